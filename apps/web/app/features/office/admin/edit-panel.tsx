import { m } from '@shop/messages';
import { useLocation, useNavigate } from 'react-router';
import { Drawer } from '~/ui/drawer.tsx';
import { PanelForm, type PanelFormProps } from './panel-form.tsx';
import { PlainPanel } from './plain-panel.tsx';
import { type PlaceName, placePaths } from './places.ts';

type Props = Omit<PanelFormProps, 'close' | 'isPlain'> & { place: PlaceName; createTitle: string };

/** A thing beside its list, which stays behind it as it was. Nothing that was typed is lost by mistake. */
export function EditPanel({ place, createTitle, ...props }: Props) {
  const { item, name } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const title = item ? name : createTitle;
  const closePath = `${placePaths(place).list}${search}`;
  const close = () => void navigate(closePath, { replace: true, preventScrollReset: true });
  return (
    <>
      <noscript>
        <PlainPanel {...props} title={title} closePath={closePath} />
      </noscript>
      <Drawer
        open
        onOpenChange={(open) => !open && close()}
        size="panel"
        title={title}
        closeLabel={m.close()}
      >
        {/* Another version of it is another form: what was typed into the old one is gone with it. */}
        <PanelForm key={`${item?.id ?? 'new'} ${item?.version ?? 0}`} {...props} close={close} />
      </Drawer>
    </>
  );
}
