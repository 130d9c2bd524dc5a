import { describe, expect, it } from 'vitest';
import { CsvError, decodeCsv, parseCsv } from '../../../src/admin/engine/changes/parseCsv';
import { toCsv } from '../../../src/admin/engine/list/export/csv';
import { changedPrice, type PriceChange, type Rounding } from '../../../src/admin/resources/products/changedPrice';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);
const bytes = (...values: number[]) => new Uint8Array(values);
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0])]);

// rules/admin: import.
describe('a file of a spreadsheet', () => {
  it.each([
    ['semicolons of the export', 'Name;Preis\r\nMatte;49,90\r\n', ['Name', 'Preis'], ['Matte', '49,90']],
    ['commas', 'Name,Preis\nMatte,"49,90"', ['Name', 'Preis'], ['Matte', '49,90']],
    ['tabs', 'Name\tPreis\nMatte\t49,90', ['Name', 'Preis'], ['Matte', '49,90']],
    ['the separator that Excel declares', 'sep=;\r\nName;Preis\r\nMatte;1', ['Name', 'Preis'], ['Matte', '1']],
    ['quoted cells', 'Name;B\n"Matte; ""rot""";"eins\nzwei"', ['Name', 'B'], ['Matte; "rot"', 'eins\nzwei']],
    ['umlauts', 'Name;B\nFußmatten Škoda;Größe', ['Name', 'B'], ['Fußmatten Škoda', 'Größe']],
    ['the apostrophe before a formula', "Name;B\n'=1+1;'+49 721", ['Name', 'B'], ['=1+1', '+49 721']],
    ['empty lines', 'Name;B\n\n;\nMatte;x\n\n', ['Name', 'B'], ['Matte', 'x']],
    ['line ends of old Macs', 'Name;B\rMatte;x\r\rBox;"y\rz"', ['Name', 'B'], ['Matte', 'x'], ['Box', 'y\rz']],
    [
      'line ends of all kinds',
      'Name;B\rMatte;x\nBox;y\r\nNetz;z',
      ['Name', 'B'],
      ['Matte', 'x'],
      ['Box', 'y'],
      ['Netz', 'z'],
    ],
    ['a declared separator and line ends of old Macs', 'sep=,\rName,B\rMatte,"1;2"', ['Name', 'B'], ['Matte', '1;2']],
    ['a declared separator in quotes', '\uFEFF"sep=;"\r\nName;B\r\nMatte;x', ['Name', 'B'], ['Matte', 'x']],
    ['a blank before quotes', 'Name; "B"\nMatte; "1;2"', ['Name', 'B'], ['Matte', '1;2']],
    ['bars', 'Name|B\nMatte|x', ['Name', 'B'], ['Matte', 'x']],
    ['an inch sign in the middle of a cell', 'Name;B\nFelge 18";x', ['Name', 'B'], ['Felge 18"', 'x']],
  ])('is read with %s', (_, text, ...expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it.each<[string, Uint8Array]>([
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x47, 0xc3, 0xb6, 0xc3, 0x9f, 0x65)],
    ['UTF-8 without one', bytes(0x47, 0xc3, 0xb6, 0xc3, 0x9f, 0x65)],
    ['Windows-1252', bytes(0x47, 0xf6, 0xdf, 0x65)],
    ['UTF-8 with a zero behind it', new TextEncoder().encode('Göße\n\0')],
    ['UTF-8 with a mark and the end of a file', new TextEncoder().encode('\uFEFFGöße\r\n\u001A\0\0')],
    ['Windows-1252 with a zero behind it', new Uint8Array([0x47, 0xf6, 0xdf, 0x65, 0x0d, 0x0a, 0])],
    ['UTF-16 with a zero behind it', utf16('Göße\0')],
    ['UTF-16', utf16('Göße')],
    ['UTF-16 without a mark', utf16('Göße').slice(2)],
    ['UTF-16, the high byte first', utf16('Göße').map((_, at, all) => all[at ^ 1] ?? 0)],
    ['Mac Roman', bytes(0x47, 0x9a, 0xa7, 0x65, 0x0d)],
    ['Windows-1252 with line ends of old Macs', bytes(0x47, 0xf6, 0xdf, 0x65, 0x0d)],
  ])('is decoded from %s', (_, file) => {
    expect(cellsOf(decodeCsv(file))).toEqual([['Göße']]);
  });

  it('comes back from the export as it was written, in every cell', () => {
    const hard = ['a;b', '"zitiert"', '=1+1', '-5', 'eins\nzwei', ' Rand ', "'Apostroph", '', 'Škoda Größe'];
    const columns = hard.map((value, at) => ({ header: `H${at}`, text: () => value }));
    expect(cellsOf(toCsv(columns, [{}]))[1]).toEqual(hard);
  });

  it('counts its lines by any line end', () => {
    expect(parseCsv('Name\r"a\r\nb"\rMatte\nBox\r\nNetz').map(({ number }) => number)).toEqual([1, 2, 4, 5, 6]);
  });

  it.each(['PK\u0003\u0004', 'ÐÏ\u0011à¡±'])('is refused as a workbook: %j', (text) => {
    expect(() => parseCsv(text)).toThrow('Das ist keine CSV-Datei.');
  });

  it('with an open quote is refused as a whole, with its line', () => {
    expect(() => parseCsv('Name;B\nMatte;x\n"offen;x')).toThrow(CsvError);
    expect(() => parseCsv('Name;B\nMatte;x\n"offen;x')).toThrow(/Zeile 3/);
  });
});

// rules/admin: many at once.
describe('a price that is changed', () => {
  it.each<[string, PriceChange, number, string, Rounding?]>([
    ['359,47', 'percent', 3, '369,9', '90'],
    ['10', 'percent', 3, '10', '00'],
    ['0,20', 'percent', 10, '0,9', '90'],
    ['12', 'set', 9.9, '9,9'],
    ['', 'set', 9.9, '9,9'],
    ['100', 'percent', 5, '105'],
    ['10,05', 'percent', 5, '10,55'],
    ['1.999,99', 'percent', -10, '1799,99'],
    ['0', 'percent', 5, '0'],
    ['49,90', 'amount', 0.1, '50'],
    ['49,90', 'amount', -50, 'Der Preis würde negativ.'],
    ['', 'percent', 5, 'Ohne Preis.'],
  ])('%s by %s %d is %s', (typed, kind, by, expected, rounding) => {
    const changed = changedPrice(typed, kind, by, rounding);
    expect(typeof changed === 'string' ? changed : changed.price).toBe(expected);
  });
});
