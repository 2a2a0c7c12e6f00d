import type { SocialProviderName } from '@shop/contract/auth';
import { m } from '@shop/messages';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';

const labels = { google: m.continue_with_google, facebook: m.continue_with_facebook };
const marks = { google: 'G', facebook: 'f' };

/** Links, not forms: they lead to another site. There is none for a provider that is not set up. */
export function SocialButtons({ providers }: { providers: readonly SocialProviderName[] }) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.or()}
      </p>
      {providers.map((provider) => (
        <a
          key={provider}
          href={paths.social(provider)}
          className={buttonLook({ variant: 'secondary', block: true })}
        >
          <span aria-hidden="true" className="font-display text-xl leading-none font-extrabold text-beet-600">
            {marks[provider]}
          </span>
          {labels[provider]()}
        </a>
      ))}
    </div>
  );
}
