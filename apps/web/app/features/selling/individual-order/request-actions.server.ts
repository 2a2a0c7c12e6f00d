import { ApiError, type Client } from '@shop/contract/client';
import { answerProblems, type IndividualAnswers } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import { redirect } from 'react-router';
import { perform } from '~/lib/intents.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { ownPath, paths } from '~/lib/paths.ts';
import { keepMenuWords } from './keep-menu-words.ts';
import { partAfter, partIn, problemsOn, type RequestPart } from './parts.ts';
import { answerProblemText } from './problem-words.ts';
import { noAnswers, sentAnswers, withPart } from './read-answers.ts';
import { loadRequestList, offerFrom } from './request-list.ts';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** One screen of a page without scripts: kept in the draft, then what is wrong with it. */
const keepPart = async (api: Client, part: RequestPart, form: FormData, now: Date): Promise<void> => {
  const { data: draft } = await api('GET /individual-drafts/current', { query: {} });
  let answers = withPart({ ...noAnswers, ...(draft.answers as IndividualAnswers) }, part, form);
  let menu = draft.personalMenu;
  if (part === 'menu' && answers.menuChoice === 'own')
    menu = await keepMenuWords(api, menu, textIn(form, 'menuWords'));
  if (part === 'menu') answers = { ...answers, personalMenuId: menu?.id ?? null };
  await api('PUT /individual-drafts/current', { query: {}, body: { answers: sentAnswers(answers) } });
  const isSaved = menu !== null && (menu.words !== '' || menu.files.length > 0);
  const offer = offerFrom(await loadRequestList(api), isSaved);
  const problems = problemsOn(part, answerProblems(answers, offer, now));
  if (problems.length > 0)
    throw new ApiError(
      422,
      m.failure_invalid(),
      'invalid',
      Object.fromEntries(problems.map((problem) => [problem.field, [answerProblemText(problem)]])),
      null,
    );
};

export const actOnRequest = async (api: Client, url: URL, form: FormData, now: string) => {
  let next: string | null = null;
  const outcome = await perform<string>(form, {
    begin: async () => {
      await api('POST /individual-drafts', {
        body: { agreeHealth: form.has('agreeHealth') as true, answers: {} },
      });
      next = ownPath(form.get('next'), paths.individualOrder({ part: 'food' }));
      return '';
    },
    part: async () => {
      const part = partIn(url.searchParams) ?? 'food';
      await keepPart(api, part, form, new Date(now));
      const after = partAfter(part);
      next = after ? paths.individualOrder({ part: after }) : individualPaths.delivery();
      return '';
    },
    forget: async () => {
      await api('DELETE /individual-drafts/current', { query: {} });
      return m.individual_forgotten();
    },
    mail_link: async () => {
      const email = textIn(form, 'email');
      await api('POST /individual-drafts/current/mail-link', { query: {}, body: { email } });
      return m.individual_link_sent({ email });
    },
  });
  if (next !== null) throw redirect(next);
  return outcome;
};
