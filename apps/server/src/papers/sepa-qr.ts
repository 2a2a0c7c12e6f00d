import type { Cents } from '@shop/domain/money';
import { renderSVG } from 'uqr';
import { isCreditorReference, isIban } from './payment-reference.ts';

export type SepaTransfer = {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string;
  readonly amountCents: Cents;
  /** Either a creditor reference or free words: the standard has room for one of them. */
  readonly purpose: { readonly reference: string } | { readonly text: string };
};

const LONGEST = { name: 70, text: 140, bytes: 331 };
const LARGEST_CENTS = 99_999_999_999;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const shortened = (text: string, length: number): string =>
  Array.from(oneLine(text)).slice(0, length).join('').trim();

/** What a banking app reads from the code: EPC069-12, version 002, UTF-8. */
export const sepaPayload = ({ name, iban, bic = '', amountCents, purpose }: SepaTransfer): string => {
  if (!isIban(iban)) throw new RangeError('not an IBAN');
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > LARGEST_CENTS)
    throw new RangeError(`cannot be transferred: ${amountCents}`);
  const reference = 'reference' in purpose ? purpose.reference.replace(/\s/g, '') : '';
  if (reference !== '' && !isCreditorReference(reference)) throw new RangeError('not a creditor reference');
  const text = 'text' in purpose ? shortened(purpose.text, LONGEST.text) : '';
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replace(/\s/g, '').toUpperCase(),
    shortened(name, LONGEST.name),
    iban.replace(/\s/g, '').toUpperCase(),
    `EUR${(amountCents / 100).toFixed(2)}`,
    '',
    reference,
    text,
  ];
  // Nothing may follow the last line that says something.
  while (lines.at(-1) === '') lines.pop();
  const payload = lines.join('\n');
  if (new TextEncoder().encode(payload).length > LONGEST.bytes) throw new RangeError('too long for the code');
  return payload;
};

/** The code as SVG, with the quiet zone that scanners need. Give it a text alternative where it is shown. */
export const sepaQrSvg = (transfer: SepaTransfer): string =>
  renderSVG(sepaPayload(transfer), { ecc: 'M', maxVersion: 13, border: 4, blackColor: '#3a0a20' });
