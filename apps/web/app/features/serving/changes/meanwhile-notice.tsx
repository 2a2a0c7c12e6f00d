import { m } from '@shop/messages';
import { moverWords } from '~/features/selling/check-outs/status-words.ts';
import { longDay, moment } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import type { Meanwhile } from './meanwhile.ts';

const whatWords = ({ text, by, at, day }: Meanwhile): string => {
  const who = { who: moverWords(by), when: moment(at) };
  if (day === null) return m.change_meanwhile_what({ what: text, ...who });
  return day.to === null
    ? m.change_meanwhile_gone(who)
    : m.change_meanwhile_moved({ day: longDay(day.to, 'accusative'), ...who });
};

/** Somebody was quicker: what they did, and that it is to be looked at anew. */
export function MeanwhileNotice({ meanwhile }: { meanwhile: Meanwhile }) {
  return (
    <Notice tone="warn" live="assertive" title={m.change_meanwhile_title()}>
      {whatWords(meanwhile)} {m.change_meanwhile_look()}
    </Notice>
  );
}
