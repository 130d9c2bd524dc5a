import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/lib/forms/problems';

describe('the summary of a form', () => {
  it('names each field with its message, in the order of the screen', () => {
    const errors = { phone: { message: 'ungültig' }, firstName: { message: 'erforderlich' } };
    expect(problemsOf(errors, { firstName: 'Vorname', lastName: 'Nachname', phone: 'Telefon' })).toEqual([
      { name: 'firstName', message: 'Vorname: erforderlich' },
      { name: 'phone', message: 'Telefon: ungültig' },
    ]);
  });

  it('finds the messages of nested fields', () => {
    expect(problemsOf({ address: { city: { message: 'erforderlich' } } }, { 'address.city': 'Ort' })).toEqual([
      { name: 'address.city', message: 'Ort: erforderlich' },
    ]);
  });
});
