import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, readSources, type SourceFile } from './sources';

/** Allowed imports of each layer, besides its own files and packages. */
const MAY_KNOW: Record<string, readonly string[]> = {
  embed: ['app', 'admin', 'state', 'domain', 'lib', 'ui', 'api'],
  app: ['features', 'parts', 'state', 'api', 'domain', 'ui', 'lib'],
  admin: ['features', 'parts', 'state', 'api', 'domain', 'ui', 'lib'],
  features: ['parts', 'state', 'api', 'domain', 'ui', 'lib'],
  parts: ['state', 'api', 'domain', 'ui', 'lib'],
  state: ['api', 'domain', 'lib'],
  api: ['domain', 'lib'],
  domain: ['lib'],
  ui: ['lib'],
  lib: [],
};

/** Features that may import another one; all others share state or domain. */
const FEATURE_MAY_CONTAIN: Record<string, readonly string[]> = {
  // A card contains the buttons of favourites; their chunk is loaded after the first cards.
  search: ['favourites'],
  vehicle: ['contact', 'consent', 'finance', 'favourites', 'running-costs'],
  favourites: ['running-costs', 'contact'],
  checkout: ['contact', 'consent', 'finance', 'account'],
  'trade-in': ['contact', 'account'],
  // After a sent form, visitors are invited to open an account.
  contact: ['account'],
  account: ['consent'],
};

/** Members of the host's window and document, except read-only ones and those without effect on the page. */
const HOST_DOCUMENT =
  /\b(?:document|window)\b(?!\.(?:createElement(?:NS)?|fullscreenEnabled|matchMedia|location\.(?:href|search))\b)/;

/** Files besides `embed/hostPage` that may use them, with the reason. */
const TOUCHES_HOST: Record<string, string> = {
  'embed/diagnose/diagnose.ts': 'looks for the script tags of the page',
  'embed/diagnose/page.ts': 'asks what the page has replaced',
  'embed/earlyImports.ts': 'finds the mount elements that are in view',
  'embed/options.ts': 'reads the base of relative addresses',
  'embed/realm/ownRealm.ts': 'decides what the module runs on',
  'embed/realm/startIn.ts': 'opens a frame for its built-ins, where those of the page have been replaced',
  'embed/route.ts': 'gives the window to the history',
  'embed/index.ts': 'does nothing where there is no window',
  'embed/widget.ts': 'puts the one global on it, and reads the script tags',
  'src/features/vehicle/thirdParty/priceWidget.ts': 'lends the global of AutoUncle, and gives the host its own back',
  'src/lib/beforeUnload.ts': 'asks before the tab is closed while something is unsaved',
  'src/lib/frameMessages.ts': 'receives messages of third parties’ frames',
  'src/lib/hostGlobals.ts': 'hides the host’s globals from a library that would replace them',
  'src/lib/html.ts': 'gives the window to the sanitiser',
  'src/lib/loadScript.ts': 'asks for its Trusted Types',
  'src/lib/paypalSdk.ts': 'takes off what the SDK leaves',
  'src/lib/printing.ts': 'listens for printing of the page',
  'src/lib/signInSdks.ts': 'finds the SDKs of Google and Apple, and takes off what they leave',
  'src/lib/storage.ts': 'takes its storage',
  'src/lib/storageOfTab.ts': 'takes its storage for the tab',
  'src/ui/styles.tsx': 'knows the document that its sheets are for',
};

/**
 * Mutable module-level state: shared by the whole page, never belonging to one mount, so that two shops or successive mounts do
 * not affect each other.
 */
