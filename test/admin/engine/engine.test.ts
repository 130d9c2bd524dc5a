import { describe, expect, it, vi } from 'vitest';
import { csvName, toCsv } from '../../../src/admin/engine/list/export/csv';
import { nextSort, readListState, writeListState } from '../../../src/admin/engine/list/listAddress';
import { searchRows, sortRows } from '../../../src/admin/engine/list/listRows';
import { searchMatcher, searchableText } from '../../../src/admin/engine/list/listSearch';
import { sinceText } from '../../../src/admin/engine/sinceText';
import { entryForm } from '../../../src/admin/engine/entryForm';
import { hasArrived, readWhenOld } from '../../../src/admin/engine/changes/sendChange';
import { valueText } from '../../../src/admin/engine/valueText';
import { changeBetween } from '../../../src/lib/change';
import { fetchCustomers } from '../../../src/api/admin/customers';
import { createHttp } from '../../../src/lib/http/http';
import type { TransportRequest } from '../../../src/lib/http/transport';
import { labelOf } from '../../../src/admin/refusedVehicles';
import { germanSortKey } from '../../../src/lib/text/foldedText';

describe('the search of a list', () => {
  const text = searchableText(['Änne Großmann', '+49 721 480-31', 'WVW ZZZ 1KZ 8P 012345']);
  it.each([
    ['grossmann aenne', true],
    ['Großmann', true],
    ['48031', true],
    ['721480', true],
    ['wvwzzz1kz', true],
    ['8p0123', true],
    ['anne', false],
    ['golf', false],
    ['', true],
    ['0721 48031', true],
    ['0721/480-31', true],
    ['+49721480', true],
    ['0049 (0) 721 480', true],
    ['0721', true],
    ['0722', false],
  ])('finds by „%s“: %s', (typed, isFound) => expect(searchMatcher(typed)(text)).toBe(isFound));
});

it('finds a number that was stored in its national notation by the international one', () => {
  expect(searchMatcher('+49 171 0000000')(searchableText(['0171/0000000']))).toBe(true);
});

describe('the order of a list', () => {
  it('is that of a German dictionary, figures by their value', () => {
    const names = ['Zoe', 'ärger', 'Arm', 'Haus 10', 'Haus 9', 'Ölbaum', 'Ost', 'straße', 'Strasse 2'];
    const sorted = [...names].sort((one, other) => (germanSortKey(one) < germanSortKey(other) ? -1 : 1));
    expect(sorted).toEqual(['ärger', 'Arm', 'Haus 9', 'Haus 10', 'Ölbaum', 'Ost', 'straße', 'Strasse 2', 'Zoe']);
  });

  it('passes over what a filter in the address cannot mean', () => {
    const query = new URLSearchParams('?typ=%25,service&suche=%25');
    expect(readListState(query, ['name'], ['typ'])).toMatchObject({ search: '%', filters: { typ: ['%', 'service'] } });
  });

  it('turns with each press: up, down, the list’s own', () => {
    const up = nextSort(undefined, 'name');
    expect(up).toEqual({ id: 'name', isDescending: false });
    expect(nextSort(up, 'ort')).toEqual({ id: 'ort', isDescending: false });
    const down = nextSort(up, 'name');
    expect(down).toEqual({ id: 'name', isDescending: true });
    expect(nextSort(down, 'name')).toBeUndefined();
  });
});

