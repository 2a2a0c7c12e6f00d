/** The named fields of a form as texts; one that is not there is empty. */
export const textsOf = <K extends string>(form: FormData, names: readonly K[]): Record<K, string> =>
  Object.fromEntries(
    names.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as Record<K, string>;
