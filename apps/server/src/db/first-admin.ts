import { auditLog } from '../features/base/audit/audit.repository.ts';
import type { Database } from './database.ts';
import { repositories } from './repositories.ts';
import { hashPassword } from '../features/people/auth/passwords.ts';

/** A shop without an admin gets its first one from the settings. Later the settings are not looked at. */
export const ensureFirstAdmin = async (
  database: Database,
  { email, password }: { readonly email: string; readonly password: string },
  now: Date,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { auth } = repositories(tx);
    if ((await auth.lockAdmins()).length > 0) return false;
    const passwordHash = await hashPassword(password);
    const known = await auth.userByEmail(email);
    if (known) await auth.updateUser(known.id, { role: 'admin', passwordHash });
    const admin =
      known ??
      (await auth.insertUser({ email, role: 'admin', passwordHash, emailVerifiedAt: now, createdAt: now }));
    await auditLog(tx).record(
      {
        actorId: null,
        action: 'first_admin',
        entity: 'user',
        entityId: admin.id,
        details: { wasKnown: known !== null },
      },
      now,
    );
    return true;
  });
