/** Small secrets between two pages of one login: scripts never see them. */

type Options = { readonly path: string; readonly seconds: number; readonly isSecure: boolean };

export const hiddenCookie = (name: string, value: string, { path, seconds, isSecure }: Options): string =>
  `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const readCookie = (request: Request, name: string): string | null => {
  const found = (request.headers.get('cookie') ?? '').split('; ').find((each) => each.startsWith(`${name}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1)) || null;
  } catch {
    return null;
  }
};
