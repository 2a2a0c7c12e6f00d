import type { PricedKit } from '@shop/contract/prices';
import { type CalorieNeed, LEAST_HEALTHY_KCAL, shortfall } from '@shop/domain/calories';
import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { number, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Picture } from '~/ui/picture.tsx';
import { recommendKit } from './recommend-kit.ts';

const kcal = (amount: number): string => m.kcal({ amount: number(amount) });

type Props = { need: CalorieNeed | null; kits: readonly PricedKit[]; children?: ReactNode };

/** What the answers come to, and the kit that fits; before that, an empty plate of the same size. */
export function CalculatorResult({ need, kits, children }: Props) {
  if (!need) {
    return (
      <div className="grid place-content-center justify-items-center gap-4 rounded-card border border-dashed border-edge p-8 text-center">
        <span className="plate grid size-32 place-items-center font-display text-4xl font-bold text-beet-600">
          ?
        </span>
        <p className="max-w-xs">{m.calc_waiting()}</p>
      </div>
    );
  }
  const found = recommendKit(need.target, kits);
  const missing = found ? shortfall(need.target, found.kcal) : 0;
  return (
    <div className={`${cardLook()} grid content-start gap-4`}>
      <div>
        <p className="text-muted">{m.calc_result()}</p>
        <p className="font-display text-5xl font-bold text-beet-700">{kcal(need.target)}</p>
        <p className="text-sm text-muted">
          {m.calc_details({ resting: kcal(need.resting), maintaining: kcal(need.maintaining) })}
        </p>
      </div>
      {children}
      {need.isFastLoss && <Notice tone="warn">{m.calc_fast_loss()}</Notice>}
      {need.isRaisedToMinimum && (
        <Notice tone="warn">{m.calc_raised({ kcal: kcal(LEAST_HEALTHY_KCAL) })}</Notice>
      )}
      {found && (
        <div className="grid gap-4 rounded-card bg-beet-50 p-4 sm:grid-cols-[8rem_1fr] sm:items-center">
          {found.kit.thumbnail && (
            <Picture
              picture={found.kit.thumbnail}
              alt=""
              sizes="(min-width: 40rem) 8rem, 80vw"
              className="aspect-4/3 rounded-control sm:aspect-square"
            />
          )}
          <div className="grid justify-items-start gap-2">
            <p className="text-sm font-semibold text-dill-700">
              {missing > 0 ? m.calc_nearest() : m.calc_fits_you()}
            </p>
            <p className="font-display text-xl font-bold">{t(found.kit.name)}</p>
            <p className="text-muted">{t(found.kit.tagline)}</p>
            {missing > 0 && <p className="text-sm">{m.calc_missing({ kcal: kcal(missing) })}</p>}
            <Link
              to={paths.mealKit(found.kit.id, { kcal: String(found.kcal) })}
              prefetch="intent"
              className={buttonLook()}
            >
              {m.calc_open_kit({ kcal: kcal(found.kcal) })}
            </Link>
          </div>
        </div>
      )}
      <p className="text-sm text-muted">{m.calc_disclaimer()}</p>
    </div>
  );
}
