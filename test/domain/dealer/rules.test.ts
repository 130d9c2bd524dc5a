import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  amount,
  atLeastOne,
  optionalBic,
  formatIban,
  hexColour,
  optionalIban,
  newFile,
  newFiles,
  optionalAmount,
  optionalDay,
  optionalUrl,
  optionalWholeNumber,
  radius,
  requiredFile,
  vin,
  wholeNumber,
} from '../../../src/domain/dealer/rules';

/** What comes out, or the first message that stands at the field. */
function outcome(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : { message: result.error.issues[0]?.message };
}
const says = (message: string) => ({ message });

describe('what staff types', () => {
  it.each([
    [optionalDay(), '31.12.2026', '2026-12-31'],
    [optionalDay(), '31-12-2026', '2026-12-31'],
    [optionalDay(), ' 2026-12-31 ', '2026-12-31'],
    [optionalDay(), '', undefined],
    [optionalDay(), '31.02.2026', says('Format YYYY-MM-DD erforderlich')],
    [optionalDay(), '1.2.2026', says('Format YYYY-MM-DD erforderlich')],
    [optionalDay(), '2026-1-1', says('Format YYYY-MM-DD erforderlich')],

    [amount(), '1.234,50', 1234.5],
    [amount(), '1234.50 €', 1234.5],
    [amount(), '1234,5', 1234.5],
    [amount(), '1.234', 1234],
    [amount(), '0', 0],
    [amount(), '', says('erforderlich')],
    [amount(), 'viel', says('ungültig')],
    [amount(), '1,2,3', says('ungültig')],
    [amount(), '-5', says('darf nicht negativ sein')],
    [amount('Ungültige Eingabe'), 'zwölf', says('Ungültige Eingabe')],
    [optionalAmount(), '', undefined],
    [optionalAmount(), '-0,01', says('darf nicht negativ sein')],
    [wholeNumber(), '14', 14],
    [wholeNumber(), '1,5', says('ungültig')],
    [wholeNumber(), '', says('erforderlich')],
    [optionalWholeNumber(), '', undefined],

    [radius(), '0', 0],
    [radius(), '9999', 9999],
    [radius(), '10000', says('darf nicht größer als 9999 sein')],
    [radius(), '-1', says('darf nicht negativ sein')],
    [hexColour(), '#0B5FA5', '#0b5fa5'],
    [hexColour(), 'fc0', '#ffcc00'],
    [hexColour(), '#12345', says('Ungültiger Hex-Wert')],
    [hexColour(), 'rot', says('Ungültiger Hex-Wert')],

    [optionalIban(), 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    [optionalIban(), 'de89370400440532013000', 'DE89370400440532013000'],
    [optionalIban(), 'DE88370400440532013000', says('ungültig')],
    [optionalIban(), 'DE8937040044053201300', says('ungültig')],
    [optionalIban(), '', null],
    [optionalBic(), 'cobadeffxxx', 'COBADEFFXXX'],
    [optionalBic(), 'HASPDEHH', 'HASPDEHH'],
    [optionalBic(), 'COBA', says('ungültig')],

    [optionalUrl(), ' https://www.autohaus.de/agb ', 'https://www.autohaus.de/agb'],
    [optionalUrl(), '', null],
    [optionalUrl(), 'www.autohaus.de', says('ungültig')],
    [optionalUrl(), 'javascript:alert(1)', says('ungültig')],
    [vin(), ' wvw zzz1kz aw000001 ', 'WVWZZZ1KZAW000001'],
    [vin(), 'wvw‑zzz\u200B-1kz-aw.000001', 'WVWZZZ1KZAW000001'],
    [atLeastOne(z.string()), [], says('erforderlich')],
  ])('%# %s', (schema, typed, expected) => {
    expect(outcome(schema, typed)).toEqual(expected);
  });

  it('shows an IBAN in groups of four, and leaves alone what is none', () => {
    expect(formatIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(formatIban('DE12')).toBe('DE12');
  });
});

describe('files', () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'bericht.pdf');

  it.each([
    [requiredFile(), {}, says('erforderlich')],
    [requiredFile(), { file: file(1_048_577) }, says('Datei zu groß maximal 1024 KB erlaubt')],
    [requiredFile(), { url: 'https://x.de/a.png' }, { url: 'https://x.de/a.png' }],
    [newFile(), { url: 'https://x.de/a.pdf' }, says('erforderlich')],
    [newFiles(), [], says('erforderlich')],
    [newFiles(1), [{ file: file(1) }, { file: file(1) }], says('Nur eine Datei erlaubt')],
    [newFiles(), [{ file: file(1) }, { file: file(1_048_577) }], says('Datei zu groß maximal 1024 KB erlaubt')],
  ])('%#', (schema, chosen, expected) => {
    expect(outcome(schema, chosen)).toEqual(expected);
  });

  it('of exactly 1024 KB are taken', () => {
    const largest = file(1_048_576);
    expect(outcome(newFile(), { file: largest })).toBe(largest);
    expect(outcome(newFiles(), [{ file: largest }])).toEqual([largest]);
  });
});