const OF_THE_PAGE = [
  'embed/consent.ts: listeners',
  'embed/consent.ts: services',
  'embed/hostPage/head.ts: pageHeads',
  'embed/hostPage/structuredData.ts: toScriptText',
  'embed/mount.ts: isUsed',
  'embed/mount.ts: sessions',
  'embed/route.ts: addressOwner',
  'embed/shell.ts: ownRoots',
  'embed/shell.ts: shellSheet',
  'src/features/vehicle/thirdParty/priceWidget.ts: hostGlobal',
  'src/features/vehicle/thirdParty/priceWidget.ts: openWidgets',
  'src/lib/history/historyCore.ts: lastEntryNumber',
  'src/lib/html.ts: sanitiser',
  'src/lib/loadScript.ts: policy',
  // Caches of pure computations.
  'src/domain/vehicle/phrase/patterns.ts: patterns',
  'src/lib/signInSdks.ts: leave',
  'src/ui/styles.tsx: sheets',
];

const readCode = (...folders: string[]) =>
  readSources(...folders).map((file) => ({
    ...file,
    code: file.code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, ''),
  }));

const sources = readCode('src', 'embed');

const roomOf = (path: string) => (path.startsWith('embed/') ? 'embed' : (path.split('/')[1] ?? ''));
const isOwn = (target: string) => target.startsWith('src/') || target.startsWith('embed/');
const offences = (list: SourceFile[], find: (file: SourceFile) => string[]) =>
  list.flatMap((file) => find(file).map((offence) => `${file.path}: ${offence}`));

const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm;

/** Imports, including those of types and dynamic ones. */
const ANY_IMPORT = /(?:^(?:import|export) [^;]*?from |\bimport\()'(\.[^']+)'/gm;

/** Modules loaded with a module, including itself; without types and dynamic imports. */
function loadedWith(module: string, loaded = new Set<string>()): Set<string> {
  loaded.add(module);
  const file = sources.find(({ path }) => path.replace(/\.tsx?$/, '') === module);
  for (const [, target = ''] of file?.code.matchAll(STATIC_IMPORT) ?? []) {
    const found = target.startsWith('.') ? posix.join(posix.dirname(module), target) : target;
    if (!loaded.has(found)) loadedWith(found, loaded);
  }
  return loaded;
}

