/** `payment_option` of a check-out: a bank's code, or this word; nothing lets the buyer choose at the provider. */
export const cardOption = 'card';
