import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { aBuyer, place, uuidIn, usePayingShop } from '../../../../test/paying-shop.ts';
import { makeCode, openCity, sellKit } from '../../../../test/pricing.ts';
import { readPdf } from '../../../papers/read-pdf.ts';
import type { OutgoingMail } from '../../../ports/mailer.ts';

const sent: OutgoingMail[] = [];
const shop = usePayingShop({
  mailer: {
    send: async (mail) => {
      sent.push(mail);
    },
  },
});

type Cart = Parameters<typeof place>[1];
type Details = NonNullable<Parameters<typeof place>[2]>;

/** Two sets a day for five days, with two additions, less an allergen and a code of 10 %. */
let cart: Cart;
let delivery: NonNullable<Details['delivery']>;
const order = (locale: 'lt' | 'en', details: Details) =>
  place(shop.as(null, locale), cart, { delivery, ...details });
beforeAll(async () => {
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const time = await admin('POST /delivery-times', {
    body: { cityId, fromTime: '05:30', toTime: '07:30' },
  });
  const item = await sellKit(admin);
  const allergen = await admin('POST /allergens', {
    body: { nameLt: 'Pomidorai', nameEn: 'Tomatoes', pricePercent: 0 },
  });
  const additions = [
    await admin('POST /additions', {
      body: { nameLt: 'Žaliasis glotnutis', nameEn: 'Green smoothie', pricePerDayCents: 190 },
    }),
    await admin('POST /additions', { body: { nameLt: 'Sultys', nameEn: 'Juice', pricePerDayCents: 150 } }),
  ];
  const { code } = await makeCode(admin, { code: 'RUDUO' });
  await admin('PUT /kit-order-settings', {
    body: {
      isCancellationDisabled: false,
      cancellationHours: 36,
      isChangeDisabled: false,
      changeHours: 36,
      deliveryDateChangeHours: 24,
    },
  });
  cart = {
    cityId,
    startDate: '2026-11-17',
    items: [
      {
        ...item,
        amount: 2,
        allergenIds: [allergen.data.id],
        additionIds: additions.map(({ data }) => data.id),
      },
    ],
    discountCodes: [code],
  };
  delivery = { method: 'leave_at_door', deliveryTimeId: time.data.id };
});
beforeEach(() => {
  sent.length = 0;
});

/** A no-break space is a space to a reader. */
const linesOf = (text: string | undefined): string[] => (text ?? '').replaceAll('\u00a0', ' ').split('\n');
const newest = async (email: string) => (await mailsTo(shop, email))[0];

