import { m } from '@shop/messages';
import { Check, Copy, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { useToast } from '~/ui/toast.tsx';

const canShare = (): boolean => typeof navigator.share === 'function';
const never = () => () => {};

/** A link to pass on: copied, or handed to whatever the device shares with. */
export function ReferralLink({ link }: { link: string }) {
  const { show } = useToast();
  const [isCopied, setCopied] = useState(false);
  const isSharing = useSyncExternalStore(never, canShare, () => false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      show({ text: m.referral_copied(), tone: 'success' });
    } catch {
      show({ text: m.referral_copy_failed(), tone: 'danger' });
    }
  };
  // Whoever closes the device's own dialog has changed their mind: nothing to say.
  const share = (): void =>
    void navigator.share({ text: m.referral_share_text(), url: link }).catch(() => {});
  const CopyIcon = isCopied ? Check : Copy;
  return (
    <Field name="referral_link" label={m.referral_link()}>
      <div className="flex flex-wrap gap-2">
        <TextInput
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 basis-60"
        />
        <Button
          icon={<CopyIcon size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {m.referral_copy()}
        </Button>
        {isSharing && (
          <Button
            variant="secondary"
            icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={share}
          >
            {m.referral_share()}
          </Button>
        )}
      </div>
    </Field>
  );
}
