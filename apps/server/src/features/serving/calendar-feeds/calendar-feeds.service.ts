import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { CalendarFeed } from '@shop/contract/calendar-feeds';
import type { WholeFile } from '@shop/contract/files';
import { broughtOn } from '@shop/domain/calendar';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { type Locale, textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { type CalendarEvent, calendarFile } from '../../../papers/calendar-file.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import type { StopRuleRow } from '../../selling/check-outs/stop-rules.repository.ts';
import type { FeedDay, FeedRow } from './calendar-feeds.repository.ts';

type FeedParts = {
  readonly work: UnitOfWork;
  readonly tokens: EncryptedTokens;
  readonly settings: ReadSettings;
  readonly publicUrl: () => URL;
};

const DAYS_BACK = 30;
const PURPOSE = 'calendar-feed';
const keyOf = ({ userId, salt }: Pick<FeedRow, 'userId' | 'salt'>): string => `${userId} ${salt}`;

const isSame = (right: string, given: string): boolean => {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** A day that is not agreed on yet is not there; one that was and is called off says so, so that phones follow. */
const isAgreed = ({ checkOut }: FeedDay): boolean =>
  !checkOutGroups.open.includes(checkOut.status) || checkOutGroups.awaited.includes(checkOut.status);

/** Day, window and kit. One event for a delivery, however it is moved: its name stays. */
const eventOf = (
  { delivery, item, checkOut }: FeedDay,
  rules: readonly StopRuleRow[],
  { shop, locale, url }: { readonly shop: string; readonly locale: Locale; readonly url: URL },
): CalendarEvent => {
  const window = stopOf(checkOut, delivery, rules).deliveryTime;
  const words = checkOut.deliveryDayBefore ? m.order_mail_calendar_evening : m.order_mail_calendar_summary;
  return {
    uid: `delivery-${delivery.id}@${url.hostname}`,
    day: broughtOn(delivery.day, checkOut.deliveryDayBefore),
    ...(window && { hours: { from: window.fromTime, to: window.toTime } }),
    summary: words({ shop, kits: textIn((delivery.item ?? item).name, locale) }, { locale }),
    isCancelled:
      deliveryGroups.gone.includes(delivery.status) || checkOutGroups.endedUnpaid.includes(checkOut.status),
    // Every change of a day is one of its check-out.
    sequence: checkOut.version,
  };
};

/** A private address at which a phone finds all days of an account. */
export const calendarFeedsService = ({ work, tokens, settings, publicUrl }: FeedParts) => {
  const present = (row: FeedRow | null): CalendarFeed => ({
    url:
      row &&
      new URL(`/api/calendar-feeds/${row.userId}-${tokens.hash(PURPOSE, keyOf(row))}`, publicUrl()).href,
    createdAt: row && row.createdAt.toISOString(),
  });
  return {
    one: async ({ userId }: Viewer): Promise<CalendarFeed> =>
      present(await work.read(({ calendarFeeds }) => calendarFeeds.one(userId))),

    open: ({ userId }: Viewer, { now }: Actor): Promise<CalendarFeed> =>
      work.transaction(async (within) => {
        const row = { userId, salt: randomUUID(), createdAt: now };
        await within.calendarFeeds.set(row);
        await within.audit.record(
          { actorId: userId, action: 'open_feed', entity: 'user', entityId: userId },
          now,
        );
        return present(row);
      }),

    end: ({ userId }: Viewer, { now }: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        if (!(await within.calendarFeeds.remove(userId))) return fail('not_found');
        await within.audit.record(
          { actorId: userId, action: 'end_feed', entity: 'user', entityId: userId },
          now,
        );
        return undefined;
      }),

    file: async (token: string, now: Date): Promise<WholeFile | Failure> => {
      const [, id = '', hash = ''] = /^(\d{1,9})-([\w-]+)$/.exec(token) ?? [];
      return work.view(async (repositories) => {
        const row = id === '' ? null : await repositories.calendarFeeds.one(Number(id));
        const user = row && (await repositories.auth.user(row.userId));
        const opens = row && tokens.hashes(PURPOSE, keyOf(row)).some((right) => isSame(right, hash));
        if (!user || !opens || user.deletedAt !== null) return fail('not_found');
        const from = addDays(dayInVilnius(now), -DAYS_BACK);
        const days = (await repositories.calendarFeeds.days(user.id, from)).filter(isAgreed);
        const checkOutIds = [...new Set(days.map(({ checkOut }) => checkOut.id))];
        const rules = Map.groupBy(await repositories.stopRules.of(checkOutIds), (rule) => rule.checkOutId);
        const shop = (await settings()).shop.name;
        const facts = { shop, locale: user.locale, url: publicUrl() };
        const events = days.map((day) => eventOf(day, rules.get(day.checkOut.id) ?? [], facts));
        const file = calendarFile({ name: shop, events, stamp: now, refreshHours: 1 });
        return { fileName: 'calendar.ics', bytes: new TextEncoder().encode(file) };
      });
    },
  };
};
export type CalendarFeedsService = ReturnType<typeof calendarFeedsService>;
