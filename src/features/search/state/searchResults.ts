import type { Platform } from '../../../api/platform';
import type { VehicleSearch } from '../../../api/vehicleSearch';
import { hrefOf } from '../../../domain/addresses';
import type { Frame } from '../../../domain/finance/frame';
import type { Facets } from '../../../domain/vehicle/search/facets';
import { PAGE_SIZE, type CarQuery } from '../../../domain/vehicle/search/query';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Emit } from '../../../state/shopEvents';
import { errorDetail } from '../../../state/errorDetail';
import type { CarTypeTab, SearchCriteria } from '../filters/filter';
import type { FilterKey } from '../filters/filters';
import { formatSearch, toCarQuery, withoutTypedWords } from './searchAddress';
import { whileLoading, type SearchState } from './searchState';
import { hiddenCount, visibleFacets, visibleVehicles, type TenantLimits } from '../filters/tenantLimits';
import type { emptyResultCounts } from './emptyResultCounts';

/** For the visitor and the event `error`. */
export const VEHICLES_FAILED = 'Die Fahrzeuge konnten nicht geladen werden.';

/** @param frame another than the visitor's */
export type AskVehicles = (
  platform: Platform,
  query: CarQuery,
  signal: AbortSignal,
  frame?: Frame,
) => Promise<VehicleSearch>;

/** One at a time: a new search aborts the last with its counts (rules/search: one vehicle request). */
interface SearchResults {
  /** First page. Without a type nothing: the first available one is unknown. */
  search: (criteria: SearchCriteria, changed?: FilterKey, listed?: number) => Promise<void>;
  appendNextPage: () => Promise<void>;
  refresh: () => Promise<void>;
  listed: () => number;
  /** Counts after all running requests. */
  count: (criteria: SearchCriteria, signal: AbortSignal, frame?: Frame) => Promise<number>;
  isOf: (criteria: SearchCriteria) => boolean;
  abort: () => void;
}

interface ResultsOptions {
  platform: Platform;
  ask: AskVehicles;
  isWidget: boolean;
  countAfterEmpty: (() => Promise<typeof emptyResultCounts>) | undefined;
  limits: TenantLimits;
  stockOf: (tab: CarTypeTab | undefined) => Facets | undefined;
  emit: Emit;
  arrange: ((vehicles: readonly Vehicle[]) => readonly Vehicle[]) | undefined;
  get: () => SearchState;
  set: (part: Partial<SearchState> | ((state: SearchState) => Partial<SearchState>)) => void;
}

