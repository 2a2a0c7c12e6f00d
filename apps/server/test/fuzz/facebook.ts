import { createHmac } from 'node:crypto';
import { facebookProvider } from '../../src/ports/facebook.ts';

const appSecret = 'a secret between shop and Facebook';
/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9';

/** Facebook as far as it can be played without its servers: what it signs by itself. */
export const facebook = {
  provider: facebookProvider({
    appId: '1234567890',
    appSecret,
    version: 'v25.0',
    dialogUrl: nowhere,
    graphUrl: nowhere,
  }),
  signedRequest: (subject: string): string => {
    const claims = { algorithm: 'HMAC-SHA256', user_id: subject };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${createHmac('sha256', appSecret).update(body).digest('base64url')}.${body}`;
  },
};
