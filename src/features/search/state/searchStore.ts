import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Platform } from '../../../api/platform';
import { withFrame, type Frame } from '../../../domain/finance/frame';
import type { Behaviours } from '../../../domain/tenant/behaviours';
import type { TenantSettings } from '../../../domain/tenant/settings';
import type { Facets } from '../../../domain/vehicle/search/facets';
import { PAGE_SIZE, type OrderBy } from '../../../domain/vehicle/search/query';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Emit } from '../../../state/shopEvents';
import type { CarTypeTab, FilterValues, SearchCriteria } from '../filters/filter';
import { afterChange, normalised } from '../filters/filterRules';
import type { FilterKey } from '../filters/filters';
import type { SearchPreload } from './preload';
import { toggleQuickCondition, type QuickCondition } from '../filters/quickConditions';
import { formatSearch, formatSearchWithDisplay, parseSearch } from './searchAddress';
import type { emptyResultCounts } from './emptyResultCounts';
import { createResults, type AskVehicles } from './searchResults';
import { INITIAL_STATE, withoutVehicle, type AppliedPhrase, type ListPosition, type SearchState } from './searchState';
import { createStock } from './searchStock';
import { parseDisplay } from './searchText';
import { createSearchView, type SearchView } from './searchView';
import { withoutForbidden } from '../filters/tenantLimits';
import { nextTab, tabFor } from '../filters/vehicleTypes';

/** One per mount. */
export interface SearchStore extends StoreApi<SearchState> {
  now: () => Date;
  view: SearchView;
  /** Value of carQueryParams; false: already open. */
  open: (carQueryParams: string) => boolean;
  /** Not by an address or the preselected type. */
  onRefine: (listener: RefineListener) => () => void;
  /** @param isFurther continues the last change: no history entry */
  change: (key: FilterKey, values: FilterValues, isFurther?: boolean) => void;
  apply: (criteria: SearchCriteria) => void;
  type: (sentence: string) => void;
  /** Searches for what was understood; empties the search box. */
  applyPhrase: (phrase: AppliedPhrase) => void;
  undoPhrase: () => void;
  /** @throws {HttpError} also when aborted by `signal` or a new search */
  count: (criteria: SearchCriteria, signal: AbortSignal, frame?: Frame) => Promise<number>;
  stockOf: (tab: CarTypeTab) => Facets | undefined;
  readHeaderImages: () => void;
  selectTab: (tab: CarTypeTab) => void;
  toggleQuick: (condition: QuickCondition) => void;
  sort: (orderBy: OrderBy | undefined) => void;
  /** How to pay; searches anew if it decides what is found. */
  pay: (frame: Frame) => void;
  /** Keeps the type (rules/search: reset keeps the type). */
  reset: () => void;
  loadMore: () => void;
  retry: () => void;
  refresh: () => Promise<void>;
  show: (view: SearchState['view']) => void;
  /** `undefined` and another search clear it. */
  remember: (position: ListPosition | undefined) => void;
  findVehicle: (id: string) => Vehicle | undefined;
  /** No longer for sale; a position at it becomes one at its neighbour. */
  forget: (id: string) => void;
  dispose: () => void;
}

/**
 * @param carQueryParams with display state
 * @param isStep history entry; false: only the display changed
 */
type RefineListener = (carQueryParams: string, isStep: boolean) => void;

export interface SearchStoreOptions {
  platform: Platform;
  ask: AskVehicles;
  settings: Pick<TenantSettings, 'carTypesEnforced'>;
  behaviours: Pick<Behaviours, 'hiddenVins' | 'hiddenEquipmentKeys'>;
  emit: Emit;
  countAfterEmpty?: () => Promise<typeof emptyResultCounts>;
  /** The platform's own order; absent without a list. */
  arrange?: (vehicles: readonly Vehicle[]) => readonly Vehicle[];
  frame?: Frame;
  /** Begun before the tenant was known. */
  preload?: SearchPreload;
  isWidget?: boolean;
  now?: () => Date;
}