export function createResults({
  platform,
  isWidget,
  limits,
  emit,
  get,
  set,
  ...options
}: ResultsOptions): SearchResults {
  let running = new AbortController();
  let requestedQuery: string | undefined;
  let lastPage = 0;
  let busy: Promise<unknown> = Promise.resolve();
  let counting = new AbortController();

  const requestPage = (
    criteria: SearchCriteria,
    pageNumber: number,
    pageSize: number,
    signal: AbortSignal,
    frame?: Frame,
  ) => options.ask(platform, { ...toCarQuery(criteria, limits.carTypesEnforced), pageNumber, pageSize }, signal, frame);
  const countOf = (answer: VehicleSearch) => Math.max(answer.pagination.totalCount - hiddenCount(answer, limits), 0);

  const inListOrder = ({ orderBy }: SearchCriteria, answer: VehicleSearch) => {
    const vehicles = visibleVehicles(answer, limits);
    return orderBy === undefined && options.arrange ? options.arrange(vehicles) : vehicles;
  };

  async function afterEmptyResult(criteria: SearchCriteria, signal: AbortSignal): Promise<void> {
    const counts = await options.countAfterEmpty?.().catch(() => set({ suggestions: [] }));
    const vehiclesOf = (answer: VehicleSearch) => visibleVehicles(answer, limits);
    if (!signal.aborted) await counts?.({ requestPage, countOf, vehiclesOf, get, set, search })(criteria, signal);
  }

  const inTurn = (work: Promise<void>) => {
    busy = work;
    return work;
  };

  async function search(criteria: SearchCriteria, changed?: FilterKey, listed = PAGE_SIZE): Promise<void> {
    running.abort();
    counting.abort();
    running = new AbortController();
    const { signal } = running;
    set((state) => whileLoading(state, criteria, options.stockOf(criteria.tab), changed));
    requestedQuery = criteria.tab && formatSearch(criteria);
    if (requestedQuery === undefined) return;
    try {
      const answer = await requestPage(criteria, 1, isWidget ? 1 : listed, signal);
      if (signal.aborted) return;
      lastPage = listed / PAGE_SIZE;
      const totalCount = countOf(answer);
      set(({ sources }) => ({
        status: 'ready',
        failure: undefined,
        vehicles: inListOrder(criteria, answer),
        totalCount,
        hasMore: answer.pagination.hasNext,
        sources: { ...sources, result: visibleFacets(answer.facets, limits) },
      }));
      emit('search', { query: withoutTypedWords(criteria), count: totalCount });
      if (totalCount > 0) return;
      await afterEmptyResult(criteria, signal);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function fail(failure: unknown): void {
    // An empty list would say that there is no such vehicle.
    set({ status: 'failed', failure, totalCount: undefined, hasMore: false });
    emit('error', errorDetail('search-failed', VEHICLES_FAILED, hrefOf('search')));
  }

  const listed = () => Math.max(lastPage, 1) * PAGE_SIZE;

  async function refresh(): Promise<void> {
    const { criteria, status, more } = get();
    if (status !== 'ready' || more === 'loading') return;
    const { signal } = running;
    try {
      const answer = await requestPage(criteria, 1, isWidget ? 1 : listed(), signal);
      if (signal.aborted || get().more === 'loading') return;
      set(({ sources }) => ({
        vehicles: inListOrder(criteria, answer),
        totalCount: countOf(answer),
        hasMore: answer.pagination.hasNext,
        sources: { ...sources, result: visibleFacets(answer.facets, limits) },
      }));
    } catch {
      // The list that is shown was true a while ago.
    }
  }

  async function appendNextPage(): Promise<void> {
    const { criteria, vehicles: listed, totalCount: before = 0 } = get();
    const { signal } = running;
    counting.abort();
    set({ more: 'loading' });
    try {
      const answer = await requestPage(criteria, lastPage + 1, PAGE_SIZE, signal);
      if (signal.aborted) return;
      lastPage += 1;
      // Pages may overlap if vehicles come or go.
      const ids = new Set(listed.map(({ id }) => id));
      const vehicles = [...listed, ...inListOrder(criteria, answer).filter(({ id }) => !ids.has(id))];
      const { totalCount } = answer.pagination;
      // Without pages the same comes again.
      const hasNext = answer.pagination.hasNext && vehicles.length > listed.length;
      // With a next page a total of what is listed is none.
      const total = totalCount > vehicles.length ? Math.min(totalCount, before) : before;
      // Without a next page it is complete.
      const count = hasNext ? Math.max(total - hiddenCount(answer, limits), vehicles.length) : vehicles.length;
      set({ more: 'idle', vehicles, totalCount: count, hasMore: hasNext });
    } catch (failure) {
      if (!signal.aborted) set({ more: 'failed', failure });
    }
  }

  async function count(criteria: SearchCriteria, signal: AbortSignal, frame?: Frame): Promise<number> {
    counting.abort();
    const request = new AbortController();
    counting = request;
    signal.addEventListener('abort', () => request.abort());
    await busy;
    request.signal.throwIfAborted();
    return countOf(await requestPage(criteria, 1, 1, request.signal, frame));
  }

  return {
    search: (criteria, changed, listed) => inTurn(search(criteria, changed, listed)),
    appendNextPage: () => inTurn(appendNextPage()),
    refresh: () => inTurn(refresh()),
    count,
    listed,
    isOf: (criteria) => requestedQuery === formatSearch(criteria),
    abort: () => {
      running.abort();
      counting.abort();
    },
  };
}
