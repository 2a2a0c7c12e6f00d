import type { UserProfile } from '@shop/contract/auth';
import type { UserRow } from './auth.repository.ts';

export const presentUser = (user: UserRow): UserProfile => ({
  id: user.id,
  role: user.role,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
});
