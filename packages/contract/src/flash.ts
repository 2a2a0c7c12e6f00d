/**
 * What is said once on the next page is left in this cookie, for the page's script to read: pages that are kept ready for
 * all guests cannot say it themselves.
 */
export const flashName = 'flash';
export const flashSeconds = 60;
/** The one that the API leaves itself: a login turned out to be over. */
export const loggedOutFlash = 'logged_out';
