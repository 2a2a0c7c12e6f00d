import { optionalTextFields, textFields } from './parts.ts';

const richMax = 100_000;

/** HTML as an editor sends it. What of it is kept is for the server to say: it cleans it before it is stored. */
export const richTextFields = <N extends string>(name: N) => textFields(name, richMax);
export const optionalRichTextFields = <N extends string>(name: N) => optionalTextFields(name, richMax);
