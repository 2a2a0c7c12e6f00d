import type { Locale } from '@shop/domain/text';
import { m } from './index.ts';

type TimeWindow = { readonly fromTime: string; readonly toTime: string };

/** "5–8 val.", "5:30–7:30 val."; in English whole hours keep their minutes, by which they are read as hours. */
const hourText = (time: string, locale: Locale): string => {
  const hour = time.replace(/^0/, '');
  return locale === 'lt' ? hour.replace(/:00$/, '') : hour;
};

/** Between which hours a box comes, or at which time: pages, mails and forms write it alike. */
export const timeWindowText = ({ fromTime, toTime }: TimeWindow, locale: Locale): string =>
  fromTime === toTime
    ? m.delivery_time_exact({ at: hourText(fromTime, locale) }, { locale })
    : m.delivery_time_window({ from: hourText(fromTime, locale), to: hourText(toTime, locale) }, { locale });
