import type { IndividualDraft } from '@shop/contract/individual-drafts';
import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import type { Visitor } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import { linkHash, newLinkToken } from '../../base/links/tokens-in-mail.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { presentAnswers } from './answers.presenter.ts';
import type { DraftRow } from './individual-drafts.repository.ts';
import { individualLetters } from './individual-letters.ts';
import { draftKeptUntil, findDraft, type IndividualRequester } from './individual-requester.ts';
import { presentMenu } from './personal-menus.presenter.ts';

type Parts = { readonly work: UnitOfWork; readonly catalogue: Catalogue; readonly mails: Mails };
type By = { readonly requester: IndividualRequester; readonly now: Date };

/** In an hour: whoever changes their mind now and then, and no more. */
const perAddress = { max: 20, perSeconds: 60 * 60 };
const perMailbox = { max: 5, perSeconds: 60 * 60 };

export const consentText = (locale: IndividualRequester['locale']): string =>
  m.individual_consent_text({}, { locale });

/** A request for an individual order while it is being written: kept with consent, under a key of its own. */
export const individualDraftsService = ({ work, catalogue, mails }: Parts) => {
  const present = async (
    { personalMenus }: Pick<Repositories, 'personalMenus'>,
    draft: DraftRow,
    token: string | null,
  ): Promise<IndividualDraft> => {
    const menu = (await personalMenus.ofDraft(draft.id)).at(-1);
    return {
      answers: presentAnswers(draft.answers),
      consent: { text: draft.consentText, at: draft.consentAt.toISOString() },
      personalMenu: menu ? presentMenu(menu) : null,
      updatedAt: draft.updatedAt.toISOString(),
      keptUntil: draftKeptUntil(draft).toISOString(),
      token,
    };
  };
  const own = async (within: Repositories | Work, { requester, now }: By): Promise<DraftRow | Failure> =>
    (await findDraft(within, requester, now)) ?? fail('not_found');

  return {
    create: async (
      answers: IndividualAnswers,
      { viewer, locale }: Pick<IndividualRequester, 'viewer' | 'locale'>,
      { address, now }: Pick<Visitor, 'address' | 'now'>,
    ): Promise<IndividualDraft | Failure> => {
      if (!(await catalogue.snapshot()).settings.individualOrder.isEnabled) return fail('individual_off');
      const isAllowed = await work.read(({ limits }) =>
        limits.take(`individual draft ${address}`, perAddress, now),
      );
      if (!isAllowed) return tooMany(perAddress);
      const token = newLinkToken();
      return work.transaction(async (within) => {
        const draft = await within.individualDrafts.insert({
          keyHash: linkHash(token),
          userId: viewer?.userId ?? null,
          locale,
          consentText: consentText(locale),
          consentAt: now,
          answers,
          createdAt: now,
          updatedAt: now,
        });
        return present(within, draft, token);
      });
    },

    current: (by: By): Promise<IndividualDraft | Failure> =>
      work.read(async (repositories) => {
        const draft = await own(repositories, by);
        return isFailure(draft) ? draft : present(repositories, draft, null);
      }),

    save: (answers: IndividualAnswers, by: By): Promise<IndividualDraft | Failure> =>
      work.transaction(async (within) => {
        const draft = await own(within, by);
        if (isFailure(draft)) return draft;
        const userId = draft.userId ?? by.requester.viewer?.userId ?? null;
        const saved = await within.individualDrafts.update(draft.id, {
          answers,
          userId,
          updatedAt: by.now,
        });
        return saved ? present(within, saved, null) : fail('not_found');
      }),

    /** With its menus; their files go by the nightly sweep. */
    remove: (by: By): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const draft = await own(within, by);
        if (isFailure(draft)) return draft;
        await within.individualDrafts.remove(draft.id);
        return undefined;
      }),

    mailLink: async (email: string, by: By, address: string): Promise<{ isSent: boolean } | Failure> => {
      const { requester, now } = by;
      const draft = await work.read((repositories) => own(repositories, by));
      if (isFailure(draft)) return draft;
      const isAllowed = await work.read(
        async ({ limits }) =>
          (await limits.take(`individual link from ${address}`, perAddress, now)) &&
          (await limits.take(`individual link to ${email.toLowerCase()}`, perMailbox, now)),
      );
      if (!isAllowed) return tooMany(perMailbox);
      const { draftToken } = requester;
      const isByKey = draftToken !== undefined && linkHash(draftToken) === draft.keyHash;
      // Found by the account, it opens to the account on every device.
      const facts = { token: isByKey ? draftToken : null, keptUntil: draftKeptUntil(draft) };
      await work.transaction((within) =>
        mails.write(within, individualLetters.draftLink, facts, { email, locale: requester.locale }, now),
      );
      return { isSent: true };
    },
  };
};
export type IndividualDraftsService = ReturnType<typeof individualDraftsService>;