export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { platform, settings, behaviours, emit, ask, countAfterEmpty, preload } = options;
  const { isWidget = false, frame = {}, now = () => new Date() } = options;
  const store = createStore<SearchState>()(() => ({ ...INITIAL_STATE, frame }));
  const { getState: get, setState: set } = store;

  const limits = { ...behaviours, carTypesEnforced: settings.carTypesEnforced };
  const stock = createStock({ platform, isWidget, limits, preload, get, set });
  const results = createResults({
    platform,
    ask,
    isWidget,
    countAfterEmpty,
    limits,
    stockOf: stock.of,
    emit,
    arrange: options.arrange,
    get,
    set,
  });
  const refinements = new Set<RefineListener>();
  let isDisposed = false;

  /** Available type, values in the platform's spelling. */
  function resolve(wanted: SearchCriteria): SearchCriteria {
    // Every type while unknown: a single one may be empty.
    const tab = stock.state() === 'known' ? tabFor(wanted.tab, get().tabs) : (wanted.tab ?? 'ALLE');
    const sources = { ...get().sources, stock: stock.of(tab), frozenCounts: undefined };
    return { ...wanted, tab, values: normalised(wanted.values, sources) };
  }

  async function start(wanted: SearchCriteria, listed?: number): Promise<void> {
    const first = results.search(wanted, undefined, listed);
    await stock.read();
    if (isDisposed) return;
    // The first view paints none of them.
    void first.then(stock.readEquipment);
    // Changed meanwhile by visitor or address.
    const resolved = resolve(get().criteria);
    if (!results.isOf(resolved)) void results.search(resolved, undefined, listed);
    else set(({ sources }) => ({ sources: { ...sources, stock: stock.of(resolved.tab) } }));
  }

  function refine(part: Partial<SearchCriteria>, changed?: FilterKey, isFurther = false): void {
    const { criteria } = get();
    const next = { ...criteria, ...part };
    if (formatSearch(next) === formatSearch(criteria)) return;
    void results.search(next, changed);
    report(next, PAGE_SIZE, !isFurther);
  }

  function report(criteria: SearchCriteria, listed: number, isStep: boolean): void {
    const carQueryParams = formatSearchWithDisplay(criteria, { listed, view: get().view });
    refinements.forEach((listener) => listener(carQueryParams, isStep));
  }

  return {
    ...store,
    now,
    view: createSearchView(get),
    open: (carQueryParams) => {
      const wanted = withoutForbidden(parseSearch(carQueryParams), limits);
      const { listed, view } = parseDisplay(carQueryParams);
      const { status, criteria } = get();
      const next = stock.state() === 'unread' ? wanted : resolve(wanted);
      const isOther = status === 'idle' || formatSearch(next) !== formatSearch(criteria);
      if (isOther && view !== get().view) set({ view });
      if (status === 'idle') void start(wanted, listed);
      else if (isOther) void results.search(next, undefined, listed);
      return isOther;
    },
    onRefine: (listener) => {
      refinements.add(listener);
      return () => refinements.delete(listener);
    },
    change: (key, values, isFurther) =>
      refine({ values: afterChange(key, get().criteria.values, values) }, key, isFurther),
    apply: (criteria) => refine(criteria),
    type: (sentence) => set({ sentence }),
    applyPhrase: (phrase) => {
      set({ phrase, sentence: '', frame: phrase.frame ?? get().frame });
      refine(phrase.after);
    },
    undoPhrase: () => {
      const { phrase } = get();
      if (phrase === undefined) return;
      set({ phrase: undefined, sentence: phrase.sentence });
      if (phrase.frame) phrase.restoreFrame();
      refine(phrase.before);
    },
    count: results.count,
    stockOf: stock.of,
    readHeaderImages: stock.readHeaderImages,
    selectTab: (pressed) => {
      const { criteria, tabs } = get();
      const tab = nextTab(pressed, criteria.tab, tabs, isWidget);
      if (tab !== criteria.tab) refine({ tab, values: {} });
    },
    toggleQuick: (condition) => {
      const { criteria, sources } = get();
      const { key, values } = toggleQuickCondition(condition, criteria.values);
      refine({ values: normalised(values, sources) }, key);
    },
    sort: (orderBy) => refine({ orderBy }),
    pay: (next) => {
      const { frame: before, criteria, status } = get();
      if (withFrame('', next) === withFrame('', before)) return;
      set({ frame: next });
      if (status !== 'idle' && criteria.values.maxMonthlyFinancingRateExample !== undefined)
        void results.search(criteria);
    },
    reset: () => refine({ values: {} }),
    loadMore: () => {
      const { status, more, hasMore } = get();
      if (status !== 'ready' || more === 'loading' || !hasMore) return;
      void results.appendNextPage().then(() => {
        if (get().more === 'idle' && !isDisposed) report(get().criteria, results.listed(), false);
      });
    },
    retry: () => {
      const { criteria } = get();
      if (stock.state() === 'failed') void start(criteria);
      else void results.search(criteria);
    },
    refresh: results.refresh,
    show: (view) => {
      set({ view });
      report(get().criteria, results.listed(), false);
    },
    remember: (listPosition) => set({ listPosition }),
    findVehicle: (id) => get().vehicles.find((vehicle) => vehicle.id === id),
    forget: (id) => {
      if (!get().vehicles.some((vehicle) => vehicle.id === id)) return;
      set((state) => withoutVehicle(state, id));
      if (get().vehicles.length === 0) void results.search(get().criteria);
    },
    dispose: () => {
      isDisposed = true;
      results.abort();
      stock.abort();
    },
  };
}
