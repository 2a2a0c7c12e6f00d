import type { StaffMember } from '@shop/contract/staff';
import { m } from '@shop/messages';
import { Form } from 'react-router';
import { moment } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Chip } from '~/ui/chip.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';

const roleNames = {
  admin: m.role_admin,
  kitchen_worker: m.role_kitchen_worker,
  courier: m.role_courier,
  user: m.role_none,
};
export type RoleName = keyof typeof roleNames;

export const roleOptions = (names: readonly RoleName[]) =>
  names.map((name) => (
    <option key={name} value={name}>
      {roleNames[name]()}
    </option>
  ));

function MemberAction({ id, hasJoined }: Pick<StaffMember, 'id' | 'hasJoined'>) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={hasJoined ? 'log-out' : 'invite'} />
      <Button type="submit" variant="quiet" size="sm">
        {hasJoined ? m.staff_log_out() : m.staff_invite_again()}
      </Button>
    </Form>
  );
}

/** One member of staff: the role can be changed, and every login ended. */
export function MemberRow({ member }: { member: StaffMember }) {
  const { id, firstName, lastName, email, phone, company, role, hasJoined, hasSecondFactor, lastSeenAt } =
    member;
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="block text-sm font-normal text-muted">{email}</span>
      </th>
      <td>
        <Form method="post" preventScrollReset className="flex items-center gap-2">
          {Object.entries({ intent: 'role', id, firstName, lastName, phone, company }).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <NativeSelect
            name="role"
            defaultValue={role}
            aria-label={m.staff_role_of({ name })}
            className="min-w-40"
          >
            {roleOptions(['admin', 'kitchen_worker', 'courier', 'user'])}
          </NativeSelect>
          <Button type="submit" variant="secondary" size="sm">
            {m.save()}
          </Button>
        </Form>
      </td>
      <td>
        <Chip tone={hasSecondFactor ? 'dill' : 'neutral'}>{hasSecondFactor ? m.yes() : m.no()}</Chip>
      </td>
      <td className="whitespace-nowrap">{lastSeenAt ? moment(lastSeenAt) : '–'}</td>
      <td>
        <MemberAction id={id} hasJoined={hasJoined} />
      </td>
    </tr>
  );
}
