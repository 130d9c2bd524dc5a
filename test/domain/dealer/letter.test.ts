import { describe, expect, it } from 'vitest';
import {
  fillIn,
  letterFor,
  placeholdersIn,
  withPlaceholders,
  type LetterParts,
} from '../../../src/domain/dealer/letter';

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

// rules/admin: own texts.
describe('an own text', () => {
  const values = { ...parts, today: '04.05.2026' };

  it('has placeholders for what is known of a customer, whole words only', () =>
    expect(withPlaceholders('Paul Vogt, Paul Vogtmann: BMW 320d für 7.000 € bis 15.12.2026, Autohaus B', values)).toBe(
      '{Name}, Paul Vogtmann: {Fahrzeug} für {Wert} bis {Frist}, {Autohaus}',
    ));

  it('is filled in any spelling, and keeps what is not known', () => {
    const text = 'Guten Tag { name }, {Heute}: {FAHRZEUG}, {Wert}, {Kennzeichen}';
    const filled = fillIn(text, { ...values, value: '' });
    expect(filled).toBe('Guten Tag Paul Vogt, 04.05.2026: BMW 320d, {Wert}, {Kennzeichen}');
    expect(placeholdersIn(filled)).toEqual(['{Wert}']);
    expect(placeholdersIn(filled, false)).toEqual(['{Kennzeichen}']);
  });

  it('survives signs of patterns and of replacements in names', () => {
    const odd = { ...values, name: 'A. (B) $& C+', car: '' };
    expect(withPlaceholders('Guten Tag A. (B) $& C+!', odd)).toBe('Guten Tag {Name}!');
    expect(fillIn('{Name}', odd)).toBe('A. (B) $& C+');
  });
});
