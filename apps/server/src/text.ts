import type { Text } from '@shop/domain/text';

type Fields<N extends string> = { readonly [K in `${N}Lt` | `${N}En`]: string };

/** A translatable text from the two fields of a form. */
export const textFrom = <N extends string>(input: Fields<N>, name: N): Text => ({
  lt: input[`${name}Lt` as keyof Fields<N>],
  en: input[`${name}En` as keyof Fields<N>],
});

/** The two fields of a form from a translatable text. */
export const fieldsFrom = <N extends string>(name: N, { lt, en }: Text): Fields<N> =>
  ({ [`${name}Lt`]: lt, [`${name}En`]: en }) as Fields<N>;
