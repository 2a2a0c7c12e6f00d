import { m } from '@shop/messages';
import { Check, Copy, Mail, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Menu, type MenuItem } from '~/ui/menu.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { useToast } from '~/ui/toast.tsx';

const canShare = (): boolean => typeof navigator.share === 'function';
const never = () => () => {};

const linkTo = (address: string, query: Readonly<Record<string, string>>): string =>
  // Mail programs show a plus as a plus.
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/** Where a browser has nothing to share with, the ways that people use most. */
const waysToShare = (link: string): MenuItem[] => {
  const text = `${m.referral_share_text()} ${link}`;
  const ways = [
    {
      label: m.referral_share_mail(),
      Icon: Mail,
      href: linkTo('mailto:', { subject: m.referral_share_subject(), body: text }),
    },
    { label: 'WhatsApp', Icon: MessageCircle, href: linkTo('https://wa.me/', { text }) },
    {
      label: 'Facebook',
      Icon: ThumbsUp,
      href: linkTo('https://www.facebook.com/sharer/sharer.php', { u: link }),
    },
  ];
  return ways.map(({ label, Icon, href }) => ({
    key: label,
    label,
    icon: <Icon strokeWidth={1.75} aria-hidden="true" />,
    // The menu puts the label in.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
    link: <a href={href} target="_blank" rel="noreferrer" />,
  }));
};

/** A link to pass on: copied, handed to whatever the device shares with, or sent in one of the usual ways. */
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
  const shareLook = {
    variant: 'secondary',
    icon: <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />,
    children: m.referral_share(),
  } as const;
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
        {isSharing ? (
          <Button {...shareLook} onClick={share} />
        ) : (
          <Menu trigger={<Button {...shareLook} />} items={waysToShare(link)} />
        )}
      </div>
    </Field>
  );
}
