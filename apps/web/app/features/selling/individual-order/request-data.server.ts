import { ApiError, type Client } from '@shop/contract/client';
import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import { answerRows } from './answer-rows.ts';
import type { ShownRequest } from './request-data.ts';
import { loadRequestList } from './request-list.ts';

/** What an individual order has beyond any other; null: it is none, or its request is gone. */
export const loadRequest = async (
  api: Client,
  { id, type }: { readonly id: number; readonly type: string },
): Promise<ShownRequest | null> => {
  if (type !== 'individual_order') return null;
  try {
    const { data } = await api('GET /individual-orders/{id}', { params: { id }, query: {} });
    const { answers, personalMenu } = data;
    // The files have links of their own.
    const menuText = personalMenu?.words || m.individual_menu_own();
    const rows = answers
      ? answerRows(answers as IndividualAnswers, await loadRequestList(api), menuText)
      : [];
    return {
      version: data.version,
      status: data.status,
      createdAt: data.createdAt,
      since: data.since,
      answerBy: data.answerBy,
      isAnswerLate: data.isAnswerLate,
      payUntil: data.payUntil,
      priceCents: data.priceCents,
      deliveryCents: data.deliveryCents,
      totalCents: data.totalCents,
      couponCents: data.couponCents,
      toPayCents: data.toPayCents,
      daysCount: data.daysCount,
      declinedWords: data.declinedWords,
      cancellationWords: data.cancellationWords,
      movingDays: data.movingDays,
      messages: data.messages,
      files: personalMenu?.files.map(({ id: fileId, name }) => ({ id: fileId, name })) ?? [],
      rows: rows.map(({ label, words }) => ({ label, words })),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};
