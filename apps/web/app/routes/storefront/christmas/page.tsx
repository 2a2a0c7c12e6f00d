import { m } from '@shop/messages';
import { CalendarHeart, PackageX } from 'lucide-react';
import { data, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { DishVotes } from '~/features/catalogue/dishes/dish-votes.tsx';
import { OpenDish } from '~/features/catalogue/dishes/open-dish.tsx';
import { DishCard } from '~/features/catalogue/meal-kits/dish-card.tsx';
import {
  askForReminder,
  loadChristmas,
  orderChristmas,
} from '~/features/selling/christmas/christmas-data.server.ts';
import { ChristmasForm } from '~/features/selling/christmas/christmas-form.tsx';
import { ReminderForm } from '~/features/selling/christmas/reminder-form.tsx';
import { setsCost } from '~/features/selling/christmas/sets-cost.ts';
import { deadline, moment, money, phoneNumber, t } from '~/lib/format.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { textIn } from '~/lib/form-values.ts';
import { unlessOnlyQueryChanges } from '~/lib/revalidation.ts';
import { useConversion } from '~/lib/use-conversion.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Container, PageSection } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { Route } from './+types/page.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, m.christmas_title(), m.christmas_description(), {
    picture: loaderData?.kit?.thumbnail ?? null,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return loadChristmas(context.get(apiContext));
}

/** A dish that is looked at changes nothing; where an order was refused, less may be left than the page has shown. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  unlessOnlyQueryChanges(change) || change.actionStatus !== undefined;

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  if (intent === 'order') return orderChristmas(api, form);
  if (intent === 'remind') return askForReminder(api, form);
  throw data(null, { status: 400 });
}

type Data = Route.ComponentProps['loaderData'];

const orderId = 'uzsakymas';

/** How it stands with the season, in one line. */
const seasonWords = ({ phase, opensAt, lastOrderAt }: Data['season']): string => {
  if (phase === 'open' && lastOrderAt !== null)
    return m.christmas_until({ deadline: deadline(new Date(lastOrderAt)) });
  if (phase === 'before' && opensAt !== null) return m.christmas_before_text({ moment: moment(opensAt) });
  return phase === 'over' ? m.christmas_over_text() : m.christmas_off_text();
};

const seasonTitles = {
  before: m.christmas_before_title,
  over: m.christmas_over_title,
  off: m.christmas_off_title,
};

function Head({ season, kit }: Data) {
  const picture = kit?.pictures[1] ?? kit?.pictures[0];
  const isOpen = season.phase === 'open';
  return (
    <div className="on-dark bg-beet-950 text-white">
      <Container className="grid items-center gap-8 py-8 lg:grid-cols-2 lg:gap-12 lg:py-0">
        <div className="grid gap-4 lg:py-14">
          <h1 className="text-5xl">{m.christmas_title()}</h1>
          <p className="max-w-xl text-lg">{m.christmas_intro()}</p>
          {kit && isOpen && (
            <p className="font-display text-3xl font-bold text-yolk-300">
              {m.christmas_price({ price: money(setsCost(kit, 1)) })}
            </p>
          )}
          <div>
            {season.phase !== 'open' && (
              <p className="font-display text-2xl font-bold text-yolk-300">{seasonTitles[season.phase]()}</p>
            )}
            <p className={isOpen ? '' : 'mt-1'}>{seasonWords(season)}</p>
          </div>
          {isOpen && (
            <div>
              <a href={`#${orderId}`} className={buttonLook({ size: 'lg' })}>
                {m.christmas_order_button()}
              </a>
            </div>
          )}
        </div>
        {picture && (
          <Picture
            picture={picture}
            alt={t(picture.alt)}
            sizes="(min-width: 64rem) 50vw, 100vw"
            priority
            className="aspect-4/3 rounded-card lg:rounded-none"
          />
        )}
      </Container>
    </div>
  );
}

/** Dishes without pictures of their own stand beside the picture of all of them. */
function Dishes({ kit }: { kit: NonNullable<Data['kit']> }) {
  const table = kit.dishes.some(({ picture }) => picture) ? null : kit.thumbnail;
  return (
    <div className={cx('grid gap-6 lg:gap-10', table && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]')}>
      {table && (
        <Picture
          picture={table}
          alt={t(table.alt)}
          sizes="(min-width: 64rem) 45vw, 100vw"
          className="aspect-4/3 rounded-card lg:sticky lg:top-24"
        />
      )}
      <ul
        className={cx(
          'grid content-start gap-3 sm:grid-cols-2 sm:gap-4 [&_article]:h-full',
          !table && 'lg:grid-cols-4',
        )}
      >
        {kit.dishes.map((dish) => (
          <li key={dish.id}>
            <DishCard dish={dish} votes={<DishVotes evaluation={dish.evaluation} />} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type OrderProps = Omit<Data, 'kit'> & {
  kit: NonNullable<Data['kit']>;
  actionData: Route.ComponentProps['actionData'];
};

/** What is sold, or why nothing is. */
function Order({ season, kit, online, methods, canPay, actionData }: OrderProps) {
  const { shop } = useRoot();
  const phone = phoneNumber(shop.company.phone);
  if (season.ways.length === 0)
    return (
      <EmptyState
        icon={<CalendarHeart aria-hidden="true" />}
        title={m.christmas_no_ways()}
        text={m.christmas_no_ways_text()}
      />
    );
  if (season.ways.every(({ setsLeft }) => setsLeft === 0))
    return (
      <EmptyState
        icon={<PackageX aria-hidden="true" />}
        title={m.christmas_all_sold_out()}
        text={m.christmas_all_sold_out_text({ phone })}
      />
    );
  if (!canPay) return <Notice tone="warn">{m.christmas_online_off({ phone })}</Notice>;
  return <ChristmasForm season={season} kit={kit} online={online} methods={methods} refusal={actionData} />;
}

export default function ChristmasPage({ loaderData, actionData }: Route.ComponentProps) {
  const { season, kit } = loaderData;
  const [search] = useSearchParams();
  const isOpen = season.phase === 'open';
  useConversion(
    { name: 'ViewContent', ...(kit && { contentIds: [kit.id], valueCents: setsCost(kit, 1) }) },
    'christmas',
  );
  return (
    <>
      <Head {...loaderData} />
      <Container className="grid gap-6 pt-8">
        <Notice title={m.christmas_notice_title()}>{m.christmas_notice_text()}</Notice>
        {!isOpen && <ReminderForm refusal={actionData} isSent={search.has('issiusta') && !actionData} />}
      </Container>
      {kit && (
        <PageSection
          title={kit.dishes.length === 12 ? m.christmas_dishes_title() : m.christmas_dishes_title_count()}
          intro={m.pictures_are_illustrations()}
        >
          <Dishes kit={kit} />
          <OpenDish slots={() => kit.dishes.map((dish) => ({ dish }))} />
        </PageSection>
      )}
      {isOpen && kit && (
        <Container width="narrow" className="pb-10">
          <section id={orderId} aria-labelledby="order-title" className="scroll-mt-28">
            <h2 id="order-title" className="mb-6 text-4xl">
              {m.christmas_order_button()}
            </h2>
            <Order {...loaderData} kit={kit} actionData={actionData} />
          </section>
        </Container>
      )}
    </>
  );
}
