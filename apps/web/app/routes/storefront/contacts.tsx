import { getLocale, m } from '@shop/messages';
import { ibanText } from '@shop/messages/iban';
import { quotedName } from '@shop/messages/quotes';
import type { ReactNode } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { ContactForm } from '~/features/people/contact/contact-form.tsx';
import { allPages } from '~/lib/all-pages.ts';
import { attemptHeaders } from '~/lib/attempt-headers.ts';
import { phoneNumber, t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta, rootOf } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { organization } from '~/lib/structured-data/organization.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { useRoot } from '~/lib/use-root.ts';
import { AddressText } from '~/ui/address-text.tsx';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/contacts.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.nav_contacts(), m.contacts_description(), {
    structuredData: (publicUrl) => {
      const root = rootOf(matches);
      return root ? [organization(publicUrl, root.shop)] : [];
    },
  });

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return { cities: await allPages((query) => api('GET /cities', { query })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /feedbacks', {
      body: { kind: 'contact', ...textsOf(form, ['name', 'email', 'phone', 'message', 'website']) },
      headers: attemptHeaders(form),
    });
  } catch (error) {
    return refused(error, form, ['website', 'attempt']);
  }
  return redirect(`${paths.contacts({ issiusta: '1' })}#zinute`);
}

export default function Contacts({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = useRoot();
  const { company } = shop;
  const [search] = useSearchParams();
  const isSent = search.has('issiusta') && !actionData;
  const address = `${company.street}, ${company.postalCode} ${company.city}`;
  const facts: [string, ReactNode][] = [
    [m.company_name(), quotedName(company.name, getLocale())],
    [m.company_code(), company.code],
    [m.vat_code(), company.vatCode],
    [m.social_insurance_code(), company.socialInsuranceCode],
    [m.address(), <AddressText key="address">{address}</AddressText>],
    [m.bank(), quotedName(company.bankName, getLocale())],
    [m.iban(), ibanText(company.iban)],
  ];
  return (
    <PageSection level={1} title={m.nav_contacts()} intro={m.contacts_intro()}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid content-start gap-6">
          <ul className="grid gap-3 text-lg">
            <li>
              <a href={`tel:${company.phone}`} className={linkLook({ kind: 'strong' })}>
                {phoneNumber(company.phone)}
              </a>
            </li>
            <li>
              <a href={`mailto:${company.email}`} className={linkLook({ kind: 'strong' })}>
                {company.email}
              </a>
            </li>
            <li className="text-muted">{t(shop.businessHours)}</li>
            <li className="text-muted">
              {m.we_deliver_in({ cities: loaderData.cities.map((city) => t(city.name)).join(', ') })}
            </li>
          </ul>
          <section aria-labelledby="company" className={cardLook()}>
            <h2 id="company" className="mb-3 text-xl">
              {m.company_details()}
            </h2>
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
              {facts
                .filter(([, value]) => value !== '')
                .map(([label, value]) => (
                  <div key={label} className="contents">
                    <dt className="text-muted">{label}</dt>
                    <dd className="mb-1 font-semibold sm:mb-0">{value}</dd>
                  </div>
                ))}
            </dl>
          </section>
        </div>
        <section id="zinute" aria-labelledby="write" className={cardLook()}>
          <h2 id="write" className="mb-4 text-2xl">
            {m.write_to_us()}
          </h2>
          {isSent ? (
            <Notice tone="success" live="polite" title={m.message_sent_title()}>
              {m.message_sent_text()}
            </Notice>
          ) : (
            <ContactForm refusal={actionData} />
          )}
        </section>
      </div>
    </PageSection>
  );
}
