import { describe, expect, it } from 'vitest';
import { enumeration } from '../../src/lib/enumeration';

const fuels = enumeration({
  petrol: { wire: ['Benzin', 1, 'PETROL'], label: 'Benzin' },
  other: { wire: ['Andere', 10], label: 'Sonstige' },
});

describe('an enumeration', () => {
  it.each([
    ['Benzin', 'petrol'],
    [' BENZIN ', 'petrol'],
    [1, 'petrol'],
    ['1', 'petrol'],
    ['Petrol', 'petrol'],
    ['andere', 'other'],
    ['Kerosin', undefined],
    [2, undefined],
    [null, undefined],
    [{}, undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('reads %o as %s', (sent, key) => {
    expect(fuels.parse(sent)).toBe(key);
  });

  it('sends the first spelling and shows the label', () => {
    expect(fuels.toWire('petrol')).toBe('Benzin');
    expect(fuels.label('other')).toBe('Sonstige');
    expect(fuels.keys).toEqual(['petrol', 'other']);
  });
});
