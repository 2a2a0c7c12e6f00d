import { baseRepositories } from '../features/base/base.repositories.ts';
import { catalogueRepositories } from '../features/catalogue/catalogue.repositories.ts';
import { contentRepositories } from '../features/content/content.repositories.ts';
import { peopleRepositories } from '../features/people/people.repositories.ts';
import { sellingRepositories } from '../features/selling/selling.repositories.ts';
import { servingRepositories } from '../features/serving/serving.repositories.ts';
import type { Handle } from './database.ts';

/** Every repository, on one handle. Only the unit of work makes them. */
export const repositories = (handle: Handle) => ({
  ...baseRepositories(handle),
  ...catalogueRepositories(handle),
  ...contentRepositories(handle),
  ...peopleRepositories(handle),
  ...sellingRepositories(handle),
  ...servingRepositories(handle),
});
export type Repositories = ReturnType<typeof repositories>;
