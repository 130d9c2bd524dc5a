import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { data, isFeature, missingIn } from '../../.config/browsers/support.js';

/** Interfaces and members that some supported browsers lack, with the reason for their use. */
const ALLOWED = new Map([
  ['Touch', 'events that a browser without them never sends'],
  ['TouchEvent', 'the same'],
  ['TouchList', 'the same'],
  ['Element.computedStyleMap', 'asked for first; else a hint for the operator of the page is missing'],
  ['StylePropertyMapReadOnly', 'the same'],
  ['Navigator.share', 'asked for first; else the address is copied'],
]);

const root = join(import.meta.dirname, '../..');

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('examples'))
    .map((name) => join(root, folder, name));

/** DOM interfaces and members with the supported browsers that lack them: 'Navigator.share'. */
function newerFeatures(): Map<string, string> {
  const newer = new Map<string, string>();
  const add = (name: string, lacking: string) => {
    if (lacking !== '' && !ALLOWED.has(name) && !ALLOWED.has(name.split('.')[0] ?? '')) newer.set(name, lacking);
  };
  for (const [owner, members] of Object.entries(data.api)) {
    if (members.__compat) add(owner, missingIn(members.__compat));
    for (const [name, member] of Object.entries(members))
      if (name !== '__compat' && isFeature(member))
        add(`${owner}.${name.replace(/_static$/, '')}`, missingIn(member.__compat));
  }
  return newer;
}

/** Uses in the source, by the DOM types of TypeScript: 'src/lib/share.ts: Navigator.share (firefox never)'. */
function usesOf(newer: ReadonlyMap<string, string>, files: readonly string[]): string[] {
  const config: unknown = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  // Resolving types is slow: only for names of newer features.
  const names = new Set([...newer.keys()].map((name) => name.slice(name.indexOf('.') + 1)));

  function interfaceOf(name: ts.Node): string | undefined {
    const declared = checker
      .getSymbolAtLocation(name)
      ?.declarations?.find((each) => /\/lib\.dom[\w.]*\.d\.ts$/.test(each.getSourceFile().fileName));
    if (!declared) return undefined;
    return ts.isInterfaceDeclaration(declared.parent) ? declared.parent.name.text : name.getText();
  }

  function featureOf(node: ts.Node): string | undefined {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
      const owner = interfaceOf(node.name);
      return owner && `${owner}.${node.name.text}`;
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && newer.has(node.expression.text))
      return interfaceOf(node.expression);
    return undefined;
  }

  const uses: string[] = [];
  for (const file of program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    const visit = (node: ts.Node) => {
      const feature = featureOf(node);
      const lacking = feature && newer.get(feature);
      if (lacking) uses.push(`${relative(root, file.fileName)}: ${feature} (${lacking})`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return uses;
}

/** ms; type-checking the whole program takes seconds on an idle machine, more than a minute on a busy one. */
const READING_THE_PROGRAM = 300_000;

describe('interfaces of the DOM', () => {
  it('are those of the promised browsers', { timeout: READING_THE_PROGRAM }, () => {
    expect(usesOf(newerFeatures(), ['src', 'embed'].flatMap(filesOf))).toEqual([]);
  });
});
