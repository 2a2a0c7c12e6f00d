/** Whether a token came along; whether it holds is for the API to say. */
export const hasSession = (request: Request): boolean =>
  /(^|;\s*)(__Host-)?session=[^;]/.test(request.headers.get('cookie') ?? '');
