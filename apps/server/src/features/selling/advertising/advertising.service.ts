import type { advertising as endpoints } from '@shop/contract/advertising';
import type { Input } from '@shop/contract/endpoint';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { type Failure } from '../../../failure.ts';
import type { Conversion } from '../../../ports/advertising.ts';
import { sendConversionJob } from './advertising.jobs.ts';
import { hashedPerson, type Person } from './hashed-person.ts';
import { tooMany } from '../../base/limits/too-many.ts';

type BrowserEvent = Input<(typeof endpoints)['POST /advertising-events']>['body'];

/** Whoever looks at the shop, as far as it matters here. */
export type Visitor = {
  readonly hasAdvertisingConsent: boolean;
  readonly ip: string;
  readonly device: string;
  readonly now: Date;
};

type Purchase = {
  readonly orderNumber: string;
  readonly valueCents: number;
  readonly mealKitIds: readonly number[];
  readonly buyer: Person;
};

const perVisitor = { max: 60, perSeconds: 60 };

const userOf = ({ ip, device }: Visitor) => ({ client_ip_address: ip, client_user_agent: device });

/** Conversions for advertising. Without keys, or without the visitor's consent, nothing is queued, kept or sent. */
export const advertisingService = (work: UnitOfWork, isOn: boolean, publicUrl: () => URL) => {
  const conversion = (
    visitor: Visitor,
    path: string,
    event: Pick<Conversion, 'name' | 'eventId' | 'contentIds' | 'valueCents'>,
    user: Readonly<Record<string, string>>,
  ): Conversion => ({
    ...event,
    at: Math.floor(visitor.now.getTime() / 1000),
    sourceUrl: new URL(path, publicUrl()).href,
    user: { ...userOf(visitor), ...user },
  });
  return {
    tell: async (
      event: BrowserEvent,
      visitor: Visitor & { readonly address: string },
    ): Promise<Failure | undefined> => {
      if (!isOn || !visitor.hasAdvertisingConsent) return undefined;
      const isAllowed = await work.read(({ limits }) =>
        limits.take(`advertising ${visitor.address}`, perVisitor, visitor.now),
      );
      if (!isAllowed) return tooMany(perVisitor);
      const { name, eventId, contentIds, valueCents = null, path, fbp, fbc } = event;
      const cookies = { ...(fbp && { fbp }), ...(fbc && { fbc }) };
      await work.transaction((within) =>
        within.jobs(
          sendConversionJob,
          conversion(visitor, path, { name, eventId, contentIds, valueCents }, cookies),
        ),
      );
      return undefined;
    },

    /** Queued with the change that makes an order paid; the order's number is the event's id. */
    tellPurchase: async (within: Work, purchase: Purchase, visitor: Visitor): Promise<void> => {
      if (!isOn || !visitor.hasAdvertisingConsent) return;
      const event = {
        name: 'Purchase',
        eventId: purchase.orderNumber,
        contentIds: purchase.mealKitIds.map(String),
        valueCents: purchase.valueCents,
      } as const;
      await within.jobs(sendConversionJob, conversion(visitor, '/', event, hashedPerson(purchase.buyer)));
    },
  };
};
export type AdvertisingService = ReturnType<typeof advertisingService>;