describe('an order’s mail', () => {
  it('says what was ordered, what it costs, when and where it comes and until when it can be cancelled', async () => {
    const email = 'laiskas@pirkeja.example';
    const buyer = aBuyer({ email, floor: '3', extraInformation: 'Kodas 12' });
    const placed = await order('lt', { buyer, paymentType: 'cash' });
    const lines = linesOf((await newest(email))?.plain);
    const from = lines.indexOf('Ką užsakėte');
    expect(lines.slice(from, lines.indexOf('Atšaukimas') + 3)).toEqual([
      'Ką užsakėte',
      'Paprastas rinkinys – 163,00 €',
      '1 500 kcal · 5 dienos · po 2 rinkinius per dieną · Nededame: pomidorai · Priedai: žaliasis glotnutis, sultys · Atvešime popieriniuose maišeliuose',
      '',
      'Iš ko susideda kaina',
      'Rinkiniai: 163,00 €',
      'Nuolaidos kodai (RUDUO): −16,30 €',
      'Pristatymas: 10,00 €',
      'Iš viso: 156,70 €',
      'Įskaičiuotas PVM: rinkiniams 25,46 € (21 %), pristatymui 1,74 € (21 %)',
      '',
      'Kada ir kur atvešime',
      'Pirma diena: lapkričio 17 d., antradienis',
      'Paskutinė diena: lapkričio 23 d., pirmadienis',
      'Dienos: 5 pristatymai, darbo dienomis',
      'Pristatymo laikas: 5:30–7:30 val.',
      'Perdavimas: Palikti prie durų',
      'Kam: Jūratė Žukauskienė',
      'Adresas: Gedimino pr. 1-2, 3 aukštas, LT-01103 Vilnius',
      'Telefonas: +370 600 12345',
      'Kurjeriui: Kodas 12',
      '',
      'Atšaukimas',
      expect.stringContaining('daugiau nei 36 val.'),
      '',
    ]);
    expect(placed.totalCents).toBe(15_670);
    const html = (await newest(email))?.html.replaceAll('\u00a0', ' ');
    for (const part of ['Paprastas rinkinys', 'po 2 rinkinius per dieną', '156,70 €', '+370 600 12345'])
      expect(html).toContain(part);
  });

  it('says it in English to whoever ordered in English, and its link opens in English', async () => {
    const email = 'letter@pirkeja.example';
    await order('en', { buyer: aBuyer({ email }), paymentType: 'bank_account' });
    const mail = await newest(email);
    const lines = linesOf(mail?.plain);
    expect(lines).toContain(
      '1,500 kcal · 5 days · 2 sets a day · Without: tomatoes · Extras: green smoothie, juice · Comes in paper bags',
    );
    expect(lines).toContain('First day: Tuesday, 17 November');
    expect(lines).toContain('Hand-over: Leave at the door');
    expect(mail?.plain).toMatch(/\/check-out\/order\/\d+\?token=[^&\s]+&lang=en\n/);
    // Whom to pay comes before what was bought.
    expect(lines.findIndex((line) => line.startsWith('Account:'))).toBeLessThan(
      lines.indexOf('What you have ordered'),
    );
  });

  it('says that days cannot be cancelled where the owner has switched it off', async () => {
    const admin = await shop.asNew('admin');
    const { data: terms } = await admin('GET /kit-order-settings');
    await admin('PUT /kit-order-settings', { body: { ...terms, isCancellationDisabled: true } });
    const email = 'be-atsaukimo@pirkeja.example';
    await order('lt', { buyer: aBuyer({ email }), paymentType: 'cash' });
    await admin('PUT /kit-order-settings', { body: terms });
    const { plain = '' } = (await newest(email)) ?? {};
    expect(plain).toContain('Šiuo metu svetainėje užsakymo dienų atšaukti negalima');
    expect(plain).not.toContain('36');
  });

  it('brings the invoice along once there is one', async () => {
    const email = 'saskaita@pirkeja.example';
    const placed = await order('lt', { buyer: aBuyer({ email }) });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    for (const { id } of await mailsTo(shop, email)) await shop.work('mail.send', { mailId: id });
    const paid = sent.find(({ subject }) => subject.includes('apmokėtas'));
    expect(paid?.attachments?.map(({ fileName }) => fileName)).toEqual(['SF-000001.pdf']);
    const [paper = ''] = readPdf(Buffer.from(paid?.attachments?.[0]?.bytes ?? []));
    expect(paper).toContain(placed.number);
    expect(paper).toContain('156,70');
    const placedMails = sent.filter(({ subject }) => subject.includes('gautas'));
    expect(placedMails.every(({ attachments = [] }) => attachments.length === 0)).toBe(true);

    const [withPaper, without] = await mailsTo(shop, email);
    const url = (mailId = 0) => `/api/dev/mails/${mailId}/attachment`;
    expect((await shop.inject({ url: url(withPaper?.id) })).statusCode).toBe(404);
    const development = await anotherShop(shop, { hasMailbox: true });
    try {
      const opened = await development.app.inject({ url: url(withPaper?.id) });
      expect(opened.headers['content-type']).toBe('application/pdf');
      expect(readPdf(opened.rawPayload)[0]).toBe(paper);
      expect((await development.app.inject({ url: url(without?.id) })).statusCode).toBe(404);
    } finally {
      await development.close();
    }
  });
});
