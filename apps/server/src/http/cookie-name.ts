/**
 * The name of a cookie that opens something. Under https it is one that browsers take from this very host alone: neither
 * a subdomain nor whoever sits on a line without TLS can plant one.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
