import { m } from '@shop/messages';
import { paths } from '~/lib/paths.ts';
import { linkLook } from '~/ui/link-look.ts';

/** Beside the box that has to be ticked before something is bought. */
export function AgreeTermsLabel() {
  return (
    <>
      {m.agree_before()}{' '}
      <a href={paths.terms()} target="_blank" rel="noreferrer" className={linkLook()}>
        {m.agree_terms_link()}
      </a>
    </>
  );
}
