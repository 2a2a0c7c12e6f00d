/** An address that cannot be decoded, such as /%, is taken letter by letter: there is nothing there, and a page says so. */
export const readableAddress = (url: string): string => {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
};
