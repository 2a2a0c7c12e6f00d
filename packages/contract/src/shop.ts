import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, oneOf, text } from './parts.ts';
import { picture } from './pictures.ts';

export const company = z.object({
  name: z.string(),
  code: z.string(),
  vatCode: z.string(),
  socialInsuranceCode: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  bankName: z.string(),
  iban: z.string(),
});

const words = z.object({
  name: z.string(),
  slogan: text,
  businessHours: text,
  social: z.object({ facebook: z.string(), instagram: z.string(), tiktok: z.string() }),
  /** The line at the top of every page; empty: there is none. */
  promotionText: text,
  heroTitle: text,
  heroSubtitle: text,
});

/** The shop's own name, words and company, as they are kept. */
export const shopSettings = words.extend({
  heroPictureId: z.number().int().nullable(),
  /** A shop that was set up before there was one has none. */
  heroTallPictureId: z.number().int().nullable().default(null),
  company,
});
export type ShopSettings = z.infer<typeof shopSettings>;

export const shop = words.extend({
  /** Beside the main page's first words on a wide screen, its left side free for them. */
  heroPicture: picture.nullable(),
  /** Below them on a narrow one; null: the wide one stands there too. */
  heroTallPicture: picture.nullable(),
  company,
});
export type Shop = z.infer<typeof shop>;

/** What every page needs of the shop: also the owner's own pages, to link to. */
export const publicShop = shop.extend({
  pages: z.array(z.object({ slug: z.string(), name: text })),
  /** Individual orders are switched on: pages lead to them. */
  takesIndividualOrders: z.boolean(),
  /** The kit that is sold on the page for Christmas eve alone, and whether it is sold now. */
  christmas: z.object({ mealKitId: id.nullable(), isOpen: z.boolean() }),
});
export type PublicShop = z.infer<typeof publicShop>;

export const shopEndpoints = endpoints({
  'GET /shop': {
    summary: "The shop's name, words and company",
    access: 'public',
    response: oneOf(publicShop),
    cache: 'catalogue',
  },
});
