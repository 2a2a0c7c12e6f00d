/** An expired token is renewed once for all that meet it. False: the login is over. */
export const tokenRenewal = (send: typeof fetch): (() => Promise<boolean>) => {
  let renewal: Promise<boolean> | null = null;
  return () =>
    (renewal ??= send('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' })
      .then(({ ok }) => ok)
      .finally(() => {
        renewal = null;
      }));
};
