import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Platform } from '../../api/platform';
import type { countVehicles, VehicleSearch } from '../../api/vehicleSearch';
import type { Behaviours } from '../../domain/tenant/behaviours';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { CarType } from '../../domain/vehicle/carType';
import type { Facets } from '../../domain/vehicle/facets';
import { PAGE_SIZE } from '../../domain/vehicle/pagination';
import type { OrderBy } from '../../domain/vehicle/query';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { isHiddenForTenant } from '../../domain/vehicle/visibility';
import { HttpError } from '../../lib/http/errors';
import type { Emit } from '../../state/environment';
import { nextTab, tabFor, tabsOf } from './vehicleTypes';
import type { CarTypeTab, FilterValues, SearchCriteria } from './filter';
import { unionOf } from './filterOptions';
import { afterChange, settled } from './filterRules';
import type { FilterKey } from './filters';
import { preloadSearch, type SearchPreload } from './preload';
import { toggleQuickCondition, type QuickCondition } from './quickConditions';
import { formatSearch, parseSearch, toCarQuery } from './searchAddress';
import { INITIAL_STATE, whileLoading, type SearchState } from './searchState';
import { findWaysOut } from './waysOut';

/** The search of one mount: what is asked for, what was found, and every deed of the visitor. */
export interface SearchStore extends StoreApi<SearchState> {
  now: () => Date;
  /** Goes to the search that an address asks for (value of carQueryParams); the one that is open already stays as it is. */
  open: (carQueryParams: string) => void;
  /** Told of every refinement by the visitor, but not of what an address or the preselection brought. */
  onRefine: (listener: (criteria: SearchCriteria) => void) => () => void;
  change: (key: FilterKey, values: FilterValues) => void;
  /** Several parts of the search at once, as a sentence asks for them. */
  apply: (criteria: SearchCriteria) => void;
  /** Facets of the whole stock of a type, as far as they are known. */
  stockOf: (tab: CarTypeTab) => Facets | undefined;
  selectTab: (tab: CarTypeTab) => void;
  toggleQuick: (condition: QuickCondition) => void;
  sort: (orderBy: OrderBy | undefined) => void;
  /** Empties every filter but the type of vehicle. */
  reset: () => void;
  loadMore: () => void;
  retry: () => void;
  show: (view: SearchState['view']) => void;
  /** The visitor leaves the list for this vehicle; the place is kept until another list takes over. */
  remember: (vehicleId: string) => void;
  findVehicle: (id: string) => Vehicle | undefined;
  dispose: () => void;
}

export interface SearchStoreOptions {
  platform: Platform;
  /** `searchVehicles`, or where only counts are shown `countVehicles`. */
  ask: typeof countVehicles;
  settings: Pick<TenantSettings, 'carTypesEnforced'>;
  behaviours: Pick<Behaviours, 'hiddenVins' | 'hiddenEquipmentKeys'>;
  emit: Emit;
  /** Requests that were started before the tenant was known. */
  preload?: SearchPreload;
  /** The compact search: counts, and no list. */
  isWidget?: boolean;
  /** The clock; fixed in tests. */
  now?: () => Date;
}

