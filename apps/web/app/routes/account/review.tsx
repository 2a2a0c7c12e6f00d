import type { DishReview } from '@shop/contract/dish-reviews';
import { reviewableUntil } from '@shop/domain/days/after-delivery';
import { m } from '@shop/messages';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { allPages } from '~/lib/all-pages.ts';
import { deadline, longDay, t } from '~/lib/format.ts';
import { perform } from '~/lib/intents.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { RatingInput } from '~/ui/rating-input.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { idOrNotFound } from '~/lib/not-found.ts';
import type { Route } from './+types/review.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.dish_review_title());

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = idOrNotFound(params.id);
  const [{ data: delivery }, reviews, { data: terms }] = await Promise.all([
    orNotFoundWithMessage(api('GET /deliveries/{id}', { params: { id } })),
    allPages((query) => api('GET /dish-reviews', { query: { ...query, deliveryId: id } })),
    api('GET /evaluate-dish-settings'),
  ]);
  const until = reviewableUntil(delivery.broughtOn, terms.daysAfterDelivery);
  const isOpen =
    terms.isEnabled && delivery.status === 'delivered' && new Date(context.get(pageContext).now) < until;
  // What was written for this box alone is not among the shop's dishes.
  const rated = delivery.dishes.filter(({ isOwn }) => !isOwn);
  const dishes = [...new Map(rated.map(({ dish }) => [dish.id, dish])).values()];
  return {
    kitName: delivery.item.name,
    broughtOn: delivery.broughtOn,
    isDelivered: delivery.status === 'delivered',
    until: isOpen ? until.toISOString() : null,
    dishes: dishes.map(({ id: dishId, name }) => ({
      id: dishId,
      name,
      review: reviews.find((each) => each.dishId === dishId && each.isMine) ?? null,
    })),
  };
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const dishId = Number(intent.replace(/^rate-/, ''));
  return perform<string>(form, {
    [`rate-${dishId}`]: async () => {
      const body = {
        stars: textIn(form, `stars-${dishId}`),
        words: textIn(form, 'words'),
        isNameShown: form.get('isNameShown') === 'on',
      };
      const reviewId = Number(textIn(form, 'reviewId'));
      if (reviewId > 0) await api('PUT /dish-reviews/{id}', { params: { id: reviewId }, body });
      else
        await api('POST /dish-reviews', { body: { ...body, deliveryId: idOrNotFound(params.id), dishId } });
      return m.dish_review_saved();
    },
  });
}

type Rated = {
  dish: Route.ComponentProps['loaderData']['dishes'][number];
  outcome: Route.ComponentProps['actionData'];
};

function DishForm({ dish, outcome }: Rated) {
  const intent = `rate-${dish.id}`;
  const typed = outcome?.intent === intent ? outcome.refusal?.values : undefined;
  const { review } = dish;
  return (
    <Section title={t(dish.name)}>
      <IntentForm
        intent={intent}
        outcome={outcome}
        labels={{ stars: m.dish_review_stars(), words: m.dish_review_words() }}
        submit={review ? m.dish_review_change() : m.dish_review_send()}
      >
        <input type="hidden" name="reviewId" value={review?.id ?? ''} />
        <RatingInput
          name={`stars-${dish.id}`}
          legend={m.dish_review_stars()}
          starLabel={(stars) => m.dish_review_star({ stars })}
          defaultValue={Number(typed?.[`stars-${dish.id}`]) || review?.stars}
          required
        />
        <Field name="words" label={m.dish_review_words()} hint={m.dish_review_words_hint()}>
          <TextArea maxLength={500} rows={2} defaultValue={typed?.words ?? review?.words} />
        </Field>
        <Checkbox
          name="isNameShown"
          label={m.dish_review_name_shown()}
          defaultChecked={typed ? typed.isNameShown === 'on' : review !== null && review.firstName !== null}
        />
      </IntentForm>
    </Section>
  );
}

function SaidReview({ name, review }: { name: string; review: DishReview | null }) {
  return (
    <li>
      <strong>{name}</strong>: {review ? m.dish_review_star({ stars: review.stars }) : m.dish_review_none()}
    </li>
  );
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kitName, broughtOn, dishes, until, isDelivered } = loaderData;
  return (
    <>
      <Link to={paths.userDays()} className={linkLook({ kind: 'strong' })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.after_back_to_days()}
      </Link>
      <h1 className="text-4xl">{m.dish_review_title()}</h1>
      <p className="text-lg">
        {t(kitName)}, {longDay(broughtOn)}
      </p>
      <Done outcome={actionData} />
      {until === null ? (
        <>
          <Notice tone="warn">
            {isDelivered ? m.dish_review_too_late() : m.dish_review_not_delivered()}
          </Notice>
          <ul className="grid gap-2">
            {dishes.map(({ id, name, review }) => (
              <SaidReview key={id} name={t(name)} review={review} />
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{m.dish_review_until({ until: deadline(new Date(until)) })}</p>
          {dishes.map((dish) => (
            <DishForm key={dish.id} dish={dish} outcome={actionData} />
          ))}
        </>
      )}
    </>
  );
}
