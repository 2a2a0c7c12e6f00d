/** Blanks of any kind and nothing else. */
export const isBlankPassword = (password: string): boolean => password.trim() === '';

/** The own e-mail address, or what stands before its @: the first that anybody would try. */
export const isOwnEmail = (password: string, email: string): boolean => {
  const [typed, whole] = [password.trim().toLowerCase(), email.trim().toLowerCase()];
  return typed === whole || typed === whole.split('@')[0];
};
