import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from './renderAdmin';

/** Every list with its sortable column headers. */
const LISTS: readonly [address: string, sorted: readonly string[]][] = [
  ['locations', ['Name', 'Ort', 'Art', 'E-Mail', 'Standortnummer']],
  ['contacts', ['Name', 'Standorte', 'E-Mail']],
  ['customers', ['Name', 'E-Mail', 'Registriert']],
  ['lead-settings', ['Empfänger', 'Auslöser', 'Zielsystem']],
  ['cross-selling', ['Name', 'Typ', 'Preis', 'Artikelnummer', 'Lieferzeit']],
  ['trade-ins?ansicht=alle', ['Fahrzeug', 'Kunde', 'Wert', 'Freigegeben', 'Eingegangen', 'Eingelöst']],
  ['condition-reports', ['Fahrzeug', 'Fahrzeugnummer', 'Berichte', 'Erstellt']],
  ['sales-contracts', ['Fahrzeug', 'Kunde', 'Status', 'Erstellt']],
  ['envkv-labels?ansicht=alle', ['Fahrzeug', 'Fahrzeugnummer', 'Label', 'Hochgeladen']],
  ['invalid-vehicles', ['Fahrzeug', 'Fahrzeugnummer', 'Gründe']],
];

const { compare } = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** Sort value of a cell: a day, an amount or number, or its text; `undefined` for an empty one. */
function valueOf(text: string): string | number | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  if (day !== undefined) return `${year ?? ''}${month ?? ''}${day}`;
  if (text === 'ohne Bericht') return 0;
  const amount = /^([\d.]+(?:,\d+)?)\s(?:€|Datei|Dateien|Tag|Tage)$/.exec(text)?.[1];
  if (amount !== undefined) return Number(amount.replaceAll('.', '').replace(',', '.'));
  return text === '' || text === '–' || text === 'ohne Preis' ? undefined : text;
}

const isInOrder = (one: string | number | undefined, other: string | number | undefined) =>
  other === undefined ||
  (one !== undefined &&
    (typeof one === 'number' && typeof other === 'number' ? one <= other : compare(String(one), String(other)) <= 0));

/** Name of a row from the label of its menu, without additions that make it unique. */
const nameOf = (row: HTMLElement) =>
  within(row)
    .getByLabelText(/^Aktionen für „/)
    .getAttribute('aria-label')
    ?.replace(/^Aktionen für „(.*)“$/, '$1')
    .replace(/, .*/, '') ?? '';

const rows = () => screen.getAllByRole('row').slice(1);

/** Values of a column, from top to bottom. */
function columnValues(header: HTMLElement) {
  const heads = [...(header.parentElement?.children ?? [])];
  const at = heads.indexOf(header);
  return rows().map((row) => {
    if (at === heads.findIndex((head) => head.querySelector('input') === null)) return valueOf(nameOf(row));
    const cell = row.children[at]?.cloneNode(true);
    if (!(cell instanceof HTMLElement)) return undefined;
    cell.querySelector('.list-note')?.remove();
    return valueOf(cell.textContent.trim());
  });
}

describe('a list', () => {
  it.each(LISTS)('%s can be sorted by every header that offers it, and searched', async (address, sorted) => {
    const { user, query } = renderAdmin({ at: `/admin/settings/${address}`, as: 'admin' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    const heads = screen.getAllByRole('columnheader');
    const sortable = heads.filter((head) => head.querySelector('button') !== null);
    expect(sortable.map(({ textContent }) => textContent)).toEqual(sorted);
    for (const header of sortable) {
      const button = within(header).getByRole('button');
      for (const direction of ['ascending', 'descending'] as const) {
        await user.click(button);
        expect(header).toHaveAttribute('aria-sort', direction);
        const values = columnValues(header);
        const known = values.filter((value) => value !== undefined);
        const wanted = direction === 'ascending' ? known : known.toReversed();
        const wrong = wanted.findIndex((value, index) => index > 0 && !isInOrder(wanted[index - 1], value));
        expect([header.textContent, direction, wrong < 0 ? 'in order' : wanted]).toEqual([
          header.textContent,
          direction,
          'in order',
        ]);
        // Rows without a value are last in both directions.
        expect(values.slice(0, known.length)).toEqual(known);
      }
      await user.click(button);
      expect(header).not.toHaveAttribute('aria-sort');
    }
    expect(query()).not.toContain('sortierung');
    const name = nameOf(rows().at(-1) ?? document.body);
    await user.click(screen.getByRole('searchbox'));
    await user.paste(name.toUpperCase().split(' ').toReversed().join(' '));
    await waitFor(() =>
      expect(rows().every((row) => name.split(' ').every((word) => row.textContent.includes(word)))).toBe(true),
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('gibt es nicht');
    expect(await screen.findByRole('heading', { name: 'Keine Einträge gefunden.' })).toBeVisible();
  });
});
