/**
 * Bare React tables of the three admin lists over the same answers: the columns, links, pictures and buttons of the shop's rows,
 * sorting, pages, search; no rights, addresses or forms.
 */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Entry = Record<string, unknown>;

interface List {
  title: string;
  path: string;
  /** Cells by their column. */
  cells: Record<string, (entry: Entry) => string>;
  /** Further searched fields. */
  searched: readonly string[];
  /** Name of the button of a row. */
  action: string;
  /** Whether rows can be chosen and have a picture. */
  hasPictures?: boolean;
}

const ROWS = 7;

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const collator = new Intl.Collator('de', { numeric: true });
const days = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
const dayOf = (value: unknown) => (typeof value === 'string' ? days.format(new Date(value)) : '');
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const nameOf = (person: unknown) => {
  const { firstName, lastName } = (person ?? {}) as Entry;
  return `${text(firstName)} ${text(lastName)}`;
};

const listsOf = (adminId: string): readonly List[] => [
  {
    title: 'Crossselling-Produkte',
    path: `/v2/vehicleDealer/${adminId}/crosssellingproducts?pageNumber=1&pageSize=2500`,
    cells: {
      Name: ({ name }) => text(name),
      Typ: ({ productType }) => text(productType),
      Preis: ({ price }) => euros.format(Number(price)),
      'Gilt für': ({ isRelatedToAllCars }) => (isRelatedToAllCars === true ? 'Alle' : 'Bestimmte'),
      Artikelnummer: ({ articleNumber }) => text(articleNumber),
    },
    searched: ['description'],
    action: 'Kopieren',
    hasPictures: true,
  },
  {
    title: 'Kunden',
    path: `/v2/vehicle-dealer/${adminId}/users?pageSize=1000`,
    cells: {
      Name: nameOf,
      'E-Mail': ({ email }) => text(email),
      Registriert: ({ createdAt }) => dayOf(createdAt),
      Telefon: ({ phoneNumber }) => text(phoneNumber),
    },
    searched: [],
    action: 'Konto löschen',
  },
  {
    title: 'Inzahlungnahmen',
    path: `/v2/trade-ins?pageNumber=1&pageSize=1000&isCustomerIncluded=true&vehicleDealerId=${adminId}`,
    cells: {
      Fahrzeug: ({ manufacturer, model }) => `${text(manufacturer)} ${text(model)}`,
      Kunde: ({ customer }) => nameOf(customer),
      Wert: ({ customerPrice }) => euros.format(Number(customerPrice)),
      Freigegeben: ({ calculationResultType }) => text(calculationResultType),
      Eingegangen: ({ createdAt }) => dayOf(createdAt),
      Eingelöst: ({ redeemedAt }) => dayOf(redeemedAt),
    },
    searched: ['vin', 'usedEmail'],
    action: 'Anrufen',
  },
];

interface Row {
  id: string;
  cells: readonly string[];
  picture: string;
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
        const cells = Object.values(opened.cells).map((cellOf) => cellOf(entry));
        const searched = [...cells, ...opened.searched.map((name) => text(entry[name]))].join(' ').toLowerCase();
        return { id: text(entry.id), cells, picture: text(entry.imageUrl), searched };
      }),
    );
    setList(opened);
    setColumn(undefined);
    setPage(0);
    setQuery('');
  };
  const hits = useMemo(() => {
    const wanted = query.toLowerCase();
    return rows.filter(({ searched }) => searched.includes(wanted));
  }, [rows, query]);
  const sorted = useMemo(
    () =>
      column === undefined
        ? hits
        : hits.toSorted((a, b) => collator.compare(a.cells[column] ?? '', b.cells[column] ?? '')),
    [hits, column],
  );

  const columns = Object.keys(list?.cells ?? {});
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
            {list?.hasPictures ? (
              <th>
                <input type="checkbox" aria-label="Seite auswählen" />
              </th>
            ) : null}
            {columns.map((name, index) => (
              <th key={name}>
                <button type="button" onClick={() => setColumn(index)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(page * ROWS, (page + 1) * ROWS).map(({ id, cells, picture }) => (
            <tr key={id}>
              {list?.hasPictures ? (
                <td>
                  <input type="checkbox" aria-label="auswählen" />
                </td>
              ) : null}
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  {index === 0 ? (
                    <a href={`#${id}`} data-entry={id}>
                      {picture === '' ? null : <img src={picture} alt="" width={40} height={40} />}
                      <span>{cell}</span>
                    </a>
                  ) : (
                    cell
                  )}
                </td>
              ))}
              <td>
                <button type="button">{list?.action}</button>
                <button type="button">Weitere Aktionen</button>
              </td>
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
