/** Bare React tables of the three admin lists over the same answers: rows, sorting, pages, search; no rights, links or forms. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

type Entry = Record<string, unknown>;

interface List {
  title: string;
  path: string;
  columns: readonly string[];
  cellsOf: (entry: Entry) => readonly string[];
}

const ROWS = 7;

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const collator = new Intl.Collator('de', { numeric: true });
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

function listsOf(adminId: string): readonly List[] {
  return [
    {
      title: 'Crossselling-Produkte',
      path: `/v2/vehicleDealer/${adminId}/crosssellingproducts?pageNumber=1&pageSize=2500`,
      columns: ['Name', 'Artikelnummer', 'Preis'],
      cellsOf: ({ name, articleNumber, price }) => [text(name), text(articleNumber), euros.format(Number(price))],
    },
    {
      title: 'Kunden',
      path: `/v2/vehicle-dealer/${adminId}/users?pageSize=1000`,
      columns: ['Name', 'E-Mail', 'Telefon'],
      cellsOf: ({ firstName, lastName, email, phoneNumber }) => [
        `${text(firstName)} ${text(lastName)}`,
        text(email),
        text(phoneNumber),
      ],
    },
    {
      title: 'Inzahlungnahmen',
      path: `/v2/trade-ins?pageNumber=1&pageSize=1000&isCustomerIncluded=true&vehicleDealerId=${adminId}`,
      columns: ['Fahrzeug', 'Datum', 'Wert'],
      cellsOf: ({ manufacturer, model, createdAt, customerPrice }) => [
        `${text(manufacturer)} ${text(model)}`,
        text(createdAt),
        euros.format(Number(customerPrice)),
      ],
    },
  ];
}

interface Row {
  id: string;
  cells: readonly string[];
  searched: string;
}

function BareTable({ api, adminId, tokenOf }: { api: string; adminId: string; tokenOf: () => string }) {
  const [list, setList] = useState<List>();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [column, setColumn] = useState<number>();
  const [page, setPage] = useState(0);
  const [query, setQuery] = useState('');

  const open = async (opened: List) => {
    const response = await fetch(`${api}${opened.path}`, { headers: { authorization: `Bearer ${tokenOf()}` } });
    const entries = (await response.json()) as readonly Entry[];
    setRows(
      entries.map((entry) => {
        const cells = opened.cellsOf(entry);
        return { id: text(entry.id), cells, searched: cells.join(' ').toLowerCase() };
      }),
    );
    setList(opened);
    setColumn(undefined);
    setPage(0);
    setQuery('');
  };
  const found = rows.filter(({ searched }) => searched.includes(query.toLowerCase()));
  const sorted =
    column === undefined
      ? found
      : found.toSorted((a, b) => collator.compare(a.cells[column] ?? '', b.cells[column] ?? ''));

  return (
    <>
      {listsOf(adminId).map((each) => (
        <a key={each.title} href="#list" onClick={() => void open(each)}>
          {each.title}
        </a>
      ))}
      <h1>{list?.title}</h1>
      <input type="search" aria-label="Suche" value={query} onChange={(event) => setQuery(event.target.value)} />
      <table className="list-table">
        <thead>
          <tr>
            {list?.columns.map((name, index) => (
              <th key={name}>
                <button type="button" onClick={() => setColumn(index)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(page * ROWS, (page + 1) * ROWS).map(({ id, cells }) => (
            <tr key={id} data-entry={id}>
              {cells.map((cell, index) => (
                <td key={list?.columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPage(page + 1)}>
        Nächste Seite
      </button>
    </>
  );
}

const place = document.querySelector<HTMLElement>('#bare-table');
const { api = '', adminId = '' } = place?.dataset ?? {};
// The token arrives once the page is open.
const tokenOf = () => place?.dataset.token ?? '';
if (place) createRoot(place).render(<BareTable api={api} adminId={adminId} tokenOf={tokenOf} />);
