import { describe, expect, it } from 'vitest';
import { isHtml, textOf } from '../../src/lib/html';

describe('a text', () => {
  it.each([
    ['<p>Sitzheizung</p>', true],
    ['Zeile<br>Zeile', true],
    ['Gr&uuml;n', true],
    ['&#8364;', true],
    ['Preis < 20.000 € und > 10.000 €', false],
    ['Müller & Söhne', false],
    ['', false],
  ])('%j is HTML: %s', (text, expected) => {
    expect(isHtml(text)).toBe(expected);
  });

  it.each([
    ['<p>Ein</p><p>Zwei &amp; drei</p>', 'Ein\nZwei & drei'],
    ['<ul><li>ABS</li><li>ESP</li></ul>', 'ABS\nESP'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['5&nbsp;% &lt;b&gt;', '5\u00a0% <b>'],
    ['Enthält:<ul>\n  <li>Öl</li>\n  <li>Filter</li>\n</ul>Ohne<p>Bremsen', 'Enthält:\nÖl\nFilter\nOhne\nBremsen'],
    [
      '<table><tr><th>Laufzeit</th><td>24 Monate</td></tr><tr><td>Preis</td><td>99 €</td></tr></table>',
      'Laufzeit 24 Monate\nPreis 99 €',
    ],
    ['<dl><dt>Laufzeit</dt><dd>24 Monate</dd></dl>', 'Laufzeit 24 Monate'],
  ])('%j is left as %j where no HTML may be written', (html, expected) => {
    expect(textOf(html)).toBe(expected);
  });
});
