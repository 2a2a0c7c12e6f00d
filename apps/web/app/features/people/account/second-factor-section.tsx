import type { UserProfile } from '@shop/contract/auth';
import { m } from '@shop/messages';
import type { Outcome } from '~/lib/intents.ts';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { ConfirmSelf } from './confirm-self.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { Section } from '~/features/base/forms/section.tsx';

type Begun = { readonly secret: string; readonly address: string; readonly qrCode: string };
type Codes = { readonly codes: readonly string[] };
/** What is shown this once. */
export type Shown = Begun | Codes;

type Props = { viewer: UserProfile; outcome: Outcome<string | Shown> | undefined };

function RecoveryCodes({ codes }: Codes) {
  return (
    <Notice tone="success" live="polite" title={m.recovery_codes_title()}>
      <p>{m.recovery_codes_text()}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-base sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Notice>
  );
}

function AppSecret({ secret, qrCode }: Begun) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrCode)}`}
        alt={m.second_factor_qr()}
        width={192}
        height={192}
        className="rounded-control border border-line bg-paper"
      />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p>{m.second_factor_scan()}</p>
        <p className="mt-3 text-sm text-muted">{m.second_factor_by_hand()}</p>
        <p className="font-mono break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
    </div>
  );
}

export function SecondFactorSection({ viewer, outcome }: Props) {
  const done = outcome?.done;
  const codes = typeof done === 'object' && 'codes' in done ? done : null;
  const begun = typeof done === 'object' && 'secret' in done ? done : null;
  const isConfirming = begun !== null || (outcome?.intent === 'second-confirm' && !codes);
  return (
    <Section id="second-factor" title={m.second_factor()} intro={m.second_factor_about()}>
      {codes && <RecoveryCodes {...codes} />}
      {viewer.hasSecondFactor || codes ? (
        <>
          <p className="font-semibold text-dill-700">{m.second_factor_is_on()}</p>
          <IntentForm
            intent="second-codes"
            outcome={outcome}
            labels={{ code: m.code() }}
            submit={m.new_recovery_codes()}
            variant="secondary"
          >
            <ConfirmSelf viewer={{ ...viewer, hasSecondFactor: true }} />
          </IntentForm>
          <IntentForm
            intent="second-remove"
            outcome={outcome}
            labels={{ code: m.code() }}
            submit={m.second_factor_remove()}
            variant="secondary"
          >
            <ConfirmSelf viewer={{ ...viewer, hasSecondFactor: true }} />
          </IntentForm>
        </>
      ) : isConfirming ? (
        <>
          {begun && <AppSecret {...begun} />}
          <IntentForm
            intent="second-confirm"
            outcome={outcome}
            labels={{ code: m.code() }}
            submit={m.second_factor_switch_on()}
          >
            <Field name="code" label={m.code()} hint={m.code_from_app_hint()} required className="max-w-xs">
              <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
            </Field>
          </IntentForm>
        </>
      ) : (
        <IntentForm
          intent="second-begin"
          outcome={outcome}
          labels={{}}
          submit={m.second_factor_set_up()}
          variant="secondary"
        >
          <CurrentPassword hasPassword={viewer.hasPassword} />
        </IntentForm>
      )}
    </Section>
  );
}
