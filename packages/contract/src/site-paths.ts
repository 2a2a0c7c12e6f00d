/** The pages that the server leads to as well, from its mails and from other sites. All others only the web app knows. */
export const sitePaths = {
  home: '/',
  confirmRegistration: '/auth/confirm',
  login: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  facebookDeletion: '/auth/facebook-deletion',
  register: '/auth/register',
  personalSettings: '/user/personal-settings',
  loginSettings: '/user/personal-settings/login',
  confirmDeletion: '/data-deletion-policy/patvirtinti',
  unsubscribe: '/pranesimai/atsisakyti',
  weekMenu: '/savaites-meniu',
  userDays: '/user/kit-management',
  coupons: '/coupon-order',
  individualOrder: '/individual-order',
  christmas: '/kuciu-rinkinys',
  christmasReminder: '/kuciu-rinkinys/priminimas',
} as const;

/** Where the dishes of a box are rated. */
export const reviewPagePath = (deliveryId: number): string => `${sitePaths.userDays}/${deliveryId}/review`;

/** The page of a placed check-out, with the token that opens it to whoever has the link from its e-mail. */
export const checkOutPagePath = (checkOutId: number, token?: string): string =>
  `/check-out/order/${checkOutId}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
