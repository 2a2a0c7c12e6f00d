import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { addHours } from '@shop/domain/day';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aRequest, someAnswers } from '../../../../test/individual.ts';
import { mailTo, tokenIn } from '../../../../test/mails.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { plainFileName } from './menu-files.ts';

const shop = usePayingShop();
let cityId: number;
const begun = new Date('2026-11-19T08:00:00Z');
beforeAll(async () => {
  shop.clock.moveTo(begun);
  cityId = await openCity(await shop.asNew('admin'));
});
beforeEach(() => shop.clock.moveTo(begun));

let addresses = 0;
/** A guest who comes from an address of their own. */
const aGuest = () => {
  addresses += 1;
  return shop.as(null, 'en', `10.2.${addresses >> 8}.${addresses & 255}`);
};
const aDraft = async (guest = aGuest()) => {
  const answers = someAnswers(cityId, { otherRequests: 'Be riešutų' });
  const { data } = await guest('POST /individual-drafts', { body: { agreeHealth: true, answers } });
  return { guest, token: data.token ?? '', draft: data, query: { token: data.token ?? '' } };
};
const named = (content: string | Uint8Array, name: string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c21e63' } })
    .withExif({ IFD0: { Copyright: 'Slaptas vardas' } })
    .jpeg()
    .toBuffer();
const aPdf = '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj\n%%EOF';
/** A zip that says it holds a document, and nothing that could be unpacked. */
const aDocx = Buffer.concat([
  Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from([0x10, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 17, 0, 0, 0]),
  Buffer.from('word/document.xml'),
  Buffer.alloc(1000, 7),
]);
const aHeic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200, 1)]);
const anOdt = Buffer.concat([
  Buffer.from([0x50, 0x4b, 3, 4]),
  Buffer.alloc(26),
  Buffer.from('mimetypeapplication/vnd.oasis.opendocument.text'),
  Buffer.alloc(50),
]);

it('nothing about health is kept without an explicit consent, whose text is kept with it', async () => {
  const guest = aGuest();
  const answers = someAnswers(cityId);
  const refusal = await refusalOf(
    guest('POST /individual-drafts', { body: { agreeHealth: false as never, answers } }),
  );
  expect(refusal.errors).toEqual({
    agreeHealth: ['Without your consent we cannot keep answers about health'],
  });
  expect((await refusalOf(guest('POST /personal-menus', { body: { words: 'Kasdien žuvis' } }))).code).toBe(
    'consent_first',
  );
  const { data: consent } = await guest('GET /individual-drafts/consent');
  const { draft } = await aDraft(guest);
  expect(draft).toMatchObject({
    consent: { text: consent.text, at: begun.toISOString() },
    keptUntil: '2026-12-19T08:00:00.000Z',
  });
});

it('a draft is gone on with by its key, on another device by the mailed link, and for 30 days after it was last written', async () => {
  const { guest, query, token } = await aDraft();
  const answers = someAnswers(cityId, { kcal: 1800 });
  shop.clock.moveTo(new Date('2026-12-18T08:00:00Z'));
  await guest('PUT /individual-drafts/current', { query, body: { answers } });
  const email = 'kitas-telefonas@pirkejas.example';
  await guest('POST /individual-drafts/current/mail-link', { query, body: { email } });
  const mail = await mailTo(shop, email, 'draft_link');
  expect(tokenIn(mail)).toBe(token);
  expect(mail.plain).not.toContain('1800');
  shop.clock.moveTo(new Date('2027-01-17T07:59:59Z'));
  const { data } = await aGuest()('GET /individual-drafts/current', { query: { token: tokenIn(mail) } });
  expect(data).toMatchObject({ answers: { kcal: 1800 }, token: null });
  shop.clock.moveTo(new Date('2027-01-17T08:00:00Z'));
  expect((await refusalOf(guest('GET /individual-drafts/current', { query }))).status).toBe(404);
});

