import { camelName } from '@shop/contract/wire';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `calendar.ics` → CalendarIcs */
const pascal = (segment: string): string => capital(camelName(segment.replaceAll(/[-.]/g, '_')));

/** Null: the word has no plural. */
const singular = (word: string): string | null => {
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  if (/(?:s|sh|ch|x)es$/.test(word)) return word.replace(/es$/, '');
  return /[^s]s$/.test(word) ? word.slice(0, -1) : null;
};

const parameterOf = (segment: string | undefined): string | undefined =>
  /^\{(\w+)\}$/.exec(segment ?? '')?.[1];

/**
 * The method and the path; what a parameter picks one of is in the singular: `GET /meal-kits` is getMealKits,
 * `GET /meal-kits/{id}` getMealKit, `POST /meal-kits/{id}/hide` postMealKitHide, `GET /social/{provider}`
 * getSocialByProvider.
 */
export const operationId = (key: string): string => {
  const [method = '', path = ''] = key.split(' ');
  const segments = path.slice(1).split('/');
  const words = segments.map((segment, index) => {
    if (parameterOf(segment) !== undefined) return '';
    const parameter = parameterOf(segments[index + 1]);
    if (parameter === undefined) return pascal(segment);
    return pascal(singular(segment) ?? `${segment}-by-${parameter}`);
  });
  return `${method.toLowerCase()}${words.join('')}`;
};
