import type { Advertising } from '../../../ports/advertising.ts';
import type { Parts } from '../../base/parts.ts';
import { advertisingWorkers } from './advertising.jobs.ts';
import { advertisingRoutes } from './advertising.routes.ts';
import { advertisingService } from './advertising.service.ts';

export type AdvertisingParts = Parts & {
  /** Null: the owner has set no keys for it. */
  readonly advertiser: Advertising | null;
};

/** What advertisers are told, of those who allow it. */
export const openAdvertising = ({ work, advertiser, publicUrl }: AdvertisingParts) => {
  const service = advertisingService(work, advertiser !== null, publicUrl);
  return { service, routes: advertisingRoutes(service), workers: advertisingWorkers(advertiser) };
};
