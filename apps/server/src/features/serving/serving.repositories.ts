import type { Handle } from '../../db/database.ts';
import { boxesRepository } from './boxes/boxes.repository.ts';

export const servingRepositories = (handle: Handle) => ({
  boxes: boxesRepository(handle),
});
