import type { MealKitSummary } from '@shop/contract/meal-kits';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { KitCard } from '~/features/catalogue/meal-kits/kit-card.tsx';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';

type Props = { lastCheckOutId: number | null; kits: readonly MealKitSummary[] };

/** For whom nothing is to come. */
export function Invitation({ lastCheckOutId, kits }: Props) {
  return (
    <section aria-labelledby="invitation" className="grid grid-cols-1 gap-8">
      <div className="grid justify-items-start gap-4 rounded-card bg-beet-100 p-6 sm:p-10">
        <h2 id="invitation" className="text-4xl">
          {m.days_empty_title()}
        </h2>
        <p className="max-w-2xl text-lg">
          {lastCheckOutId === null ? m.days_empty_first() : m.days_empty_text()}
        </p>
        <div className="flex flex-wrap gap-3">
          {lastCheckOutId === null ? (
            <Link to={paths.mealKits()} className={buttonLook()}>
              {m.choose_plan()}
            </Link>
          ) : (
            <Link to={paths.userCheckOut(lastCheckOutId)} className={buttonLook()}>
              {m.days_repeat()}
            </Link>
          )}
          <Link to={paths.weekMenu()} className={buttonLook({ variant: 'secondary' })}>
            {m.days_week_menu()}
          </Link>
        </div>
      </div>
      {kits.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <h2 className="text-2xl">{m.days_recommended()}</h2>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {kits.map((kit) => (
              <li key={kit.id} className="grid">
                <KitCard kit={kit} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
