import { m } from '@shop/messages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonLook } from '~/ui/button.tsx';

type Props = {
  /** The step before; the first one has none. */
  back?: string;
  pending?: { readonly is: boolean; readonly label: string };
  /** What the step does at its end; where nothing is said, it leads on. */
  children?: ReactNode;
};

/** The way on and the way back, at the foot of every step; on a phone the way on stands first. */
export function StepButtons({ back, pending, children }: Props) {
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3">
      {back !== undefined && (
        <Link to={back} className={`${buttonLook({ variant: 'quiet', size: 'lg' })} max-sm:w-full`}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          {m.check_out_back()}
        </Link>
      )}
      <Button
        type="submit"
        size="lg"
        className="max-sm:w-full sm:ml-auto"
        {...(pending && { loading: pending.is, loadingLabel: pending.label })}
        {...(children === undefined && {
          iconAfter: <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />,
        })}
      >
        {children ?? m.check_out_continue()}
      </Button>
    </div>
  );
}
