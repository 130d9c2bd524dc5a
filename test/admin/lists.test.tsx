import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../src/api/platform';
import { searchRows, sortKey, sortRows } from '../../src/admin/engine/list/listRows';
import { searchText } from '../../src/admin/engine/list/listSearch';
import type { Entry, Resource } from '../../src/admin/engine/resource';
import { pages } from '../../src/admin/resources';
import { refused } from '../../src/admin/pages/invalid-vehicles/RefusedVehicles';
import { conditionReports } from '../../src/admin/resources/conditionReports';
import { contacts } from '../../src/admin/resources/contacts';
import { customers } from '../../src/admin/resources/customers';
import { energyLabels } from '../../src/admin/resources/energyLabels';
import { leadSettings } from '../../src/admin/resources/leadSettings';
import { locations } from '../../src/admin/resources/locations';
import { products } from '../../src/admin/resources/products/products';
import { salesContracts } from '../../src/admin/resources/sales-contracts/salesContracts';
import { tradeIns } from '../../src/admin/resources/tradeIns';
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

/** A list with its sortable column headers, and the data of other lists that its columns use. */
function listCase<Row extends Entry, Values extends FieldValues, Output, Related>(
  resource: Resource<Row, Values, Output, Related>,
  headers: readonly string[],
  relatedOf: (as: Platform) => Related | Promise<Related>,
) {
  const { columns, nameOf, searchTexts, isShown = () => true } = resource;
  const sortable = columns.filter(({ sort }) => sort);
  const read = async () => {
    const asAdmin = platformFor('admin');
    const rows = (await resource.calls.list(asAdmin)).filter(isShown);
    const related = await relatedOf(asAdmin);
    const textOf = (row: Row) =>
      searchText([...columns.map(({ text }) => text(row, related)), ...(searchTexts?.(row, related) ?? [])]);
    return {
      names: rows.map(nameOf),
      /** Values of the sorted columns, from top to bottom. */
      sorted: (isDescending: boolean) =>
        sortable.map((column) =>
          sortRows(rows, (row) => sortKey(column, row, related), isDescending).map((row) =>
            valueOf(column.text(row, related)),
          ),
        ),
      found: (typed: string) => searchRows(rows, typed, textOf).map(nameOf),
    };
  };
  return { page: resource.page, headers, sortable: sortable.map(({ header }) => header), read };
}

const nothing = () => undefined;
const noNumbers = () => ({ vins: new Set<string>(), internalIds: new Set<string>(), vinOf: new Map<string, string>() });

const LISTS = [
  listCase(locations.resource, ['Name', 'Ort', 'Art', 'E-Mail', 'Standortnummer'], () => ({
    contacts: [],
    leadSettings: [],
    vehicles: [],
  })),
  listCase(contacts.resource, ['Name', 'Standorte', 'E-Mail'], locations.resource.calls.list),
  listCase(customers.resource, ['Name', 'E-Mail', 'Registriert'], nothing),
  listCase(leadSettings.resource, ['Empfänger', 'Auslöser', 'Zielsystem'], () => ({
    locations: [],
    manufacturers: [],
  })),
  listCase(products.resource, ['Name', 'Typ', 'Preis', 'Artikelnummer', 'Lieferzeit'], nothing),
  listCase(tradeIns.resource, ['Fahrzeug', 'Kunde', 'Wert', 'Freigegeben', 'Eingegangen', 'Eingelöst'], nothing),
  listCase(conditionReports.resource, ['Fahrzeug', 'Fahrzeugnummer', 'Berichte', 'Erstellt'], noNumbers),
  listCase(salesContracts.resource, ['Fahrzeug', 'Kunde', 'Status', 'Erstellt'], nothing),
  listCase(energyLabels.resource, ['Fahrzeug', 'Fahrzeugnummer', 'Label', 'Hochgeladen'], noNumbers),
  listCase(refused, ['Fahrzeug', 'Fahrzeugnummer', 'Gründe'], nothing),
];

describe('the table of lists', () => {
  it('holds every page that is one', () => {
    const listed = pages.flatMap((page) => ('resource' in page ? [page.page] : []));
    expect(LISTS.map(({ page }) => page)).toEqual(expect.arrayContaining(listed));
  });

  it.each(LISTS.map((list) => [list.page, list] as const))(
    'sorts %s by every header that offers it as its cells read, and finds each row by its name',
    async (_, { headers, sortable, read }) => {
      expect(sortable).toEqual(headers);
      const { names, sorted, found } = await read();
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
