/** Links, anchors and paths in the documentation exist. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf } from '../../.config/build/documents';

/** Markdown files below a folder, as paths from the root of the repository. */
const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));

const DOCUMENTS = ['README.md', 'src/api/README.md', ...markdownIn('docs'), ...markdownIn('embed/package')].sort();

/** Created by a build or a run: not in the repository. */
const MADE = /^(?:dist|\.cache|node_modules|esm)(?:\/|$)/;
const BUILT_BESIDE_TEXTS = ['embed/package/THIRD-PARTY-NOTICES.txt', 'embed/package/sbom.cdx.json'];

const FIRST_FOLDERS = ['src', 'embed', 'test', 'docs', '.config', '.ci'];
/** Folders of `src` that documents mention without it: `lib/http`, `features/search/filters/filters.ts`. */
const ROOMS = readdirSync('src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const withoutCode = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```/gm, '');

const anchorsIn = (path: string) =>
  new Set(
    [...withoutCode(readFileSync(path, 'utf8')).matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );

const linksIn = (text: string) => [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

function problemOf(path: string, target: string): string | undefined {
  if (/^[a-z]+:/i.test(target)) return undefined;
  const [file = '', anchor] = target.split('#');
  const linked = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
  if (BUILT_BESIDE_TEXTS.includes(linked)) return undefined;
  if (!existsSync(linked)) return `${target}: no such file`;
  if (anchor === undefined || !linked.endsWith('.md')) return undefined;
  return anchorsIn(linked).has(decodeURIComponent(anchor)) ? undefined : `${target}: no such heading`;
}

/** Paths of the repository in backticks: without blanks, with a slash, starting with one of its folders. */
const pathsIn = (text: string) =>
  [...withoutCode(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => /^[\w.-]+(?:\/[\w.*{},-]+)+$/.test(path))
    .filter((path) => [...FIRST_FOLDERS, ...ROOMS].includes(path.split('/')[0] ?? '') && !MADE.test(path));

/** Expands `{a,b}`. */
function written(path: string): string[] {
  const [all, list] = /\{([^}]*)\}/.exec(path) ?? [];
  return all === undefined || list === undefined
    ? [path]
    : list.split(',').flatMap((each) => written(path.replace(all, each)));
}

/** Candidates of a path: up to its first `*`, with `src/`, with an extension. */
const isThere = (path: string) => {
  const plain = path.replace(/\/[^/]*\*.*$/, '');
  return ['', 'src/'].some((start) => ['', '.ts', '.tsx'].some((end) => existsSync(`${start}${plain}${end}`)));
};

describe.each(DOCUMENTS)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  it('has links that lead to a file and to a heading in it', () => {
    expect(linksIn(text).flatMap((target) => problemOf(path, target) ?? [])).toEqual([]);
  });

  it('names files and folders that are there', () => {
    expect(pathsIn(text).filter((each) => !written(each).every(isThere))).toEqual([]);
  });
});

describe('the documentation', () => {
  it('can be reached from the README or from that of a folder', () => {
    const reached = new Set(['README.md', ...DOCUMENTS.filter((path) => /^docs\/[^/]+\/README\.md$/.test(path))]);
    // The iteration of a set includes elements added meanwhile.
    for (const path of reached) {
      const linked = linksIn(readFileSync(path, 'utf8')).filter((target) => !/^[a-z]+:/i.test(target));
      for (const target of linked) {
        const file = posix.join(posix.dirname(path), target.split('#')[0] ?? '');
        if (file.endsWith('.md') && existsSync(file)) reached.add(file);
      }
    }
    expect(DOCUMENTS.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('has an entry of at most five lines for each decision, with its date, the newest first', () => {
    for (const path of markdownIn('docs/decisions')) {
      const dates = [...readFileSync(path, 'utf8').matchAll(/^### (\d{4}-\d{2}-\d{2})/gm)].map(([, date]) => date);
      expect(dates, path).toEqual([...dates].sort().reverse());
    }
    const wrong = markdownIn('docs/decisions')
      .filter((path) => !path.endsWith('README.md'))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .split(/^### /m)
          .slice(1)
          .filter((entry) => !/^\d{4}-\d{2}-\d{2} \S/.test(entry) || entry.split('\n').filter(Boolean).length > 6)
          .map((entry) => `${path}: ${entry.split('\n')[0] ?? ''}`),
      );
    expect(wrong).toEqual([]);
  });

  it('says nothing that only holds on one machine', () => {
    const paths = DOCUMENTS.filter((path) => /\/(?:home|root|work|Users)\/[a-z]/.test(readFileSync(path, 'utf8')));
    expect(paths).toEqual([]);
  });
});
