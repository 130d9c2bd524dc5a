import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { behavioursOf } from '../../../../src/domain/tenant/behaviours';
import { optionsOf } from '../../../../src/features/search/filters/filterOptions';
import { chipsOf } from '../../../../src/features/search/filters/filterRules';
import { filterKeys } from '../../../../src/features/search/filters/filters';
import { emptyResultCounts } from '../../../../src/features/search/state/emptyResultCounts';
import type { SearchState } from '../../../../src/features/search/state/searchState';
import { preloadSearch } from '../../../../src/features/search/state/preload';
import { searchVehicles } from '../../../../src/api/vehicles';
import { countVehicles } from '../../../../src/api/vehicleSearch';
import { parseDisplay } from '../../../../src/features/search/state/searchText';
import {
  createSearchStore,
  type SearchStore,
  type SearchStoreOptions,
} from '../../../../src/features/search/state/searchStore';
import { aPlatform } from '../../../builders/platform';
import { ADMIN_ID, someSettings } from '../../../builders/tenant';
import { platform, server } from '../../../platformServer';
import { TABLE } from '../filters/filterTable';

const LIST = '/cars/property-values-extended';
const TENANT_5 = '00000000-0000-4000-8000-000000000005';
const stores: SearchStore[] = [];

/** The store of the search widget, which only counts. */
const WIDGET: Partial<SearchStoreOptions> = { isWidget: true, ask: countVehicles, countAfterEmpty: undefined };

function aSearch(options: Partial<SearchStoreOptions> = {}, adminId = ADMIN_ID): SearchStore {
  const store = createSearchStore({
    ask: searchVehicles,
    platform: aPlatform(adminId),
    settings: someSettings(),
    behaviours: behavioursOf(adminId),
    emit: () => undefined,
    countAfterEmpty: () => Promise.resolve(emptyResultCounts),
    ...options,
  });
  stores.push(store);
  return store;
}

afterEach(() => stores.splice(0).forEach((store) => store.dispose()));

const immediately = () => new Promise((resolve) => setImmediate(resolve));

/** Waits for a state, and for all that follows from it at once. */
async function until(store: SearchStore, holds: (state: SearchState) => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(look);
    function look(state: SearchState): void {
      if (!holds(state)) return;
      stop();
      resolve();
    }
    look(store.getState());
  });
  await immediately();
  if (!holds(store.getState())) await until(store, holds);
}

const settledSearch = (store: SearchStore) =>
  until(store, ({ status, tabs }) => tabs.length > 0 && ['ready', 'failed'].includes(status));

/** Waits for all that a search asks after its first answer. */
const settledCounts = (store: SearchStore) => store.count(store.getState().criteria, new AbortController().signal);

async function opened(address = '', options: Partial<SearchStoreOptions> = {}, adminId = ADMIN_ID) {
  const store = aSearch(options, adminId);
  store.open(address);
  await settledSearch(store);
  return store;
}

const listCalls = () => platform.record.filter(({ path }) => path.includes(LIST));
const lastQuery = () => listCalls().at(-1)?.query;

