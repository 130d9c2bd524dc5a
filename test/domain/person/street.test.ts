import { describe, expect, it } from 'vitest';
import { withHouseNumber } from '../../../src/domain/person/street';

const split = (street: string, houseNumber = '') => {
  const entries = withHouseNumber({ street, houseNumber });
  return [entries.street, entries.houseNumber];
};

describe('a house number behind the street', () => {
  it.each([
    ['Am Weinberg 4b', 'Am Weinberg', '4b'],
    ['Am Weinberg 4 b ', 'Am Weinberg', '4 b'],
    ['Am Weinberg, 4', 'Am Weinberg', '4'],
    ['Hauptstr.12', 'Hauptstr.', '12'],
    ['Hauptstraße12a', 'Hauptstraße', '12a'],
    ['Hauptstraße 12/14', 'Hauptstraße', '12/14'],
    ['Hauptstraße 12 - 14a', 'Hauptstraße', '12 - 14a'],
    ['Hauptstraße Nr. 7', 'Hauptstraße', '7'],
    ['Lange Gasse 12 1/2', 'Lange Gasse', '12 1/2'],
    ['Lange Gasse 12½', 'Lange Gasse', '12½'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Straße des 8. Mai 1945 12', 'Straße des 8. Mai 1945', '12'],
    ['Q 5, 14–22', 'Q 5', '14–22'],
    ['Q5 14', 'Q5', '14'],
    ['Am Hang Haus 3', 'Am Hang', 'Haus 3'],
    ['Am Hang 5 Haus 3', 'Am Hang', '5 Haus 3'],
    ['Postfach 12 34', 'Postfach', '12 34'],
    ['Ölbergstraße 3', 'Ölbergstraße', '3'],
  ])('goes to its field: %s', (typed, street, houseNumber) => {
    expect(split(typed)).toEqual([street, houseNumber]);
  });

  it.each([
    'Am Weinberg',
    'Straße des 17. Juni',
    'Straße des 8. Mai 1945',
    'Straße 614',
    'Q 5',
    'Q5',
    '4b',
    '12 Rue de la Paix',
    'Haus 3',
    'An der B3',
    'Am Kreuz A81',
    '',
  ])('is none in %j', (typed) => {
    expect(split(typed)).toEqual([typed, '']);
  });

  it.each([
    ['Am Weinberg 4b', '4 B', 'Am Weinberg', '4 B'],
    ['Am Weinberg 4b', '5', 'Am Weinberg 4b', '5'],
    ['Straße des 17. Juni', '135', 'Straße des 17. Juni', '135'],
  ])('is not doubled by its field: %s and %s', (typed, given, street, houseNumber) => {
    expect(split(typed, given)).toEqual([street, houseNumber]);
  });

  it('is left alone in entries without an address', () => {
    const entries: { street?: string; city: string } = { city: 'Ulm' };
    expect(withHouseNumber(entries)).toBe(entries);
  });
});
