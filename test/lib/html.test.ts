import { describe, expect, it } from 'vitest';
import { isHtml, textOf } from '../../src/lib/html';

/** Best of three runs, ms. */
function timeOf(run: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

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

describe('a text of a hundred thousand characters', () => {
  it.each(['<', '<h1', '<br', '<a', '<script>', '<style><', '</td', '&a', ' .', '\n '])(
    'full of %j is read in a time that grows with its length',
    (piece) => {
      const text = (length: number) => piece.repeat(length / piece.length);
      const read = (html: string) => () => {
        isHtml(html);
        textOf(html);
      };
      // A square would take 64 times as long for eight times the length.
      const short = timeOf(read(text(20_000)));
      expect(timeOf(read(text(160_000)))).toBeLessThan(30 * Math.max(short, 20));
    },
  );

  it('loses nothing behind a tag that never ends', () => {
    expect(textOf('Leistung <b>150 PS</b>, Preis < 20.000 €')).toBe('Leistung 150 PS, Preis < 20.000 €');
  });

  it('has no text in a script that never ends', () => {
    expect(textOf('Vorher <script>alert(1) <b>nachher</b>')).toBe('Vorher');
  });
});
