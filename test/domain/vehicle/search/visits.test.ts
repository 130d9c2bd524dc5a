import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  newSince,
  withListed,
  withVisit,
  type Visits,
} from '../../../../src/domain/vehicle/search/visits';

/**
 * What the last visit calls new, by search: 'golf: c d'. Of each visit its day and what was listed: '1 golf: a b, polo: x | 2 golf: a …',
 * to its end or only begun ('…' as the last vehicle).
 */
function newAtTheEndOf(visits: string): string {
  let kept: Visits | undefined;
  let found = new Map<string, string>();
  for (const visit of visits.split(' | ')) {
    const [, day = '', lists = ''] = /^(\S+) ?(.*)$/.exec(visit) ?? [];
    const today = withVisit(kept, day);
    kept = today;
    found = new Map();
    for (const list of lists.split(', ').filter(Boolean)) {
      const [search = '', ...ids] = list.split(/[: ]+/).filter(Boolean);
      const shown = ids.filter((id) => id !== '…');
      if (shown.length === ids.length) kept = withListed(kept, search, shown);
      found.set(search, newSince(kept, search, shown).join(' '));
    }
  }
  return [...found].map(([search, ids]) => `${search}: ${ids}`.trim()).join(', ');
}

// rules/search: new since the last visit.
describe('new since the last visit', () => {
  it.each([
    ['nothing at the first visit', '1 golf: a b', 'golf:'],
    ['what was not in the whole list', '1 golf: a b | 2 golf: a c b d', 'golf: c d'],
    ['nothing if nothing came in', '1 golf: a b | 2 golf: b', 'golf:'],
    ['nothing if the list was only begun', '1 golf: a b … | 2 golf: a c', 'golf:'],
    ['in a list that is only begun now', '1 golf: a b | 2 golf: c a …', 'golf: c'],
    ['not in another search', '1 golf: a b | 2 polo: c', 'polo:'],
    ['all of a search that was empty', '1 golf: | 2 golf: a', 'golf: a'],
    ['still on the same day', '1 golf: a | 2 golf: a b, polo: x, golf: b a', 'golf: b, polo:'],
    ['no more at the visit after', '1 golf: a | 2 golf: a b | 3 golf: a b c', 'golf: c'],
    ['nothing if the last visit did not list it', '1 golf: a | 2 polo: x | 3 golf: a b', 'golf:'],
    ['nothing if the last visit only began it', '1 golf: a | 2 golf: b … | 3 golf: a b c', 'golf:'],
    ['nothing after a visit without a list', '1 golf: a | 2 | 3 golf: a b', 'golf:'],
  ])('%s', (_, visits, expected) => expect(newAtTheEndOf(visits)).toBe(expected));

  it('keeps the twenty latest searches', () => {
    const first = withVisit(undefined, '2026-11-23');
    const kept = Array.from({ length: 30 }, (_, at) => String(at)).reduce((all, at) => withListed(all, at, []), first);
    expect(kept.searches.map(({ search }) => search)).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 10)));
  });

  it('keeps no id: different ones have different fingerprints, in any case the same', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
    expect(new Set(ids.map(fingerprint)).size).toBe(500);
    expect(fingerprint('ABC-1')).toBe(fingerprint('abc-1'));
    expect(fingerprint(ids[0] ?? '').length).toBeLessThan(8);
  });
});