describe('opening the search', () => {
  it('preselects the first type and asks for its first twelve vehicles', async () => {
    const store = await opened();
    const { criteria, tabs, vehicles, totalCount } = store.getState();
    expect(tabs).toEqual(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER', 'ALLE']);
    expect(criteria.tab).toBe('PKW');
    expect(lastQuery()).toEqual({ carType: 'PKW', pageNumber: '1', pageSize: '12', isValidForSale: 'true' });
    expect(vehicles).toHaveLength(12);
    expect(totalCount).toBe(platform.tenant(1).vehicles.filter(({ carType }) => carType === 'PKW').length);
    // Options of the type alone, whatever else the platform counts.
    const { sources } = store.getState();
    const makes = optionsOf('manufacturer', criteria.values, sources).map(({ label }) => label);
    expect(makes).toContain('Volkswagen');
    expect(makes).not.toContain('Knaus');
    expect(optionsOf('subType', criteria.values, sources).map(({ count }) => count)).not.toContain(0);
  });

  it('asks for vehicles at once where the address names a type', async () => {
    const asked: unknown[] = [];
    const ask: typeof searchVehicles = (...question) => {
      asked.push(question[1].carType);
      return searchVehicles(...question);
    };
    const store = aSearch({ ask });
    store.open('carType=ZWEIRAD');
    expect(asked).toEqual(['ZWEIRAD']);
    expect(store.getState()).toMatchObject({ status: 'loading', criteria: { tab: 'ZWEIRAD' } });
    await settledSearch(store);
  });

  it('searches every enforced type for ALLE and offers no other', async () => {
    const store = await opened('carType=ALLE', {
      settings: someSettings({ carTypesEnforced: ['ZWEIRAD', 'ANHAENGER'] }),
    });
    expect(store.getState().tabs).toEqual(['ZWEIRAD', 'ANHAENGER', 'ALLE']);
    expect(lastQuery()).toMatchObject({ carTypes: 'ZWEIRAD,ANHAENGER' });
    expect(new Set(store.getState().vehicles.map(({ carType }) => carType))).not.toContain('PKW');
  });

  it('does without the facts that fail: all types, the own equipment table, no pictures', async () => {
    platform.fail('by-cartypes', 500);
    platform.fail('/equipments', 'html');
    platform.fail('headerImages', 'network');
    const store = await opened();
    store.readHeaderImages();
    // The own table is code of its own, which comes when it is needed.
    await until(store, ({ sources }) => sources.equipmentLabels.get('tow_bar') === 'Anhängerkupplung');
    const { criteria, vehicles, headerImages, totalCount } = store.getState();
    expect(criteria.tab).toBe('ALLE');
    expect(vehicles).toHaveLength(12);
    expect(totalCount).toBe(platform.tenant(1).vehicles.length);
    expect(headerImages).toEqual([]);
  });

  it('leaves out what the tenant hides, and counts without it', async () => {
    const store = await opened('carType=ALLE', {}, TENANT_5);
    await until(store, ({ sources }) => sources.equipmentLabels.size > 0);
    while (store.getState().hasMore) {
      store.loadMore();
      await until(store, ({ more }) => more === 'idle');
    }
    const { vehicles, totalCount, sources } = store.getState();
    expect(vehicles.map(({ vin }) => vin)).not.toContain('WVWZZZHIDDEN00001');
    expect(totalCount).toBe(platform.tenant(5).vehicles.length - 1);
    expect(vehicles).toHaveLength(totalCount ?? 0);
    expect([...sources.equipmentLabels.keys()]).not.toContain('tow_bar');
    expect([...sources.equipmentLabels.keys()]).not.toContain('alarm');
    const offered = optionsOf('equipment', {}, sources).map(({ key }) => key);
    expect(offered).toContain('sunroof');
    expect(offered).not.toContain('tow_bar');
  });

  it('asks for no equipment that the tenant hides, and for no type that it does not enforce, whatever a link says', async () => {
    const settings = someSettings({ carTypesEnforced: ['WOHNMOBIL', 'ZWEIRAD'] });
    const store = await opened('carTypes=PKW,ANHAENGER&equipmentIds=Tow_Bar', { settings }, TENANT_5);
    expect(store.getState().criteria).toEqual({ tab: 'ALLE', values: {}, orderBy: undefined });
    expect(listCalls().map(({ query }) => query.carTypes)).toEqual(['WOHNMOBIL,ZWEIRAD']);
    store.open('carType=PKW');
    await settledSearch(store);
    expect(lastQuery()).toMatchObject({ carType: 'WOHNMOBIL' });
  });

  it('offers equipment that the list of names does not know, in German where the shop knows it', async () => {
    server.use(http.get('*/equipments', () => HttpResponse.json([{ equipmentKey: 'sunroof', name: 'Glasdach' }])));
    const store = await opened('carType=PKW&equipmentIds=tow_bar');
    await until(store, ({ sources }) => sources.equipmentLabels.get('tow_bar') === 'Anhängerkupplung');
    const { criteria, sources } = store.getState();
    expect(sources.equipmentLabels.get('sunroof')).toBe('Glasdach');
    expect(chipsOf(criteria.values, sources).map(({ label }) => label)).toEqual(['Anhängerkupplung']);
  });
});

describe('an address or an action while the stock is being read', () => {
  /** The stock comes only when the test says so. */
  function held() {
    const preload = preloadSearch(aPlatform());
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { preload: { ...preload, stock: gate.then(() => preload.stock) }, release: () => release() };
  }
  const searched = () => listCalls().map(({ query }) => query.carType);

  it('searches for the last of two addresses, and shows its vehicles', async () => {
    const { preload, release } = held();
    const store = aSearch({ preload });
    store.open('carType=PKW');
    store.open('carType=ZWEIRAD');
    release();
    await settledSearch(store);
    expect(store.getState().vehicles).not.toEqual([]);
    expect(store.getState().criteria.tab).toBe('ZWEIRAD');
    expect(new Set(store.getState().vehicles.map(({ carType }) => carType))).toEqual(new Set(['ZWEIRAD']));
    expect(searched().filter((type) => type === 'ZWEIRAD')).toHaveLength(1);
  });

  it('searches once where the second address names no type, and once for a refinement', async () => {
    const { preload, release } = held();
    const store = aSearch({ preload });
    store.open('');
    store.sort('price');
    expect(store.getState()).toMatchObject({ status: 'loading', criteria: { orderBy: 'price' } });
    release();
    await settledSearch(store);
    expect(listCalls().map(({ query }) => [query.carType, query.orderBy])).toEqual([['PKW', 'price']]);
  });

  it('does not ask again for what was refined meanwhile', async () => {
    const { preload, release } = held();
    const store = aSearch({ preload });
    store.open('carType=PKW');
    store.change('price', { maxPrice: 20_000 });
    await until(store, ({ status }) => status === 'ready');
    release();
    await settledSearch(store);
    expect(listCalls().filter(({ query }) => query.maxPrice === '20000')).toHaveLength(1);
    expect(store.getState().sources.stock?.manufacturers.length).toBeGreaterThan(0);
  });

  it('goes on with the second address after the first one failed', async () => {
    const { preload, release } = held();
    const undo = platform.fail(LIST, 500);
    const store = aSearch({ preload });
    store.open('carType=PKW');
    await until(store, ({ status }) => status === 'failed');
    undo();
    store.open('carType=WOHNMOBIL');
    release();
    await settledSearch(store);
    expect(store.getState()).toMatchObject({ status: 'ready', criteria: { tab: 'WOHNMOBIL' } });
  });
});

it('finds for every filter the vehicles that its option counts, and asks for them in its words', async () => {
  const store = await opened('carType=ALLE');
  const { sources } = store.getState();
  for (const key of filterKeys) {
    const { values, holds } = TABLE[key];
    const meant = platform.tenant(1).vehicles.filter(holds);
    const chosen = Object.values(values).flat();
    const offered = optionsOf(key, {}, sources).filter((option) => chosen.includes(option.key));
    store.change(key, values);
    await settledSearch(store);
    const { status, totalCount, vehicles, criteria } = store.getState();
    expect({ status, totalCount }, key).toEqual({ status: 'ready', totalCount: meant.length });
    const ids = meant.map(({ id }) => id);
    expect(
      vehicles.filter(({ id }) => !ids.includes(id)).map(({ id }) => id),
      key,
    ).toEqual([]);
    expect(vehicles.length, key).toBe(Math.min(meant.length, 12));
    expect(vehicles, key).not.toEqual([]);
    // An option says beforehand how many vehicles it will find; doors are not counted.
    if (offered.length === 1 && key !== 'doorCount') expect(offered[0]?.count, key).toBe(totalCount);
    for (const [name, value] of Object.entries(criteria.values))
      expect(lastQuery()?.[name], key).toBe(Array.isArray(value) ? value.join(',') : String(value));
  }
});

describe('refining', () => {
  it('tells whoever keeps the address, but not of what the address itself brought', async () => {
    const store = aSearch();
    const told: (readonly [string, boolean])[] = [];
    store.onRefine((...said) => told.push(said));
    store.open('carType=PKW&maxPrice=20000');
    await settledSearch(store);
    expect(told).toEqual([]);
    store.change('price', { maxPrice: 15_000 });
    store.sort('price desc');
    expect(told).toEqual([
      ['carType=PKW&maxPrice=15000', true],
      ['carType=PKW&maxPrice=15000&orderBy=price%20desc', true],
    ]);
  });

  it('tells of another look at the same search, which is found again after a reload', async () => {
    const store = await opened('carType=PKW');
    const told: (readonly [string, boolean])[] = [];
    store.onRefine((...said) => told.push(said));
    store.show('list');
    store.loadMore();
    await until(store, ({ more }) => more === 'idle');
    expect(told).toEqual([
      ['carType=PKW&view=list', false],
      ['carType=PKW&pageSize=24&view=list', false],
    ]);
    const again = await opened('carType=PKW&pageSize=24&view=list');
    expect(again.getState()).toMatchObject({ view: 'list' });
    expect(again.getState().vehicles).toEqual(store.getState().vehicles);
    again.loadMore();
    await until(again, ({ vehicles }) => vehicles.length === 36);
    expect(lastQuery()).toMatchObject({ pageNumber: '3', pageSize: '12' });
  });

  it.each([
    ['pageSize=9999', 240],
    ['pageSize=13', 24],
    ['pageSize=0', 12],
  ])('reads whole pages only, and no more than can be wanted: %s', (written, listed) => {
    expect(parseDisplay(`carType=PKW&${written}`).listed).toBe(listed);
  });

  it('lets the last of several changes win, whatever answers first', async () => {
    let answerDiesel: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      answerDiesel = resolve;
    });
    let diesel: Promise<unknown> | undefined;
    const ask: typeof searchVehicles = (by, query, signal) => {
      if (query.fuelTypes?.includes('Diesel') !== true) return searchVehicles(by, query, signal);
      // An answer that comes although nobody waits for it.
      const answer = late.then(() => searchVehicles(by, query));
      diesel = answer;
      return answer;
    };
    const store = await opened('carType=ALLE', { ask });
    store.change('fuel', { fuelTypes: ['Diesel'] });
    store.change('fuel', { fuelTypes: ['Elektro'] });
    await settledSearch(store);
    answerDiesel();
    await diesel;
    await immediately();
    const { vehicles, criteria } = store.getState();
    expect(criteria.values).toEqual({ fuelTypes: ['Elektro'] });
    expect(new Set(vehicles.map(({ fuelType }) => fuelType))).toEqual(new Set(['electric']));
  });

  it('asks nothing when nothing changed', async () => {
    const store = await opened('carType=PKW&maxPrice=20000');
    const before = listCalls().length;
    store.change('price', { maxPrice: 20_000 });
    store.open('maxPrice=20000&carType=pkw');
    store.sort(undefined);
    expect(listCalls()).toHaveLength(before);
  });

  it('empties all filters with another type, and keeps the type on reset', async () => {
    const store = await opened('carType=PKW&maxPrice=20000&fuelTypes=Diesel');
    store.reset();
    expect(store.getState().criteria).toEqual({ tab: 'PKW', values: {}, orderBy: undefined });
    store.change('mileage', { maxMileAge: 50_000 });
    store.selectTab('WOHNMOBIL');
    expect(store.getState().criteria).toEqual({ tab: 'WOHNMOBIL', values: {}, orderBy: undefined });
    store.selectTab('WOHNMOBIL');
    expect(store.getState().criteria.tab).toBe('ALLE');
    await settledSearch(store);
    expect(lastQuery()).not.toHaveProperty('carType');
  });

  it('holds the counts of the changed filter, though the platform counts it under itself', async () => {
    const narrowed: typeof searchVehicles = async (...question) => {
      const answer = await searchVehicles(...question);
      const chosen = question[1].fuelTypes;
      if (chosen === undefined) return answer;
      const fuelTypes = answer.facets.fuelTypes.filter(({ key }) => chosen.includes(key));
      return { ...answer, facets: { ...answer.facets, fuelTypes } };
    };
    const store = await opened('carType=PKW', { ask: narrowed });
    const fuels = () => {
      const { criteria, sources } = store.getState();
      return optionsOf('fuel', criteria.values, sources).map(({ key, count }) => `${key} ${String(count)}`);
    };
    const before = fuels();
    store.change('fuel', { fuelTypes: ['Elektro'] });
    await settledSearch(store);
    expect(fuels()).toEqual(before);
    store.change('fuel', { fuelTypes: ['Elektro', 'Diesel'] });
    await settledSearch(store);
    expect(fuels()).toEqual(before);
    // Another filter was touched: now each counts what it would find.
    store.change('mileage', { ...store.getState().criteria.values, maxMileAge: 200_000 });
    await settledSearch(store);
    expect(fuels()).not.toEqual(before);
    expect(fuels()).toContain('Benzin 0');
  });

  it('holds the counts of equipment, of which each further piece narrows the list', async () => {
    const store = await opened('carType=PKW');
    const counts = () => {
      const { criteria, sources } = store.getState();
      return new Map(optionsOf('equipment', criteria.values, sources).map(({ key, count }) => [key, count]));
    };
    const before = counts();
    store.change('equipment', { equipmentIds: ['tow_bar'] });
    await settledSearch(store);
    expect(counts()).toEqual(before);
    store.change('mileage', { ...store.getState().criteria.values, maxMileAge: 200_000 });
    await settledSearch(store);
    expect(counts().get('sunroof')).toBeLessThan(before.get('sunroof') ?? 0);
  });

  it('sends a quick condition in the spelling of the platform', async () => {
    const shouting: typeof searchVehicles = async (...question) => {
      const answer = await searchVehicles(...question);
      const { facets } = answer;
      return {
        ...answer,
        facets: {
          ...facets,
          usedConditionTypes: facets.usedConditionTypes.map((one) => ({ ...one, key: one.key.toUpperCase() })),
          qualitySeals: [{ key: 'Jahreswagen_Garantie', label: 'Jahreswagen-Garantie', count: 4 }],
        },
      };
    };
    const preload = preloadSearch(aPlatform());
    const store = await opened('carType=PKW', {
      ask: shouting,
      preload: { ...preload, stock: Promise.resolve(undefined) },
    });
    store.toggleQuick('demonstration');
    store.toggleQuick('nearlyNew');
    await settledSearch(store);
    expect(lastQuery()).toMatchObject({
      usedConditionTypes: 'VORFÜHRWAGEN',
      qualitySeals: 'Jahreswagen_Garantie',
    });
    store.toggleQuick('nearlyNew');
    store.toggleQuick('demonstration');
    await settledSearch(store);
    expect(store.getState().criteria.values).toEqual({});
  });

  it('starts the list again at page one with another order', async () => {
    const store = await opened('carType=PKW');
    store.loadMore();
    await until(store, ({ vehicles }) => vehicles.length === 24);
    store.sort('price desc');
    await settledSearch(store);
    const prices = store.getState().vehicles.map(({ publicPrice = 0 }) => publicPrice);
    expect(prices).toHaveLength(12);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(lastQuery()).toMatchObject({ pageNumber: '1', orderBy: 'price desc' });
  });
});

