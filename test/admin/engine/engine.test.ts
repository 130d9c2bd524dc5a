import { describe, expect, it } from 'vitest';
import { csvName, toCsv } from '../../../src/admin/engine/csv';
import { nextSort, readListState, writeListState } from '../../../src/admin/engine/listAddress';
import { searchMatcher, searchText } from '../../../src/admin/engine/listSearch';
import { mergeChanges, valueText } from '../../../src/admin/engine/mergeChanges';
import { germanSortKey } from '../../../src/lib/foldedText';

describe('the search of a list', () => {
  const text = searchText(['Änne Großmann', '+49 721 480-31', 'WVW ZZZ 1KZ 8P 012345']);
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
  ])('finds by „%s“: %s', (typed, isFound) => expect(searchMatcher(typed)(text)).toBe(isFound));
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
        { header: 'Name', value: ({ name }) => name },
        { header: 'Preis', value: ({ price }) => price },
        { header: 'Telefon', value: ({ phone }) => phone },
      ],
      rows,
    );
    expect(csv).toBe(
      '\uFEFFName;Preis;Telefon\r\n"Müller; ""Kfz""";1234,5;\'+49711123456\r\n\'=1+1;;"Zeile\nzwei"\r\n',
    );
    expect(csvName('Crossselling-Produkte', '2026-11-21')).toBe('crossselling-produkte-2026-11-21.csv');
    expect(csvName('Kaufverträge', '2026-11-21')).toBe('kaufvertraege-2026-11-21.csv');
  });
});

describe('an entry that somebody else changed', () => {
  const opened = { name: 'A', mail: 'a@b.de', places: ['1'] };
  it('takes over what only they changed', () => {
    const theirs = { ...opened, mail: 'neu@b.de', places: ['1', '2'] };
    expect(mergeChanges(opened, { ...opened, name: 'B' }, theirs)).toEqual({
      merged: { name: 'B', mail: 'neu@b.de', places: ['1', '2'] },
      conflicts: [],
    });
  });
  it('is a conflict only where both changed to something else', () => {
    const theirs = { name: 'C', mail: 'x@b.de', places: [] };
    expect(mergeChanges(opened, { name: 'B', mail: 'x@b.de', places: ['1'] }, theirs).conflicts).toEqual(['name']);
  });
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
