import type { DayAction } from '@shop/domain/days/day-can';
import { textsOf } from '~/lib/form-texts.ts';
import { textIn } from '~/lib/form-values.ts';

const doorFields = [
  'street',
  'houseNumber',
  'apartmentNumber',
  'floor',
  'postalCode',
  'extraInformation',
] as const;

const idsIn = (form: FormData, name: string): number[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' && value !== '' ? [Number(value)] : []));

const idIn = (form: FormData, name: string): number | null => {
  const value = textIn(form, name);
  return value === '' ? null : Number(value);
};

/** What was not chosen is left for the API to ask for. */
const chosenIn = (form: FormData, name: string): number => idIn(form, name) as number;

const scopes = ['days', 'weekday', 'all'] as const;
const methods = ['to_hands', 'leave_at_door', 'take_outside'] as const;

const scopeIn = (form: FormData) => scopes.find((scope) => scope === textIn(form, 'scope')) ?? 'days';

/** What a form asks for, as the API takes it. `seen`: the version and the sum that the page showed. */
export const changeBody = (action: DayAction, form: FormData) => {
  const expected = textIn(form, 'expectedCents');
  const seen = {
    version: Number(textIn(form, 'version')),
    ...(expected !== '' && { expectedCents: Number(expected) }),
  };
  const deliveryIds = idsIn(form, 'deliveryIds');
  const exceptDays = textIn(form, 'exceptDays').split(',').filter(Boolean);
  const stop = { ...seen, deliveryIds, scope: scopeIn(form), exceptDays };
  switch (action) {
    case 'move':
      return { action, ...seen, deliveryIds, to: textIn(form, 'to') };
    case 'skip':
      return { action, ...seen, deliveryIds };
    case 'cancel':
      return { action, ...seen, deliveryIds, iban: textIn(form, 'iban') };
    case 'address':
      return {
        action,
        ...stop,
        ...textsOf(form, doorFields),
        cityId: Number(textIn(form, 'cityId')),
        deliveryTimeId: idIn(form, 'deliveryTimeId'),
      };
    case 'time':
      return { action, ...stop, deliveryTimeId: Number(textIn(form, 'deliveryTimeId')) };
    case 'method':
      return {
        action,
        ...stop,
        method: methods.find((method) => method === textIn(form, 'method')) ?? 'to_hands',
      };
    case 'kit':
      return {
        action,
        ...seen,
        mealKitId: chosenIn(form, 'mealKitId'),
        calorieId: idIn(form, 'calorieId'),
        combinationId: idIn(form, 'combinationId'),
        allergenIds: idsIn(form, 'allergenIds'),
        additionIds: idsIn(form, 'additionIds'),
        orderIds: idsIn(form, 'orderIds'),
        iban: textIn(form, 'iban'),
      };
  }
};
