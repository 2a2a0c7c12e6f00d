import { expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop();

it('questions stand in their sections in the owner’s order, and keep a section from being deleted', async () => {
  const admin = await shop.asNew('admin');
  const section = async (nameLt: string, position: number) =>
    (await admin('POST /faq-sections', { body: { nameLt, position } })).data;
  const later = await section('Pristatymas', 2);
  const first = await section('Užsakymas', 1);
  const question = (questionLt: string, position: number) =>
    admin('POST /faq-items', {
      body: { sectionId: first.id, questionLt, answerLt: '<p>Taip.<script>x</script></p>', position },
    });
  await question('Antras?', 2);
  await question('Pirmas?', 1);

  const guest = shop.as(null);
  const { data } = await guest('GET /faq-sections');
  expect(data.map((each) => [each.name.lt, each.items.map((item) => item.question.lt)])).toEqual([
    ['Užsakymas', ['Pirmas?', 'Antras?']],
    ['Pristatymas', []],
  ]);
  expect(data[0]?.items[0]?.answer.lt).toBe('<p>Taip.</p>');

  const removal = { params: { id: first.id } };
  expect(await refusalOf(admin('DELETE /faq-sections/{id}', removal))).toMatchObject({
    status: 409,
    code: 'in_use',
  });
  for (const { id } of data[0]?.items ?? []) await admin('DELETE /faq-items/{id}', { params: { id } });
  await admin('DELETE /faq-sections/{id}', removal);
  expect((await guest('GET /faq-sections')).data.map((each) => each.id)).toEqual([later.id]);
});

it('all questions together stand by their sections’ places, then by their own', async () => {
  const admin = await shop.asNew('admin');
  const idOfSection = async (nameLt: string, position: number) =>
    (await admin('POST /faq-sections', { body: { nameLt, position } })).data.id;
  const later = await idOfSection('Vėliau', 2002);
  const sooner = await idOfSection('Anksčiau', 2001);
  const question = (sectionId: number, questionLt: string, position: number) =>
    admin('POST /faq-items', { body: { sectionId, questionLt, answerLt: '<p>Taip.</p>', position } });
  await question(later, 'Trečias?', 1);
  await question(sooner, 'Antras?', 2);
  await question(sooner, 'Pirmas?', 1);
  const { data } = await admin('GET /faq-items');
  const own = data.filter(({ sectionId }) => [later, sooner].includes(sectionId));
  expect(own.map((each) => each.question.lt)).toEqual(['Pirmas?', 'Antras?', 'Trečias?']);
});

it('a question needs a section that is there and an answer that says something', async () => {
  const admin = await shop.asNew('admin');
  const { meta: before } = await admin('GET /faq-items');
  const refusal = await refusalOf(
    admin('POST /faq-items', { body: { sectionId: 999, questionLt: 'Kas?', answerLt: '<p></p>' } }),
  );
  expect(refusal.errors).toEqual({
    sectionId: ['This choice is no longer there'],
    answerLt: ['This field is required'],
  });
  expect((await admin('GET /faq-items')).meta.total).toBe(before.total);
});

it('questions can be asked for by their section', async () => {
  const admin = await shop.asNew('admin');
  const [first, second] = await Promise.all(
    ['Kainos', 'Kurjeriai'].map(
      async (nameLt) => (await admin('POST /faq-sections', { body: { nameLt } })).data.id,
    ),
  );
  for (const sectionId of [first ?? 0, second ?? 0])
    await admin('POST /faq-items', {
      body: { sectionId, questionLt: `Iš skyriaus ${sectionId}?`, answerLt: '<p>Taip.</p>' },
    });
  const { data, meta } = await admin('GET /faq-items', { query: { sectionId: second ?? 0 } });
  expect(data.map(({ question }) => question.lt)).toEqual([`Iš skyriaus ${second}?`]);
  expect(meta.total).toBe(1);
});
