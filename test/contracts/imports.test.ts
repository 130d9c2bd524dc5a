import { describe, expect, it } from 'vitest';
import { readSources, type SourceFile } from './sources';

/** What each room may know; its own files always, and packages as said below. */
const MAY_KNOW: Record<string, readonly string[]> = {
  embed: ['app', 'state', 'domain', 'lib', 'ui', 'api'],
  app: ['features', 'state', 'api', 'domain', 'ui', 'lib'],
  features: ['state', 'api', 'domain', 'ui', 'lib'],
  state: ['api', 'domain', 'lib'],
  api: ['domain', 'lib'],
  domain: ['lib'],
  ui: ['lib'],
  lib: [],
};

/** The short list of features that contain another (house rules); everything else goes through state or domain. */
const FEATURE_MAY_CONTAIN: Record<string, readonly string[]> = {
  search: ['favourites'],
  vehicle: ['contact', 'consent', 'finance', 'favourites'],
  checkout: ['contact', 'consent', 'finance'],
  'trade-in': ['contact'],
  favourites: ['finance'],
};

const HOST_DOCUMENT =
  /\bdocument\.(body|head|title|documentElement|querySelector|cookie)|\bwindow\.(addEventListener|scrollTo)/;

const sources = readSources('src', 'embed');

const roomOf = (path: string) => (path.startsWith('embed/') ? 'embed' : (path.split('/')[1] ?? ''));
const isOwn = (target: string) => target.startsWith('src/') || target.startsWith('embed/');
const offences = (list: SourceFile[], find: (file: SourceFile) => string[]) =>
  list.flatMap((file) => find(file).map((offence) => `${file.path}: ${offence}`));

describe('who may know whom', () => {
  it('reads the whole house', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(new Set(sources.map(({ path }) => roomOf(path)))).toEqual(new Set(Object.keys(MAY_KNOW)));
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

  it('touches the host document only from embed', () => {
    const inside = sources.filter(({ path }) => !path.startsWith('embed/') && !path.startsWith('src/lib/'));
    expect(offences(inside, ({ code }) => HOST_DOCUMENT.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('does without Array.from, which old libraries on the page replace', () => {
    expect(offences(sources, ({ code }) => /\bArray\.from\(\{/.exec(code)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('writes HTML in one place, sanitised', () => {
    // Both halves of one deed: the text is made harmless, then written.
    const others = sources.filter(({ path }) => path !== 'src/lib/html.ts' && path !== 'src/ui/SafeHtml.tsx');
    expect(
      offences(
        others,
        ({ code }) =>
          /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/.exec(code)?.slice(0, 1) ?? [],
      ),
    ).toEqual([]);
  });
});
