import { m } from '@shop/messages';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import { AttemptField } from '~/features/base/forms/attempt-field.tsx';
import { Honeypot } from '~/features/base/forms/honeypot.tsx';
import { RichText } from '~/features/base/shell/rich-text.tsx';
import { ContactFields } from '~/features/people/contact/contact-fields.tsx';
import { attemptHeaders } from '~/lib/attempt-headers.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { type Refusal, refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Container } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/business.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, t(loaderData.page.name), m.business_description(), {
        picture: loaderData.page.picture,
      })
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const page = await orNotFound(
    context.get(apiContext)('GET /p/{slug}', { params: { slug: 'verslo-pasiulymas' } }),
  );
  return { page: page.data };
}

const texts = ['name', 'email', 'phone', 'message', 'businessName', 'businessCode', 'website'] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const workers = textsOf(form, ['businessWorkersCount']).businessWorkersCount;
  try {
    await context.get(apiContext)('POST /feedbacks', {
      body: { kind: 'business', ...textsOf(form, texts), businessWorkersCount: workers },
      headers: attemptHeaders(form),
    });
  } catch (error) {
    return refused(error, form, ['website', 'attempt']);
  }
  return redirect(`${paths.business({ issiusta: '1' })}#forma`);
}

export default function Business({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  const [search] = useSearchParams();
  return (
    <Container className="grid gap-10 pt-8 pb-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-14 lg:pt-14">
      <div className="grid content-start gap-6">
        <h1 className="text-5xl">{t(page.name)}</h1>
        {page.picture && (
          <Picture
            picture={page.picture}
            alt={t(page.picture.alt)}
            sizes="(min-width: 64rem) 45rem, 100vw"
            priority
            className="aspect-3/2 rounded-card"
          />
        )}
        <RichText html={t(page.content)} className="text-lg" />
      </div>
      <section
        id="forma"
        aria-labelledby="offer"
        className={`${cardLook()} lg:sticky lg:top-24 lg:self-start`}
      >
        <h2 id="offer" className="mb-4 text-2xl">
          {m.business_form_title()}
        </h2>
        {search.has('issiusta') && !actionData ? (
          <Notice tone="success" live="polite" title={m.message_sent_title()}>
            {m.business_sent_text()}
          </Notice>
        ) : (
          <OfferForm refusal={actionData} />
        )}
      </section>
    </Container>
  );
}

function OfferForm({ refusal }: { refusal: Refusal | undefined }) {
  const { state } = useNavigation();
  const labels = {
    businessName: m.business_name(),
    businessCode: m.company_code(),
    businessWorkersCount: m.business_workers(),
    name: m.contact_person(),
    email: m.email(),
    phone: m.phone(),
    message: m.business_message(),
  };
  const { values } = refusal ?? {};
  return (
    <RouteForm refusal={refusal} labels={labels} draft="business">
      <Field name="businessName" label={labels.businessName} required>
        <TextInput autoComplete="organization" maxLength={200} defaultValue={values?.businessName} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="businessCode" label={labels.businessCode} required>
          <TextInput inputMode="numeric" maxLength={30} defaultValue={values?.businessCode} />
        </Field>
        <Field name="businessWorkersCount" label={labels.businessWorkersCount} required>
          <TextInput type="number" min={1} inputMode="numeric" defaultValue={values?.businessWorkersCount} />
        </Field>
      </div>
      <ContactFields nameLabel={labels.name} typed={values} />
      <Field name="message" label={labels.message} note={m.optional()}>
        <TextArea maxLength={5000} defaultValue={values?.message} />
      </Field>
      <Honeypot />
      <AttemptField />
      <Button type="submit" size="lg" loading={state === 'submitting'} loadingLabel={m.sending()}>
        {m.ask_for_offer()}
      </Button>
    </RouteForm>
  );
}
