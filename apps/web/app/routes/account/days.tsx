import type { Client } from '@shop/contract/client';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { afterBox, askedSince, boxToRate } from '~/features/serving/calendar/after-box.ts';
import { ComingDays, DaysLeft, GoingAway } from '~/features/serving/calendar/beside-calendar.tsx';
import { CalendarGrid } from '~/features/serving/calendar/calendar-grid.tsx';
import { CalendarHead, Legend } from '~/features/serving/calendar/calendar-head.tsx';
import { calendarSpan, spanWith } from '~/features/serving/calendar/calendar-span.ts';
import { DaySheet } from '~/features/serving/calendar/day-sheet.tsx';
import { Invitation } from '~/features/serving/calendar/invitation.tsx';
import { NextDelivery } from '~/features/serving/calendar/next-delivery.tsx';
import { RateCard } from '~/features/serving/calendar/rate-card.tsx';
import { rateTask } from '~/features/serving/calendar/rate-task.ts';
import { SupplementNotice } from '~/features/serving/calendar/to-pay.tsx';
import { FeedCard } from '~/features/serving/feed-card.tsx';
import { feedTasks } from '~/features/serving/feed-tasks.ts';
import { Done } from '~/features/base/forms/done.tsx';
import { perform } from '~/lib/intents.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import type { Route } from './+types/days.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.days_title());

/** The account's layout gives it the whole width. */
export const handle = { isWide: true };

/** A day that is not there, or somebody else's, opens nothing. */
const openedDay = async (api: Client, asked: string | null): Promise<OpenedDelivery | null> => {
  if (!asked || !/^\d{1,9}$/.test(asked)) return null;
  const found = await api('GET /deliveries/{id}', { params: { id: Number(asked) } }).catch(() => null);
  return found?.data ?? null;
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { now } = context.get(pageContext);
  const today = dayInVilnius(new Date(now));
  const span = calendarSpan(url.searchParams, today);
  const [first, last] = [span.days[0] ?? today, span.days.at(-1) ?? today];
  const [shown, around, opened, { data: feed }] = await Promise.all([
    api('GET /deliveries', { query: { from: first, to: last } }),
    api('GET /deliveries', { query: { from: askedSince(today), to: addDays(today, 6) } }),
    openedDay(api, url.searchParams.get('day')),
    api('GET /users/calendar-feed'),
  ]);
  const [invitation, after, toRate] = await Promise.all([
    shown.next ? null : invitationOf(api),
    opened && afterBox(api, opened, new Date(now)),
    boxToRate(api, around.data, new Date(now)),
  ]);
  return { now, span, shown, around: around.data, opened, after, toRate, feed, invitation };
}

const invitationOf = async (api: Client) => {
  const [orders, kits] = await Promise.all([
    api('GET /check-outs', { query: { mine: true, perPage: 1 } }),
    api('GET /meal-kits', { query: { isRecommended: true, perPage: 3 } }),
  ]);
  return { lastCheckOutId: orders.data[0]?.id ?? null, kits: kits.data };
};

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  return perform<string>(form, { ...feedTasks(api), ...rateTask(api, form) });
}

export default function DaysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, span, shown, around, opened, after, toRate, feed, invitation } = loaderData;
  const today = dayInVilnius(new Date(now));
  const opens = (deliveryId: number): string => paths.userDays({ ...span.query, day: String(deliveryId) });
  const { next, running, supplements, data, closedDays } = shown;
  const ahead = around.filter(({ status, day }) => deliveryGroups.ahead.includes(status) && day >= today);
  const isMonth = span.view === 'month';
  const daysLeft = running.length > 0 && <DaysLeft running={running} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="sr-only">{m.days_title()}</h1>
      <Done outcome={actionData} />
      {supplements.map((supplement) => (
        <SupplementNotice key={supplement.changeId} supplement={supplement} now={now} />
      ))}
      {next && <NextDelivery next={next} today={today} opens={opens} />}
      {invitation && <Invitation {...invitation} />}
      {(next || data.length > 0) && (
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] xl:gap-y-6">
          <section aria-labelledby="calendar" className="grid grid-cols-1 content-start gap-4">
            <CalendarHead span={span} today={today} id="calendar" />
            <CalendarGrid
              span={span}
              today={today}
              data={data}
              closedDays={closedDays}
              opens={opens}
              openDay={opened?.day ?? null}
            />
            {!span.days.includes(today) && (
              <Link
                to={paths.userDays(spanWith(today, span.view))}
                preventScrollReset
                className={cx(buttonLook({ variant: 'quiet', size: 'sm' }), 'justify-self-start')}
              >
                {m.days_to_today()}
              </Link>
            )}
            <Legend deliveries={data} />
            {toRate && <RateCard box={toRate} today={today} outcome={actionData} />}
          </section>
          {next && (
            <div className="grid grid-cols-1 content-start items-start gap-6 md:max-xl:grid-cols-2 xl:row-span-2">
              <ComingDays days={ahead} today={today} opens={opens} />
              <GoingAway deliveryId={next.id} />
              {isMonth && daysLeft}
            </div>
          )}
          {/* A week leaves room below it. */}
          <div
            className={cx(
              'grid grid-cols-1 content-start items-start gap-6 xl:col-start-1',
              !isMonth && daysLeft && 'md:grid-cols-2',
            )}
          >
            {!isMonth && daysLeft}
            <FeedCard feed={feed} outcome={actionData} />
          </div>
        </div>
      )}
      {opened && (
        <DaySheet
          key={opened.id}
          delivery={opened}
          others={data.filter(({ id, day }) => day === opened.day && id !== opened.id)}
          supplement={supplements.find(({ deliveryIds }) => deliveryIds.includes(opened.id))}
          after={after}
          now={now}
          opens={opens}
          withoutIt={paths.userDays(span.query)}
        />
      )}
    </div>
  );
}
