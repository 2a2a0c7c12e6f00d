import type { Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { Star } from 'lucide-react';
import { Form, Link } from 'react-router';
import { accountPaths } from '~/lib/account-paths.ts';
import { deadline, t } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Picture } from '~/ui/picture.tsx';
import type { BoxToRate } from './after-box.ts';
import { dayName } from './day-words.ts';

const places = [1, 2, 3, 4, 5] as const;

/** Five buttons, each of which says it at once: by a thumb, by the keyboard, and without JavaScript. */
function Stars({ box: { delivery, headline, review } }: { box: BoxToRate }) {
  const given = review?.stars ?? 0;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="deliveryId" value={delivery.id} />
      <input type="hidden" name="dishId" value={headline.dishId} />
      <input type="hidden" name="reviewId" value={review?.id ?? ''} />
      <div role="group" aria-label={m.dish_review_stars()} className="-ml-2 inline-flex">
        {places.map((stars) => (
          <button
            key={stars}
            type="submit"
            name="stars"
            value={stars}
            aria-pressed={stars === given}
            aria-label={m.dish_review_star({ stars })}
            className="group/star grid size-11 place-items-center rounded-full"
          >
            <Star
              size={30}
              strokeWidth={1.75}
              aria-hidden="true"
              className={cx(
                'text-warn transition-transform group-hover/star:scale-110',
                stars <= given ? 'fill-yolk-500' : 'fill-paper',
                // Up to the pointer, and none behind it.
                '[button:has(~button:hover)_&]:fill-yolk-500! [button:hover_&]:fill-yolk-500! [button:hover~button_&]:fill-paper!',
              )}
            />
          </button>
        ))}
      </div>
    </Form>
  );
}

type Props = { box: BoxToRate; today: Day; outcome: Outcome<unknown> | undefined };

/** How the main dish of the newest box was. */
export function RateCard({ box, today, outcome }: Props) {
  const { delivery, headline, review, after } = box;
  const { picture, meal, name } = headline;
  const refusal = outcome?.intent === 'rate' ? outcome.refusal : undefined;
  return (
    <section
      aria-labelledby="rate"
      className={cx(cardLook({ padding: 'sm' }), 'flex flex-wrap items-center gap-x-6 gap-y-3')}
    >
      <div className="grid min-w-0 flex-[1_1_18rem] grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="8rem"
            className="aspect-square w-20 rounded-control object-cover sm:row-span-2 sm:w-28"
          />
        )}
        <div className="col-start-2 min-w-0 sm:self-end">
          <h2 id="rate" className="text-xl">
            {meal === 'undefined' ? m.days_rate_dish() : m.days_rate({ meal: mealName(meal).toLowerCase() })}
          </h2>
          <p className="text-sm text-muted">
            {t(name)} · <span className="lowercase">{dayName(delivery.broughtOn, today)}</span>
          </p>
        </div>
        {/* On a phone the five of them need the whole width. */}
        <div className="col-span-2 sm:col-span-1 sm:col-start-2 sm:self-start">
          <Stars box={box} />
          {refusal && (
            <p role="alert" className="text-sm text-danger">
              {refusal.message}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-2 text-sm">
        <Link to={accountPaths.review(delivery.id)} className={linkLook({ kind: 'strong' })}>
          {review ? m.days_rate_more() : m.day_rate()}
        </Link>
        {after.claimUntil !== null && (
          <Link to={accountPaths.claim(delivery.id)} className={linkLook({ kind: 'strong' })}>
            {m.days_something_wrong({ until: deadline(new Date(after.claimUntil)) })}
          </Link>
        )}
      </div>
    </section>
  );
}
