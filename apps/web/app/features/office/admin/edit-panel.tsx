import { m } from '@shop/messages';
import { useLocation, useNavigate } from 'react-router';
import { Drawer } from '~/ui/drawer.tsx';
import { PanelForm, type PanelFormProps } from './panel-form.tsx';
import { type PlaceName, placePaths } from './places.ts';

type Props = Omit<PanelFormProps, 'close'> & { place: PlaceName; createTitle: string };

/** A thing beside its list, which stays behind it as it was. Nothing that was typed is lost by mistake. */
export function EditPanel({ place, createTitle, ...props }: Props) {
  const { item, name } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () =>
    void navigate(`${placePaths(place).list}${search}`, { replace: true, preventScrollReset: true });
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && close()}
      size="panel"
      title={item ? name : createTitle}
      closeLabel={m.close()}
    >
      {/* Another version of it is another form: what was typed into the old one is gone with it. */}
      <PanelForm key={`${item?.id ?? 'new'} ${item?.version ?? 0}`} {...props} close={close} />
    </Drawer>
  );
}
