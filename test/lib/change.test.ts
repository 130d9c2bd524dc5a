import { expect, it } from 'vitest';
import { changeBetween, isSameValue, mergeInto, reversed, without } from '../../src/lib/change';

const file = (name: string) => new File(['x'], name);
const opened = { name: 'A', mail: 'a@b.de', places: ['1'] };
const one = file('one.png');

it.each([
  [{ url: undefined }, {}, true],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [[], {}, false],
  [{ file: one }, { file: one }, true],
  [{ file: one }, { file: file('one.png') }, false],
  [{ file: one }, { url: 'x' }, false],
  [[{ makes: [{ years: '3' }] }], [{ makes: [{ years: '3' }] }], true],
  [null, {}, false],
])('tells whether values are equal: %j, %j: %s', (left, right, isSame) =>
  expect(isSameValue(left, right)).toBe(isSame),
);

it('is what differs, and nothing else', () => {
  expect(changeBetween(opened, { ...opened, places: ['1', '2'] })).toEqual({
    places: { before: ['1'], after: ['1', '2'] },
  });
});

it('leaves what others changed, wherever it does not say otherwise', () => {
  const own = changeBetween(opened, { ...opened, name: 'B' });
  expect(mergeInto({ ...opened, mail: 'neu@b.de', places: ['1', '2'] }, own)).toEqual({
    values: { name: 'B', mail: 'neu@b.de', places: ['1', '2'] },
    change: own,
    others: [],
  });
});

it('names the fields that others have changed to something else, and is no change where they have changed them alike', () => {
  const own = changeBetween(opened, { name: 'B', mail: 'x@b.de', places: ['1'] });
  const now = { name: 'C', mail: 'x@b.de', places: [] };
  expect(mergeInto(now, own)).toEqual({ values: now, change: {}, others: ['name'] });
});

it('is taken back field by field', () => {
  const own = changeBetween(opened, { ...opened, name: 'B', mail: 'x@b.de' });
  const now = { ...opened, name: 'B', mail: 'theirs@b.de' };
  const back = mergeInto(now, reversed(own));
  expect(back).toEqual({
    values: { ...now, name: 'A' },
    change: { name: { before: 'B', after: 'A' } },
    others: ['mail'],
  });
  expect(without(reversed(own), Object.keys(back.change))).toEqual({ mail: { before: 'x@b.de', after: 'a@b.de' } });
});
