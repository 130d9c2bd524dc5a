import { expect, it } from 'vitest';
import { daysSince, deadlineText, endWeight, waitText, waitWeight } from '../../../src/domain/dealer/waiting';

const NOW = new Date('2026-05-04T10:00:00Z');

it.each([
  ['2026-05-04T09:00:00Z', 'wartet seit heute', undefined],
  // A clock ahead of ours.
  ['2026-05-05T09:00:00Z', 'wartet seit heute', undefined],
  ['2026-05-03T09:00:00Z', 'wartet seit gestern', undefined],
  ['2026-05-01T09:00:00Z', 'wartet 3 Tage', 'soon'],
  ['2026-04-27T09:00:00Z', 'wartet 7 Tage', 'late'],
  [undefined, 'ohne Datum', undefined],
])('a case since %s %s', (since, text, weight) => {
  const days = daysSince(since, NOW);
  expect([waitText(days), waitWeight(days)]).toEqual([text, weight]);
});

it.each([
  ['2026-05-04', 'läuft heute ab'],
  ['2026-05-05', 'läuft morgen ab'],
  ['2026-05-06', 'läuft in 2 Tagen ab'],
  ['2026-05-03', 'am 03.05.2026 abgelaufen'],
])('an offer until %s %s', (last, text) => expect(deadlineText(last, '2026-05-04')).toBe(text));

it('weighs the more, the sooner it ends', () =>
  expect([0, 1, 2, 3, 4].map(endWeight)).toEqual(['late', 'late', 'soon', 'soon', undefined]));
