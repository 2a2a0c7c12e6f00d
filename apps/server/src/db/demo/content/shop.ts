import type { Text } from './types.ts';

export type CompanyContent = {
  readonly name: string;
  readonly code: string;
  readonly vatCode: string;
  /** Sodra's insurer code, shown on the contacts page. */
  readonly socialInsuranceCode: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly bankName: string;
  readonly iban: string;
};

/** All of it invented; the IBAN only has a valid checksum. */
export const company: CompanyContent = {
  name: 'UAB „Lėkštė“',
  code: '123456789',
  vatCode: 'LT100012345678',
  socialInsuranceCode: '1234567',
  street: 'Šaltibarščių g. 12',
  postalCode: 'LT-01234',
  city: 'Vilnius',
  phone: '+37060012345',
  email: 'labas@lekste.example',
  bankName: 'AB „Jūratės bankas“',
  iban: 'LT459999900012345678',
};

export type PointSettings = {
  readonly pointsPerEuro: number;
  readonly pointValueCents: number;
  readonly maxUsagePercent: number;
  readonly expiryDays: number;
  /** To whoever invited, once the newcomer's first order is paid. */
  readonly referralPoints: number;
  /** To the newcomer, at registration. */
  readonly referralReceiverPoints: number;
};

export const pointSettings: PointSettings = {
  pointsPerEuro: 1,
  pointValueCents: 1,
  maxUsagePercent: 30,
  expiryDays: 365,
  referralPoints: 500,
  referralReceiverPoints: 300,
};

export type KitOrderTerms = {
  readonly cancellationHours: number;
  readonly changeHours: number;
  readonly deliveryDateChangeHours: number;
};

export const kitOrderTerms: KitOrderTerms = {
  cancellationHours: 48,
  changeHours: 48,
  deliveryDateChangeHours: 24,
};

export type ShopContent = {
  readonly name: string;
  readonly slogan: Text;
  readonly businessHours: Text;
  readonly social: { readonly facebook: string; readonly instagram: string; readonly tiktok: string };
  /** The line at the top of every page. */
  readonly promotionText: Text;
  readonly heroTitle: Text;
  readonly heroSubtitle: Text;
  /** For wide screens: its left side is free for words. */
  readonly heroPicture: string;
  /** For narrow ones: stands below the words. */
  readonly heroTallPicture: string;
  readonly heroAlt: Text;
  readonly businessPicture: string;
  readonly businessAlt: Text;
};

export const shop: ShopContent = {
  name: 'Lėkštė',
  slogan: { lt: 'Mes gaminame. Jūs – valgote.', en: 'We cook. You eat.' },
  businessHours: {
    lt: 'I–V 08:00–18:00, VI 09:00–13:00',
    en: 'Mon–Fri 08:00–18:00, Sat 09:00–13:00',
  },
  social: { facebook: '', instagram: '', tiktok: '' },
  promotionText: {
    lt: 'Kuo ilgiau kartu, tuo pigiau: užsisakius 20 dienų, dienos kaina mažiausia.',
    en: 'The longer we stay together, the less you pay: 20 days have the lowest price per day.',
  },
  heroTitle: {
    lt: 'Jums lieka tik suvalgyti',
    en: 'All that is left is to eat',
  },
  heroSubtitle: {
    lt: 'Visos dienos maistas: pagamintas, pasvertas ir atvežtas prie durų Vilniuje, Kaune ir Klaipėdoje.',
    en: 'Ready meals for the whole day: cooked, weighed and brought to your door in Vilnius, Kaunas and Klaipėda.',
  },
  heroPicture: 'hero-wide.jpg',
  heroTallPicture: 'hero-tall.jpg',
  heroAlt: {
    lt: 'Dubuo su lašiša, bolivine balanda, brokoliais ir avokadu ryškiai rausvame fone',
    en: 'Bowl with salmon, quinoa, broccoli and avocado on bright pink',
  },
  businessPicture: 'verslo-pietus.jpg',
  businessAlt: {
    lt: 'Devynios pietų dėžutės su vištiena, lašiša ir kukuliais ant biuro stalo, šalia užrašinė ir pieštukas',
    en: 'Nine lunch boxes with chicken, salmon and meatballs on an office table, beside a notebook and a pencil',
  },
};
