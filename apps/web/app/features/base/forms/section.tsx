import { type ReactNode, useId } from 'react';
import { cardLook } from '~/ui/card.tsx';

type Props = { title: string; intro?: ReactNode; id?: string; children: ReactNode };

export function Section({ title, intro, id, children }: Props) {
  const titleId = useId();
  return (
    // Whoever is led to a section by its id is told its title.
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      className={cardLook()}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {intro && <div className="mt-1 text-muted">{intro}</div>}
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}
