/** Peers of the bench: the same vehicles and kinds of filters, built with instantsearch.js. */
import instantsearch from 'instantsearch.js';
import {
  clearRefinements,
  configure,
  currentRefinements,
  infiniteHits,
  panel,
  rangeInput,
  refinementList,
  searchBox,
  sortBy,
  stats,
  toggleRefinement,
} from 'instantsearch.js/es/widgets';
import { equalCard, leanCard } from './card';
import { createSearchClient, FACETS, type ORDERS, type VehicleHit } from './searchClient';
import css from './instantSearch.css?inline';

const NAMES = {
  manufacturer: 'Hersteller',
  vehicleSubTypes: 'Fahrzeugart',
  fuelTypes: 'Kraftstoff',
  gearBoxTypes: 'Getriebe',
  usedConditionTypes: 'Zustand',
  driveTypes: 'Antriebsart',
  varnishBaseColorTypes: 'Farbe',
  vehicleDealerLocationIds: 'Standort',
} as const satisfies Record<keyof typeof FACETS, string>;
const RANGES = { publicPrice: 'Preis', rate: 'Monatliche Rate', mileAge: 'Kilometerstand', enginePower: 'Leistung' };
const ORDER_NAMES = {
  vehicles: 'Standardsortierung',
  vehicles_price: 'Preis aufsteigend',
  vehicles_price_desc: 'Preis absteigend',
} as const satisfies Record<keyof typeof ORDERS, string>;

function place(className: string, parent: Element): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}

function start(page: HTMLElement): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const sidebar = place('sidebar', page);
  const main = place('main', page);
  const search = instantsearch({
    indexName: 'vehicles',
    searchClient: createSearchClient(page.dataset.list ?? ''),
  });
  search.addWidgets([
    configure({ hitsPerPage: 12 }),
    searchBox({ container: place('field', sidebar), placeholder: 'z. B. Golf Navi' }),
    ...Object.keys(FACETS).map((attribute) =>
      panel<typeof refinementList>({ templates: { header: () => nameOf(NAMES, attribute) } })(refinementList)({
        container: place('field', sidebar),
        attribute,
        operator: 'or',
        limit: 10,
        showMore: true,
      }),
    ),
    ...Object.entries(RANGES).map(([attribute, name]) =>
      panel<typeof rangeInput>({ templates: { header: () => name } })(rangeInput)({
        container: place('field', sidebar),
        attribute,
      }),
    ),
    toggleRefinement({
      container: place('field', sidebar),
      attribute: 'isVatDeductable',
      templates: { labelText: () => 'MwSt. ausweisbar' },
    }),
    stats({
      container: place('count', main),
      templates: { text: ({ nbHits }) => `${nbHits.toLocaleString('de-DE')} Fahrzeuge` },
    }),
    sortBy({
      container: place('order', main),
      items: Object.entries(ORDER_NAMES).map(([value, label]) => ({ value, label })),
    }),
    currentRefinements({ container: place('chosen', main) }),
    clearRefinements({ container: place('reset', main), templates: { resetLabel: () => 'Alle Filter zurücksetzen' } }),
    infiniteHits<VehicleHit>({
      container: place('list', main),
      cssClasses: { list: 'results' },
      templates: {
        item: page.dataset.card === 'lean' ? leanCard : equalCard,
        showMoreText: () => '12 weitere Fahrzeuge laden',
      },
    }),
  ]);
  search.start();
}

const nameOf = (names: Record<string, string>, key: string) => names[key] ?? key;

const page = document.querySelector<HTMLElement>('#peer');
if (page) start(page);
