import type { Work } from '../../../db/unit-of-work.ts';
import type { ReadSettings } from '../settings/read-settings.ts';
import { type MailContent, writeMail } from './write-mail.ts';

export const ownersLanguage = { locale: 'lt' } as const;

/** A mail to the owner, in the owner's language. A shop that has named no address of its own has nobody to write to. */
export const writeOwner = async (
  within: Work,
  settings: ReadSettings,
  content: Omit<MailContent, 'to' | 'locale' | 'shopName'>,
  now: Date,
): Promise<void> => {
  const { shop } = await settings();
  if (shop.company.email === '') return;
  await writeMail(
    within,
    { ...content, ...ownersLanguage, to: shop.company.email, shopName: shop.name },
    now,
  );
};
