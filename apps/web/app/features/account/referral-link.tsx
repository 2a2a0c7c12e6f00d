import { m } from '@shop/messages';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** One's own link, to be copied; without JavaScript it can still be selected. */
export function ReferralLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field name="referralLink" label={m.referral_link()} className="flex-[1_1_18rem]">
        <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button
        variant="secondary"
        className="min-h-12"
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {isCopied ? m.link_copied() : m.copy_link()}
      </Button>
      <p role="status" className="sr-only">
        {isCopied && m.link_copied()}
      </p>
    </div>
  );
}
