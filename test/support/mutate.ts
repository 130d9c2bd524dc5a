/**
 * `npx tsx test/support/mutate.ts --seed 7 [--count 60] [--only 3,17]`: changes the source in one place at a time and asks the tests whether they
 * notice. The same seed draws the same places from the same source. Tests run from near to far, up to the first that fails: those of
 * the same name, of the same folder, all in node, all with a page, those of `BROWSER_TESTS` against a build. Prints a line for each with the test that noticed,
 * and what survived at the end.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const AREAS = ['src/domain', 'src/state', 'src/features/checkout', 'src/admin/engine', 'embed'];
/** Browser tests of an area, by the beginning of a path. */
const BROWSER_TESTS: Readonly<Record<string, readonly string[]>> = {
  embed: ['test/browser/embed', 'test/browser/package.test.ts'],
  'src/admin/engine': ['test/browser/admin'],
  'src/features/checkout': ['test/browser/payment', 'test/browser/journeys'],
  'src/state': ['test/browser/journeys', 'test/browser/account'],
  'src/domain': ['test/browser/journeys', 'test/browser/payment'],
};

interface Mutation {
  path: string;
  start: number;
  end: number;
  replacement: string;
}

const SWAPPED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.TrueKeyword, 'false'],
  [ts.SyntaxKind.FalseKeyword, 'true'],
]);

/** Places of a file that can be changed: operators, conditions, booleans, numbers, texts, calls whose result nobody reads. */
function mutationsOf(path: string): Mutation[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, replacement: string) =>
    found.push({ path, start: node.getStart(source), end: node.getEnd(), replacement });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isJsxAttribute(node)) return;
    const swapped = SWAPPED.get(node.kind);
    if (swapped !== undefined) replace(node, swapped);
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      replace(condition, `!(${condition.getText(source)})`);
    }
    if (ts.isNumericLiteral(node)) replace(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (ts.isStringLiteral(node) && node.text !== '' && !ts.isPropertyAssignment(node.parent)) replace(node, "''");
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) replace(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws changes of different lines. */
function draw(seed: number, count: number): Mutation[] {
  const files = AREAS.flatMap((area) =>
    readdirSync(area, { recursive: true, encoding: 'utf8' })
      .map((path) => `${area}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\/examples\/|\.d\.ts$/.test(path)),
  );
  const all = files.toSorted().flatMap(mutationsOf);
  const next = numbersFrom(seed);
  const drawn = new Map<string, Mutation>();
  while (drawn.size < Math.min(count, all.length)) {
    const mutation = all[Math.floor(next() * all.length)];
    if (mutation) drawn.set(placeOf(mutation), mutation);
  }
  return [...drawn.values()];
}

function placeOf({ path, start }: Mutation): string {
  return `${path}:${readFileSync(path, 'utf8').slice(0, start).split('\n').length}`;
}

/** Name of the first test that fails, or undefined. */
function failing(...args: string[]): string | undefined {
  const run = spawnSync('npx', ['vitest', ...args, '--bail', '1', '--passWithNoTests', '--no-color'], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (run.status === 0) return undefined;
  return /^ FAIL +(.+)$/m.exec(run.stdout + run.stderr)?.[1] ?? 'a run that ended without a test';
}

/** Name of the test that noticed, or undefined. */
function noticedBy(path: string): string | undefined {
  const same = `test/${path.replace(/^src\//, '').replace(/\.tsx?$/, '')}`;
  const near = dirname(same);
  const named = [same, near].flatMap((each) => [`${each}.test.ts`, `${each}.test.tsx`]).filter(existsSync);
  const area = AREAS.find((each) => path.startsWith(each)) ?? '';
  return (
    (named.length > 0 ? failing('run', '--project', 'node', '--project', 'dom', ...named) : undefined) ??
    (existsSync(near) ? failing('run', '--project', 'node', '--project', 'dom', near) : undefined) ??
    failing('related', '--run', path, '--project', 'node') ??
    failing('related', '--run', path, '--project', 'dom') ??
    failing('run', '--project', 'browser', ...(BROWSER_TESTS[area] ?? []))
  );
}

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '60' }, only: { type: 'string' } },
});
if (values.seed === undefined) throw new Error('--seed <number>');
// Another program of this kind in the same folder would shift the draw of both.
if (spawnSync('git', ['diff', '--quiet', '--', ...AREAS]).status !== 0)
  throw new Error(`Commit or undo what has changed in ${AREAS.join(', ')} first.`);
const chosen = values.only?.split(',').map(Number);
const mutations = [...draw(Number(values.seed), Number(values.count)).entries()].filter(
  ([index]) => chosen?.includes(index + 1) ?? true,
);
const survived: string[] = [];
for (const [index, mutation] of mutations) {
  const { path, start, end, replacement } = mutation;
  const before = readFileSync(path, 'utf8');
  const [from, to] = [before.slice(start, end), replacement].map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 60));
  const line = `${String(index + 1).padStart(2)} ${placeOf(mutation)}  ${from} → ${to}`;
  let test: string | undefined;
  try {
    writeFileSync(path, before.slice(0, start) + replacement + before.slice(end));
    test = noticedBy(path);
  } finally {
    writeFileSync(path, before);
  }
  if (test === undefined) survived.push(line);
  console.log(`${line}\n   ${test ?? 'SURVIVED'}`);
}
console.log(`\n${mutations.length - survived.length} of ${mutations.length} noticed`);
for (const line of survived) console.log(line);
