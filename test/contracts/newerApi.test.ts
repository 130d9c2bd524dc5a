import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { data, isFeature, missingIn } from '../../.config/browsers/support.js';
import { complaintsIn, writeProject } from './compiler';

/** Interfaces and members that some supported browsers lack, with the reason for their use. */
const ALLOWED = new Map([
  ['Touch', 'events that a browser without them never sends'],
  ['TouchEvent', 'the same'],
  ['TouchList', 'the same'],
  ['Element.computedStyleMap', 'asked for first; else a hint for the operator of the page is missing'],
  ['StylePropertyMapReadOnly', 'the same'],
  ['Navigator.share', 'asked for first; else the address is copied'],
  ['Window.requestIdleCallback', 'asked for first; else a timer'],
  ['Window.cancelIdleCallback', 'the same'],
  ['AbortSignal.timeout', 'older ones have it, and name its error differently'],
]);

const LIBRARIES = resolve('node_modules/typescript/lib');

/** DOM interfaces and members that some supported browsers lack: 'Navigator.share'. */
function newerFeatures(): Set<string> {
  const features = Object.entries(data.api).flatMap(([owner, members]) => [
    [owner, members.__compat] as const,
    ...Object.entries(members).flatMap(([name, member]) =>
      name !== '__compat' && isFeature(member)
        ? [[`${owner}.${name.replace(/_static$/, '')}`, member.__compat] as const]
        : [],
    ),
  ]);
  const isAllowed = (name: string) => ALLOWED.has(name) || ALLOWED.has(name.split('.')[0] ?? '');
  return new Set(features.flatMap(([name, compat]) => (missingIn(compat) === '' || isAllowed(name) ? [] : name)));
}

/** The types of the DOM without what is newer: constructors, functions, and members, each of which has a line of its own. */
function olderDom(newer: ReadonlySet<string>): string {
  let owner: string | undefined;
  let isNewer = false;
  const isKept = (line: string) => {
    const name = /^(?:interface|declare (?:var|function)) (\w+)/.exec(line)?.[1];
    if (name !== undefined) {
      owner = line.endsWith('{') ? name : undefined;
      isNewer = line.startsWith('declare') && (newer.has(name) || newer.has(`Window.${name}`));
    }
    const isLast = line.startsWith('}') || (name !== undefined && owner === undefined);
    const member = /^ {4}(?:readonly |get |set )?(\w+)[?(<:]/.exec(line)?.[1];
    const isDropped = isNewer || (member !== undefined && newer.has(`${owner}.${member}`));
    if (isLast) isNewer = false;
    return !isDropped;
  };
  return readFileSync(join(LIBRARIES, 'lib.dom.d.ts'), 'utf8').split('\n').filter(isKept).join('\n');
}

/** Uses of newer features that the compiler has to find. */
const NEWER_USES = ['new URLPattern();', 'navigation.back();', 'URL.parse("");', 'document.startViewTransition();'];

/** ms; ends what hangs: on a machine with ten times more to do the compiler takes minutes. */
const COMPILING = 300_000;

it('uses of the DOM only what the promised browsers have', { timeout: COMPILING }, async () => {
  const newer = newerFeatures();
  const language = readdirSync(LIBRARIES).filter((name) =>
    /^lib\.(?:es5|es20(?:1\d|2[0-3])(?!\.full)[\w.]*|decorators[\w.]*)\.d\.ts$/.test(name),
  );
  const config = {
    extends: '../../tsconfig.json',
    // Kept beside the project, so that only what has changed is checked again.
    compilerOptions: { noLib: true, lib: null, incremental: true, tsBuildInfoFile: '../older-dom.tsbuildinfo' },
    files: ['dom.d.ts', ...language.map((name) => join(LIBRARIES, name))],
    include: ['newer.ts', '../../src', '../../embed'],
    exclude: ['../../**/examples'],
  };
  const folder = writeProject('older-dom', {
    'dom.d.ts': olderDom(newer),
    'newer.ts': NEWER_USES.join('\n'),
    'tsconfig.json': JSON.stringify(config),
  });
  const complaints = await complaintsIn(folder);
  expect(complaints.filter(({ file }) => file !== 'newer.ts')).toEqual([]);
  expect(complaints).toHaveLength(NEWER_USES.length);
});
