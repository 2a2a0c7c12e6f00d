import { plainText } from '@shop/domain/plain-text';
import type { Text } from '@shop/domain/text';
import sanitize from 'sanitize-html';
import { textFrom } from '../../../text.ts';

const ownPicture = /^\/media\/[\w/-]+\.(avif|webp|jpe?g|png)$/;

/** Another site by http(s), a mailbox, or a place in this shop. A backslash reads as a slash in browsers. */
const isGoodLink = (href: string): boolean =>
  /^(https?:\/\/[^\\]+|mailto:[^\\]+|\/(?![/\\])[^\\]*|\/|#[\w-]+)$/i.test(href);

const options: sanitize.IOptions = {
  allowedTags: 'h2 h3 p br a img em strong sup blockquote ol ul li table thead tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (_tag, { href = '' }) => {
      const attribs: Record<string, string> = isGoodLink(href.trim()) ? { href: href.trim() } : {};
      if (/^https?:/i.test(href)) attribs.rel = 'noopener nofollow';
      return { tagName: 'a', attribs };
    },
    img: (_tag, { src = '', alt = '', ...size }) => ({
      tagName: 'img',
      attribs: { ...size, src, alt, loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
};

/** HTML of an editor without anything that could run, frame or fetch from elsewhere. */
export const cleanHtml = (html: string): string => sanitize(html, options).trim();

export const cleanText = ({ lt, en }: Text): Text => ({ lt: cleanHtml(lt), en: cleanHtml(en) });

type Fields<N extends string> = { readonly [K in `${N}Lt` | `${N}En`]: string };

/** An input with both languages of the named field cleaned. */
export const withCleanHtml = <N extends string, T extends Fields<N>>(input: T, name: N): T => {
  const { lt, en } = cleanText(textFrom(input, name));
  return { ...input, [`${name}Lt`]: lt, [`${name}En`]: en };
};

/** Whether anything is left to read or to look at. */
export const isEmptyHtml = (html: string): boolean => !html.includes('<img') && plainText(html) === '';
