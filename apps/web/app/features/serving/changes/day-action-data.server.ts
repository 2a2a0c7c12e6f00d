import { ApiError, type Client } from '@shop/contract/client';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import type { OrderChange, OrderChangePreview } from '@shop/contract/order-changes';
import { broughtOn } from '@shop/domain/calendar';
import { type Day, startOfDay } from '@shop/domain/day';
import { type DayAction, dayActions } from '@shop/domain/days/day-can';
import { deliveryGroups } from '@shop/domain/states/groups';
import { data, redirectDocument } from 'react-router';
import { allPages } from '~/lib/all-pages.ts';
import { textIn } from '~/lib/form-values.ts';
import { t } from '~/lib/format.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { type Refusal, refused, typedIn } from '~/lib/refusal.ts';
import { changeBody } from './change-body.ts';

export const dayActionOf = (text: string): DayAction => {
  const found = dayActions.find((action) => action === text);
  if (!found) throw data(null, { status: 404 });
  return found;
};

export const deliveryIdOf = (text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
};

const freeDaysOf = async (api: Client, id: number) =>
  (await api('GET /deliveries/{id}/free-days', { params: { id } })).data;

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

/** Whether the action's term still runs for another day: it is as long for each of them. */
const inTimeFor = (opened: OpenedDelivery, action: DayAction, now: string) => {
  const termMs = startOfDay(opened.broughtOn).getTime() - Date.parse(untilOf(opened, action));
  const isDayBefore = opened.broughtOn !== opened.day;
  return (day: Day): boolean => startOfDay(broughtOn(day, isDayBefore)).getTime() - termMs > Date.parse(now);
};

/** What else can be in it, and what the check-out has besides. */
const kitsOf = async (api: Client, opened: OpenedDelivery, now: string) => {
  const { orderId, checkOutId } = opened;
  const isInTime = inTimeFor(opened, 'kit', now);
  const [{ data: list }, { data: checkOut }] = await Promise.all([
    api('GET /price-list'),
    api('GET /check-outs/{id}', { params: { id: checkOutId } }),
  ]);
  const own = checkOut.orders.find(({ id }) => id === orderId);
  const { allergens, additions } = list;
  return {
    offer: {
      kits: list.kits
        .filter(({ isUnique }) => !isUnique)
        .map((kit) => ({ ...kit, isOffered: kit.periods.some(({ days }) => days === own?.days) })),
      allergens,
      additions,
    },
    others: checkOut.orders
      .filter(
        ({ id, orderableItem, status, deliveries }) =>
          id !== orderId &&
          !orderableItem.isUnique &&
          status === 'paid' &&
          // One that has no day left to change would be refused, and the rest with it.
          deliveries.some((each) => deliveryGroups.changeable.includes(each.status) && isInTime(each.day)),
      )
      .map(({ id, orderableItem, deliveries }) => ({
        orderId: id,
        item: deliveries.at(-1)?.item ?? orderableItem,
      })),
  };
};

/** The days of the same order that the action can be done with. */
const daysOf = async (api: Client, opened: OpenedDelivery, action: DayAction, now: string) => {
  const { data: order } = await api('GET /orders/{id}', { params: { id: opened.orderId } });
  const until = untilOf(opened, action);
  const isInTime = inTimeFor(opened, action, now);
  const days = order.deliveries
    .filter(({ status, day }) => deliveryGroups.changeable.includes(status) && isInTime(day))
    .map(({ id, day }) => ({ id, day }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { days, until };
};

export const loadDayAction = async (api: Client, deliveryId: number, action: DayAction, now: string) => {
  const params = { id: deliveryId };
  const { data: delivery } = await orNotFoundWithMessage(api('GET /deliveries/{id}', { params }));
  const isStop = action === 'address' || action === 'time' || action === 'method';
  const [order, freeDays, places, kits] = await Promise.all([
    daysOf(api, delivery, action, now),
    action === 'move' ? freeDaysOf(api, deliveryId) : [],
    isStop ? placesOf(api) : null,
    action === 'kit' ? kitsOf(api, delivery, now) : null,
  ]);
  return { delivery, action, ...order, freeDays, places, kits, now };
};
export type DayActionData = Awaited<ReturnType<typeof loadDayAction>>;

export type DayActionOutcome = {
  readonly preview?: OrderChangePreview;
  readonly change?: OrderChange;
  /** The check-out's, after it. */
  readonly version?: number;
  readonly isUndone?: boolean;
  readonly refusal?: Refusal;
  readonly values: Readonly<Record<string, string>>;
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
        body: {},
      });
      throw redirectDocument(paid.paymentUrl);
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
    return data(outcome(change === null ? { preview } : { change, version: checkOut.version }));
  } catch (error) {
    const { data: refusal, init } = refused(error, form, ['iban']);
    const preview = intent === 'confirm' ? await previewAgain(api, params, action, form) : undefined;
    return data(outcome({ refusal, ...(preview && { preview }) }), init ?? {});
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