export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { platform, settings, behaviours, emit, isWidget = false, now = () => new Date() } = options;
  const enforced = settings.carTypesEnforced;
  const store = createStore<SearchState>()(() => INITIAL_STATE);
  const { getState: get, setState: set } = store;

  let preload = options.preload;
  let stock: ReadonlyMap<CarType, Facets> | undefined;
  let isStockRead = false;
  /** Of the running vehicle request; there is one at most (storefront 4). */
  let running = new AbortController();
  const refinements = new Set<(criteria: SearchCriteria) => void>();
  let isDisposed = false;
  let lastPage = 0;

  const isVisible = (vehicle: Vehicle) => !isHiddenForTenant(vehicle, behaviours);

  /** Reads once what every search needs; a part that fails is done without. */
  async function prepare(): Promise<void> {
    preload ??= preloadSearch(platform, isWidget ? 'widget' : 'page');
    const { headerImages, equipment } = preload;
    void headerImages.then((images) => set({ headerImages: images }));
    void equipment.then((list) => {
      const shown = list.filter(({ id }) => !behaviours.hiddenEquipmentKeys.includes(id));
      set(({ sources }) => ({
        sources: { ...sources, equipmentLabels: new Map(shown.map(({ id, label }) => [id, label])) },
      }));
    });
    stock = await preload.stock;
    isStockRead = true;
    set({ tabs: tabsOf(stock && [...stock.keys()], enforced) });
  }

  function stockOf(tab: CarTypeTab | undefined): Facets | undefined {
    if (stock === undefined || tab === undefined) return undefined;
    if (tab !== 'ALLE') return stock.get(tab);
    return unionOf([...stock].flatMap(([type, facets]) => (get().tabs.includes(type) ? [facets] : [])));
  }

  /** What an address means in this shop: a type that is on offer, values in the platform's spelling. */
  function resolve(wanted: SearchCriteria): SearchCriteria {
    // Without knowing what there is, every type is searched rather than one that may have nothing.
    const tab = stock === undefined ? (wanted.tab ?? 'ALLE') : tabFor(wanted.tab, get().tabs);
    const sources = { ...get().sources, stock: stockOf(tab), held: undefined };
    return { ...wanted, tab, values: settled(wanted.values, sources) };
  }

  /** Asks for the first page of what the criteria say. */
  async function search(criteria: SearchCriteria, changed?: FilterKey): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    set((state) => whileLoading(state, criteria, stockOf(criteria.tab), changed));
    try {
      const answer = await ask(criteria, 1, isWidget ? 1 : PAGE_SIZE, signal);
      if (signal.aborted) return;
      lastPage = 1;
      const totalCount = countOf(answer);
      set(({ sources }) => ({
        status: 'ready',
        failure: undefined,
        vehicles: answer.vehicles.filter(isVisible),
        totalCount,
        hasMore: answer.pagination.hasNext,
        sources: { ...sources, result: answer.facets },
      }));
      emit('search', { query: formatSearch(criteria), count: totalCount });
      if (totalCount === 0) await countWaysOut(criteria, signal);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function ask(criteria: SearchCriteria, pageNumber: number, pageSize: number, signal: AbortSignal) {
    return options.ask(platform, { ...toCarQuery(criteria, enforced), pageNumber, pageSize }, signal);
  }

  /** The platform counts what this tenant hides, as far as that is in the answer. */
  function countOf({ pagination, vehicles }: VehicleSearch): number {
    return Math.max(pagination.totalCount - vehicles.filter((one) => !isVisible(one)).length, 0);
  }

  async function countWaysOut(criteria: SearchCriteria, signal: AbortSignal): Promise<void> {
    const count = (values: FilterValues) => ask({ ...criteria, values }, 1, 1, signal).then(countOf);
    const waysOut = await findWaysOut(criteria.values, get().sources, count);
    if (!signal.aborted) set({ waysOut });
  }

  function fail(error: unknown): void {
    const failure = error instanceof HttpError ? error.failure : 'unreadable';
    set({ status: 'failed', failure, vehicles: [], totalCount: undefined, hasMore: false });
    emit('error', { code: 'search-failed', message: 'Die Fahrzeuge konnten nicht geladen werden.' });
  }

  async function appendNextPage(): Promise<void> {
    const { criteria, vehicles: known, totalCount: before = 0 } = get();
    const { signal } = running;
    set({ more: 'loading' });
    try {
      const answer = await ask(criteria, lastPage + 1, PAGE_SIZE, signal);
      if (signal.aborted) return;
      lastPage += 1;
      // What was sold or came in meanwhile moves the pages against each other.
      const ids = new Set(known.map(({ id }) => id));
      const vehicles = [...known, ...answer.vehicles.filter((vehicle) => isVisible(vehicle) && !ids.has(vehicle.id))];
      const { hasNext, totalCount } = answer.pagination;
      const hidden = answer.vehicles.filter((vehicle) => !isVisible(vehicle)).length;
      // Without a next page, what is listed is all there is.
      const count = hasNext ? Math.max(Math.min(totalCount, before) - hidden, vehicles.length) : vehicles.length;
      set({ more: 'idle', vehicles, totalCount: count, hasMore: hasNext });
    } catch {
      if (!signal.aborted) set({ more: 'failed' });
    }
  }

  async function start(wanted: SearchCriteria): Promise<void> {
    set({ criteria: wanted, status: 'loading' });
    const isEarly = wanted.tab !== undefined;
    if (isEarly) void search(wanted);
    await prepare();
    if (isDisposed) return;
    // The visitor may have changed something in the meantime.
    const asked = get().criteria;
    const resolved = resolve(asked);
    if (!isEarly || formatSearch(resolved) !== formatSearch(asked)) void search(resolved);
    else set(({ sources }) => ({ sources: { ...sources, stock: stockOf(resolved.tab) } }));
  }

  /** The visitor asks for something else: searched for at once, and told to whoever keeps the address. */
  function refine(part: Partial<SearchCriteria>, changed?: FilterKey): void {
    const { criteria } = get();
    const next = { ...criteria, ...part };
    if (formatSearch(next) === formatSearch(criteria)) return;
    void search(next, changed);
    refinements.forEach((listener) => listener(next));
  }

  return {
    ...store,
    now,
    open: (carQueryParams) => {
      const wanted = parseSearch(carQueryParams);
      const { status, criteria } = get();
      const next = isStockRead ? resolve(wanted) : wanted;
      if (status === 'idle') void start(wanted);
      else if (formatSearch(next) === formatSearch(criteria)) return;
      else if (isStockRead) void search(next);
      // Still preparing: what is asked for last is searched for as soon as that is done.
      else set({ criteria: wanted });
    },
    onRefine: (listener) => {
      refinements.add(listener);
      return () => refinements.delete(listener);
    },
    change: (key, values) => refine({ values: afterChange(key, get().criteria.values, values) }, key),
    apply: (criteria) => refine(criteria),
    stockOf,
    selectTab: (pressed) => {
      const { criteria, tabs } = get();
      const tab = nextTab(pressed, criteria.tab, tabs, isWidget);
      if (tab !== criteria.tab) refine({ tab, values: {} });
    },
    toggleQuick: (condition) => {
      const { key, values } = toggleQuickCondition(condition, get().criteria.values);
      refine({ values }, key);
    },
    sort: (orderBy) => refine({ orderBy }),
    reset: () => refine({ values: {} }),
    loadMore: () => {
      const { status, more, hasMore } = get();
      if (status === 'ready' && more !== 'loading' && hasMore) void appendNextPage();
    },
    retry: () => {
      const { criteria } = get();
      if (stock !== undefined) void search(criteria);
      else {
        preload = undefined;
        void start(criteria);
      }
    },
    show: (view) => set({ view }),
    remember: (place) => set({ place }),
    findVehicle: (id) => get().vehicles.find((vehicle) => vehicle.id === id),
    dispose: () => {
      isDisposed = true;
      running.abort();
      preload?.abort();
    },
  };
}
