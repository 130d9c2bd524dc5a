import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

/** Minimum number of words of a sentence; shorter texts are labels of buttons and headings. */
const LEAST_WORDS = 5;

const isSentence = (text: string) => /^\p{Lu}.*[.!?…]$/u.test(text) && text.split(' ').length >= LEAST_WORDS;

/** Texts of a source file: literals and JSX text, without soft hyphens and line breaks. */
function textsOf(path: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node))
      texts.push(node.text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
}

function repeated(files: readonly { path: string; code: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, code } of files)
    for (const text of textsOf(path, code).filter(isSentence))
      places.set(text, (places.get(text) ?? new Set()).add(path));
  return [...places].flatMap(([text, paths]) => (paths.size > 1 ? `${text} (${[...paths].join(', ')})` : []));
}

describe('a German sentence', () => {
  it('is found in literals and between tags', () => {
    const files = [
      { path: 'one.ts', code: "const text = 'Das ist noch nicht gespeichert.';" },
      { path: 'other.tsx', code: 'const Text = () => <p>\n  Das ist noch\n  nicht gespeichert.\n</p>;' },
    ];
    expect(repeated(files)).toEqual(['Das ist noch nicht gespeichert. (one.ts, other.tsx)']);
  });

  it('is written once', () => {
    expect(repeated(readSources('src', 'embed'))).toEqual([]);
  });

  it('stands letter for letter where the specification quotes it', () => {
    const quoted = readFileSync(join(import.meta.dirname, 'quotedTexts.txt'), 'utf8')
      .trim()
      .split('\n');
    const sources = readSources('src', 'embed')
      .map(({ code }) => code.replace(/&shy;|' \+\s+'/g, '').replace(/(?:&nbsp;|\\u00A0|\s)+/g, ' '))
      .join('\n');
    // Between the parts stand values.
    expect(quoted.filter((text) => !text.split('…').every((part) => sources.includes(part.trim())))).toEqual([]);
  });
});
