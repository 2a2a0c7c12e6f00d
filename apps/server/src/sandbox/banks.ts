import type { OrderDetails } from './storage.ts';

export const banks = [
  { code: 'HABALT22', name: 'Swedbank', mark: 'S' },
  { code: 'CBVILT2X', name: 'SEB', mark: 'SEB' },
  { code: 'AGBLLT2X', name: 'Luminor', mark: 'L' },
  { code: 'CBSBLT26', name: 'Šiaulių bankas', mark: 'ŠB' },
  { code: 'INDULT2X', name: 'Citadele', mark: 'C' },
  { code: 'RVUALT2V', name: 'Revolut', mark: 'R' },
] as const;

const cards = { code: 'card', name: 'Visa / Mastercard', mark: '••••' } as const;

export const bankNamed = ({ payment }: OrderDetails): string =>
  payment.method === 'cardPayments'
    ? cards.name
    : (banks.find(({ code }) => code === payment.methodOptions?.preferredProvider)?.name ?? '');

/** Real logos belong to the banks: a neutral letter mark stands in for each. Null for an unknown code. */
export const letterMark = (code: string): string | null => {
  const bank = [...banks, cards].find((each) => each.code === code);
  if (!bank) return null;
  const size = { 1: 26, 2: 22, 3: 17 }[bank.mark.length] ?? 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" role="img" aria-label="${bank.name}"><rect x=".5" y=".5" width="47" height="47" rx="11.5" fill="#fdf1f6" stroke="#eadfd6"/><text x="24" y="24" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="#9e1650">${bank.mark}</text></svg>`;
};

export const paymentMethods = (baseUrl: string) => {
  const logoUrl = (code: string): string => `${baseUrl}/logos/${code}.svg`;
  return {
    uuid: '5b1c7a52-52ad-4b0d-9f5e-0b1a3d6c7e21',
    name: 'Sandbox',
    paymentMethods: {
      cardPayments: { processor: 'sandbox', logoUrl: logoUrl(cards.code) },
      paymentInitiation: {
        processor: 'sandbox',
        setup: {
          LT: {
            supportedCurrencies: ['EUR'],
            paymentMethods: banks.map(({ code, name }, index) => ({
              name,
              logoUrl: logoUrl(code),
              supportedCurrencies: ['EUR'],
              uiPosition: index + 1,
              code,
            })),
          },
        },
      },
    },
  };
};
