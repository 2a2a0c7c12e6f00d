/** Items older than this are dropped from a cart when the shop opens. */
export const CART_ITEM_HOURS = 24;

export const MOST_CART_LINES = 50;

/** More days than anybody orders at once. */
export const LONGEST_PERIOD_DAYS = 366;

/** Of one line of a cart: a kit for every worker of an office. */
export const MOST_SETS = 99;

/** 100,000 euros. What is dearer is agreed on in person; and every sum stays far within what is counted exactly. */
export const MOST_ORDER_CENTS = 10_000_000;

/** How long the browser keeps the codes, delivery, buyer and payment type of an unfinished check-out. */
export const CHECK_OUT_STATE_HOURS = 1;

export const LOGIN_DAYS = 2;
export const REMEMBERED_LOGIN_DAYS = 14;
export const SETTINGS_DAYS = 365;
export const TRACKING_DAYS = 90;

/** An individual order request is answered within about this time. */
export const REQUEST_ANSWER_HOURS = 24;

export const deliveryMethods = ['to_hands', 'leave_at_door', 'take_outside'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
