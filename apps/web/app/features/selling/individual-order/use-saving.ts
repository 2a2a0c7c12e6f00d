import { ApiError } from '@shop/contract/client';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api.ts';
import { answersSent, beginHere, type KeptRequest } from './answers-store.ts';
import { sentAnswers } from './read-answers.ts';

/** Whether the shop has all answers: being told, has them, or cannot be reached. */
export type SavingState = 'saving' | 'saved' | 'offline';

/** After the last letter that was typed, and between tries. */
const pauseMs = { typed: 700, again: 15_000 };

/** Tells the shop what was answered, with consent; while nobody can be reached it goes on trying. */
export const useSaving = (kept: KeptRequest | null): SavingState => {
  const [failures, setFailures] = useState(0);
  const answers = kept?.isUnsent && !kept.isHereOnly ? kept.answers : null;
  useEffect(() => {
    if (!answers) return;
    const save = async (): Promise<void> => {
      try {
        const body = { answers: sentAnswers(answers) };
        await api('PUT /individual-drafts/current', { query: {}, body });
        setFailures(0);
        answersSent(answers);
      } catch (error) {
        // There is no draft any more: what is here stays here.
        if (error instanceof ApiError && error.status === 404) beginHere();
        else setFailures((count) => count + 1);
      }
    };
    const timer = setTimeout(() => void save(), failures === 0 ? pauseMs.typed : pauseMs.again);
    const now = () => void save();
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [answers, failures]);
  if (!answers) return 'saved';
  return failures > 0 ? 'offline' : 'saving';
};
