import sharp from 'sharp';
import { aDish, aKit, kitParts } from '../builders.ts';
import type { Makers, World } from './world.ts';

const named = { nameLt: 'Pavadinimas', nameEn: 'Name' };
const described = { ...named, descriptionLt: 'Aprašymas', descriptionEn: 'Description' };

export const photo = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c21e63' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};

const made = async (thing: Promise<{ data: { id: number } }>) => ({ id: (await thing).data.id });

const addition = { ...described, pricePerDayCents: 150, isForUnique: false, thumbnailId: null };
const combination = { ...described, pricePerDayCents: 200 };
const faqItem = async ({ owner }: World) => ({
  sectionId: (await made(owner('POST /faq-sections', { body: named }))).id,
  questionLt: 'Ar skanu?',
  questionEn: 'Is it good?',
  answerLt: '<p>Labai.</p>',
  answerEn: '<p>Very.</p>',
  position: 1,
});
const page = ({ count }: World) => ({
  ...named,
  slug: `puslapis-${count()}`,
  contentLt: '<p>Labas.</p>',
  contentEn: '<p>Hello.</p>',
  pictureId: null,
});
const article = {
  ...named,
  excerptLt: 'Trumpai',
  excerptEn: 'In short',
  contentLt: '<p>Ilgai.</p>',
  contentEn: '<p>At length.</p>',
  publishedAt: '2026-11-16T07:00:00Z',
};
const kit = async ({ owner }: World) =>
  aKit(await kitParts(owner), {
    taglineLt: 'Kasdien',
    traits: [{ lt: 'Sotu', en: 'Filling' }],
    discount: { type: 'percentage', amount: 5 },
    isHidden: true,
    isUnique: false,
    isRecommended: false,
    priceCents: null,
    combinationIds: [],
    dietPlanIds: [],
    menuTypeId: null,
  });
const newDish = ({ owner }: World) => made(owner('POST /dishes', { body: aDish() }));
/** Periods are told apart by their days. */
const namedAnew = ({ count }: World) => ({ nameLt: `Pavadinimas ${count()}`, nameEn: 'Name' });

const days = ({ count }: World) => ({ days: 100 + (count() % 260) });

const menuOfThisWeek = async ({ owner }: World): Promise<number> =>
  (await owner('GET /menus/grouped')).data.groups[0]?.id ?? 0;

type Resources =
  | 'additions'
  | 'allergens'
  | 'combinations'
  | 'diet-plans'
  | 'dishes'
  | 'products'
  | 'periods'
  | 'cities'
  | 'faq-sections'
  | 'faq-items'
  | 'menu-types'
  | 'pages';

export const catalogueSamples = {
  'POST /additions': async ({ admin }) => ({ as: admin, body: addition }),
  'PUT /additions/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /additions', { body: addition })),
    body: addition,
  }),
  'POST /allergens': async (world) => ({ as: world.admin, body: { ...namedAnew(world), pricePercent: 5 } }),
  'PUT /allergens/{id}': async (world) => ({
    as: world.admin,
    params: await made(world.owner('POST /allergens', { body: namedAnew(world) })),
    body: { ...namedAnew(world), pricePercent: 2.5 },
  }),
  'POST /combinations': async ({ admin }) => ({ as: admin, body: combination }),
  'PUT /combinations/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /combinations', { body: combination })),
    body: combination,
  }),
  'POST /diet-plans': async ({ admin }) => ({ as: admin, body: described }),
  'PUT /diet-plans/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /diet-plans', { body: described })),
    body: described,
  }),
  'POST /dishes': async ({ admin }) => ({
    as: admin,
    body: aDish({ allergenIds: [1], ingredientsLt: '**Grikiai**', isVegan: false, pictureId: null }),
  }),
  'PUT /dishes/{id}': async (world) => ({ as: world.admin, params: await newDish(world), body: aDish() }),
  'POST /products': async ({ admin }) => ({ as: admin, body: named }),
  'PUT /products/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /products', { body: named })),
    body: named,
  }),
  'POST /periods': async (world) => ({ as: world.admin, body: days(world) }),
  'PUT /periods/{id}': async (world) => ({
    as: world.admin,
    params: await made(world.owner('POST /periods', { body: days(world) })),
    body: days(world),
  }),
  'POST /cities': async (world) => ({
    as: world.admin,
    body: { ...namedAnew(world), isActive: false, preOrderMessageLt: 'Netrukus', preOrderMessageEn: 'Soon' },
  }),
  'PUT /cities/{id}': async (world) => ({
    as: world.admin,
    params: await made(world.owner('POST /cities', { body: { ...namedAnew(world), isActive: false } })),
    body: { ...namedAnew(world), isActive: false },
  }),
  'POST /faq-sections': async ({ admin }) => ({ as: admin, body: { ...named, position: 1 } }),
  'PUT /faq-sections/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /faq-sections', { body: named })),
    body: { ...named, position: 2 },
  }),
  'POST /faq-items': async (world) => ({ as: world.admin, body: await faqItem(world) }),
  'PUT /faq-items/{id}': async (world) => {
    const body = await faqItem(world);
    return { as: world.admin, params: await made(world.owner('POST /faq-items', { body })), body };
  },
  'POST /menu-types': async ({ admin }) => ({ as: admin, body: described }),
  'PUT /menu-types/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /menu-types', { body: described })),
    body: described,
  }),
  'POST /menus/{id}/add-dish': async (world) => ({
    as: world.admin,
    params: { id: await menuOfThisWeek(world) },
    body: { dishId: (await newDish(world)).id, weekday: 7, meal: 'snack_2' },
  }),
  'POST /menus/{id}/remove-dish': async (world) => {
    const params = { id: await menuOfThisWeek(world) };
    const body = { dishId: (await newDish(world)).id, weekday: 7, meal: 'snack_2' as const };
    await world.owner('POST /menus/{id}/add-dish', { params, body });
    return { as: world.admin, params, body };
  },
  'POST /pages': async (world) => ({ as: world.admin, body: page(world) }),
  'PUT /pages/{id}': async (world) => {
    const body = page(world);
    return { as: world.admin, params: await made(world.owner('POST /pages', { body })), body };
  },
  'POST /meal-kits': async (world) => ({
    as: world.admin,
    body: await kit(world),
    files: { pictures: [await photo()] },
  }),
  'PUT /meal-kits/{id}': async (world) => {
    const body = await kit(world);
    return { as: world.admin, params: await made(world.owner('POST /meal-kits', { body })), body };
  },
  'POST /meal-kits/{id}/hide': async (world) => ({
    as: world.admin,
    params: await made(world.owner('POST /meal-kits', { body: await kit(world) })),
    body: { isHidden: true },
  }),
  'POST /meal-kits/recommended': async ({ admin, owner }) => ({
    as: admin,
    body: { mealKitIds: [(await owner('GET /meal-kits')).data[0]?.id ?? 0] },
  }),
  'POST /pictures': async ({ admin }) => ({
    as: admin,
    body: { altLt: 'Burokėlis', altEn: 'Beetroot' },
    files: { picture: [await photo()] },
  }),
  'POST /blog-articles': async ({ admin }) => ({
    as: admin,
    body: article,
    files: { pictures: [await photo()] },
  }),
  'PUT /blog-articles/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: await made(owner('POST /blog-articles', { body: article })),
    body: { ...article, pictureIds: [] },
  }),
} satisfies Partial<Makers> & Record<`POST /${Resources}` | `PUT /${Resources}/{id}`, unknown>;
