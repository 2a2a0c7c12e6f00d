import type { Claim } from '@shop/contract/claims';
import { claimPictureFiles } from '@shop/contract/files';
import { m } from '@shop/messages';
import { useNavigation } from 'react-router';
import { Done } from '~/features/base/forms/done.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { deadline, longDay, t } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { useIsLive } from '~/lib/use-is-live.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { ClaimData } from './claim-data.ts';
import { answerText } from './claim-words.ts';
import { PictureFiles } from './picture-files.tsx';

function SaidClaim({ claim }: { claim: Claim }) {
  return (
    <>
      {claim.status === 'open' ? (
        <Notice tone="info" title={m.box_claim_open_title()}>
          {m.box_claim_open_text({ day: longDay(claim.answerBy) })}
        </Notice>
      ) : (
        <Notice tone="success" title={answerText(claim)}>
          {claim.reason}
        </Notice>
      )}
      <Section title={m.box_claim_said_title()}>
        <p className="break-words whitespace-pre-line">{claim.words}</p>
        {claim.pictureIds.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {claim.pictureIds.map((id, index) => (
              <li key={id}>
                <a href={accountPaths.claimPicture(id)} target="_blank" rel="noreferrer">
                  <img
                    src={accountPaths.claimPicture(id)}
                    alt={m.box_claim_picture({ number: index + 1 })}
                    className="size-28 rounded-control object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

const withFiles = { encType: 'multipart/form-data' } as const;

function ClaimForm({ until, outcome }: { until: string; outcome: Outcome<string> | undefined }) {
  const { state } = useNavigation();
  // Pictures go by the browser's own call; without scripts the form is a plain one.
  const isLive = useIsLive();
  const labels = { words: m.box_claim_words(), pictures: m.box_claim_pictures() };
  return (
    <Section title={m.box_claim_form_title()} intro={m.box_claim_until({ until: deadline(new Date(until)) })}>
      <RouteForm refusal={outcome?.refusal} labels={labels} {...(isLive && withFiles)}>
        <input type="hidden" name="intent" value="claim" />
        <Field name="words" label={labels.words} hint={m.box_claim_words_hint()} required>
          <TextArea maxLength={2000} required defaultValue={outcome?.refusal?.values.words} />
        </Field>
        {isLive && (
          <PictureFiles
            name="pictures"
            label={labels.pictures}
            hint={m.box_claim_pictures_hint()}
            rule={claimPictureFiles}
          />
        )}
        <Button type="submit" loading={state === 'submitting'} className="justify-self-start">
          {m.box_claim_send()}
        </Button>
      </RouteForm>
    </Section>
  );
}

/** What was wrong with a box: to be said, or as it was said and answered. */
export function ClaimView({
  delivery,
  claim,
  until,
  outcome,
}: ClaimData & { outcome: Outcome<string> | undefined }) {
  return (
    <>
      <h1 className="text-4xl">{m.box_claim_title()}</h1>
      <p className="text-lg">
        {t(delivery.kitName)}, {longDay(delivery.broughtOn)}
      </p>
      <Done outcome={outcome} />
      {claim ? (
        <SaidClaim claim={claim} />
      ) : until === null ? (
        <Notice tone="warn">
          {delivery.status === 'delivered' ? m.box_claim_too_late() : m.box_claim_not_delivered()}
        </Notice>
      ) : (
        <ClaimForm until={until} outcome={outcome} />
      )}
    </>
  );
}
