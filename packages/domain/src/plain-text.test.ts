import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the plain text of HTML', () => {
  it('is one line of its words, each as it is read', () => {
    expect(
      plainText(
        '<h2>Kaip  užsakyti?</h2>\n<p>Rinkitės <strong>pl</strong>aną.</p><ul><li>1</li><li>2</li></ul>',
      ),
    ).toBe('Kaip užsakyti? Rinkitės planą. 1 2');
    expect(plainText('Pirma<br>antra')).toBe('Pirma antra');
  });

  it('has its signs as people see them', () => {
    expect(plainText('<p>Sūris &amp; duona, 5&nbsp;&lt;&nbsp;6 &quot;kg&quot; &#39;&#x20AC;&apos;</p>')).toBe(
      'Sūris & duona, 5 < 6 "kg" \'€\'',
    );
  });

  it('decodes each sign once, and leaves alone what is none', () => {
    expect(plainText('&amp;lt;b&amp;gt; A&B; &unknown; &#9999999;')).toBe(
      '&lt;b&gt; A&B; &unknown; &#9999999;',
    );
  });

  it('of nothing but tags and spaces is empty', () => {
    expect(plainText('<p>&nbsp; <br/></p>')).toBe('');
  });
});
