import { m } from '@shop/messages';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import { Honeypot } from '~/features/base/forms/honeypot.tsx';
import { beginningOf, ContentPage } from '~/features/content/pages/content-page.tsx';
import { textsOf } from '~/lib/form-texts.ts';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/page.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, t(loaderData.page.name), beginningOf(t(loaderData.page.content))) : [];

export async function loader({ context }: Route.LoaderArgs) {
  const page = await orNotFound(
    context.get(apiContext)('GET /p/{slug}', { params: { slug: 'data-deletion-policy' } }),
  );
  return { page: page.data };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /deletion-requests', { body: textsOf(form, ['email', 'website']) });
  } catch (error) {
    return refused(error, form, ['website']);
  }
  return redirect(`${paths.dataDeletion({ issiusta: '1' })}#prasymas`);
}

export default function DataDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const isSent = search.has('issiusta') && !actionData;
  return (
    <ContentPage page={loaderData.page}>
      <section id="prasymas" aria-labelledby="ask" className={cardLook({ tone: 'beet' })}>
        <h2 id="ask" className="mb-2 text-2xl">
          {m.deletion_form_title()}
        </h2>
        {isSent ? (
          <Notice tone="success" live="polite" title={m.deletion_sent_title()}>
            {m.deletion_sent_text()}
          </Notice>
        ) : (
          <>
            <p className="mb-4">{m.deletion_form_text()}</p>
            <RouteForm refusal={actionData} labels={{ email: m.email() }}>
              <Field name="email" label={m.email()} required>
                <TextInput type="email" autoComplete="email" defaultValue={actionData?.values.email} />
              </Field>
              <Honeypot />
              <div>
                <Button type="submit" loading={state === 'submitting'} loadingLabel={m.sending()}>
                  {m.deletion_form_button()}
                </Button>
              </div>
            </RouteForm>
          </>
        )}
      </section>
    </ContentPage>
  );
}
