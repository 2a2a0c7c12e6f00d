const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An element with its text; what stands in the text cannot become a tag. */
export const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

/** An answer that is the same for every guest, so that it is kept ready like a page. */
export const guestDocument = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'x-guest-page': '1', 'cache-control': 'no-cache' },
  });
