import type { deliveryPrices } from '@shop/contract/delivery-prices';
import type { deliveryTimes } from '@shop/contract/delivery-times';
import type { vat } from '@shop/contract/vat';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { invalid } from '../../../failure.ts';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import type { RatesService } from './rates.service.ts';

export const ratesRoutes = (service: RatesService): Handlers<typeof deliveryPrices & typeof vat> => ({
  'GET /delivery-prices': async ({ query }) => ({ data: await service.deliveryPrices(query.checkout) }),
  'PUT /delivery-prices': async ({ body }, { actor }) => ({
    data: await service.setDeliveryPrices(body.prices, actor),
  }),
  'GET /vat': async () => ({ data: await service.vat() }),
  'PUT /vat': async ({ body }, { actor }) => dataOf(await service.setVat(body.entries, actor)),
});

export const deliveryTimesRoutes = (
  work: UnitOfWork,
  catalogue: Catalogue,
): Handlers<typeof deliveryTimes> => {
  const service = crudService(work, catalogue)(
    {
      entity: 'delivery_time',
      repository: (within) => within.deliveryTimes,
      items: ({ pricing }) => pricing.deliveryTimes,
      check: ({ cityId }, { content }) =>
        content.cities.has(cityId) ? null : invalid({ cityId: 'unknown_choice' }),
    },
    {
      words: ({ fromTime, toTime }) => [fromTime, toTime],
      sorts: { from: ({ fromTime }) => fromTime, to: ({ toTime }) => toTime },
    },
  );
  return {
    ...crudRoutes('delivery-times', service),
    'GET /delivery-times': ({ query }, { locale }) =>
      service.list(query, locale, ({ cityId }) => query.cityId === undefined || cityId === query.cityId),
  };
};
