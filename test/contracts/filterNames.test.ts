/** What an agency may write into the address of a landing page. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CAR_QUERY_NAMES } from '../../src/domain/vehicle/search/query';

const OF_THE_SHOP = new Set(['pageNumber', 'pageSize']);

it('the handbook names every filter of an address', () => {
  const [, section = ''] = readFileSync('embed/package/HANDBUCH.md', 'utf8').split(
    '## Landeseiten: Filter in der Adresse',
  );
  const [table = ''] = section.split('\n## ');
  const names = new Set([...table.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(CAR_QUERY_NAMES.filter((name) => !OF_THE_SHOP.has(name) && !names.has(name))).toEqual([]);
});