describe('loading more', () => {
  it('appends the next twelve, each once, until all are there', async () => {
    const store = await opened('carType=ZWEIRAD');
    const { totalCount = 0 } = store.getState();
    for (let page = 2; store.getState().hasMore; page += 1) {
      store.loadMore();
      store.loadMore();
      await until(store, ({ more }) => more === 'idle');
      expect(lastQuery()).toMatchObject({ pageNumber: String(page), pageSize: '12' });
    }
    const ids = store.getState().vehicles.map(({ id }) => id);
    expect(ids).toHaveLength(totalCount);
    expect(new Set(ids).size).toBe(totalCount);
    expect(listCalls()).toHaveLength(Math.ceil(totalCount / 12));
  });

  it('keeps the list when the next twelve do not come, and tries again', async () => {
    const store = await opened('carType=PKW');
    const undo = platform.fail('pageNumber=2', 500);
    store.loadMore();
    await until(store, ({ more }) => more === 'failed');
    expect(store.getState()).toMatchObject({ status: 'ready', hasMore: true });
    expect(store.getState().vehicles).toHaveLength(12);
    undo();
    store.loadMore();
    await until(store, ({ vehicles }) => vehicles.length === 24);
  });
});

describe('finding nothing', () => {
  it('counts what dropping the filter brings, and finds just as many then', async () => {
    const store = await opened('carType=PKW&maxPrice=1000');
    await settledCounts(store);
    const { totalCount, suggestions = [], otherTypes } = store.getState();
    expect(totalCount).toBe(0);
    // Nothing was typed that another type could have.
    expect(otherTypes).toEqual([]);
    expect(listCalls().every(({ query }) => query.carType === 'PKW')).toBe(true);
    const [way] = suggestions;
    if (way === undefined) throw new Error('no way out');
    expect(way).toMatchObject({ removed: ['price'], labels: ['Preis: bis 1.000\u00A0€'], values: {} });
    store.change(way.removed[0], way.values);
    await settledSearch(store);
    expect(store.getState().totalCount).toBe(way.count);
  });

  it.each([
    ['VW', 'VOLKSWAGEN'],
    ['Volkswagen', 'VOLKSWAGEN'],
    ['Mercedes', 'MERCEDES-BENZ'],
    ['Škoda', 'SKODA'],
  ])('searches for the make of a link by the name that the stock has: %s', async (written, key) => {
    const store = await opened(`carType=PKW&manufacturer=${encodeURIComponent(written)}&fuelTypes=Diesel,Benzin`);
    await settledCounts(store);
    await settledSearch(store);
    const { totalCount, criteria } = store.getState();
    expect(criteria.values).toMatchObject({ manufacturer: key, fuelTypes: ['Diesel', 'Benzin'] });
    expect(totalCount).toBeGreaterThan(0);
  });

  it('sends nothing more for the search widget, which shows no suggestions', async () => {
    const widget = await opened('carType=PKW&maxPrice=1000', WIDGET);
    expect(widget.getState().totalCount).toBe(0);
    await settledCounts(widget);
    expect(listCalls()).toHaveLength(2);
  });

  it('counts the words in the other types, and finds them there', async () => {
    const store = await opened('carType=PKW&searchTerm=Knaus');
    await settledCounts(store);
    const { otherTypes, criteria } = store.getState();
    const [other] = otherTypes;
    expect(other?.type).toBe('WOHNMOBIL');
    store.apply({ ...criteria, tab: 'WOHNMOBIL' });
    await settledSearch(store);
    expect(store.getState()).toMatchObject({ totalCount: other?.count, otherTypes: [] });
  });
});

