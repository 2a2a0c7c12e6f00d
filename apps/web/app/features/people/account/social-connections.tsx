import type { SocialProviderName, UserProfile } from '@shop/contract/auth';
import { m } from '@shop/messages';
import { Form } from 'react-router';
import type { Outcome } from '~/lib/intents.ts';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Section } from '~/features/base/forms/section.tsx';

type Props = {
  viewer: UserProfile;
  providers: readonly SocialProviderName[];
  outcome: Outcome<unknown> | undefined;
};

const names = { google: 'Google', facebook: 'Facebook' };

export function SocialConnections({ viewer, providers, outcome }: Props) {
  if (providers.length === 0) return null;
  const refusal = outcome?.intent === 'unlink' ? outcome.refusal : undefined;
  return (
    <Section id="social" title={m.social_connections()} intro={m.social_connections_intro()}>
      {refusal && (
        <Notice tone="danger" live="polite">
          {refusal.message}
        </Notice>
      )}
      <ul className="grid divide-y divide-line">
        {providers.map((provider) => (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="font-semibold">{names[provider]}</span>
            {viewer.socialProviders.includes(provider) ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="unlink" />
                <input type="hidden" name="provider" value={provider} />
                <Button type="submit" variant="secondary" size="sm">
                  {m.social_unlink()}
                </Button>
              </Form>
            ) : (
              <a
                href={paths.social(provider, { link: '1' })}
                className={buttonLook({ variant: 'secondary', size: 'sm' })}
              >
                {m.social_link()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
