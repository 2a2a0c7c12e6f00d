import { REQUEST_LENGTHS } from '@shop/domain/individual/request-lengths';
import { m } from '@shop/messages';
import { number, t } from '~/lib/format.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Field } from '~/ui/field.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { RequestContext } from './context.ts';

/** What somebody does not eat, and by which plan. */
export function FoodFields({ answers, choices }: Pick<RequestContext, 'answers' | 'choices'>) {
  return (
    <>
      <CheckCards
        name="allergenIds"
        legend={m.individual_allergens()}
        hint={m.individual_allergens_hint()}
        layout="chips"
        defaultValue={answers.allergenIds.map(String)}
        options={choices.allergens.map(({ id, name, pricePercent }) => ({
          value: String(id),
          title: t(name),
          ...(pricePercent > 0 && { aside: `+${m.percent({ amount: number(pricePercent) })}` }),
        }))}
      />
      <RadioCards
        name="dietPlanId"
        legend={m.individual_diet()}
        layout="chips"
        defaultValue={String(answers.dietPlanId ?? 0)}
        options={[
          { value: '0', title: m.individual_diet_none() },
          ...choices.dietPlans.map(({ id, name }) => ({ value: String(id), title: t(name) })),
        ]}
      />
      {choices.products.length > 0 && (
        <CheckCards
          name="dislikedProductIds"
          legend={m.individual_disliked()}
          layout="chips"
          defaultValue={answers.dislikedProductIds.map(String)}
          options={choices.products.map(({ id, name }) => ({ value: String(id), title: t(name) }))}
        />
      )}
      <Field name="dislikedWords" label={m.individual_disliked_words()} note={m.optional()}>
        <TextArea
          rows={2}
          maxLength={REQUEST_LENGTHS.dislikedWords}
          defaultValue={answers.dislikedWords}
          placeholder={m.individual_disliked_example()}
        />
      </Field>
    </>
  );
}