describe('the rows of a list', () => {
  const rows = ['b', undefined, 'a', 'b', 10, 9].map((key, at) => ({ at, key }));
  const placesOf = (sorted: readonly { at: number }[]) => sorted.map(({ at }) => at);

  it.each([
    ['ascending', false, [5, 4, 2, 0, 3, 1]],
    ['descending', true, [0, 3, 2, 4, 5, 1]],
  ])('are sorted %s by one key each, those without one last, equal ones in their order', (_, isDescending, order) => {
    const keyOf = vi.fn(({ key }: (typeof rows)[number]) => key);
    expect(placesOf(sortRows(rows, keyOf, isDescending))).toEqual(order);
    expect(keyOf).toHaveBeenCalledTimes(rows.length);
    expect(placesOf(rows)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are searched by their texts; without a search they stay as they are', () => {
    const textOf = ({ key }: (typeof rows)[number]) => String(key);
    expect(placesOf(searchRows(rows, ' B ', textOf))).toEqual([0, 3]);
    expect(searchRows(rows, ' ', textOf)).toBe(rows);
  });
});

describe('the address of a list', () => {
  const columns = ['name', 'ort'];
  it.each([
    ['?seite=2&sortierung=-name&suche=golf&typ=a%2Cb&eintrag=1'],
    ['?sortierung=ort'],
    ['?carQueryParams=x&seite=3'],
    [''],
  ])('reads and writes %s alike', (address) => {
    const query = new URLSearchParams(address);
    expect(writeListState(query, readListState(query, columns, ['typ']))).toBe(address);
  });

  it('passes over what makes no sense', () => {
    const state = readListState(new URLSearchParams('?seite=-1&sortierung=fremd'), columns, []);
    expect(state).toMatchObject({ page: 1, sort: undefined, search: '', entry: undefined });
  });
});

describe('an export', () => {
  it('is what German spreadsheets read, and holds no formula', () => {
    const rows = [
      { name: 'Müller; "Kfz"', price: 1234.5, phone: '+49711123456' },
      { name: '=1+1', price: undefined, phone: 'Zeile\nzwei' },
    ];
    const csv = toCsv(
      [
        { header: 'Name', text: ({ name }) => name },
        { header: 'Preis', text: ({ price }) => price },
        { header: 'Telefon', text: ({ phone }) => phone },
      ],
      rows,
    );
    expect(csv).toBe(
      '\uFEFFName;Preis;Telefon\r\n"Müller; ""Kfz""";1234,5;\'+49711123456\r\n\'=1+1;;"Zeile\nzwei"\r\n',
    );
    expect(csvName('Crossselling-Produkte', '2026-11-21')).toBe('crossselling-produkte-2026-11-21.csv');
    expect(csvName('Kaufverträge', '2026-11-21')).toBe('kaufvertraege-2026-11-21.csv');
  });

  it.each(['=1+1', '+49711', '-2+3', '@SUM(A1)', '\t=1'])('holds %j as a text, not as a formula', (name) => {
    const [, line = ''] = toCsv([{ header: 'Name', text: (row: string) => row }], [name]).split('\r\n');
    expect(line).toContain(`'${name}`);
  });

  it('holds a negative number as a number', () => {
    expect(toCsv([{ header: 'Preis', text: (row: number) => row }], [-2.5])).toBe('\uFEFFPreis\r\n-2,5\r\n');
  });
});

describe('a value', () => {
  it.each([
    ['', 'leer'],
    [['a', 'b'], 'a, b'],
    [true, 'Ja'],
    [3, '3'],
    [{ url: 'x' }, undefined],
    [[{ url: 'x' }], undefined],
  ])('is said in words: %j', (value, text) => expect(valueText(value)).toBe(text));
  it('is said in the words of what can be chosen', () =>
    expect(valueText(['order', 'other'], (key) => (key === 'order' ? 'Bestellung' : key))).toBe('Bestellung, other'));
});

describe('an entry whose write got no answer', () => {
  interface Row {
    id: string;
    name: string;
    url: string;
  }
  interface Values extends Record<string, unknown> {
    name: string;
    picture: { file?: File; url?: string };
  }
  const entries = (row: Row | undefined): Values => ({ name: row?.name ?? '', picture: { url: row?.url ?? '' } });
  const check = (values: Values) => ({ values: { ...values, name: values.name.trim() } });
  const form = entryForm<Row, Values, Values>({
    fields: { name: { label: 'Name' }, picture: { label: 'Bild' } },
    entries,
    check,
  });
  const before = { id: '1', name: 'Anna', url: 'old.png' };
  const picture = { file: new File(['x'], 'new.png') };

  it.each([
    ['a new name that is there', { name: 'Berta', picture: { url: 'old.png' } }, { ...before, name: 'Berta' }, true],
    [
      'a new name that is there without its blanks',
      { name: 'Berta ', picture: { url: 'old.png' } },
      { ...before, name: 'Berta' },
      true,
    ],
    ['a new name that is not', { name: 'Berta', picture: { url: 'old.png' } }, before, false],
    ['a picture that has a new address', { name: 'Anna', picture }, { ...before, url: 'new.png' }, true],
    ['a picture whose address is the old one', { name: 'Anna', picture }, before, false],
  ])('is saved or not: %s', (_, values, now, isSaved) => {
    expect(hasArrived(form, changeBetween(entries(before), values), now)).toBe(isSaved);
  });
});

it.each([
  ['missing', ['Labelfehler']],
  ['missing', ['Label fehlt']],
  ['missing', ['Das Energielabel (PDF) liegt nicht vor.']],
  ['missing', ['EnVKV nicht erfüllt']],
  ['missing', ['Kennzeichnung fehlt', 'Der Preis fehlt oder ist 0.']],
  ['unneeded', ['Angabenfehler: Verbrauch und CO₂ fehlen.']],
  ['unneeded', ['EnVKV-Angaben unvollständig']],
  ['unneeded', ['Der Fahrzeugtyp ist nicht bestimmbar.', 'Der Kraftstoff ist Ethanol.']],
  ['unclear', ['E-4711']],
  ['unclear', ['Der Preis fehlt oder ist 0.', 'Sperre']],
  ['unclear', []],
])('a refused vehicle: its label is %s by %j', (label, reasons) => {
  const vehicle = { vin: undefined, internalId: undefined, manufacturer: undefined, model: undefined, reasons };
  expect(labelOf(vehicle)).toBe(label);
});

// rules/admin: many at once.
it.each([
  ['each second', { duration: 100, young: 900, old: 1100 }],
  ['no more often than reading takes', { duration: 5000, young: 4900, old: 5100 }],
])('a list on which many writes rest is read again %s', async (_, { duration, young, old }) => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const asked: unknown[] = [];
  const transport = ({ skipsCache }: TransportRequest) => {
    asked.push(skipsCache);
    time += duration;
    return Promise.resolve({ status: 200, data: '[]', header: () => undefined });
  };
  const platform = { adminId: 'A', http: createHttp({ baseUrl: 'https://platform.test', transport }) };
  const list = vi.fn(fetchCustomers);
  const read = readWhenOld(platform, list);
  await read();
  time = duration + young;
  await read();
  expect(list).toHaveBeenCalledOnce();
  time = duration + old;
  await read();
  expect(list).toHaveBeenCalledTimes(2);
  // Past the browser's cache.
  expect(asked).toEqual([true, true]);
});

it.each([
  [59_999, 'gerade eben'],
  [60_000, 'vor 1 Min.'],
  [3_599_999, 'vor 59 Min.'],
  [7_200_000, 'vor 2 Std.'],
])('%i ms ago are said as "%s"', (ms, text) => {
  expect(sinceText(0, new Date(ms))).toBe(text);
});
