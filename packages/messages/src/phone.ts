/** A Lithuanian number in groups, as it is dictated; any other as it is. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(\+370)(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3');
