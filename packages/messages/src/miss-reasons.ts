import type { MissReason } from '@shop/domain/states/tables';
import type { Locale } from '@shop/domain/text';
import { m } from './index.ts';

const words: Readonly<Record<MissReason, typeof m.missed_nobody_home>> = {
  nobody_home: m.missed_nobody_home,
  wrong_address: m.missed_wrong_address,
  no_access: m.missed_no_access,
  no_cash: m.missed_no_cash,
  damaged: m.missed_damaged,
  other: m.missed_other,
};

/** Why a box did not come, as a sentence. */
export const missReasonText = (reason: MissReason | null, locale: Locale): string =>
  words[reason ?? 'other']({}, { locale });
