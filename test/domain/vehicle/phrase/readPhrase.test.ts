import { describe, expect, it } from 'vitest';
import { from, kombi, SENTENCES } from './sentences';
import { readIn as read } from './stock';

describe('a sentence', () => {
  it('is tested by a hundred that buyers write', () => {
    expect(new Set(SENTENCES.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(SENTENCES.map(([sentence, query, rest = '', type = 'PKW']) => ({ sentence, query, rest, type })))(
    '$sentence',
    ({ sentence, ...meant }) => {
      const { query, rest, carType } = read(sentence);
      expect({ query, rest, type: carType }).toEqual(meant);
    },
  );

  it('is nothing where nothing is said', () => {
    for (const empty of ['', '   ', ' , . ', '???'])
      expect(read(empty)).toMatchObject({ query: {}, rest: '', parts: [] });
  });
});

describe('the type of vehicle', () => {
  it('stays all of them while nothing fine is asked for', () => {
    expect(read('Diesel bis 20.000', 'ALLE').carType).toBeUndefined();
  });

  it('is the one that has most of what is asked for, once something fine is', () => {
    expect(read('Kombi Diesel', 'ALLE').carType).toBe('PKW');
    expect(read('Kipper', 'ALLE').carType).toBe('ANHAENGER');
  });

  it('stays the chosen one where that has everything', () => {
    expect(read('Kastenwagen Diesel', 'WOHNMOBIL')).toMatchObject({
      carType: 'WOHNMOBIL',
      query: { vehicleSubTypes: ['KASTENWAGEN'], fuelTypes: ['Diesel'] },
    });
    expect(read('Diesel', 'NUTZFAHRZEUG').carType).toBe('NUTZFAHRZEUG');
  });

  it('that is named wins, and what it does not have stays text', () => {
    expect(read('Wohnmobil Enduro')).toMatchObject({ carType: 'WOHNMOBIL', query: {}, rest: 'Enduro' });
  });
});

describe('the words of the sentence', () => {
  it('are kept with what they mean, so that they can be struck out', () => {
    const sentence = 'Kombi, bitte bis 25.000 €';
    const parts = read(sentence).parts.map(({ from: start, to, query }) => [sentence.slice(start, to), query]);
    expect(parts).toEqual([
      ['Kombi', kombi],
      ['bis 25.000 €', { maxPrice: 25_000 }],
    ]);
  });

  it('are told apart from a figure after a model, which would find nothing as a text', () => {
    expect(read('Golf 8 bis 20.000, Kia')).toMatchObject({
      rest: 'Kia',
      unsearched: [{ text: '8', reason: 'generation' }],
    });
    expect(read('8 Golf')).toMatchObject({ rest: '8', unsearched: [] });
  });

  it('count years from today', () => {
    expect(read('höchstens 3 Jahre alt', 'PKW', new Date('2031-02-01T08:00:00Z')).query).toEqual(from(2028));
    expect(read('ab 2030', 'PKW', new Date('2031-02-01T08:00:00Z')).query).toEqual(from(2030));
    // In 2026 it is a year to come, and no price.
    expect(read('ab 2030')).toMatchObject({ query: {}, unsearched: [{ text: 'ab 2030', reason: 'unfiltered' }] });
  });
});
