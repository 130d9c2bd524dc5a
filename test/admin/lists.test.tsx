import { describe, expect, it } from 'vitest';
import type { Platform } from '../../src/api/platform';
import { searchRows, sortKey, sortRows } from '../../src/admin/engine/list/listRows';
import { searchText } from '../../src/admin/engine/list/listSearch';
import type { Entry, Rows, Columns } from '../../src/admin/engine/entry';
import { refusedColumns, refusedSource } from '../../src/admin/pages/invalid-vehicles/RefusedVehicles';
import { pages } from '../../src/admin/resources';
import { reportColumns, reportRows } from '../../src/admin/resources/conditionReports';
import { contactColumns, contactRows } from '../../src/admin/resources/contacts';
import { customerColumns, customerRows } from '../../src/admin/resources/customers';
import { labelColumns, labelRows } from '../../src/admin/resources/energyLabels';
import { leadColumns, leadRows } from '../../src/admin/resources/leadSettings';
import { locationColumns, locationRows } from '../../src/admin/resources/locations';
import { productColumns, productRows } from '../../src/admin/resources/products/products';
import { contractColumns, contractRows } from '../../src/admin/resources/sales-contracts/salesContracts';
import { tradeInColumns, tradeInRows } from '../../src/admin/resources/tradeIns';
import { platformFor } from '../builders/staff';

const { compare } = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** Sort value of a cell: a day, an amount or number, or its text; `undefined` for an empty one. */
function valueOf(text = ''): string | number | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  if (day !== undefined) return `${year ?? ''}${month ?? ''}${day}`;
  if (text === 'ohne Bericht') return 0;
  const amount = /^([\d.]+(?:,\d+)?)\s(?:€|Datei|Dateien|Tag|Tage)$/.exec(text)?.[1];
  if (amount !== undefined) return Number(amount.replaceAll('.', '').replace(',', '.'));
  return text === '' || text === '–' || text === 'ohne Preis' ? undefined : text;
}

const isInOrder = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one <= other : compare(String(one), String(other)) <= 0;

/** A list with its sortable column headers. */
function listCase<Row extends Entry>(
  page: string,
  source: Rows<Row>,
  columnsOf: Columns<Row> | ((as: Platform) => Columns<Row> | Promise<Columns<Row>>),
  headers: readonly string[],
) {
  const { nameOf, searchTexts, isShown = () => true } = source;
  const read = async () => {
    const asAdmin = platformFor('admin');
    const rows = (await source.calls.list(asAdmin)).filter(isShown);
    const columns = typeof columnsOf === 'function' ? await columnsOf(asAdmin) : columnsOf;
    const sortable = columns.filter(({ sort }) => sort);
    const textOf = (row: Row) => searchText([...columns.map(({ text }) => text(row)), ...(searchTexts?.(row) ?? [])]);
    return {
      sortable: sortable.map(({ header }) => header),
      names: rows.map(nameOf),
      /** Values of the sorted columns, from top to bottom. */
      sorted: (isDescending: boolean) =>
        sortable.map((column) =>
          sortRows(rows, (row) => sortKey(column, row), isDescending).map((row) => valueOf(column.text(row))),
        ),
      found: (typed: string) => searchRows(rows, typed, textOf).map(nameOf),
    };
  };
  return { page, headers, read };
}

const LISTS = [
  listCase('locations', locationRows, locationColumns, ['Name', 'Ort', 'Art', 'E-Mail', 'Standortnummer']),
  listCase('contacts', contactRows, async (as) => contactColumns(await locationRows.calls.list(as)), [
    'Name',
    'Standorte',
    'E-Mail',
  ]),
  listCase('customers', customerRows, customerColumns, ['Name', 'E-Mail', 'Registriert']),
  listCase('lead-settings', leadRows, leadColumns({ locations: [], manufacturers: [] }), [
    'Empfänger',
    'Auslöser',
    'Zielsystem',
  ]),
  listCase('cross-selling', productRows, productColumns(undefined), ['Name', 'Preis', 'Lieferzeit']),
  listCase('trade-ins', tradeInRows, tradeInColumns, [
    'Fahrzeug',
    'Kunde',
    'Wert',
    'Ergebnis',
    'Eingegangen',
    'Eingelöst',
  ]),
  listCase('condition-reports', reportRows, reportColumns, ['Fahrzeug', 'Fahrzeugnummer', 'Berichte', 'Erstellt']),
  listCase('sales-contracts', contractRows, contractColumns, ['Fahrzeug', 'Kunde', 'Status', 'Erstellt']),
  listCase('envkv-labels', labelRows, labelColumns, ['Fahrzeug', 'Fahrzeugnummer', 'Label', 'Hochgeladen']),
  listCase('invalid-vehicles', refusedSource, refusedColumns, ['Fahrzeug', 'Fahrzeugnummer', 'Gründe']),
];

/** Pages without a list. */
const WITHOUT_LIST = 'today analytics dealer-settings integration release-notes'.split(' ');

describe('the table of lists', () => {
  it('holds every page that is one', () => {
    const cases: readonly string[] = LISTS.map(({ page }) => page);
    expect(pages.map(({ page }) => page).filter((page) => !cases.includes(page))).toEqual(WITHOUT_LIST);
  });

  it.each(LISTS.map((list) => [list.page, list] as const))(
    'sorts %s by every header that offers it as its cells read, and finds each row by its name',
    async (_, { headers, read }) => {
      const { sortable, names, sorted, found } = await read();
      expect(sortable).toEqual(headers);
      expect(names.length).toBeGreaterThan(1);
      for (const isDescending of [false, true]) {
        for (const [at, values] of sorted(isDescending).entries()) {
          const known = values.filter((value) => value !== undefined);
          // Rows without a value are last in both directions.
          expect([headers[at], values.slice(0, known.length)]).toEqual([headers[at], known]);
          const wanted = isDescending ? known.toReversed() : known;
          const isWrong = wanted.some((value, index) => {
            const before = wanted[index - 1];
            return before !== undefined && !isInOrder(before, value);
          });
          expect([headers[at], isDescending, isWrong ? wanted : 'in order']).toEqual([
            headers[at],
            isDescending,
            'in order',
          ]);
        }
      }
      for (const name of names) {
        const words = name.replace(/, .*/, '').toUpperCase().split(' ');
        expect(found(words.toReversed().join(' '))).toContain(name);
      }
    },
  );
});
