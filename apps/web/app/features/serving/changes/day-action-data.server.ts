import { ApiError, type Client } from '@shop/contract/client';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { type OrderChange, type OrderChangePreview, refusedDays } from '@shop/contract/order-changes';
import { type DayAction, dayActions } from '@shop/domain/days/day-can';
import { m } from '@shop/messages';
import { data, redirect, redirectDocument } from 'react-router';
import { couponsIn } from '~/features/selling/check-outs/supplement-coupons.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { allPages } from '~/lib/all-pages.ts';
import { textIn } from '~/lib/form-values.ts';
import { shortDay, t } from '~/lib/format.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { type Refusal, refused, typedIn } from '~/lib/refusal.ts';
import { changeBody } from './change-body.ts';
import type { ChoosableDay } from './chosen-days.ts';
import { kitsOf } from './kit-offer.server.ts';
import { lineErrors } from './line-errors.ts';
import { type Meanwhile, meanwhileOf } from './meanwhile.ts';
import type { FreeDays } from './move-choice.tsx';

export const dayActionOf = (text: string): DayAction => {
  const found = dayActions.find((action) => action === text);
  if (!found) throw data(null, { status: 404 });
  return found;
};

const freeDaysOf = async (api: Client, id: number): Promise<FreeDays> => {
  const { data: free, closed, taken } = await api('GET /deliveries/{id}/free-days', { params: { id } });
  return { free, closed, taken };
};

/** Where else a box can go. */
const placesOf = async (api: Client) => {
  const [{ data: list }, times, { data: profile }] = await Promise.all([
    api('GET /price-list'),
    allPages((query) => api('GET /delivery-times', { query })),
    api('GET /users/user-profile'),
  ]);
  return {
    cities: list.cities.map(({ id, name }) => ({ id, name: t(name) })),
    windows: times,
    addresses: profile.addresses,
  };
};

const untilOf = ({ actions }: OpenedDelivery, action: DayAction): string =>
  actions.find((each) => each.action === action)?.until ?? '';

/** What the action says of each day of an order that is still to come. */
const answersOf = async (api: Client, orderId: number, action: DayAction) => {
  const { data: days } = await api('GET /orders/{id}/days', { params: { id: orderId } });
  return days.flatMap(({ deliveryId, day, actions }) => {
    const answer = actions.find((each) => each.action === action);
    return answer ? [{ id: deliveryId, day, answer }] : [];
  });
};

/** The days of the same order, those for which it is too late with since when. */
const daysOf = async (api: Client, opened: OpenedDelivery, action: DayAction) => {
  const answers = await answersOf(api, opened.orderId, action);
  const days = answers.flatMap(({ id, day, answer }): ChoosableDay[] => {
    if (answer.allowed) return [{ id, day, lateSince: null }];
    return answer.reason === 'too_late' ? [{ id, day, lateSince: answer.until }] : [];
  });
  return { days, until: untilOf(opened, action) };
};

export const loadDayAction = async (api: Client, deliveryId: number, action: DayAction, now: string) => {
  const params = { id: deliveryId };
  const { data: delivery } = await orNotFoundWithMessage(api('GET /deliveries/{id}', { params }));
  const isStop = action === 'address' || action === 'time' || action === 'method';
  const [order, freeDays, places, kits] = await Promise.all([
    daysOf(api, delivery, action),
    action === 'move' ? freeDaysOf(api, deliveryId) : null,
    isStop ? placesOf(api) : null,
    action === 'kit' ? kitsOf(api, delivery, (orderId) => answersOf(api, orderId, 'kit')) : null,
  ]);
  return { delivery, action, ...order, freeDays, places, kits, now };
};
export type DayActionData = Awaited<ReturnType<typeof loadDayAction>>;

export type DayActionOutcome = {
  readonly preview?: OrderChangePreview;
  readonly change?: OrderChange;
  /** The check-out's, after it. */
  readonly version?: number;
  /** Another change was dropped by it. */
  readonly isOtherDropped?: boolean;
  readonly isUndone?: boolean;
  /** It could not be taken back: why, and until when it could. The receipt stays. */
  readonly notUndone?: { readonly message: string; readonly until: string };
  /** Somebody was quicker: nothing was done, and it is to be looked at anew. */
  readonly meanwhile?: Meanwhile;
  readonly refusal?: Refusal;
  /** These days cannot have it; so many others can. */
  readonly someDays?: { readonly refused: readonly string[]; readonly others: number };
  readonly values: Readonly<Record<string, string>>;
};

