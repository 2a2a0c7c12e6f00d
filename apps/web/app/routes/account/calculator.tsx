import { m } from '@shop/messages';
import { CalorieCalculator } from '~/features/catalogue/calculator/calorie-calculator.tsx';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import type { Route } from './+types/calculator.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.calculator_title());

export const handle = { isWide: true };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pricedKits: (await context.get(apiContext)('GET /prices')).data,
});

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  return (
    <div id="skaiciuokle" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-4xl">{m.calculator_title()}</h1>
        <p className="max-w-2xl text-lg text-muted">{m.calculator_account_intro()}</p>
      </div>
      <CalorieCalculator kits={loaderData.pricedKits} />
    </div>
  );
}
