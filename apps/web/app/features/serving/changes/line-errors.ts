import type { FieldErrors } from '@shop/contract/client';
import { m } from '@shop/messages';

const labels: Readonly<Record<string, () => string>> = {
  mealKitId: m.change_kit,
  calorieId: m.change_calories,
  combinationId: m.change_combination,
  allergenIds: m.change_allergens,
  additionIds: m.change_additions,
};

/** What the API says of the nth line that was to go along (`orderIds.0.combinationId`) stands beside that line's box. */
export const lineErrors = (errors: FieldErrors, form: FormData): FieldErrors => {
  const lines = form.getAll('orderIds');
  const told: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const [, place, field = ''] = /^orderIds\.(\d+)\.(.+)$/.exec(name) ?? [];
    const line = place === undefined ? undefined : lines[Number(place)];
    const words = labels[field];
    const at = typeof line === 'string' ? `orderIds.${line}` : name;
    (told[at] ??= []).push(
      ...messages.map((message) => (words && at !== name ? `${words()}: ${message}` : message)),
    );
  }
  return told;
};
