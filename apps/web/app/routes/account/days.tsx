import type { Client } from '@shop/contract/client';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { addDays, dayInVilnius, toDay } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ComingDays, DaysLeft, GoingAway } from '~/features/serving/calendar/beside-calendar.tsx';
import { CalendarGrid } from '~/features/serving/calendar/calendar-grid.tsx';
import { calendarSpan, type CalendarSpan, spanWith } from '~/features/serving/calendar/calendar-span.ts';
import { DaySheet } from '~/features/serving/calendar/day-sheet.tsx';
import { kitWords } from '~/features/serving/calendar/day-words.ts';
import { Invitation } from '~/features/serving/calendar/invitation.tsx';
import { NextDelivery } from '~/features/serving/calendar/next-delivery.tsx';
import { FeedCard } from '~/features/serving/feed-card.tsx';
import { feedTasks } from '~/features/serving/feed-tasks.ts';
import { Done } from '~/features/base/forms/done.tsx';
import { dayRange, monthName } from '~/lib/format.ts';
import { perform } from '~/lib/intents.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
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
  const [shown, coming, opened, { data: feed }] = await Promise.all([
    api('GET /deliveries', { query: { from: first, to: last } }),
    api('GET /deliveries', { query: { from: today, to: addDays(today, 6) } }),
    openedDay(api, url.searchParams.get('day')),
    api('GET /users/calendar-feed'),
  ]);
  const invitation = shown.next ? null : await invitationOf(api);
  return { now, span, shown, coming: coming.data, opened, feed, invitation };
}

const invitationOf = async (api: Client) => {
  const [orders, kits] = await Promise.all([
    api('GET /check-outs', { query: { mine: true, perPage: 1 } }),
    api('GET /meal-kits', { query: { isRecommended: true, perPage: 3 } }),
  ]);
  return { lastCheckOutId: orders.data[0]?.id ?? null, kits: kits.data };
};

function Turn({ span }: { span: CalendarSpan }) {
  const isWeek = span.view === 'week';
  const link = (query: CalendarSpan['query'], label: string, Icon: typeof ChevronLeft) => (
    <Link
      to={paths.userDays(query)}
      preventScrollReset
      aria-label={label}
      className={iconButtonLook({ variant: 'outline' })}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
  return (
    <>
      {link(span.previous, isWeek ? m.days_previous_week() : m.days_previous_month(), ChevronLeft)}
      {link(span.next, isWeek ? m.days_next_week() : m.days_next_month(), ChevronRight)}
    </>
  );
}

/** In which month the most of a week lies: its Thursday's. */
const middleOf = ({ days, month }: CalendarSpan) => (month ? toDay(`${month}-01`) : (days[3] ?? days[0]!));

function Views({ span, today }: { span: CalendarSpan; today: ReturnType<typeof toDay> }) {
  const kept = span.days.includes(today) ? today : middleOf(span);
  const views = [
    { view: 'month', label: m.days_month() },
    { view: 'week', label: m.days_week() },
  ] as const;
  return (
    <nav aria-label={m.days_view()} className="flex gap-1 rounded-control border border-line bg-paper p-1">
      {views.map(({ view, label }) => (
        <Link
          key={view}
          to={paths.userDays(spanWith(kept, view))}
          preventScrollReset
          aria-current={view === span.view ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-9 items-center rounded-control px-3 font-semibold',
            view === span.view ? 'bg-beet-950 text-white' : 'hover:bg-beet-50',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Legend({ deliveries }: { deliveries: Route.ComponentProps['loaderData']['shown']['data'] }) {
  const kits = new Map(
    deliveries.map((each) => [`${each.colour} ${kitWords({ ...each, amount: 1 })}`, each]),
  );
  if (kits.size === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {[...kits].map(([key, each]) => (
        <li key={key} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            style={{ background: each.colour }}
            className="h-2 w-6 shrink-0 rounded-full ring-1 ring-beet-950/25"
          />
          {kitWords({ ...each, amount: 1 })}
        </li>
      ))}
    </ul>
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return perform<string>(await request.formData(), feedTasks(context.get(apiContext)));
}

export default function DaysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, span, shown, coming, opened, feed, invitation } = loaderData;
  const today = dayInVilnius(new Date(now));
  const opens = (deliveryId: number): string => paths.userDays({ ...span.query, day: String(deliveryId) });
  const { next, running, data, closedDays } = shown;
  const ahead = coming.filter(({ status }) => !deliveryGroups.gone.includes(status));
  const title = span.month
    ? monthName(toDay(`${span.month}-01`))
    : dayRange(span.days[0] ?? today, span.days.at(-1) ?? today);
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="sr-only">{m.days_title()}</h1>
      <Done outcome={actionData} />
      {next && <NextDelivery next={next} today={today} opens={opens} />}
      {invitation && <Invitation {...invitation} />}
      {(next || data.length > 0) && (
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="calendar" className="grid grid-cols-1 content-start gap-4">
            <div className="flex flex-wrap items-center gap-2">
              <h2 id="calendar" aria-live="polite" className="mr-auto text-2xl first-letter:uppercase">
                {title}
              </h2>
              <Turn span={span} />
              <Views span={span} today={today} />
            </div>
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
          </section>
          <div className="grid grid-cols-1 content-start items-start gap-6 md:max-xl:grid-cols-2">
            {next && <ComingDays days={ahead} today={today} opens={opens} />}
            {next && <GoingAway deliveryId={next.id} />}
            {running.length > 0 && <DaysLeft running={running} />}
            <FeedCard feed={feed} outcome={actionData} />
          </div>
        </div>
      )}
      {opened && (
        <DaySheet
          key={opened.id}
          delivery={opened}
          others={data.filter(({ id, day }) => day === opened.day && id !== opened.id)}
          now={now}
          opens={opens}
          withoutIt={paths.userDays(span.query)}
        />
      )}
    </div>
  );
}
