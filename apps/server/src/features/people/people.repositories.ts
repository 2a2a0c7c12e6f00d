import type { Handle } from '../../db/database.ts';
import { accountsRepository } from './accounts/accounts.repository.ts';
import { addressesRepository } from './addresses/addresses.repository.ts';
import { authRepository } from './auth/auth.repository.ts';
import { calculationsRepository } from './calculations/calculations.repository.ts';
import { consentsRepository } from './consents/consents.repository.ts';
import { deletionRequestsRepository } from './deletion-requests/deletion-requests.repository.ts';
import { notificationsRepository } from './notifications/notifications.repository.ts';
import { peopleRepository } from './personal-data/people.repository.ts';
import { pointsRepository } from './points/points.repository.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';
import { socialRepository } from './social/social.repository.ts';

export const peopleRepositories = (handle: Handle) => ({
  accounts: accountsRepository(handle),
  addresses: addressesRepository(handle),
  auth: authRepository(handle),
  calculations: calculationsRepository(handle),
  consents: consentsRepository(handle),
  deletionRequests: deletionRequestsRepository(handle),
  notifications: notificationsRepository(handle),
  people: peopleRepository(handle),
  points: pointsRepository(handle),
  secondFactor: secondFactorRepository(handle),
  social: socialRepository(handle),
});
