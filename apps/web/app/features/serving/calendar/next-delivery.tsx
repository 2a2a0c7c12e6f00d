import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import type { Day } from '@shop/domain/day';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { ArrowLeftRight, type LucideIcon, MapPin, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayStatuses } from '~/features/selling/check-outs/status-words.ts';
import { number, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Picture } from '~/ui/picture.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import {
  addressWords,
  clashWords,
  handedOver,
  isStoppedForCash,
  kitWords,
  numberWords,
  whenWords,
} from './day-words.ts';
import { DueNotice, HeldNotice } from './to-pay.tsx';

const steps: readonly DeliveryStatus[] = ['planned', 'prepared', 'on_the_way', 'delivered'];

function Progress({ status }: { status: DeliveryStatus }) {
  const reached = steps.indexOf(status);
  if (reached < 0) return null;
  return (
    <div className="grid gap-1.5 pt-2 text-sm">
      <ol aria-label={m.days_progress()} className="grid max-w-xl grid-cols-4 gap-2">
        {steps.map((step, index) => {
          const label = dayStatuses[step].words;
          const isReached = index <= reached;
          return (
            <li key={step} aria-current={index === reached ? 'step' : undefined} className="grid gap-1.5">
              <span
                aria-hidden="true"
                className={cx('h-1.5 rounded-full', isReached ? 'bg-dill-500' : 'bg-beet-300')}
              />
              <span
                className={cx(
                  'first-letter:uppercase max-[26rem]:sr-only',
                  isReached && 'font-semibold text-dill-700',
                )}
              >
                {label()}
              </span>
              {isReached && (
                <VisuallyHidden>
                  {index === reached
                    ? m.days_step_now({ step: label() })
                    : m.days_step_done({ step: label() })}
                </VisuallyHidden>
              )}
            </li>
          );
        })}
      </ol>
      {/* On the narrowest screens there is room for one word. */}
      <p
        aria-hidden="true"
        className="hidden font-semibold text-dill-700 first-letter:uppercase max-[26rem]:block"
      >
        {dayStatuses[status].words()}
      </p>
    </div>
  );
}

function Dishes({ next }: { next: CalendarDelivery }) {
  const { headline, dishCount, kcal } = next;
  if (!headline) return <>{kitWords(next)}</>;
  return (
    <>
      {m.days_main_dish({ meal: mealName(headline.meal), dish: t(headline.name) })}
      {dishCount > 1 && `, ${m.days_more_dishes({ count: dishCount - 1 })}`}
      {kcal !== null && (
        <>
          , <strong>{m.days_kcal_in_all({ amount: number(kcal) })}</strong>
        </>
      )}
    </>
  );
}

type Props = { next: CalendarDelivery; today: Day; opens: (deliveryId: number) => string };

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-2.5">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-beet-700" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** What is other than the menu says, for what was left out. */
const exchangeWords = (next: CalendarDelivery): string | null => {
  const { exchangedCount, item } = next;
  const words = [
    ...(exchangedCount > 0 ? [m.days_exchanged({ count: exchangedCount })] : []),
    clashWords(next),
  ]
    .filter((each) => each !== null)
    .join(', ');
  if (words === '') return null;
  const names = item.allergens.map(({ name }) => t(name).toLowerCase()).join(', ');
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return names === '' ? said : `${said} · ${m.day_without({ allergens: names })}`;
};

export function NextDelivery({ next, today, opens }: Props) {
  const exchange = exchangeWords(next);
  const number = numberWords(next);
  const picture = next.headline?.picture ?? null;
  return (
    <section
      aria-labelledby="next-delivery"
      className={cx(
        'grid grid-cols-1 overflow-clip rounded-card bg-beet-100',
        picture && 'md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
      )}
    >
      <div className="grid min-w-0 content-start gap-3 p-5 sm:p-8">
        <div>
          <p className="font-semibold text-beet-700">
            {m.days_next()}
            {number && ` · ${number}`}
          </p>
          <h2 id="next-delivery" className="text-4xl first-letter:uppercase">
            {isStoppedForCash(next) ? m.missed_held_title() : whenWords(next, today)}
          </h2>
        </div>
        <Fact Icon={MapPin}>
          <RangeText>{addressWords(next.stop)}</RangeText> · <strong>{handedOver(next.stop)}</strong>
        </Fact>
        <Fact Icon={Utensils}>
          <Dishes next={next} />
        </Fact>
        {exchange && <Fact Icon={ArrowLeftRight}>{exchange}</Fact>}
        <HeldNotice delivery={next} />
        <DueNotice delivery={next} today={today} />
        <div className="flex flex-wrap gap-3 pt-1">
          <Link to={opens(next.id)} state={{ isFromPage: true }} preventScrollReset className={buttonLook()}>
            {m.days_open()}
          </Link>
          <Link to={paths.userCheckOut(next.checkOutId)} className={buttonLook({ variant: 'secondary' })}>
            {m.days_open_order()}
          </Link>
        </div>
        <Progress status={next.status} />
      </div>
      {picture && (
        <Picture
          picture={picture}
          alt={t(picture.alt)}
          sizes="(min-width: 48rem) 33vw, 100vw"
          priority
          className="size-full max-h-44 object-cover max-md:order-first md:max-h-none"
        />
      )}
    </section>
  );
}
