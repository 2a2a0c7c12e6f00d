import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../ports/clock.ts';
import type { OrderRow, OrderStatus, RefundRow } from './storage.ts';

export type Keys = { readonly accessKey: string; readonly secretKey: string };

const VALID_MS = 3_600_000;

export const orderClaims = (order: OrderRow, status: OrderStatus, bankName: string): JWTPayload => ({
  uuid: order.uuid,
  merchantReference: order.merchantReference,
  merchantReferenceDisplay: order.merchantReference,
  paymentStatus: status,
  paymentMethod: order.details.payment.method,
  grandTotal: (order.paidCents ?? order.totalCents) / 100,
  currency: 'EUR',
  paymentProviderName: bankName,
  ...(order.paidCents !== null && { senderName: 'Vardenis Pavardenis', senderIban: 'LT121000011101001000' }),
});

export const refundClaims = (refund: RefundRow): JWTPayload => ({
  refundUuid: refund.uuid,
  refundStatus: refund.status,
  refundStatusDescription: null,
  refundAmount: refund.amountCents / 100,
  orderUuid: refund.orderUuid,
});

/** Tokens as Montonio makes and checks them. */
export const sandboxTokens = ({ accessKey, secretKey }: Keys, clock: Clock) => {
  const key = new TextEncoder().encode(secretKey);
  const forgersKey = new TextEncoder().encode(`not ${secretKey}`);
  const signWith = (claims: JWTPayload, by: Uint8Array): Promise<string> =>
    new SignJWT({ ...claims, accessKey })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(clock.now())
      .setExpirationTime(new Date(clock.now().getTime() + VALID_MS))
      .sign(by);
  return {
    sign: (claims: JWTPayload) => signWith(claims, key),
    forge: (claims: JWTPayload) => signWith(claims, forgersKey),
    /** The fields of a shop's request, or the status and message it is turned away with. */
    open: async (
      token: string,
    ): Promise<JWTPayload | { readonly turnedAway: [status: number, message: string] }> => {
      try {
        if (decodeJwt(token)['accessKey'] !== accessKey) return { turnedAway: [401, 'STORE_NOT_FOUND'] };
        const options = { algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: clock.now() };
        return (await jwtVerify(token, key, options)).payload;
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { turnedAway: [401, 'TOKEN_EXPIRED'] };
        if (error instanceof errors.JOSEError) return { turnedAway: [403, 'INVALID_TOKEN'] };
        throw error;
      }
    },
  };
};

export type SandboxTokens = ReturnType<typeof sandboxTokens>;
