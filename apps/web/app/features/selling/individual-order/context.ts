import type { DeliveryTime } from '@shop/contract/delivery-times';
import type { IndividualDraft } from '@shop/contract/individual-drafts';
import type { PersonalMenu } from '@shop/contract/personal-menus';
import type { DeliveryMethod } from '@shop/domain/constants';
import type { AnswerProblem, IndividualAnswers } from '@shop/domain/individual/answers';
import type { Offer } from '@shop/domain/pricing/offer';
import { useOutletContext } from 'react-router';
import type { SavingState } from './use-saving.ts';
import type { RequestList } from './request-list.ts';

/** The draft without its key: scripts of the page have no use for it. */
export type ShownDraft = Omit<IndividualDraft, 'token'>;

/** What every step knows of the request that is being written. */
export type RequestContext = {
  readonly choices: RequestList;
  readonly offer: Offer;
  readonly consentText: string;
  readonly draft: ShownDraft | null;
  /** False: as the server drew it, before the browser has said what it knows. */
  readonly isMet: boolean;
  readonly isBegun: boolean;
  /** Without consent. */
  readonly isHereOnly: boolean;
  readonly answers: IndividualAnswers;
  readonly problemsOf: (answers: IndividualAnswers) => readonly AnswerProblem[];
  readonly menu: PersonalMenu | null;
  readonly setMenu: (menu: PersonalMenu | null) => void;
  readonly saving: SavingState;
  readonly methods: readonly DeliveryMethod[];
  readonly times: readonly DeliveryTime[];
  /** The request is sent: what is empty now is no reason to leave. */
  readonly onSent: () => void;
};

export const useRequest = (): RequestContext => useOutletContext<RequestContext>();
