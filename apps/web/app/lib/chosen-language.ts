/** Whether the visitor has chosen another language than this page speaks: in another tab, or after it was kept. */
export const isOtherLanguageChosen = (): boolean => {
  const [, chosen] = /(?:^|; )lang=(lt|en)/.exec(document.cookie) ?? [];
  return chosen !== undefined && chosen !== document.documentElement.lang;
};