describe('who may know whom', () => {
  it('reads all sources', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(new Set(sources.map(({ path }) => roomOf(path)))).toEqual(new Set(Object.keys(MAY_KNOW)));
  });

  it.each([
    "import { a } from '../../domain/order/order';",
    'import { a } from "../../domain/order/order.ts";',
    "export * from '../../domain/order/order';",
    "const a = import('../../domain/order/order');",
    'const a = await import(/* @vite-ignore */ `../../domain/order/order`);',
    "import a from '/src/domain/order/order';",
  ])('sees the import of %s', (code) => {
    expect(importsOf('src/features/x/y.ts', code)).toEqual(['src/domain/order/order']);
  });

  it('has no import that only running the code would tell', () => {
    const found = offences(
      sources,
      ({ code }) => /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?[^'"`\s/)].*/.exec(code)?.slice(0, 1) ?? [],
    );
    // The single script loads the admin area from its own origin.
    expect(found.map((offence) => offence.split(':')[0])).toEqual(['embed/adminModule.ts']);
    expect(offences(sources, ({ code }) => /\bimport\.meta\.glob\b/.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('has no short names for folders, which would hide where an import leads', () => {
    const config = readFileSync(join(import.meta.dirname, '../../tsconfig.json'), 'utf8');
    expect(config).not.toMatch(/"(?:paths|baseUrl)"/);
  });

  it('takes no sentence for a code: what is compared is a key', () => {
    const sentence = /(?:[!=]==|\bcase)\s*(['"`])[^'"`]*[A-Za-zÄÖÜäöüß.,:] [A-Za-zÄÖÜäöüß][^'"`]*\1/g;
    expect("label === 'Bei Übergabe'".match(sentence)).not.toBeNull();
    const found = sources
      .filter(({ path }) => !path.startsWith('src/domain/vehicle/phrase/'))
      .flatMap(({ path, code }) => [...code.matchAll(sentence)].map(([comparison]) => `${path}: ${comparison}`));
    // The platform's value for a sorting (rules/search: sorting, CarQuery).
    expect(found.filter((each) => !each.endsWith("'price desc'"))).toEqual([]);
  });

  it('lets imports point one way only', () => {
    const found = offences(sources, ({ path, imports }) => {
      const room = roomOf(path);
      return imports
        .filter(isOwn)
        .filter((target) => roomOf(target) !== room && !MAY_KNOW[room]?.includes(roomOf(target)));
    });
    expect(found).toEqual([]);
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

  it('lets a feature know another one only along the short list', () => {
    const found = offences(
      sources.filter(({ path }) => path.startsWith('src/features/')),
      ({ path, imports }) => {
        const own = path.split('/')[2] ?? '';
        return imports
          .filter((target) => target.startsWith('src/features/'))
          .filter((target) => {
            const other = target.split('/')[2] ?? '';
            return other !== own && !FEATURE_MAY_CONTAIN[own]?.includes(other);
          });
      },
    );
    expect(found).toEqual([]);
  });

  it('names no feature in the short list that another one does not contain', () => {
    const unused = Object.entries(FEATURE_MAY_CONTAIN).flatMap(([own, others]) =>
      others
        .filter(
          (other) =>
            !sources.some(
              ({ path, imports }) =>
                path.startsWith(`src/features/${own}/`) &&
                imports.some((target) => target.startsWith(`src/features/${other}/`)),
            ),
        )
        .map((other) => `${own}: ${other}`),
    );
    expect(unused).toEqual([]);
  });

  it('keeps React out of everything below ui and state', () => {
    const low = sources.filter(({ path }) => ['api', 'domain', 'lib'].includes(roomOf(path)));
    expect(
      offences(low, ({ imports }) => imports.filter((target) => /^(react|react-dom|zustand)/.test(target))),
    ).toEqual([]);
  });

  it('keeps axios in lib/http and local storage in lib/storage', () => {
    const axios = sources.filter(({ path }) => !path.startsWith('src/lib/http/'));
    expect(offences(axios, ({ imports }) => imports.filter((target) => target === 'axios'))).toEqual([]);
    const storage = sources.filter(({ path }) => !path.startsWith('src/lib/storage'));
    expect(offences(storage, ({ code }) => /\b(localStorage|sessionStorage)\b/.exec(code)?.slice(0, 1) ?? [])).toEqual(
      [],
    );
  });

  it('lets neither the first view nor the search widget wait for TanStack Query', () => {
    for (const start of ['src/app/renderShop', 'src/app/renderSearchWidget']) {
      const loaded = loadedWith(start);
      expect(loaded.size).toBeGreaterThan(50);
      expect([...loaded].filter((path) => path.startsWith('@tanstack'))).toEqual([]);
    }
    expect(loadedWith('src/features/vehicle/VehiclePage')).toContain('@tanstack/react-query');
  });

  it('touches the host’s window and document only from embed/hostPage, but for a list of exceptions', () => {
    const touching = sources
      .filter(({ path, code }) => !path.startsWith('embed/hostPage/') && HOST_DOCUMENT.test(code))
      .map(({ path }) => path);
    expect(touching.sort()).toEqual(Object.keys(TOUCHES_HOST).sort());
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

  it('moves through the shop by the router, so that guards and carried parameters hold for every way', () => {
    const features = sources.filter(({ path }) => path.startsWith('src/features/'));
    expect(offences(features, ({ code }) => /\bhistory\.(?:push|replace)\b/.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('writes JSON by lib/json alone, which a toJSON on the host’s prototypes does not change', () => {
    const others = sources.filter(({ path }) => path !== 'src/lib/json.ts');
    expect(offences(others, ({ code }) => /\bJSON\.stringify\b/.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('does without Array.from, which old libraries on the page replace', () => {
    expect(offences(sources, ({ code }) => /\bArray\.from\(\{/.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('writes HTML in one place, sanitised', () => {
    // Two steps: the text is sanitised, then written.
    const others = sources.filter(({ path }) => path !== 'src/lib/html.ts' && path !== 'src/ui/display/SafeHtml.tsx');
    expect(
      offences(
        others,
        ({ code }) =>
          /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/.exec(code)?.slice(0, 1) ?? [],
      ),
    ).toEqual([]);
  });
});
