import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { popupItemLook, popupLook } from './popup-look.ts';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link without its content: `<Link to="…" />`. Else the item is a button. */
  link?: ReactElement | undefined;
  onPress?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Draws a hairline above. */
  apart?: boolean | undefined;
};

type Props = {
  /** The button, as an element. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
};

export function Menu({ trigger, items, align = 'end' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50 outline-none">
          <Base.Popup className={cx(popupLook, 'max-w-[calc(100vw-2rem)] min-w-56')}>
            {items.map((item) => {
              const look = cx(popupItemLook, item.danger && 'text-danger', '[&_svg]:size-5 [&_svg]:shrink-0');
              return (
                <Fragment key={item.key}>
                  {item.apart && <Base.Separator className="mx-3 my-1.5 h-px bg-line" />}
                  {item.link ? (
                    <Base.LinkItem closeOnClick render={item.link} className={look}>
                      {item.icon}
                      {item.label}
                    </Base.LinkItem>
                  ) : (
                    <Base.Item
                      disabled={item.disabled ?? false}
                      onClick={() => item.onPress?.()}
                      className={look}
                    >
                      {item.icon}
                      {item.label}
                    </Base.Item>
                  )}
                </Fragment>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
