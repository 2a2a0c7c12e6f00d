import type { Picture } from '@shop/contract/pictures';
import { shopSettings, type Shop, type ShopSettings } from '@shop/contract/shop';

/** The key of the setting that holds the shop's own name, words and company. */
export const shopKey = 'shop';

const nothing = { lt: '', en: '' };

/** A shop whose owner has not said anything yet. */
export const unnamedShop: ShopSettings = {
  name: 'Parduotuvė',
  slogan: nothing,
  businessHours: nothing,
  social: { facebook: '', instagram: '', tiktok: '' },
  promotionText: nothing,
  heroTitle: { lt: 'Sveikas maistas į namus', en: 'Healthy food, delivered' },
  heroSubtitle: nothing,
  heroPictureId: null,
  heroTallPictureId: null,
  company: {
    name: '',
    code: '',
    vatCode: '',
    socialInsuranceCode: '',
    street: '',
    postalCode: '',
    city: '',
    phone: '',
    email: '',
    bankName: '',
    iban: '',
  },
};

type Setting = { readonly key: string; readonly value: unknown };

export const keptShop = (settings: readonly Setting[]): ShopSettings => {
  const kept = settings.find((row) => row.key === shopKey);
  return kept ? shopSettings.parse(kept.value) : unnamedShop;
};

export const shopOf = (settings: readonly Setting[], pictures: ReadonlyMap<number, Picture>): Shop => {
  const { heroPictureId, heroTallPictureId, ...shop } = keptShop(settings);
  return {
    ...shop,
    heroPicture: pictures.get(heroPictureId ?? 0) ?? null,
    heroTallPicture: pictures.get(heroTallPictureId ?? 0) ?? null,
  };
};
