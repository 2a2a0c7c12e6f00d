import type { Address } from '@shop/contract/addresses';
import { m } from '@shop/messages';
import { MapPin } from 'lucide-react';
import { Form } from 'react-router';
import {
  AddressFields,
  addressFrom,
  addressLabels,
  oneLine,
} from '~/features/people/account/address-fields.tsx';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { allPages } from '~/lib/all-pages.ts';
import { t } from '~/lib/format.ts';
import { currentViewer, viewerContext } from '~/lib/guards.ts';
import { perform } from '~/lib/intents.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { AddressText } from '~/ui/address-text.tsx';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import type { Route } from './+types/addresses.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.addresses());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ addresses }, cities] = await Promise.all([
    currentViewer(context),
    allPages((query) => api('GET /cities', { query })),
  ]);
  return {
    addresses,
    cities: cities.map(({ id, name }) => ({ id, name: t(name) })),
  };
}

/** Which address becomes the default when the default is deleted: the oldest that is left, as the shop chooses it. */
const nextDefaultOf = (id: number, own: readonly Address[]): Address | undefined =>
  own.find((each) => each.id !== id);

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const own = context.get(viewerContext).addresses;
  const changes = own.flatMap(({ id, name, isDefault }) => [
    [
      `update-${id}`,
      async () => {
        const { data: changed } = await api('PUT /addresses/{id}', {
          params: { id },
          body: addressFrom(form),
        });
        return changed.isDefault && !isDefault
          ? m.address_default_now({ name: changed.name })
          : m.address_changed({ name: changed.name });
      },
    ],
    [
      `delete-${id}`,
      async () => {
        await api('DELETE /addresses/{id}', { params: { id } });
        const nextDefault = isDefault ? nextDefaultOf(id, own) : undefined;
        return nextDefault
          ? m.address_deleted_heir({ name, heir: nextDefault.name })
          : m.address_deleted({ name });
      },
    ],
  ]);
  return perform<string>(form, {
    ...(Object.fromEntries(changes) as Record<string, () => Promise<string>>),
    create: async () => {
      await api('POST /addresses', { body: addressFrom(form) });
      return m.address_saved();
    },
  });
}

const titleId = 'addresses';
const cardId = ({ id }: Address): string => `address-${id}`;

/** To a new address, or from a deleted one to those that are left; a changed one is where it was. */
const changedPlace = (intent: string | undefined, addresses: readonly Address[]): string | undefined => {
  const newest = addresses.at(-1);
  if (intent === 'create') return newest && cardId(newest);
  return intent?.startsWith('delete-') ? titleId : undefined;
};

type City = { readonly id: number; readonly name: string };
type CardProps = {
  address: Address;
  nextDefault: Address | undefined;
  cities: readonly City[];
  outcome: Route.ComponentProps['actionData'];
};

function AddressCard({ address, nextDefault, cities, outcome }: CardProps) {
  const intent = `update-${address.id}`;
  const refusal = outcome?.intent === intent ? outcome.refusal : undefined;
  const city = cities.find(({ id }) => id === address.cityId)?.name;
  return (
    <li className={cardLook()}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={cardId(address)} tabIndex={-1} className="text-xl">
          {address.name}
        </h2>
        {address.isDefault && <Chip tone="dill">{m.address_default()}</Chip>}
      </div>
      <p className="mt-1">
        <AddressText>{oneLine(address, city)}</AddressText>
      </p>
      {address.extraInformation && <p className="text-sm text-muted">{address.extraInformation}</p>}
      <details className="group mt-3" open={refusal !== undefined}>
        <summary className={`${linkLook({ kind: 'strong' })} w-fit`}>{m.address_edit()}</summary>
        <div className="mt-4 grid gap-5">
          <IntentForm intent={intent} outcome={outcome} labels={addressLabels()} submit={m.save()}>
            <AddressFields address={address} cities={cities} typed={refusal?.values} />
          </IntentForm>
          <DeleteAddress address={address} line={oneLine(address, city)} nextDefault={nextDefault} />
        </div>
      </details>
    </li>
  );
}

type DeleteProps = { address: Address; line: string; nextDefault: Address | undefined };

/** Opens without a script too; what is lost is said before the button that does it. */
function DeleteAddress({ address, line, nextDefault }: DeleteProps) {
  return (
    <details>
      <summary className={`${linkLook()} w-fit`}>{m.address_delete({ name: address.name })}</summary>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="intent" value={`delete-${address.id}`} />
        <Notice
          tone="warn"
          action={
            <Button type="submit" variant="danger" size="sm">
              {m.address_delete_yes()}
            </Button>
          }
        >
          {m.address_delete_losing({ address: line })}{' '}
          {nextDefault && m.address_delete_heir({ heir: nextDefault.name })}
        </Notice>
      </Form>
    </details>
  );
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, cities } = loaderData;
  return (
    <>
      <h1 id={titleId} tabIndex={-1} className="text-4xl">
        {m.addresses()}
      </h1>
      <Done outcome={actionData} goTo={changedPlace(actionData?.intent, addresses)} />
      {addresses.length === 0 ? (
        <EmptyState
          icon={<MapPin aria-hidden="true" />}
          title={m.no_addresses()}
          text={m.no_addresses_text()}
        />
      ) : (
        <ul className="grid gap-4">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              nextDefault={address.isDefault ? nextDefaultOf(address.id, addresses) : undefined}
              cities={cities}
              outcome={actionData}
            />
          ))}
        </ul>
      )}
      <Section title={m.address_new()}>
        <IntentForm intent="create" outcome={actionData} labels={addressLabels()} submit={m.address_add()}>
          <AddressFields
            address={null}
            cities={cities}
            typed={actionData?.intent === 'create' ? actionData.refusal?.values : undefined}
          />
        </IntentForm>
      </Section>
    </>
  );
}
