import { checkOutPagePath, reviewPagePath } from '@shop/contract/site-paths';
import type { DayAction } from '@shop/domain/days/day-can';
import { paths, withQuery } from './paths.ts';

/** Addresses that only pages of the account and of placed orders lead to. */
export const accountPaths = {
  dayAction: (deliveryId: number, action: DayAction) => `/user/kit-management/${deliveryId}/${action}`,
  claim: (deliveryId: number) => `/user/kit-management/${deliveryId}/claim`,
  /** For whoever has the order's link. */
  guestClaim: (checkOutId: number, deliveryId: number) =>
    `${checkOutPagePath(checkOutId)}/claim/${deliveryId}`,
  /** After the bank: what became of this supplement is told there. */
  returnedSupplement: (checkOutId: number, supplement: string | number) =>
    withQuery(paths.userCheckOut(checkOutId), { returned: '1', supplement: String(supplement) }),
  guestReturnedSupplement: (checkOutId: number, supplement: string | number) =>
    withQuery(checkOutPagePath(checkOutId), { returned: '1', supplement: String(supplement) }),
  review: reviewPagePath,
  menuFile: (id: number) => `/api/personal-menu-files/${id}`,
  claimPicture: (id: number) => `/api/claim-pictures/${id}`,
  /** Files that the API makes: pages link to them. */
  invoice: (checkOutId: number, query: Readonly<Record<string, string>>) =>
    withQuery(`/api/check-outs/${checkOutId}/invoice`, query),
  checkOutCalendar: (checkOutId: number) => `/api/check-outs/${checkOutId}/calendar.ics`,
  userExport: () => '/user/export',
};
