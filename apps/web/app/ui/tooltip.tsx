import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';

type Props = {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** A button or link: something the keyboard reaches. */
  children: ReactElement;
};

/** A few words more on hover and focus. Never the only place of something needed: touch does not show it. */
export function Tooltip({ text, side = 'top', children }: Props) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} aria-describedby={id} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup
            id={id}
            role="tooltip"
            className="max-w-64 origin-(--transform-origin) rounded-control bg-beet-950 px-3 py-2 text-sm text-white transition duration-150 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0 forced-colors:border"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
