import type { Locale } from '@shop/domain/text';
import * as messages from '#generated/messages.js';

type Params = Readonly<Record<string, string | number>>;
type Message = (params: Params, options: { locale: Locale }) => string;

const lookUp = (name: string): Message | undefined => (messages as unknown as Record<string, Message>)[name];

const worded = (name: string, params: Params, locale: Locale): string => {
  const message = lookUp(name);
  if (!message) throw new Error(`no message is called ${name}`);
  return message(params, { locale });
};

/** What went wrong with a request as a whole. */
export const failureText = (code: string, locale: Locale): string => worded(`failure_${code}`, {}, locale);

/** Why a gift coupon does not count is said in the same words wherever it is typed. */
const fieldMessage = (code: string): string => (code.startsWith('coupon_refusal_') ? code : `field_${code}`);

/** What is wrong with one field. */
export const fieldFailureText = (code: string, params: Params, locale: Locale): string =>
  worded(fieldMessage(code), params, locale);

export const hasFieldFailureText = (code: string): boolean => lookUp(fieldMessage(code)) !== undefined;