describe('one vehicle request at a time', () => {
  /** Counts what is under way and still wanted. */
  function counting() {
    const flights = { now: 0, most: 0 };
    const ask: typeof searchVehicles = async (by, query, signal) => {
      flights.now += 1;
      flights.most = Math.max(flights.most, flights.now);
      let isOver = false;
      const end = () => {
        if (!isOver) flights.now -= 1;
        isOver = true;
      };
      signal?.addEventListener('abort', end);
      return searchVehicles(by, query, signal).finally(end);
    };
    return { flights, ask };
  }

  it('while the ways out are counted', async () => {
    const { flights, ask } = counting();
    const store = await opened(
      'carType=PKW&maxPrice=1000&maxMileAge=100&fuelTypes=Elektro,Diesel&isVatDeductable=true',
      {
        ask,
      },
    );
    await settledCounts(store);
    expect(listCalls().length).toBeGreaterThanOrEqual(5);
    expect(store.getState().suggestions).toBeDefined();
    expect(flights.most).toBe(1);
  });

  it('when the filter changes while twelve more, or the suggestions, are on their way', async () => {
    const { flights, ask } = counting();
    const store = await opened('carType=PKW', { ask });
    store.loadMore();
    store.change('price', { maxPrice: 1_000 });
    await settledSearch(store);
    const before = listCalls().length;
    store.change('price', { maxPrice: 30_000 });
    await settledSearch(store);
    expect(store.getState()).toMatchObject({ more: 'idle', suggestions: undefined });
    expect(store.getState().vehicles).toHaveLength(12);
    // At most the count that had left already.
    expect(listCalls().length - before).toBeLessThanOrEqual(2);
    expect(flights.most).toBe(1);
  });
});

