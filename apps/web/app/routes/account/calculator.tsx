import type { KeptCalculation } from '@shop/contract/calculations';
import { m } from '@shop/messages';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { CalorieCalculator } from '~/features/catalogue/calculator/calorie-calculator.tsx';
import { goalNames } from '~/features/catalogue/calculator/names.ts';
import { Section } from '~/features/base/forms/section.tsx';
import { number } from '~/lib/format.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { currentViewer, viewerContext } from '~/lib/guards.ts';
import { perform } from '~/lib/intents.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import type { Route } from './+types/calculator.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.calculator_title());

export const handle = { isWide: true };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pricedKits: (await context.get(apiContext)('GET /prices')).data,
  kept: (await currentViewer(context)).calculation,
});

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const params = { id: context.get(viewerContext).id };
  return perform(form, {
    keep: async () => {
      const { kcal, goal } = textsOf(form, ['kcal', 'goal']);
      const body = { kcal: Number(kcal), goal: goal as KeptCalculation['goal'] };
      await api('PUT /users/{id}/calculation', { params, body });
      return m.calculation_kept();
    },
    forget: async () => {
      await api('DELETE /users/{id}/calculation', { params });
      return m.calculation_forgotten();
    },
  });
}

export default function CalculatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pricedKits, kept } = loaderData;
  return (
    <div id="skaiciuokle" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-4xl">{m.calculator_title()}</h1>
        <p className="max-w-2xl text-lg text-muted">{m.calculator_account_intro()}</p>
      </div>
      <Done outcome={actionData} />
      {kept && (
        <Section title={m.calculation_title()} intro={m.calculation_intro()}>
          <p className="font-display text-3xl font-bold text-beet-700">
            {m.kcal({ amount: number(kept.kcal) })}
          </p>
          <p>{m.calculation_goal({ goal: goalNames[kept.goal]() })}</p>
          <IntentForm
            intent="forget"
            outcome={actionData}
            labels={{}}
            submit={m.calculation_forget()}
            variant="secondary"
          />
        </Section>
      )}
      <CalorieCalculator
        kits={pricedKits}
        after={(target, goal) =>
          kept?.kcal === Math.round(target) && kept.goal === goal ? (
            <p className="font-semibold text-dill-700">{m.calculation_is_kept()}</p>
          ) : (
            <IntentForm intent="keep" outcome={actionData} labels={{}} submit={m.calculation_keep()}>
              <input type="hidden" name="kcal" value={Math.round(target)} />
              <input type="hidden" name="goal" value={goal} />
              <p className="text-sm text-muted">{m.calculation_keep_hint()}</p>
            </IntentForm>
          )
        }
      />
    </div>
  );
}
