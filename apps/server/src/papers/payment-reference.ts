/** ISO 7064 mod 97-10, by which IBANs and creditor references are checked. Letters count as 10 to 35. */
export const mod97 = (text: string): number => {
  let remainder = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

/** Without spaces, in capitals. */
export const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export const isIban = (text: string): boolean => {
  const iban = compact(text);
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
};

/**
 * A creditor reference (ISO 11649) from an order's number: 100123 → RF73100123. Banks check it while it is typed, so a
 * transfer with a slip of the finger does not leave.
 */
export const creditorReference = (orderNumber: string): string => {
  const body = compact(orderNumber).replace(/[^A-Z\d]/g, '');
  if (body.length === 0 || body.length > 21)
    throw new RangeError(`no reference can be made of ${orderNumber}`);
  const digits = 98 - mod97(`${body}RF00`);
  return `RF${String(digits).padStart(2, '0')}${body}`;
};

export const isCreditorReference = (text: string): boolean => {
  const reference = compact(text);
  return /^RF\d{2}[A-Z\d]{1,21}$/.test(reference) && mod97(reference.slice(4) + reference.slice(0, 4)) === 1;
};