/** Which of the days cannot have it, in words, and how many can; null: it was refused for something else. */
const refusedDaysOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return null;
  const told = refusedDays.safeParse(error.data);
  if (!told.success) return null;
  const words = error.code === 'target_closed' ? m.change_city_closed : m.change_city_other_times;
  return {
    message: told.data.cities
      .map(({ cityName, days }) => words({ city: t(cityName), days: days.map(shortDay).join(', ') }))
      .join(' '),
    someDays: {
      refused: told.data.cities.flatMap(({ days }) => days),
      others: told.data.otherDays.length,
    },
  };
};

/** Shows what would happen, does it, takes it back, or goes to the bank for what it costs. */
export const actOnDay = async (api: Client, action: DayAction, form: FormData) => {
  const intent = textIn(form, 'intent');
  const params = { id: Number(textIn(form, 'orderId')) };
  const values = typedIn(form, ['iban']);
  const outcome = (rest: Omit<DayActionOutcome, 'values'>): DayActionOutcome => ({ ...rest, values });
  try {
    if (intent === 'pay') {
      const { data: paid } = await api('POST /order-changes/{id}/pay', {
        params: { id: Number(textIn(form, 'changeId')) },
        body: { coupons: couponsIn(textIn(form, 'coupon')) },
      });
      if (paid.paymentUrl !== null) throw redirectDocument(paid.paymentUrl);
      const checkOutId = Number(textIn(form, 'checkOutId'));
      throw redirect(accountPaths.returnedSupplement(checkOutId, textIn(form, 'changeId')));
    }
    const body =
      intent === 'undo'
        ? {
            action: 'undo' as const,
            version: Number(textIn(form, 'version')),
            changeId: Number(textIn(form, 'changeId')),
          }
        : changeBody(action, form);
    const query = { preview: intent === 'preview' };
    const { data: answer } = await api('PUT /orders/{id}', { params, query, body });
    const { preview, change, checkOut } = answer;
    if (intent === 'undo') return data(outcome({ isUndone: true }));
    const done = { version: checkOut.version, isOtherDropped: preview.dropsPending };
    return data(outcome(change === null ? { preview } : { change, ...done }));
  } catch (error) {
    const { data: told, init } = refused(error, form, ['iban']);
    const someRefused = refusedDaysOf(error);
    const refusal = {
      ...told,
      errors: lineErrors(told.errors, form),
      message: someRefused?.message ?? told.message,
    };
    if (intent === 'pay') {
      const receipt = await receiptAgain(api, form);
      if (receipt) return data(outcome({ ...receipt, refusal }), init ?? {});
    }
    if (intent === 'undo') {
      const receipt = await receiptAgain(api, form);
      const notUndone = { message: refusal.message, until: textIn(form, 'undoUntil') };
      if (receipt) return data(outcome({ ...receipt, notUndone }), init ?? {});
    }
    const meanwhile = meanwhileOf(error, changeBody(action, form));
    if (meanwhile) return data(outcome({ meanwhile }), { status: 409 });
    const preview = intent === 'confirm' ? await previewAgain(api, params, action, form) : undefined;
    const someDays = someRefused && { someDays: someRefused.someDays };
    return data(outcome({ refusal, ...someDays, ...(preview && { preview }) }), init ?? {});
  }
};

/** The change as it stands, where it could not be taken back or paid. */
const receiptAgain = async (
  api: Client,
  form: FormData,
): Promise<Pick<DayActionOutcome, 'change' | 'version'> | undefined> => {
  try {
    const params = { id: Number(textIn(form, 'checkOutId')) };
    const { data: checkOut } = await api('GET /check-outs/{id}', { params, query: {} });
    const change = checkOut.changes.find(({ id }) => String(id) === textIn(form, 'changeId'));
    return change && { change, version: checkOut.version };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

/** What was to be confirmed is shown as it would be now, beside what is wrong with it. */
const previewAgain = async (
  api: Client,
  params: { readonly id: number },
  action: DayAction,
  form: FormData,
): Promise<OrderChangePreview | undefined> => {
  const query = { preview: true };
  try {
    const body = changeBody(action, form);
    return (await api('PUT /orders/{id}', { params, query, body })).data.preview;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};
