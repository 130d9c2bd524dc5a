import { describe, expect, it } from 'vitest';
import { letterFor, type LetterParts } from '../../../src/domain/dealer/letter';

const parts: LetterParts = {
  name: 'Paul Vogt',
  car: 'BMW 320d',
  value: '7.000 €',
  until: '15.12.2026',
  house: 'Autohaus B',
};

describe('a letter', () => {
  it('names value and last day of a released offer', () =>
    expect(letterFor('released', parts)).toEqual({
      subject: 'Ihr BMW 320d: 7.000 €, gültig bis 15.12.2026',
      content:
        'Guten Tag Paul Vogt,\n\nwir haben Ihren BMW 320d bewertet und nehmen ihn für 7.000 € in Zahlung. Das Angebot gilt bis 15.12.2026.\n\nBei Fragen melden Sie sich gern.\n\nMit freundlichen Grüßen\nAutohaus B',
    }));

  it('promises no day that is unknown or over', () => {
    for (const letter of [letterFor('released', { ...parts, until: '' }), letterFor('expired', parts)]) {
      expect(letter.subject).toBe('Ihr BMW 320d: 7.000 €');
      expect(letter.content).not.toContain('2026');
    }
  });

  it('names no value where there is none', () => {
    for (const occasion of ['toCheck', 'nonCalculable', 'undelivered', 'unsigned', 'signed'] as const)
      expect(Object.values(letterFor(occasion, parts)).join(' ')).not.toContain('€');
  });

  it('greets a customer without a name', () =>
    expect(letterFor('unsigned', { ...parts, name: '' }).content).toMatch(/^Guten Tag,\n/));
});
