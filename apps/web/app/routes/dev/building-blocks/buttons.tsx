import { ArrowRight, LogOut, Package, Pencil, Search, ShoppingBag, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '~/ui/badge.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { IconButton, iconButtonLook } from '~/ui/icon-button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Menu } from '~/ui/menu.tsx';
import { Tooltip } from '~/ui/tooltip.tsx';
import { icon, Show, Grid } from './stage.tsx';

export function Buttons() {
  const [loading, setLoading] = useState(false);
  return (
    <Grid>
      <Show title="Button">
        <Button iconAfter={<ArrowRight {...icon} />}>Choose a plan</Button>
        <Button variant="secondary">See the menu</Button>
        <Button variant="quiet">Later</Button>
        <Button variant="danger" icon={<Trash2 {...icon} />}>
          Cancel the delivery
        </Button>
      </Show>
      <Show title="Sizes, as a link, full width">
        <Button size="sm">Small</Button>
        <Button>Middle</Button>
        <Button size="lg">Large</Button>
        <a href="#top" className={buttonLook({ variant: 'secondary', size: 'lg' })}>
          A link
        </a>
        <Button block>Nebeprisikiškiakopūsteliaujantiesiems</Button>
      </Show>
      <Show title="Loading and disabled">
        <Button loading={loading} loadingLabel="Saving" onClick={() => setLoading(true)}>
          Press me, I keep my width
        </Button>
        <Button loading variant="secondary" loadingLabel="Saving">
          Saving
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabledReason="The order is already in the kitchen">
          Disabled with a reason
        </Button>
      </Show>
      <Show title="Icon button, badge, link, tooltip, menu">
        <IconButton label="Edit" icon={<Pencil {...icon} />} />
        <IconButton label="Search" variant="outline" icon={<Search {...icon} />} />
        <IconButton label="Next" variant="solid" size="sm" icon={<ArrowRight {...icon} />} />
        <a href="#cart" className={iconButtonLook({ variant: 'outline' })}>
          <ShoppingBag {...icon} />
          <Badge count={3} label="3 kits in the cart" />
        </a>
        <Tooltip text="Delivered cold, in a box that is taken back.">
          <Button variant="quiet" size="sm">
            Tooltip
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <Button variant="secondary" icon={<UserRound {...icon} />}>
              Account
            </Button>
          }
          items={[
            {
              key: 'deliveries',
              label: 'Deliveries',
              icon: <Package {...icon} />,
              link: <a href="#deliveries" />,
            },
            { key: 'settings', label: 'Settings', icon: <Pencil {...icon} />, onPress: () => undefined },
            { key: 'off', label: 'Not now', disabled: true },
            { key: 'out', label: 'Log out', icon: <LogOut {...icon} />, danger: true, apart: true },
          ]}
        />
        <p>
          Text with{' '}
          <a href="#terms" className={linkLook()}>
            an inline link
          </a>{' '}
          and{' '}
          <a href="#all" className={linkLook({ kind: 'strong' })}>
            a strong one <ArrowRight {...icon} />
          </a>
        </p>
      </Show>
    </Grid>
  );
}
