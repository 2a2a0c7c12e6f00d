export * as m from '#generated/messages.js';
export { getLocale, overwriteGetLocale } from '#generated/runtime.js';