describe('when the platform fails', () => {
  it('keeps the filters, tells the host, and finds again on retry', async () => {
    const undo = platform.fail(LIST, 500);
    const events: string[] = [];
    const store = await opened('carType=PKW&maxPrice=20000', { emit: (type) => events.push(type) });
    expect(store.getState()).toMatchObject({ status: 'failed', criteria: { values: { maxPrice: 20_000 } } });
    expect(events).toEqual(['error']);
    undo();
    store.retry();
    await settledSearch(store);
    expect(store.getState().status).toBe('ready');
    expect(store.getState().vehicles.length).toBeGreaterThan(0);
  });

  it('tells nobody and asks nothing more once it is disposed of', async () => {
    const events: string[] = [];
    const store = aSearch({ emit: (type) => events.push(type) });
    store.open('');
    store.dispose();
    await opened('carType=ZWEIRAD');
    expect(events).toEqual([]);
    expect(listCalls().map(({ query }) => query.carType)).toEqual(['ZWEIRAD']);
  });
});

it('tells the host each search with its query and count, without what the visitor typed', async () => {
  const events: unknown[] = [];
  const store = await opened('carType=PKW&searchTerm=HN-AB+123&maxPrice=90000', {
    emit: (type, detail) => events.push([type, detail]),
  });
  const { totalCount } = store.getState();
  expect(events).toEqual([['search', { query: 'carType=PKW&maxPrice=90000', count: totalCount }]]);
});