it('without the key a draft is not there; its owner’s account finds it on every device', async () => {
  const { query } = await aDraft();
  expect(
    (await refusalOf(aGuest()('GET /individual-drafts/current', { query: { token: 'spėju' } }))).status,
  ).toBe(404);
  expect((await refusalOf((await shop.asNew('admin'))('GET /individual-drafts/current'))).status).toBe(404);
  const person = await shop.person('user');
  await aDraft(shop.as(person));
  const elsewhere = shop.as(await shop.login(person));
  expect((await elsewhere('GET /individual-drafts/current')).data.answers.otherRequests).toBe('Be riešutų');
  await elsewhere('DELETE /individual-drafts/current');
  expect((await refusalOf(elsewhere('GET /individual-drafts/current'))).status).toBe(404);
  expect((await aGuest()('GET /individual-drafts/current', { query })).data.answers.kcal).toBe(2000);
});

it('a menu of one’s own goes along with the request; its owner and admins read it, others find nothing', async () => {
  const { guest, query } = await aDraft();
  const files = { files: [named(await aPicture(), 'meniu.jpg'), named(aPdf, 'planas.pdf')] };
  const { data: menu } = await guest('POST /personal-menus', {
    query,
    body: { words: 'Rytais košė' },
    files,
  });
  expect(menu.files.map(({ name, kind }) => [name, kind])).toEqual([
    ['meniu.webp', 'webp'],
    ['planas.pdf', 'pdf'],
  ]);
  const own = { answers: { menuChoice: 'own', personalMenuId: menu.id }, agreeHealth: false } as const;
  // Not by whoever only knows its number.
  const stolen = aGuest()('POST /individual-orders', {
    body: { ...aRequest(cityId, own), agreeHealth: true },
  });
  expect((await refusalOf(stolen)).errors).toEqual({
    'answers.personalMenuId': ['A personal menu choice requires content saved before continuing'],
  });
  const { data: sent } = await guest('POST /individual-orders', { query, body: aRequest(cityId, own) });
  expect(sent).toMatchObject({
    personalMenu: { id: menu.id, words: 'Rytais košė', checkOutId: sent.id },
    consent: { at: begun.toISOString() },
  });
  expect((await refusalOf(guest('GET /individual-drafts/current', { query }))).status).toBe(404);

  const admin = await shop.asNew('admin');
  const { data: all } = await admin('GET /personal-menus');
  expect(all.map(({ id }) => id)).toContain(menu.id);
  const stranger = await shop.person('user');
  const read = (token: string | null, url: string) =>
    shop.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const file = `/api/personal-menu-files/${menu.files[1]?.id}`;
  for (const url of [file, `${file}?token=spėju`])
    for (const who of [null, stranger.token]) expect((await read(who, url)).statusCode).toBe(404);
  expect((await shop.as(stranger)('GET /personal-menus')).data).toEqual([]);
  const params = { id: menu.id };
  expect((await refusalOf(shop.as(stranger)('DELETE /personal-menus/{id}', { params }))).status).toBe(404);
  const adminsWord = admin('POST /personal-menus/{id}', { params, body: { words: 'Kitaip' } });
  expect((await refusalOf(adminsWord)).status).toBe(403);

  const answer = await read(null, `${file}?token=${sent.token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.toString()).toBe(aPdf);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="planas.pdf"',
    'cache-control': 'no-store',
  });

  // While the shop has not answered a file can be replaced.
  const token = { token: sent.token };
  await guest('POST /personal-menus/destroy-file/{id}', {
    params: { id: menu.files[1]?.id ?? 0 },
    query: token,
  });
  const { data: changed } = await guest('POST /personal-menus/{id}', {
    params,
    query: token,
    body: {},
    files: { files: [named(aPdf, 'naujas.pdf')] },
  });
  expect(changed.files.map(({ name }) => name)).toEqual(['meniu.webp', 'naujas.pdf']);
  await admin('PUT /individual-orders/{id}', {
    params: { id: sent.id },
    body: { action: 'approve', priceCents: 9000 },
  });
  const late = guest('POST /personal-menus/{id}', { params, query: token, body: { words: 'Vėlu' } });
  expect((await refusalOf(late)).code).toBe('wrong_state');
});

it('what a file is, its bytes say: pictures are drawn anew, documents kept unopened, all else refused', async () => {
  const { guest, query } = await aDraft();
  const save = (file: File) => guest('POST /personal-menus', { query, body: {}, files: { files: [file] } });
  const wrong = { files: ['Incorrect file type! Please upload another photo/file'] };
  const hostile: readonly File[] = [
    named('<!doctype html><script>alert(1)</script>', 'meniu.pdf'),
    named('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'meniu.svg'),
    named(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]), 'foto.jpg'),
    named(Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'meniu.docx'),
    named(Buffer.from('MZ\u0000'), 'meniu.pdf'),
    named('', 'tuscia.pdf'),
  ];
  for (const file of hostile) {
    const refusal = await refusalOf(save(file));
    expect([file.name, refusal.status, refusal.errors]).toEqual([file.name, 422, wrong]);
  }
  const kept = [
    [named(aPdf, 'skriptas.pdf'), 'pdf'],
    [named(aDocx, 'bomba.docx'), 'docx'],
    [named(anOdt, 'planas.odt'), 'odt'],
    [named(aHeic, 'IMG_1.HEIC'), 'heic'],
    [named(await aPicture(), 'foto.png'), 'webp'],
  ] as const;
  for (const [file, kind] of kept) {
    const { data } = await save(file);
    expect(data.files.map((each) => each.kind)).toEqual([kind]);
  }
  const pictures = await readdir(join(shop.filesFolder, 'personal-menus'));
  expect(pictures.length).toBeGreaterThan(0);
  const { data } = await save(named(await aPicture(), 'foto.jpg'));
  const answer = await shop.inject({
    url: `/api/personal-menu-files/${data.files[0]?.id}?token=${query.token}`,
  });
  expect(answer.rawPayload.includes('Slaptas vardas')).toBe(false);
  expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
});

it('there are 5 files of 10 MB each at most, and a menu says something', async () => {
  const { guest, query } = await aDraft();
  const pdfs = (count: number) => Array.from({ length: count }, (_, index) => named(aPdf, `${index}.pdf`));
  const save = (files: File[], words = '') =>
    guest('POST /personal-menus', { query, body: { words }, files: { files } });
  expect((await refusalOf(save(pdfs(6)))).errors).toMatchObject({ files: [expect.any(String)] });
  const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10_000_000)]);
  expect((await refusalOf(save([named(large, 'didelis.pdf')]))).status).toBe(413);
  expect((await refusalOf(save([]))).errors).toMatchObject({ words: [expect.any(String)] });
  const { data } = await save(pdfs(4));
  const params = { id: data.id };
  const more = guest('POST /personal-menus/{id}', { params, query, body: {}, files: { files: pdfs(2) } });
  expect((await refusalOf(more)).errors).toMatchObject({ files: [expect.any(String)] });
  const { data: full } = await guest('POST /personal-menus/{id}', {
    params,
    query,
    body: {},
    files: { files: pdfs(1) },
  });
  expect(full.files).toHaveLength(5);
});

it('a file is called as its sender called it, without what a name cannot have', () => {
  expect(plainFileName('../../etc/passwd', 'pdf')).toBe('passwd.pdf');
  expect(plainFileName('C:\\meniu\\planas.exe', 'docx')).toBe('planas.docx');
  expect(plainFileName('a"b\r\nSet-Cookie: x.pdf', 'pdf')).toBe('abSet-Cookie x.pdf');
  expect(plainFileName('', 'jpeg')).toBe('meniu.jpeg');
  expect(plainFileName('..', 'pdf')).toBe('meniu.pdf');
  expect(plainFileName(`${'ą'.repeat(300)}.pdf`, 'pdf')).toBe(`${'ą'.repeat(120)}.pdf`);
});

it('files go with their menu by night, and those of a menu that is there stay', async () => {
  const { guest, query } = await aDraft();
  const save = () =>
    guest('POST /personal-menus', { query, body: {}, files: { files: [named(aPdf, 'a.pdf')] } });
  await save();
  // In its place.
  await save();
  const folder = join(shop.filesFolder, 'personal-menus');
  const before = await readdir(folder);
  const old = addHours(shop.clock.now(), -48);
  for (const name of before) await utimes(join(folder, name), old, old);
  await shop.work('individual-orders.sweep-files');
  const left = await readdir(folder);
  expect(left.length).toBeLessThan(before.length);
  const { data } = await guest('GET /personal-menus', { query });
  const url = `/api/personal-menu-files/${data[0]?.files[0]?.id}?token=${query.token}`;
  expect((await shop.inject({ url })).statusCode).toBe(200);
});
