import { cardOption } from '@shop/contract/payment-option';
import type { OnlinePaymentMethods } from '@shop/contract/payments';
import { m } from '@shop/messages';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RadioCards } from '~/ui/radio-cards.tsx';

/** Up to three letters, where a logo does not come. */
const letters = (name: string): string => {
  const words = name.split(/\s+/);
  if (words.length > 1)
    return words
      .map((word) => word.charAt(0).toUpperCase())
      .join('')
      .slice(0, 3);
  return name === name.toUpperCase() ? name.slice(0, 3) : name.charAt(0);
};

function Mark({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-full place-items-center bg-beet-100 font-display text-lg font-bold text-beet-700"
    >
      {children}
    </span>
  );
}

/** As the payment provider shows it; the name stands beside it, so it says nothing more. */
function Logo({ url, name }: { url: string; name: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing || url === '') return <Mark>{letters(name)}</Mark>;
  return (
    <img
      src={url}
      alt=""
      width={48}
      height={48}
      decoding="async"
      // It may have failed before the page came to life.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setMissing(true);
      }}
      onError={() => setMissing(true)}
      className="size-full bg-white object-contain p-1"
    />
  );
}

type Props = {
  methods: OnlinePaymentMethods;
  value?: string | null;
  defaultValue?: string;
  onChange?: (option: string) => void;
};

/** Banks and cards; without a choice the buyer makes it at the payment provider. */
export function BankChoice({ methods, value, defaultValue, onChange }: Props) {
  const options = [
    ...methods.banks.map(({ code, name, logoUrl }) => ({
      value: code,
      title: name,
      picture: <Logo url={logoUrl} name={name} />,
    })),
    ...(methods.cards
      ? [
          {
            value: cardOption,
            title: m.payment_card(),
            text: m.payment_card_hint(),
            picture: (
              <Mark>
                <CreditCard size={26} strokeWidth={1.75} />
              </Mark>
            ),
          },
        ]
      : []),
  ];
  if (options.length === 0) return <p className="text-muted">{m.payment_options_missing()}</p>;
  return (
    <RadioCards
      name="paymentOption"
      legend={m.payment_option()}
      layout="rows"
      className="[&>div]:sm:grid-cols-2"
      {...(value !== undefined && { value })}
      defaultValue={defaultValue}
      onChange={onChange}
      options={options}
    />
  );
}
