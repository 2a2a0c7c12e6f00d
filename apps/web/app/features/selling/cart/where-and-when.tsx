import { m } from '@shop/messages';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { longDay, t } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { firstDay } from './first-day.ts';

type Props = ComponentProps<typeof DeliveryChoice> & {
  /** What is chosen cannot be: the choice stays open until it can. */
  isWrong: boolean;
  /** Nobody has been asked before. */
  isOpenAtFirst?: boolean;
  /** On a wide screen there is room for the choice itself. */
  isLineOnPhoneOnly?: boolean;
  /** What is to be said beside the line. */
  note?: ReactNode;
};

/** City, days and start as one line; the choice behind it opens in place. */
export function WhereAndWhen(props: Props) {
  const { isWrong, isOpenAtFirst = false, isLineOnPhoneOnly = false, note, ...choice } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // It stays open when the last wrong choice is mended: nothing closes under somebody's hand.
  if (isWrong && !isOpen) setOpen(true);
  const id = useId();
  const { list, options, priced } = choice;
  const city = list.cities.find((each) => each.id === priced.input.cityId);
  const first = firstDay(priced);
  const words = [
    city && t(city.name),
    (options.workingDaysOnly ? m.days_working() : m.days_every()).toLowerCase(),
    first && m.review_from({ day: longDay(first, 'genitive') }),
  ].filter(Boolean);
  const line = isLineOnPhoneOnly ? 'lg:hidden' : '';
  return (
    <section aria-labelledby={`${id}title`} className={cx(cardLook(), 'grid grid-cols-1')}>
      <div className={cx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', isOpen && 'mb-5')}>
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2
            id={`${id}title`}
            className={cx(
              'font-text text-sm font-normal tracking-normal text-muted',
              isLineOnPhoneOnly &&
                'lg:font-display lg:text-2xl lg:font-bold lg:tracking-tight lg:text-beet-950',
            )}
          >
            {m.delivery_title()}
          </h2>
          <p aria-live="polite" className={cx('font-semibold', line)}>
            {words.join(' · ')}
          </p>
        </div>
        {!isWrong && (
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={`${id}choice`}
            aria-label={isOpen ? undefined : m.review_change_of({ what: m.delivery_title() })}
            className={line}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.edit_done() : m.review_change()}
          </Button>
        )}
      </div>
      {note}
      <div
        id={`${id}choice`}
        className={cx(
          !isOpen && (isLineOnPhoneOnly ? 'max-lg:hidden' : 'hidden'),
          isLineOnPhoneOnly && !isOpen && 'lg:mt-5',
        )}
      >
        <DeliveryChoice {...choice} />
      </div>
    </section>
  );
}
