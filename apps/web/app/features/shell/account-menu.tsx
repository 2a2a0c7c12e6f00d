import type { UserProfile } from '@shop/contract/auth';
import { m } from '@shop/messages';
import { LogOut, UserRound } from 'lucide-react';
import { useSubmit } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Menu } from '~/ui/menu.tsx';

export function AccountMenu({ viewer }: { viewer: UserProfile }) {
  const submit = useSubmit();
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" icon={<UserRound size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {viewer.firstName || viewer.email}
        </Button>
      }
      items={[
        {
          key: 'logout',
          label: m.log_out(),
          icon: <LogOut strokeWidth={1.75} aria-hidden="true" />,
          onPress: () => submit(null, { method: 'post', action: paths.logout() }),
        },
      ]}
    />
  );
}
