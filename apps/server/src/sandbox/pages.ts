import { baseLocale, isLocale, type Locale } from '@shop/domain/text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SandboxBank } from './bank.ts';
import { bankPage, controlPage, unknownOrderPage } from './bank-page.ts';
import { letterMark } from './banks.ts';
import type { OrderRow, Storage } from './storage.ts';
import { troublesSchema } from './troubles.ts';
import type { NewsDesk } from './webhooks.ts';

const actions = ['pay', 'pay_told_twice', 'pay_late', 'cancel', 'tell_again', 'return'] as const;
type Action = (typeof actions)[number];

type PageParts = {
  readonly storage: Storage;
  readonly bank: SandboxBank;
  readonly news: NewsDesk;
  readonly books: () => Promise<object>;
  /** Called after whatever may have made news. */
  readonly kick: () => void;
};

type Query = { readonly lang?: string };

/** For people (the bank, the switches) and for tests (the books). */
export const bindPages = (app: FastifyInstance, { storage, bank, news, books, kick }: PageParts): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const known = async (uuid: string): Promise<OrderRow | null> => {
    if (!z.uuid().safeParse(uuid).success) return null;
    await bank.settle();
    return storage.order(uuid);
  };
  /** A browser also asks this policy where a form's redirect may lead: back to the shop. */
  const send = (reply: FastifyReply, page: string, leadsTo = ''): unknown =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' ${leadsTo}`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  const localeOf = (asked: string | undefined, otherwise: unknown): Locale => {
    if (isLocale(asked)) return asked;
    return isLocale(otherwise) ? otherwise : baseLocale;
  };

  const act: Record<Action, (uuid: string) => Promise<unknown>> = {
    pay: bank.pay,
    pay_told_twice: async (uuid) => {
      await bank.pay(uuid);
      await bank.tellAgain(uuid);
    },
    pay_late: bank.payLate,
    cancel: bank.cancel,
    tell_again: bank.tellAgain,
    return: async () => {},
  };

  app.get<{ Params: { uuid: string }; Querystring: Query }>('/pay/:uuid', async (request, reply) => {
    const order = await known(request.params.uuid);
    const locale = localeOf(request.query.lang, order?.details.locale);
    if (!order) return send(reply.code(404), unknownOrderPage(locale));
    return send(
      reply,
      bankPage(order, locale, order.status === 'PENDING'),
      new URL(order.details.returnUrl).origin,
    );
  });

  app.post<{ Params: { uuid: string }; Querystring: Query; Body: unknown }>(
    '/pay/:uuid',
    async (request, reply) => {
      const { uuid } = request.params;
      const order = await known(uuid);
      const locale = localeOf(request.query.lang, order?.details.locale);
      const asked = z.object({ action: z.enum(actions) }).safeParse(request.body);
      if (!order || !asked.success) return send(reply.code(404), unknownOrderPage(locale));
      await act[asked.data.action](uuid);
      kick();
      const after = (await storage.order(uuid)) ?? order;
      if (asked.data.action === 'tell_again') return reply.redirect(`?lang=${locale}`, 303);
      const back = new URL(order.details.returnUrl);
      back.searchParams.set('order-token', await news.orderToken(after, after.status));
      return reply.redirect(back.href, 303);
    },
  );

  app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const svg = letterMark(request.params.file.replace(/\.svg$/, ''));
    if (!svg) return reply.code(404).send();
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(svg);
  });

  app.get<{ Querystring: Query }>('/control', async (request, reply) => {
    const troubles = await storage.troubles();
    if (!request.headers.accept?.includes('text/html')) return troubles;
    return send(reply, controlPage(troubles, localeOf(request.query.lang, null)));
  });

  app.post<{ Querystring: Query }>('/control', async (request, reply) => {
    const asked = troublesSchema.strict().safeParse({
      ...(await storage.troubles()),
      ...(request.body as object | null),
    });
    if (!asked.success) {
      const message = asked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
      return reply.code(400).send({ statusCode: 400, message, error: 'Bad Request' });
    }
    await storage.setTroubles(asked.data);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect(`?lang=${localeOf(request.query.lang, null)}`, 303) : asked.data;
  });

  app.get('/control/books', books);

  /** What the bank's page does, without its page: for tests that pay hundreds of orders. */
  app.post<{ Params: { uuid: string }; Body: unknown }>('/control/orders/:uuid', async (request, reply) => {
    const asked = z.object({ action: z.enum(actions) }).safeParse(request.body);
    const order = await known(request.params.uuid);
    if (!asked.success || !order) return reply.code(404).send();
    await act[asked.data.action](order.uuid);
    kick();
    return storage.order(order.uuid);
  });
};
