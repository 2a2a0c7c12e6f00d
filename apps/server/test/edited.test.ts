import { api } from '@shop/contract';
import { expect, it } from 'vitest';
import { aDish, aKit, kitParts } from './builders.ts';
import { describeEdited, type EditedResource } from './edited.ts';
import { useShop } from './test-shop.ts';

const shop = useShop();

const names = (lt: string) => ({ nameLt: lt, nameEn: '' });
const text = (lt: string) => ({ lt, en: '' });
/** A resource whose name is changed. */
const renamed = {
  change: names('Žalia'),
  told: { before: { name: text('Šviesi ąžuolo') }, after: { name: text('Žalia') } },
};
const named = { ...renamed, body: names('Šviesi ąžuolo'), search: 'azuolo SVIESI', sort: 'name' };

/** Days and addresses of which there may be one each. */
let next = 20;
const another = () => (next += 1);
let made = 0;
const ownNames = (lt: string) => names(`${lt} ${(made += 1)}`);

const resources: readonly EditedResource[] = [
  {
    name: 'allergens',
    entity: 'allergen',
    table: 'allergens',
    body: async () => ownNames('Šviesi ąžuolo'),
    change: { pricePercent: 7 },
    told: { before: { pricePercent: 0 }, after: { pricePercent: 7 } },
    search: 'azuolo SVIESI',
    sort: 'percent',
  },
  {
    name: 'cities',
    entity: 'city',
    table: 'cities',
    body: async () => ownNames('Šviesi ąžuolo'),
    change: { isActive: false },
    told: { before: { isActive: true }, after: { isActive: false } },
    search: 'azuolo SVIESI',
    sort: 'active',
  },
  { ...named, name: 'diet-plans', entity: 'diet_plan', table: 'diet_plans' },
  { ...named, name: 'products', entity: 'product', table: 'products' },
  { ...named, name: 'menu-types', entity: 'menu_type', table: 'menu_types' },
  { ...named, name: 'faq-sections', entity: 'faq_section', table: 'faq_sections' },
  {
    ...named,
    name: 'additions',
    entity: 'addition',
    table: 'additions',
    body: { ...named.body, pricePerDayCents: 150 },
    change: { pricePerDayCents: 170 },
    told: { before: { pricePerDayCents: 150 }, after: { pricePerDayCents: 170 } },
    sort: 'price',
  },
  {
    ...named,
    name: 'combinations',
    entity: 'combination',
    table: 'combinations',
    body: async (admin) => {
      const { data } = await admin('POST /allergens', { body: ownNames('Riešutai') });
      return { ...named.body, pricePerDayCents: 0, allergenIds: [data.id] };
    },
    change: { pricePerDayCents: 20 },
    told: { before: { pricePerDayCents: 0 }, after: { pricePerDayCents: 20 } },
    sort: 'price',
  },
  {
    ...named,
    name: 'dishes',
    entity: 'dish',
    table: 'dishes',
    body: aDish(named.body),
    change: { calories: 400, salt: 0.5 },
    told: { before: { calories: 350, salt: 0.4 }, after: { calories: 400, salt: 0.5 } },
    sort: 'calories',
  },
  {
    name: 'periods',
    entity: 'period',
    table: 'periods',
    body: async () => ({ days: another() }),
    // Saved unchanged: the days that are free differ from test to test.
    change: {},
    told: { before: {}, after: {} },
    search: '2',
    sort: 'days',
  },
  {
    name: 'delivery-times',
    entity: 'delivery_time',
    table: 'delivery_times',
    body: async (admin) => {
      const { data } = await admin('POST /cities', { body: ownNames('Alytus') });
      return { cityId: data.id, fromTime: '05:00', toTime: '08:00' };
    },
    change: { toTime: '09:00' },
    told: { before: { toTime: '08:00' }, after: { toTime: '09:00' } },
    search: '05:00',
    sort: 'to',
  },
  {
    name: 'faq-items',
    entity: 'faq_item',
    table: 'faq_items',
    body: async (admin) => {
      const { data } = await admin('POST /faq-sections', { body: names('Užsakymas') });
      return { sectionId: data.id, questionLt: 'Šviesi ąžuolo?', answerLt: '<p>Taip.</p>' };
    },
    change: { answerLt: '<p>Ne.</p>', position: 3 },
    told: {
      before: { answer: text('<p>Taip.</p>'), position: 0 },
      after: { answer: text('<p>Ne.</p>'), position: 3 },
    },
    search: 'azuolo SVIESI',
    sort: 'position',
  },
  {
    ...named,
    name: 'pages',
    entity: 'page',
    table: 'pages',
    body: async () => ({ ...named.body, contentLt: '<p>Lenta.</p>', slug: `lenta-${another()}` }),
  },
  {
    name: 'discounts',
    entity: 'discount',
    table: 'discounts',
    body: { name: 'Pavasaris' },
    change: { name: 'Vasara' },
    told: { before: { name: 'Pavasaris' }, after: { name: 'Vasara' } },
    search: 'vasaris',
    sort: 'name',
  },
  {
    name: 'discount-codes',
    entity: 'discount_code',
    table: 'discount_codes',
    body: async (admin) => {
      const { data } = await admin('POST /discounts', { body: { name: 'Ruduo' } });
      return { categoryId: data.id, code: `RUDUO-${another()}`, type: 'fixed', amount: 500 };
    },
    change: { amount: 700, usesLimit: 3 },
    told: { before: { amount: 500, usesLimit: null }, after: { amount: 700, usesLimit: 3 } },
    search: 'ruduo',
    sort: 'code',
  },
  {
    name: 'blog-articles',
    entity: 'blog_article',
    table: 'blog_articles',
    body: { ...named.body, contentLt: '<p>Lenta.</p>' },
    change: renamed.change,
    told: renamed.told,
    search: 'azuolo SVIESI',
    sort: 'name',
  },
  {
    name: 'meal-kits',
    entity: 'meal_kit',
    table: 'meal_kits',
    body: async (admin) => ({ ...aKit(await kitParts(admin)), nameLt: 'Šviesi ąžuolo', nameEn: '' }),
    change: { isRecommended: true, colour: '#112233', nameLt: 'Žalia' },
    told: {
      before: { isRecommended: false, colour: '#fadfea', name: { lt: 'Šviesi ąžuolo', en: '' } },
      after: { isRecommended: true, colour: '#112233', name: { lt: 'Žalia', en: '' } },
    },
    search: 'azuolo SVIESI',
    sort: 'name',
  },
];

describeEdited(shop, resources);

/** These have moves, not edits; a review is its writer's own. */
const elsewhere = ['check-outs', 'dish-reviews', 'feedbacks', 'individual-orders', 'orders'];

it('no resource that is listed, made, changed and deleted is left out', () => {
  const isEdited = (name: string) =>
    [`GET /${name}`, `POST /${name}`, `PUT /${name}/{id}`, `DELETE /${name}/{id}`].every((key) => key in api);
  const paths = Object.keys(api).map((key) => key.split('/')[1] ?? '');
  const edited = [...new Set(paths)].filter(isEdited);
  expect(edited.filter((name) => !elsewhere.includes(name)).toSorted()).toEqual(
    resources.map(({ name }) => name).toSorted(),
  );
});
