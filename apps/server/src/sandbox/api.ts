import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { availableForRefund, type SandboxBank } from './bank.ts';
import { paymentMethods } from './banks.ts';
import type { OrderDetails, OrderRow, RefundRow, Storage } from './storage.ts';
import type { SandboxTokens } from './tokens.ts';

const euros = z
  .number()
  .refine((value) => /^\d{1,7}(\.\d{1,2})?$/.test(String(value)), 'must have at most two decimals')
  .transform((value) => Math.round(value * 100));
const httpUrl = z.url({ protocol: /^https?$/ });

const address = z.looseObject({ email: z.email().optional(), country: z.string().length(2).optional() });

const orderRequest = z.looseObject({
  merchantReference: z.string().min(1).max(128),
  returnUrl: httpUrl,
  notificationUrl: httpUrl,
  currency: z.literal('EUR'),
  grandTotal: euros.refine((cents) => cents > 0, 'must be positive'),
  locale: z.enum(['lt', 'en', 'lv', 'et', 'fi', 'pl', 'ru', 'de']),
  expiresIn: z.number().int().min(5).max(44_640).default(10_080),
  payment: z.looseObject({
    method: z.enum(['paymentInitiation', 'cardPayments', 'blik', 'bnpl', 'hirePurchase', 'mobilePay']),
    amount: euros,
    currency: z.literal('EUR'),
    methodOptions: z
      .looseObject({ preferredProvider: z.string().optional(), preferredCountry: z.string().optional() })
      .optional(),
  }),
  billingAddress: address.optional(),
  shippingAddress: address.optional(),
  lineItems: z
    .array(z.object({ name: z.string().min(1), quantity: z.number().positive(), finalPrice: z.number() }))
    .optional(),
});

const refundRequest = z.looseObject({ orderUuid: z.uuid(), amount: euros, idempotencyKey: z.uuidv4() });

const errorNames: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

type Answer = { readonly status: number; readonly body: object };

const failed = (status: number, message: string | readonly string[]): Answer => ({
  status,
  body: { statusCode: status, message, error: errorNames[status] },
});
const unfit = (error: z.ZodError): Answer =>
  failed(
    400,
    error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
  );

const money = (cents: number): string => (cents / 100).toFixed(2);

const refundBody = ({ uuid, amountCents, status, createdAt }: RefundRow, isFull: boolean) => ({
  uuid,
  amount: money(amountCents),
  status,
  currency: 'EUR',
  createdAt,
  type: isFull ? 'FULL_REFUND' : 'PARTIAL_REFUND',
});

type ApiParts = {
  readonly storage: Storage;
  readonly bank: SandboxBank;
  readonly tokens: SandboxTokens;
  readonly baseUrl: () => string;
  readonly draw: (chance: number) => boolean;
};

/** The API as the shop's client sees it: signed requests, Montonio's shapes and refusals. */
export const bindApi = (app: FastifyInstance, { storage, bank, tokens, baseUrl, draw }: ApiParts): void => {
  const orderBody = async (order: OrderRow) => {
    const { payment, ...details } = order.details;
    const refunds = await storage.refundsOf(order.uuid);
    return {
      ...details,
      uuid: order.uuid,
      paymentStatus: order.status,
      grandTotal: money(order.paidCents ?? order.totalCents),
      paymentMethodType: payment.method,
      storeUuid: paymentMethods(baseUrl()).uuid,
      refunds: refunds.map((refund) => refundBody(refund, refund.amountCents === order.paidCents)),
      availableForRefund: Number(money(availableForRefund(order, refunds))),
      expiresAt: order.expiresAt,
      createdAt: order.createdAt,
      paymentUrl: `${baseUrl()}/pay/${order.uuid}`,
      paymentIntents: [
        { paymentMethodType: payment.method, status: order.status, amount: money(order.totalCents) },
      ],
    };
  };

  /** Troubles first, then the signature, then the work. */
  const answer = async (
    reply: FastifyReply,
    token: unknown,
    act: (fields: JWTPayload) => Promise<Answer>,
  ): Promise<unknown> => {
    const troubles = await storage.troubles();
    if (troubles.slowMs > 0) await pause(troubles.slowMs);
    const work = async (): Promise<Answer> => {
      if (draw(troubles.outages)) return failed(503, 'Service Unavailable');
      const opened = await tokens.open(typeof token === 'string' ? token : '');
      if ('turnedAway' in opened) return failed(...(opened.turnedAway as [number, string]));
      const done = await act(opened);
      return draw(troubles.lostAnswers) ? failed(502, 'Bad Gateway') : done;
    };
    const { status, body } = await work();
    return reply.code(status).send(body);
  };

  const bearer = (header: string | undefined): string => header?.replace(/^Bearer /, '') ?? '';

  app.get('/stores/payment-methods', (request, reply) =>
    answer(reply, bearer(request.headers.authorization), async () => ({
      status: 200,
      body: paymentMethods(baseUrl()),
    })),
  );

  app.post<{ Body: { data?: unknown } | null }>('/orders', (request, reply) =>
    answer(reply, request.body?.data, async ({ accessKey: _, iat: __, exp: ___, ...fields }) => {
      const parsed = orderRequest.safeParse(fields);
      if (!parsed.success) return unfit(parsed.error);
      const { grandTotal, expiresIn, payment } = parsed.data;
      if (payment.amount !== grandTotal) return failed(400, ['payment.amount must be equal to grandTotal']);
      const made = await bank.create(fields as unknown as OrderDetails, grandTotal, expiresIn);
      if ('refused' in made) return failed(400, [made.refused]);
      return { status: 201, body: await orderBody(made) };
    }),
  );

  app.get<{ Params: { uuid: string } }>('/orders/:uuid', (request, reply) =>
    answer(reply, bearer(request.headers.authorization), async () => {
      await bank.settle();
      const { uuid } = request.params;
      const order = z.uuid().safeParse(uuid).success ? await storage.order(uuid) : null;
      return order ? { status: 200, body: await orderBody(order) } : failed(404, 'Order not found');
    }),
  );

  app.post<{ Body: { data?: unknown } | null }>('/refunds', (request, reply) =>
    answer(reply, request.body?.data, async (fields) => {
      const parsed = refundRequest.safeParse(fields);
      if (!parsed.success) return unfit(parsed.error);
      const { orderUuid, amount, idempotencyKey } = parsed.data;
      const made = await bank.refund(orderUuid, amount, idempotencyKey);
      if (!made) return failed(404, 'Order not found');
      if ('refused' in made) return failed(400, [made.refused]);
      return { status: 201, body: refundBody(made.refund, made.isFull) };
    }),
  );
};
