import argon2 from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes; the work is done off the event loop. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of nothing anybody knows: an unknown account costs as much time as a wrong password. */
const nobodys = argon2.hash(crypto.randomUUID(), options);

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, options);

export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  const fits = await argon2.verify(stored ?? (await nobodys), password);
  return stored !== null && fits;
};
