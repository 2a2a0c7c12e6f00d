import { data } from 'react-router';
import { type Refusal, refused } from './refusal.ts';

/** What became of one of the forms of a page that has several. */
export type Outcome<D> = {
  readonly intent: string;
  readonly refusal: Refusal | undefined;
  readonly done: D | undefined;
};

/** Carries out the form that was sent, named by its hidden `intent`. */
export const perform = async <D>(
  form: FormData,
  tasks: Readonly<Record<string, () => Promise<D>>>,
  secret: readonly string[] = [],
) => {
  const sent = form.get('intent');
  const intent = typeof sent === 'string' ? sent : '';
  const task = Object.hasOwn(tasks, intent) ? tasks[intent] : undefined;
  if (!task) throw data(null, { status: 400 });
  try {
    const outcome: Outcome<D> = { intent, refusal: undefined, done: await task() };
    return data(outcome);
  } catch (error) {
    const { data: refusal, init } = refused(error, form, secret);
    const outcome: Outcome<D> = { intent, refusal, done: undefined };
    return data(outcome, init ?? {});
  }
};
