import { m } from '@shop/messages';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Spinner } from '~/ui/spinner.tsx';

/** Quickly at first, then less and less; after the last one it is the mail's turn. */
const pausesMs = [1500, 2000, 3000, 4000, 5000, 5000, 10_000, 10_000, 15_000, 15_000];

/** Asks for the bank's answer again and again, for about a minute. Without scripts the button does the same. */
export function BankWaiting() {
  const { submit, state, Form } = useFetcher();
  const [asked, setAsked] = useState(0);
  const pause = pausesMs[asked];
  useEffect(() => {
    if (pause === undefined || state !== 'idle') return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void submit({ intent: 'check' }, { method: 'post' });
    }, pause);
    return () => clearTimeout(timer);
  }, [asked, pause, state, submit]);
  const isOver = pause === undefined;
  return (
    <section aria-labelledby="waiting" className={cardLook({ tone: 'yolk' })}>
      <div role="status" className="flex items-start gap-4">
        {!isOver && <Spinner className="mt-1 size-7 shrink-0 text-beet-700" />}
        <div>
          <h1 id="waiting" className="text-3xl">
            {m.bank_waiting_title()}
          </h1>
          <p className="mt-2 max-w-2xl text-lg">{isOver ? m.bank_silent_text() : m.bank_waiting_text()}</p>
        </div>
      </div>
      <Form method="post" className="mt-5">
        <input type="hidden" name="intent" value="check" />
        <Button
          type="submit"
          variant="secondary"
          loading={isOver && state !== 'idle'}
          loadingLabel={m.bank_waiting_title()}
        >
          {m.bank_check_again()}
        </Button>
      </Form>
    </section>
  );
}
