import type { CheckOut } from '@shop/contract/check-outs';
import { m } from '@shop/messages';
import { ibanText } from '@shop/messages/iban';
import { Copy } from 'lucide-react';
import { money } from '~/lib/format.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { useToast } from '~/ui/toast.tsx';

type Props = {
  transfer: NonNullable<CheckOut['transfer']>;
  /** What follows when the money has come, or comes late. */
  note: string;
};

/** All that a transfer needs, to copy or to scan. */
export function TransferDetails({ transfer, note }: Props) {
  const { show } = useToast();
  const { recipient, bankName, iban, reference, amountCents, qrCode } = transfer;
  const copy = (text: string): void => {
    void navigator.clipboard?.writeText(text).then(
      () => show({ text: m.transfer_copied(), tone: 'success' }),
      () => undefined,
    );
  };
  const rows = [
    { label: m.transfer_iban(), value: ibanText(iban), copied: iban },
    { label: m.transfer_reference(), value: reference, copied: reference },
    { label: m.transfer_amount(), value: money(amountCents), copied: (amountCents / 100).toFixed(2) },
    { label: m.transfer_recipient(), value: recipient },
    { label: m.transfer_bank(), value: bankName },
  ];
  return (
    <div className="flex flex-wrap items-start gap-6">
      <dl className="grid min-w-0 flex-[1_1_18rem] gap-3">
        {rows.map(({ label, value, copied }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="flex items-center gap-1 font-semibold">
              <span className="min-w-0 wrap-anywhere">{value}</span>
              {copied !== undefined && (
                <IconButton
                  size="sm"
                  label={m.transfer_copy({ what: label })}
                  icon={<Copy size={18} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => copy(copied)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {qrCode && (
        <figure className="w-44">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qrCode)}`}
            alt={m.transfer_qr()}
            width={176}
            height={176}
            className="rounded-control border border-line bg-white p-2"
          />
          <figcaption className="mt-2 text-sm text-muted">{m.transfer_qr_hint()}</figcaption>
        </figure>
      )}
      <p className="w-full text-sm text-muted">{note}</p>
    </div>
  );
}
