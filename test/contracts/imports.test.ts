import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, FOLDERS, offenceOf, ROOMS } from '../../.config/lint/rooms';
import { readSources, type SourceFile } from './sources';

/** Members of the host's window and document, except read-only ones and those without effect on the page. */
const HOST_DOCUMENT =
  /\b(?:document|window)\b(?!\.(?:createElement(?:NS)?|fullscreenEnabled|matchMedia|location\.(?:href|search))\b)/;

/** Folders that are about the page, and the other files that may use them, with the reason. */
const TOUCHES_HOST: Record<string, string> = {
  'embed/page/': 'does all that the shop does to the page',
  'src/tools/': 'looks at a page for its dealer, or is one of its own',
  'src/lib/page/': 'listens to the page, or to the browser for it',
  'src/lib/third-parties/': 'brings scripts of others, and takes off what they leave',
  'embed/api/laterApi.ts': 'shows in the mount element why there is no shop',
  'embed/api/options.ts': 'reads the base of relative addresses',
  'embed/api/ownRealm.ts': 'decides what the module runs on',
  'embed/api/route.ts': 'gives the window to the history',
  'embed/api/widget.ts': 'puts the one global on it, and reads the script tags',
  'embed/index.ts': 'does nothing where there is no window',
  'embed/load/classicScripts.ts': 'adds classic scripts, and reads the tags',
  'embed/load/earlyImports.ts': 'finds the mount elements that are in view',
  'embed/load/fileBeside.ts': 'loads the diagnosis into that frame',
  'embed/realm/startIn.ts': 'opens a frame for its built-ins, where those of the page have been replaced',
  'embed/start.ts': 'puts the API on it until the shop does, and says where nothing arrives',
  'src/app/first/': 'draws the first cards before React is there',
  'src/features/vehicle/thirdParty/priceWidget.ts': 'lends the global of AutoUncle, and gives the host its own back',
  'src/lib/storage.ts': 'takes its storage',
  'src/lib/tabStorage.ts': 'takes its storage for the tab',
  'src/lib/text/html.ts': 'gives the window to the sanitiser',
  'src/ui/layout/usePrinting.ts': 'listens for printing of the page',
};

/** Shared by the whole page, never of one mount. */
const OF_THE_PAGE = [
  'embed/page/consent.ts: listeners',
  'embed/page/consent.ts: services',
  'embed/load/fileBeside.ts: diagnosisFailures',
  'embed/page/head.ts: pageHeads',
  'embed/page/head.ts: toScriptText',
  'embed/api/mount.ts: isUsed',
  'embed/api/mount.ts: missingTargets',
  'embed/api/mount.ts: sessions',
  'embed/api/route.ts: addressOwner',
  'embed/shell/shell.ts: ownRoots',
  'embed/shell/shell.ts: shellSheet',
  'src/features/vehicle/thirdParty/priceWidget.ts: hostGlobal',
  'src/features/vehicle/thirdParty/priceWidget.ts: openWidgets',
  'src/lib/history/historyCore.ts: lastEntryNumber',
  'src/lib/http/earlyReads.ts: begunRequests',
  'src/lib/text/html.ts: sanitiser',
  'src/lib/schema.ts: unreadable',
  'src/lib/schema.ts: wireKinds',
  'src/lib/third-parties/loadScript.ts: policy',
  'src/ui/layout/usePrinting.ts: hasBegun',
  // Caches of pure computations.
  'src/domain/vehicle/phrase/figures.ts: patterns',
  'src/lib/third-parties/signInSdks.ts: leave',
  'src/ui/sheets.ts: sheets',
  'src/ui/utilities.ts: sheet',
];

const ROOT = join(import.meta.dirname, '../..');

const readCode = (...folders: string[]) =>
  readSources(...folders).map((file) => ({
    ...file,
    code: file.code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, ''),
  }));

const sources = readCode('src', 'embed');

const offences = (list: SourceFile[], find: (file: SourceFile) => string[]) =>
  list.flatMap((file) => find(file).map((offence) => `${file.path}: ${offence}`));

const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm;

const ANY_IMPORT = /(?:^(?:import|export) [^;]*?from |\bimport\()'(\.[^']+)'/gm;

/** Modules loaded with a module, including itself; without types and dynamic imports. */
function loadedWith(module: string, loaded = new Set<string>()): Set<string> {
  loaded.add(module);
  const file = sources.find(({ path }) => path.replace(/\.tsx?$/, '') === module);
  for (const [, target = ''] of file?.code.matchAll(STATIC_IMPORT) ?? []) {
    const path = target.startsWith('.') ? posix.join(posix.dirname(module), target) : target;
    if (!loaded.has(path)) loadedWith(path, loaded);
  }
  return loaded;
}