it('keeps the count of the first page where a later one comes without', async () => {
  const store = await opened('carType=PKW', {
    ask: async (target, query, signal) => {
      const answer = await searchVehicles(target, query, signal);
      if (query.pageNumber !== 2) return answer;
      return { ...answer, pagination: { ...answer.pagination, totalCount: 24 } };
    },
  });
  const { totalCount } = store.getState();
  store.loadMore();
  await until(store, ({ vehicles }) => vehicles.length === 24);
  expect(store.getState()).toMatchObject({ totalCount, hasMore: true });
});

describe('the search widget', () => {
  it('counts with one vehicle a request, and asks for neither equipment nor pictures', async () => {
    const store = await opened('', WIDGET);
    expect(lastQuery()).toMatchObject({ carType: 'PKW', pageSize: '1' });
    expect(store.getState().totalCount).toBeGreaterThan(100);
    expect(platform.record.map(({ path }) => path).filter((path) => /equipments|headerImages/.test(path))).toEqual([]);
    store.selectTab('PKW');
    expect(store.getState().criteria.tab).toBe('PKW');
  });

  it('promises no vehicle that the list would not show', async () => {
    const hidden = platform.tenant(5).vehicles.find(({ vin }) => vin === 'WVWZZZHIDDEN00001');
    const address = `carType=ALLE&carIds=${hidden?.id ?? ''}`;
    const widget = await opened(address, WIDGET, TENANT_5);
    const list = await opened(address, {}, TENANT_5);
    expect(hidden).toBeDefined();
    expect([widget, list].map((store) => store.getState().totalCount)).toEqual([0, 0]);
  });
});

