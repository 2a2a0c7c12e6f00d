/** For pages that look the same to every guest: the server keeps them ready until the catalogue changes. */
export const guestPageHeaders = () => ({ 'x-guest-page': '1', 'cache-control': 'no-cache' });