/** The linter holds the rest: `.config/lint/rooms.js`, and "no-restricted-…" in `.oxlintrc.json`. */
describe('the rooms of the source', () => {
  it('are those that the linter knows', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(['embed', 'page', ...folders.map(({ name }) => name)].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it.each([
    ['src/features/search/a.ts', '../../domain/order/order', undefined],
    ['src/features/search/a.ts', '../favourites/b', undefined],
    ['src/features/search/a.ts', './state/b', undefined],
    ['src/features/search/a.ts', '../checkout/b', 'the feature search may not import checkout'],
    ['src/features/search/a.ts', '../../app/b', 'features may not import app'],
    ['src/ui/a.ts', '/src/domain/b', 'ui may not import domain'],
    ['src/domain/a.ts', '../../embed/b', 'domain may not import embed'],
    ['src/domain/a.ts', 'react', 'react may not be imported here'],
    ['src/api/a.ts', 'axios', 'axios may not be imported here'],
    ['src/lib/http/a.ts', 'axios', undefined],
    ['src/domain/order/a.ts', '../vehicle/b', undefined],
    ['src/domain/vehicle/a.ts', '../order/b', 'in src/domain, vehicle may not import order'],
    ['src/features/search/filters/a.ts', '../list/b', 'in src/features/search, filters may not import list'],
    ['src/features/search/filters/a.ts', '../SearchProvider', undefined],
    ['src/features/search/list/a.ts', './new/b', undefined],
    ['src/ui/new/a.ts', '../actions/b', 'new imports actions: both need a place among the folders of src/ui'],
    ['embed/page/a.ts', '../api/b', 'page may not import embed'],
  ])('of %s: the import of %s', (path, source, offence) => expect(offenceOf(path, source)).toBe(offence));

  it('has the folders that the linter knows', () => {
    const places = Object.entries(FOLDERS).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`));
    expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  });

  it('has no short names for folders, which would hide where an import leads', () => {
    const config = readFileSync(join(ROOT, 'tsconfig.json'), 'utf8');
    expect(config).not.toMatch(/"(?:paths|baseUrl)"/);
  });

  it('takes no sentence for a code: what is compared is a key', () => {
    const sentence = /(?:[!=]==|\bcase)\s*(['"`])[^'"`]*[A-Za-zÄÖÜäöüß.,:] [A-Za-zÄÖÜäöüß][^'"`]*\1/g;
    expect("label === 'Bei Übergabe'".match(sentence)).not.toBeNull();
    const places = sources
      .filter(({ path }) => !path.startsWith('src/domain/vehicle/phrase/'))
      .flatMap(({ path, code }) => [...code.matchAll(sentence)].map(([comparison]) => `${path}: ${comparison}`));
    // The platform's value for a sorting (rules/search: sorting, CarQuery).
    expect(places.filter((each) => !each.endsWith("'price desc'"))).toEqual([]);
  });

  it('has no files that import each other in a circle, types, tests and what is loaded later included', () => {
    const files = [...sources, ...readCode('test')];
    const byModule = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
    const targetsOf = (module: string) =>
      [...(byModule.get(module)?.code.matchAll(ANY_IMPORT) ?? [])]
        .map(([, target = '']) => posix.join(posix.dirname(module), target))
        .filter((target) => byModule.has(target));
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (module: string, way: readonly string[]) => {
      if (way.includes(module)) circles.push([...way.slice(way.indexOf(module)), module].join(' → '));
      if (done.has(module) || way.includes(module)) return;
      for (const target of targetsOf(module)) follow(target, [...way, module]);
      done.add(module);
    };
    for (const module of byModule.keys()) follow(module, []);
    expect(circles).toEqual([]);
  });

  it('names no feature in the short list that another one does not contain', () => {
    const unused = Object.entries(FEATURES).flatMap(([feature, others]) =>
      others
        .filter(
          (other) =>
            !sources.some(
              ({ path, imports }) =>
                path.startsWith(`src/features/${feature}/`) &&
                imports.some((target) => target.startsWith(`src/features/${other}/`)),
            ),
        )
        .map((other) => `${feature}: ${other}`),
    );
    expect(unused).toEqual([]);
  });

  it('lets neither the first view nor the search widget wait for TanStack Query', () => {
    for (const start of ['src/app/renderShop', 'src/app/renderSearchWidget']) {
      const loaded = loadedWith(start);
      expect(loaded.size).toBeGreaterThan(50);
      expect([...loaded].filter((path) => path.startsWith('@tanstack'))).toEqual([]);
    }
    expect(loadedWith('src/features/vehicle/VehiclePage')).toContain('@tanstack/react-query');
  });

  it('touches the host’s window and document only in folders about the page, but for a list of exceptions', () => {
    const places = Object.keys(TOUCHES_HOST);
    const used = sources
      .filter(({ code }) => HOST_DOCUMENT.test(code))
      .map(({ path }) => places.find((place) => path.startsWith(place)) ?? path);
    expect([...new Set(used)].sort()).toEqual(places.sort());
  });

  it('keeps at module level nothing that belongs to one shop', () => {
    const changing = offences(sources, ({ code }) =>
      [
        ...code.matchAll(/^(?:export )?(?:let|var) (\w+)/gm),
        ...code.matchAll(/^(?:export )?const (\w+)[^=\n]*= new (?:Weak)?(?:Map|Set)\b/gm),
      ]
        .filter(([statement]) => !/: Readonly(?:Map|Set)</.test(statement))
        .map(([, name = '']) => name),
    );
    expect(changing.sort()).toEqual([...OF_THE_PAGE].sort());
    const made = /^(?:export )?const \w+[^=\n]*=\s*(?:Object\.assign\()?create\w*Store\b/m;
    expect(offences(sources, ({ code }) => made.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });
});
