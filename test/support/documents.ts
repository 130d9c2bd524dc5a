/** Code of the package's documents and examples, so that tests compile and run what dealers and agencies copy. */
import { readFileSync } from 'node:fs';

export interface CodeBlock {
  /** Where it stands: 'HANDBUCH.md 19'. */
  place: string;
  /** '' where the document names none. */
  language: string;
  code: string;
}

const DOCUMENTS = ['README.md', 'HANDBUCH.md', 'EINBINDEN.md'];

function blocksOf(name: string): CodeBlock[] {
  const text = readFileSync(`embed/package/${name}`, 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: code = '' }) => ({
    place: `${name} ${text.slice(0, index).split('\n').length}`,
    language,
    code,
  }));
}

const EXAMPLES = ['ga4.js', 'frame.js'].map((name) => ({
  place: `examples ${name.replace('.js', '')}`,
  language: 'js',
  code: readFileSync(`embed/examples/${name}`, 'utf8'),
}));

export const codeBlocks = (...languages: readonly string[]): CodeBlock[] =>
  [...DOCUMENTS.flatMap(blocksOf), ...EXAMPLES].filter(({ language }) => languages.includes(language));
