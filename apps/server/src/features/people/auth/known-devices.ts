import { randomUUID } from 'node:crypto';
import { addHours } from '@shop/domain/day';
import type { UserRow } from './auth.repository.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';

const purpose = 'known device';
const daysKnown = 365;

type Owner = Pick<UserRow, 'id' | 'deviceGeneration'>;
type Device = { readonly id: string; readonly userId: number; readonly generation: number };

/**
 * A browser in which somebody has logged in keeps a device token. It opens nothing; but whoever guesses at an account
 * from elsewhere does not use up its owner's tries. All of a person's end with their generation.
 */
export const knownDevices = (encryptedTokens: EncryptedTokens) => {
  const open = async (deviceToken: string | null, now: Date): Promise<Device | null> =>
    deviceToken === null
      ? null
      : ((await encryptedTokens.decrypt(purpose, deviceToken, now)) as Device | null);
  return {
    tokenFor: ({ id, deviceGeneration: generation }: Owner, now: Date): Promise<string> => {
      const device: Device = { id: randomUUID(), userId: id, generation };
      return encryptedTokens.encrypt(purpose, device, addHours(now, daysKnown * 24));
    },

    /** Whose browser it is, as far as it says so. */
    ownerIn: async (deviceToken: string | null, now: Date): Promise<number | null> =>
      (await open(deviceToken, now))?.userId ?? null,

    /** The browser, where this person has logged in before and nothing has ended that; tries there count by it. */
    deviceOf: async (owner: Owner, deviceToken: string | null, now: Date): Promise<string | null> => {
      const device = await open(deviceToken, now);
      const isTheirs = device?.userId === owner.id && device.generation === owner.deviceGeneration;
      return isTheirs ? device.id : null;
    },
  };
};
export type KnownDevices = ReturnType<typeof knownDevices>;
