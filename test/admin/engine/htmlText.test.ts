import { describe, expect, it } from 'vitest';
import { withFormat, type TextSelection, type TextFormat } from '../../../src/admin/engine/form/fields/htmlText';

/** 'Ein [fettes] Wort' with its selection in brackets. */
const at = (marked: string): TextSelection => ({
  text: marked.replace(/[[\]]/g, ''),
  start: marked.indexOf('['),
  end: marked.indexOf(']') - 1,
});
const marked = ({ text, start, end }: TextSelection) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('the toolbar of a text', () => {
  it.each<[TextFormat, string, string]>([
    ['strong', 'Ein [fettes] Wort', 'Ein <strong>[fettes]</strong> Wort'],
    ['strong', 'Ein <strong>[fettes]</strong> Wort', 'Ein [fettes] Wort'],
    ['em', 'Ein [<em>schräges</em>] Wort', 'Ein [schräges] Wort'],
    ['em', '[]', '<em>[]</em>'],
    ['strong', 'Müller & Co.\n[5 < 6]', 'Müller &amp; Co.<br>\n<strong>[5 &lt; 6]</strong>'],
    ['strong', '<em>A &amp; B</em>\n[C]', '<em>A &amp; B</em>\n<strong>[C]</strong>'],
    ['list', 'Dazu:\n[eins\n\n zwei]', 'Dazu:<br>\n[<ul>\n<li>eins</li>\n<li>zwei</li>\n</ul>]'],
    ['list', 'A<br>[b<br>c]', 'A<br>[<ul>\n<li>b</li>\n<li>c</li>\n</ul>]'],
    ['list', '[eins]', '[<ul>\n<li>eins</li>\n</ul>]'],
    ['list', '[]', '[<ul>\n<li></li>\n</ul>]'],
  ])('formats as %s: „%s“', (format, before, after) => {
    expect(marked(withFormat(at(before), format))).toBe(after);
  });
});