describe('a vehicle that is gone', () => {
  it('leaves the list and its count, and the position at it goes to the next one, or the one before the end', async () => {
    const store = await opened();
    const { vehicles, totalCount = 0 } = store.getState();
    const ids = vehicles.map(({ id }) => id);
    store.remember({ vehicleId: ids[3] ?? '', top: 40 });
    store.forget(ids[3] ?? '');
    expect(store.getState().vehicles.map(({ id }) => id)).toEqual(ids.filter((_, index) => index !== 3));
    expect(store.getState().totalCount).toBe(totalCount - 1);
    expect(store.getState().listPosition).toEqual({ vehicleId: ids[4] });
    store.remember({ vehicleId: ids[11] ?? '' });
    store.forget(ids[11] ?? '');
    expect(store.getState().listPosition).toEqual({ vehicleId: ids[10] });
  });

  it('changes nothing where the list does not have it, and makes the shop search again where it was the last', async () => {
    const store = await opened();
    const before = store.getState();
    store.forget('99999999-9999-4999-8999-999999999999');
    expect(store.getState()).toBe(before);
    const asked = listCalls().length;
    for (const { id } of before.vehicles) store.forget(id);
    await settledSearch(store);
    expect(listCalls()).toHaveLength(asked + 1);
    expect(store.getState().vehicles).toHaveLength(12);
  });
});
