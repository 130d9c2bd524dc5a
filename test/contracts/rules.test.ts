import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../.config/build/declarations';

const ROOT = join(import.meta.dirname, '../..');
const RULES = join(ROOT, 'docs/rules');

interface Text {
  path: string;
  text: string;
}

interface Rule {
  /** File name without extension. */
  topic: string;
  /** Text of its heading; case-insensitive. */
  name: string;
}

/** Normalised citation of a rule: 'rules/checkout: step order'. */
const citationOf = ({ topic, name }: Rule) => `rules/${topic}: ${name.toLowerCase()}`;

/** The rules of a topic: its headings of the third level. */
const rulesOf = (topic: string, markdown: string): Rule[] =>
  [...markdown.matchAll(/^### (.*)$/gm)].map(([, name = '']) => ({ topic, name: name.trim() }));

/** A name ends at the first character outside of names, or before the next citation. */
const CITATION = /\brules\/([a-z-]+): ([\w-](?:[\w -]*?[\w-])?)(?= *(?:and rules\/|[^\w -]|$))/gim;

/** Rules cited in a text, including citations across lines of a comment. */
function citationsIn(text: string): Rule[] {
  const joined = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/) ?/g, ' ');
  return [...joined.matchAll(CITATION)].map(([, topic = '', name = '']) => ({ topic, name }));
}

/** Citations without a rule, each with its file. */
function unknownCitations(files: readonly Text[], rules: readonly Rule[]): string[] {
  const citations = new Set(rules.map(citationOf));
  return files.flatMap(({ path, text }) =>
    citationsIn(text)
      .map(citationOf)
      .filter((citation) => !citations.has(citation))
      .map((citation) => `${path}: ${citation}`),
  );
}

/** Rules without a citation. */
function uncitedRules(files: readonly Text[], rules: readonly Rule[]): string[] {
  const cited = new Set(files.flatMap(({ text }) => citationsIn(text).map(citationOf)));
  return rules.map(citationOf).filter((citation) => !cited.has(citation));
}

const topics = readdirSync(RULES)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => file.slice(0, -'.md'.length));

const rules = topics.flatMap((topic) => rulesOf(topic, readFileSync(join(RULES, `${topic}.md`), 'utf8')));

const citingFiles = (): Text[] =>
  ['src', 'embed', 'test', '.config'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[cm]?[jt]sx?|css|html|md)$/.test(name))
      .map((name) => ({ path: join(folder, name), text: readFileSync(join(ROOT, folder, name), 'utf8') })),
  );

/** Citation of an example; concatenated, so that this file does not contain it. */
const cite = (topic: string, name: string) => `rules/${topic}: ${name}`;

describe('a rule', () => {
  it('is a heading of its topic', () => {
    const markdown = '# Checkout\n\n## Steps\n\n### Step order\nText.\n\n### One capture\n';
    expect(rulesOf('checkout', markdown).map(({ name }) => name)).toEqual(['Step order', 'One capture']);
  });

  it('has a name that a comment can end: letters, digits, hyphens, spaces', () => {
    expect(rules.map(({ name }) => name).filter((name) => !/^[a-z0-9][a-z0-9 -]*[a-z0-9]$/i.test(name))).toEqual([]);
  });

  it('has a name of its own within its topic', () => {
    const citations = rules.map(citationOf);
    expect(citations.filter((citation, index) => citations.indexOf(citation) !== index)).toEqual([]);
  });

  it('says something', () => {
    const empty = topics.filter((topic) =>
      /^### .*\n\s*(?:#|$(?![\s\S]))/m.test(readFileSync(join(RULES, `${topic}.md`), 'utf8')),
    );
    expect(empty).toEqual([]);
  });

  it('without a citation is listed', () => {
    const examples = rulesOf('law', '### CO2 scale\nA to G.\n\n### New car\nEight months.');
    const files = [{ path: 'one.ts', text: `(${cite('law', 'co2 scale')})` }];
    expect(uncitedRules(files, examples)).toEqual([cite('law', 'new car')]);
  });

  it('belongs to a topic that the README names', () => {
    const readme = readFileSync(join(RULES, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/^\| \[([a-z-]+)\]\(\1\.md\) \|/gm)].map(([, topic]) => topic);
    expect(named.toSorted()).toEqual(topics.toSorted());
  });
});

describe('a citation', () => {
  const examples = [
    { topic: 'checkout', name: 'Step order' },
    { topic: 'law', name: 'CO2 scale' },
  ];
  const unknownIn = (text: string) => unknownCitations([{ path: 'one.ts', text }], examples);

  it.each([
    `/** Steps (${cite('checkout', 'step order')}). */`,
    `/* ${cite('checkout', 'STEP ORDER')} */`,
    `/** Steps (${cite('checkout', 'step order')}, ${cite('law', 'CO2 scale')}). */`,
    `/** Steps (${cite('checkout', 'step order')} and ${cite('law', 'CO2 scale')}). */`,
    `/**\n * Steps (${cite('checkout', 'step')}\n * order).\n */`,
    `// Steps: ${cite('checkout', 'step order')}\nconst steps = 1;`,
    `it('orders its steps (${cite('checkout', 'step order')})')`,
  ])('is found in: %s', (text) => {
    expect(citationsIn(text)).not.toEqual([]);
    expect(unknownIn(text)).toEqual([]);
  });

  it('is unknown with another name, a longer name or another topic', () => {
    const text = [cite('checkout', 'steps'), cite('checkout', 'step order of all'), cite('law', 'step order')];
    expect(unknownIn(`(${text.join(', ')})`)).toEqual(text.map((citation) => `one.ts: ${citation}`));
  });

  it('stands in no published type, whose readers have no rules', () => {
    expect(citationsIn(declarations())).toEqual([]);
  });

  it('leads to a rule', () => {
    expect(unknownCitations(citingFiles(), rules)).toEqual([]);
  });

  it('stands in the code or a test for every rule', () => {
    expect(uncitedRules(citingFiles(), rules)).toEqual([]);
  });
});
