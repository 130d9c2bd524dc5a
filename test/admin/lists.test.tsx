import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Platform } from '../../src/api/platform';
import { searchRows, sortKey, sortRows } from '../../src/admin/engine/list/listRows';
import { searchMatcher, searchableText } from '../../src/admin/engine/list/listSearch';
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
import { salesContractSchema } from '../../src/domain/dealer/salesContract';
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

function listCase<Row extends Entry>(
  page: string,
  source: Rows<Row>,
  columnsOf: Columns<Row> | ((as: Platform) => Columns<Row> | Promise<Columns<Row>>),
) {
  const { nameOf, searchTexts, isShown = () => true } = source;
  const read = async () => {
    const asAdmin = platformFor('admin');
    const rows = (await source.calls.list(asAdmin)).filter(isShown);
    const columns = typeof columnsOf === 'function' ? await columnsOf(asAdmin) : columnsOf;
    const sortable = columns.filter(({ sort }) => sort);
    const textOf = (row: Row) =>
      searchableText([...columns.map(({ text }) => text(row)), ...(searchTexts?.(row) ?? [])]);
    return {
      headers: sortable.map(({ header }) => header),
      names: rows.map(nameOf),
      sorted: (isDescending: boolean) =>
        sortable.map((column) =>
          sortRows(rows, (row) => sortKey(column, row), isDescending).map((row) => valueOf(column.text(row))),
        ),
      found: (typed: string) => searchRows(rows, typed, textOf).map(nameOf),
    };
  };
  return { page, read };
}

const LISTS = [
  listCase('locations', locationRows, locationColumns),
  listCase('contacts', contactRows, async (as) => contactColumns(await locationRows.calls.list(as))),
  listCase('customers', customerRows, customerColumns([], [])),
  listCase('lead-settings', leadRows, leadColumns({ locations: [], manufacturers: [] })),
  listCase('cross-selling', productRows, productColumns(undefined)),
  listCase('trade-ins', tradeInRows, tradeInColumns),
  listCase('condition-reports', reportRows, reportColumns),
  listCase('sales-contracts', contractRows, contractColumns),
  listCase('envkv-labels', labelRows, labelColumns),
  listCase('invalid-vehicles', refusedSource, refusedColumns),
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
    async (_, { read }) => {
      const { headers, names, sorted, found } = await read();
      expect(headers.length).toBeGreaterThan(1);
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

it.each(['0171 000 7919', '+49 171 0007919', '0049 (171) 000/7919', '01710007919', 'wdb 123', 'v-4711'])(
  'a contract is found by „%s“',
  (typed) => {
    const sent = { id: 'V-4711', car: { vin: 'WDB123' }, customer: { phone: '+491710007919' } };
    const texts = contractRows.searchTexts?.(z.parse(salesContractSchema, sent)) ?? [];
    expect(searchMatcher(typed)(searchableText(texts))).toBe(true);
  },
);
