import type { ShopSettings as ShopWords } from '@shop/contract/shop';
import type { Locale, Text } from '@shop/domain/text';
import type { ShopSettings } from '../../features/settings/shop-settings.ts';

export type SeededPage = {
  readonly slug: string;
  readonly name: Text;
  /** HTML. */
  readonly content: Text;
  /** ISO date shown as the text's date. */
  readonly date: string;
};

type Company = ShopWords['company'];
type SellerFacts = Readonly<
  Record<'name' | 'code' | 'vatCode' | 'address' | 'phone' | 'email' | 'emailLink', string>
>;

/** What legal texts say of the shop. */
export type LegalFacts = Readonly<Record<Locale, SellerFacts>> & {
  readonly kitOrder: ShopSettings['kitOrder'];
  readonly points: ShopSettings['points'] & ShopSettings['referral'];
};

/** Stands where the owner has not said it yet: seen at once by whoever reads the page before opening. */
const gaps: Readonly<Record<Locale, SellerFacts>> = {
  lt: {
    name: '[pardavėjo pavadinimas]',
    code: '[įmonės kodas]',
    vatCode: '[PVM mokėtojo kodas]',
    address: '[adresas]',
    phone: '[telefonas]',
    email: '[el. paštas]',
    emailLink: '[el. paštas]',
  },
  en: {
    name: '[name of the seller]',
    code: '[company code]',
    vatCode: '[VAT code]',
    address: '[address]',
    phone: '[phone]',
    email: '[e-mail]',
    emailLink: '[e-mail]',
  },
};

const sellerFacts = (
  { name, code, vatCode, phone, email, ...place }: Company,
  locale: Locale,
): SellerFacts => {
  const known = {
    name,
    code,
    vatCode,
    phone,
    email,
    address: place.street && `${place.street}, ${place.postalCode} ${place.city}`,
    emailLink: email && `<a href="mailto:${email}">${email}</a>`,
  };
  const gap = gaps[locale];
  return Object.fromEntries(
    Object.entries(known).map(([fact, value]) => [fact, value || gap[fact as keyof SellerFacts]]),
  ) as SellerFacts;
};

export const legalFacts = (
  company: Company,
  { kitOrder, points, referral }: Pick<ShopSettings, 'kitOrder' | 'points' | 'referral'>,
): LegalFacts => ({
  lt: sellerFacts(company, 'lt'),
  en: sellerFacts(company, 'en'),
  kitOrder,
  points: { ...points, ...referral },
});
