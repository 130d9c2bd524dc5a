import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from '../../../src/lib/text/formattedText';
import { hasContent, lineOf } from '../../../src/lib/text/textLine';

/** Best of three runs, ms. */
/** Time of the processor, ms, which other programs do not lengthen. */
function timeOf(run: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

const MARKUP = '<p>Extras:</p><ul><li>Navi</li><li><strong>Klima</strong></li></ul><hr><p>Ruf an</p>';
/** HTML that a dealer's text comes to, before it is sanitised; `undefined`: plain text. */
const HTML: readonly (readonly [text: string, html: string | undefined])[] = [
  ['Extras:\\\\ * Navi\\\\ * **Klima**\\\\ ---- \\\\ Ruf an', MARKUP],
  ['Extras:\n * Navi\n * **Klima**\n----\nRuf an', MARKUP],
  ['Extras:\\\\\r\n* Navi\\\\\r\n* **Klima**\\\\\r\n----\\\\\r\nRuf an', MARKUP],
  ['Extras:<br>* Navi<br />\n* <b>Klima</b>', '<p>Extras:</p><ul><li>Navi</li><li><b>Klima</b></li></ul>'],
  ['*** Überschrift ***\nText', '<p><strong>Überschrift</strong></p><p>Text</p>'],
  ['===Serie===\nABS\n\nESP', '<p><strong>Serie</strong></p><p>ABS</p><p>ESP</p>'],
  [
    '### Highlights\n- **Navi**\n- Klima',
    '<p><strong>Highlights</strong></p><p>- <strong>Navi</strong><br>- Klima</p>',
  ],
  ['<p>*** Serie ***</p><ul><li>ABS</li></ul>', '<p><strong>Serie</strong></p><ul><li>ABS</li></ul>'],
  ['Vorn\n_______________\nHinten', '<p>Vorn</p><hr><p>Hinten</p>'],
  [
    'Serie\\\\**Extras:\\\\ * Navi\\\\ * AHK**\\\\Ende',
    '<p>Serie<br><strong>Extras:</strong></p><ul><li><strong>Navi</strong></li><li><strong>AHK</strong></li></ul><p>Ende</p>',
  ],
  [
    '**Extras:<ul><li>Navi</li><li>AHK</li></ul>** und mehr',
    '<strong>Extras:</strong><ul><li><strong>Navi</strong></li><li><strong>AHK</strong></li></ul> und mehr',
  ],
  ['**R & D** <neu>', '<p><strong>R &amp; D</strong> &lt;neu&gt;</p>'],
  ['<b>Ausstattung:</b>\n- Klima', '<p><b>Ausstattung:</b><br>- Klima</p>'],
  ['<b>Eins</b><br>\n<br>\nZwei<br/>Drei', '<p><b>Eins</b></p><p>Zwei<br>Drei</p>'],
  ['<p>Dabei:\n  - Navi\n  • AHK\nund mehr</p>', '<p>Dabei:<br> - Navi<br> • AHK\nund mehr</p>'],
  ['<ul>\n  <li>- Navi</li>\n</ul>', '<ul>\n <li>- Navi</li>\n</ul>'],
  ['<p>Bis zu\n5 Personen</p>', '<p>Bis zu\n5 Personen</p>'],
  ['<b>Reifen</b> <neu>, < 5 mm', '<p><b>Reifen</b> &lt;neu>, &lt; 5 mm</p>'],
  [
    '<a href="https://example.org/**x**">**Mehr**</a>',
    '<p><a href="https://example.org/**x**"><strong>Mehr</strong></a></p>',
  ],
  ['&lt;b&gt;Navi&lt;/b&gt;', '<p><b>Navi</b></p>'],
  ['&amp;lt;b&amp;gt;Navi&amp;lt;/b&amp;gt;', '<p><b>Navi</b></p>'],
  [
    '<p>&lt;a href=&quot;https://example.org&quot;&gt;Mehr&lt;/a&gt;</p>',
    '<p><a href="https://example.org">Mehr</a></p>',
  ],
  ['<p>&lt;neu&gt; &amp; 5 &lt; 6</p>', '<p>&lt;neu&gt; &amp; 5 &lt; 6</p>'],
  ['Reifen <neu> 205/55 R16\nPreis <VB>', undefined],
  ['Start &amp; Stopp\n- Klima\n- AHK', undefined],
  ['Mail: <info@haus.example>, <https://haus.example>', undefined],
  ['199 €** statt 219 €**', undefined],
  ['24.990 €*\n* inkl. MwSt.', undefined],
  ['<Track 1> <A-Klasse> 2 * 3 ** 4', undefined],
];

const TEXTS: readonly (readonly [text: string, read: string])[] = [
  ['', ''],
  ['Preis < 20.000 € und > 10.000 €, Müller & Söhne', 'Preis < 20.000 € und > 10.000 €, Müller & Söhne'],
  ['Reifen <neu> 205/55 R16\nPreis <VB>', 'Reifen <neu> 205/55 R16\nPreis <VB>'],
  ['Start &amp; Stopp\n- Klima\n- AHK', 'Start & Stopp\n- Klima\n- AHK'],
  ['Start &amp;amp;amp; Stopp &amp Co', 'Start & Stopp & Co'],
  ['Eins\r\nZwei\rDrei\u2028Vier', 'Eins\nZwei\nDrei\nVier'],
  ['Eins&#13;&#10;Zwei&#xa;Drei', 'Eins\nZwei\nDrei'],
  ['Eins\\nZwei\\r\\nDrei', 'Eins\nZwei\nDrei'],
  ['Eins\n\n\n\n\nZwei', 'Eins\n\nZwei'],
  ['Gr&uuml;n, f&UUML;r, 5&#8239;%, 10 &#128;, a &#150; b, sch&ouml n', 'Grün, für, 5\u202F%, 10 €, a – b, schö n'],
  ['Klima&nbsp;Navi&nbsp;&nbsp;AHK', 'Klima Navi AHK'],
  ['Nur noch 5&nbsp;% Zins heute', 'Nur noch 5\u00A0% Zins heute'],
  ['\u202Egnp.exe\u202C &#8238;Ka\u200Bme\u200Dra&zwnj;\uFEFF', 'gnp.exe Kamera'],
  ['Familie 👨‍👩‍👧', 'Familie 👨‍👩‍👧'],
  ['<p>Ein</p><p>Zwei &amp; drei</p>', 'Ein\nZwei & drei'],
  ['<ul><li>ABS</li><li>ESP</li></ul>', 'ABS\nESP'],
  ['<![CDATA[<p>Text</p>]]>', 'Text'],
  ['Enthält:<ul>\n  <li>Öl</li>\n  <li>Filter</li>\n</ul>Ohne<p>Bremsen', 'Enthält:\nÖl\nFilter\nOhne\nBremsen'],
  ['<dl><dt>Laufzeit</dt><dd>24 Monate</dd></dl>', 'Laufzeit 24 Monate'],
  [
    '<table><tr><th>Laufzeit</th><td>24 Monate</td></tr><tr><td>Preis</td><td>99 €</td></tr></table>',
    'Laufzeit 24 Monate\nPreis 99 €',
  ],
  [
    '<p class="MsoNormal" style="mso-fareast-language:DE"><font face=Arial>Text</font><o:p>&nbsp;</o:p></p><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>p.MsoNormal {margin:0}</style>',
    'Text',
  ],
  ['<p>Vorn<![if !supportLists]>·<![endif]> hinten</p>', 'Vorn· hinten'],
  ['Zwei Aus&shy;stattungen <b>da</b>', 'Zwei Ausstattungen da'],
  ['<SCRIPT>alert(1)</SCRIPT >Text<style>p{}</style>', 'Text'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Text', 'Text'],
  ['Vorher <script>alert(1) <b>nachher</b>', 'Vorher'],
  ['Vorher <!-- <b>nachher</b>', 'Vorher'],
  ['<b onclick="alert(1)">Text', 'Text'],
  ['Leistung <b>150 PS</b>, Preis < 20.000 €', 'Leistung 150 PS, Preis < 20.000 €'],
  ['**Extras**: Navi', 'Extras: Navi'],
];

describe('a text of a dealer', () => {
  it.each(HTML)('%j is written as %j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it.each(TEXTS)('%j is read as %j', (text, read) => {
    expect(textOf(text)).toBe(read);
  });

  it.each([
    ['Kia Cee&#39;d', "Kia Cee'd"],
    ['Navi &amp; <b>Klima</b>\nAHK', 'Navi & Klima AHK'],
    ['Golf\u200B  <neu>', 'Golf <neu>'],
    ['CO<sub>2</sub> 5 m<sup>2</sup>', 'CO₂ 5 m²'],
  ])('%j is %j in one line', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });

  it.each([
    '<p>&nbsp;</p>',
    '<p> </p>\n<br/><div><span style="x"></span></div>',
    '&nbsp;&#8203; \n',
    '<style>p{}</style><!-- Text -->',
    '----',
    '<hr><p>.</p>',
    '<ul><li></li></ul>',
    '\\\\ \\\\',
    '&amp;nbsp;',
    '<script>alert(1)</script>',
  ])('%j shows nothing', (text) => {
    expect(hasContent(text)).toBe(false);
  });

  it.each(['Text', '<p>&nbsp;</p><p>5</p>', '<p><img src="https://example.org/a.jpg"></p>', '👍'])(
    '%j shows something',
    (text) => {
      expect(hasContent(text)).toBe(true);
    },
  );
});

describe('a text of a hundred thousand characters', () => {
  it.each([
    '<',
    '<h1',
    '<br',
    '<script>',
    '<style><',
    '</td',
    '&a',
    '\n ',
    '\t',
    '\u00A0',
    '*',
    '** ',
    '***a',
    '&lt;b ',
    '<b ',
    '=',
  ])('full of %j is read in a time that grows with its length', (piece) => {
    const text = (length: number) => piece.repeat(length / piece.length);
    const read = (html: string) => () => {
      hasContent(html);
      textOf(html);
      lineOf(html);
    };
    // A square would take 64 times as long for eight times the length.
    const short = timeOf(read(text(20_000)));
    expect(timeOf(read(text(160_000)))).toBeLessThan(30 * Math.max(short, 20));
  });
});
