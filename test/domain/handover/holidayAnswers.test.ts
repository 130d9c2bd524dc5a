import { describe, expect, it } from 'vitest';
import { readHolidays, readLocalities } from '../../../src/domain/handover/holidayAnswers';

describe('answers of the zip service', () => {
  it('name the state and the one city', () => {
    expect(
      readLocalities([{ name: 'Freiburg im Breisgau', federalState: { key: '08', name: 'Baden-Württemberg' } }]),
    ).toEqual({ state: 'BW', city: 'Freiburg im Breisgau' });
  });

  it('name no city where several have the code, and no state where they lie in two', () => {
    const places = [
      { name: 'Zschorlau', federalState: { key: '14' } },
      { name: 'Burkhardtsgrün', federalState: { key: '14' } },
    ];
    expect(readLocalities(places)).toEqual({ state: 'SN', city: undefined });
    expect(readLocalities([...places, { name: 'X', federalState: { key: '16' } }])).toBeUndefined();
  });

  it.each([[[]], [null], ['<html>'], [[{ federalState: null }]], [[{ federalState: { key: '99' } }]], [{}]])(
    'say nothing when they are %j',
    (answer) => {
      expect(readLocalities(answer)).toBeUndefined();
    },
  );
});

describe('answers of the holiday service', () => {
  it('are days with names; those with a Hinweis block none', () => {
    const answer = {
      Neujahrstag: { datum: '2026-01-01', hinweis: '' },
      Gründonnerstag: { datum: '2026-04-02', hinweis: 'Schulfrei' },
      Karfreitag: { datum: '2026-04-03' },
    };
    expect(Object.fromEntries(readHolidays(answer) ?? [])).toEqual({
      '2026-01-01': 'Neujahrstag',
      '2026-04-03': 'Karfreitag',
    });
  });

  it('are read below the states where none was asked for', () => {
    const answer = {
      NATIONAL: { Neujahrstag: { datum: '2026-01-01', hinweis: '' } },
      BE: { Frauentag: { datum: '2026-03-08', hinweis: '' } },
      BY: { 'Augsburger Friedensfest': { datum: '2026-08-08', hinweis: 'Nur in Augsburg' } },
    };
    expect(Object.fromEntries(readHolidays(answer) ?? [])).toEqual({
      '2026-01-01': 'Neujahrstag',
      '2026-03-08': 'Frauentag',
    });
  });

  it('leave out days that do not exist', () => {
    expect(readHolidays({ Neujahrstag: { datum: '2026-02-30', hinweis: '' } })?.size).toBe(0);
  });

  it.each([[null], ['<html>'], [{}], [[]], [{ status: 'error' }], [{ BY: null }]])(
    'are none when they are %j',
    (answer) => {
      expect(readHolidays(answer)).toBeUndefined();
    },
  );
});
