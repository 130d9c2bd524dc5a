import { fetchEquipment } from '../../../api/equipment';
import { fetchHeaderImages } from '../../../api/headerImages';
import type { Platform } from '../../../api/platform';
import type { CarType } from '../../../domain/enums/carType';
import type { Equipment } from '../../../domain/enums/equipment';
import type { Facets } from '../../../domain/vehicle/search/facets';
import { whenIdle } from '../../../lib/page/whenIdle';
import type { CarTypeTab } from '../filters/filter';
import { unionOf } from '../filters/filterOptions';
import { preloadSearch, type SearchPreload } from './preload';
import type { SearchState } from './searchState';
import { visibleFacets, type TenantLimits } from '../filters/tenantLimits';
import { mainTypeOf, tabsOf } from '../filters/vehicleTypes';

/** Loaded once: types and facets of the stock; after the first view names of equipment, header images. */
interface SearchStock {
  /** Failed parts are left out, and loaded by the next call. */
  read: () => Promise<void>;
  state: () => 'unread' | 'known' | 'failed';
  /** When idle; not for the widget. */
  readEquipment: () => void;
  readHeaderImages: () => void;
  of: (tab: CarTypeTab | undefined) => Facets | undefined;
  abort: () => void;
}

interface StockOptions {
  platform: Platform;
  isWidget: boolean;
  limits: TenantLimits;
  preload: SearchPreload | undefined;
  get: () => SearchState;
  set: (part: Partial<SearchState> | ((state: SearchState) => Partial<SearchState>)) => void;
}

export function createStock({ platform, isWidget, limits, get, set, ...options }: StockOptions): SearchStock {
  const later = new AbortController();
  let preload = options.preload;
  let images: Promise<void> | undefined;
  let state: ReturnType<SearchStock['state']> = 'unread';
  let byType: ReadonlyMap<CarType, Facets> = new Map();

  /** Keeps existing labels; hidden equipment gets none. */
  const label = (equipment: readonly Equipment[]) => {
    const offered = equipment.filter(({ id }) => !limits.hiddenEquipmentKeys.includes(id.toLowerCase()));
    const labels = offered.map(({ id, label }) => [id, label] as const);
    set(({ sources }) => ({
      sources: { ...sources, equipmentLabels: new Map([...labels, ...sources.equipmentLabels]) },
    }));
  };

  async function labelEquipment(): Promise<void> {
    label(await fetchEquipment(platform, later.signal).catch(() => []));
    const { equipmentLabels } = get().sources;
    const keys = [...byType.values()].flatMap(({ equipmentIds }) => equipmentIds.map(({ key }) => key));
    if (equipmentLabels.size > 0 && keys.every((key) => equipmentLabels.has(key))) return;
    const table = await import('../../../domain/enums/knownEquipment').catch(() => undefined);
    if (table !== undefined) label(table.fallbackEquipment);
  }

  return {
    read: async () => {
      if (state === 'failed') preload = undefined;
      preload ??= preloadSearch(platform);
      const read = await preload.stock;
      state = read === undefined ? 'failed' : 'known';
      byType = new Map([...(read ?? [])].map(([type, facets]) => [type, visibleFacets(facets, limits)]));
      set({ tabs: tabsOf(read && [...read.keys()], limits.carTypesEnforced), mainType: mainTypeOf(byType) });
    },
    readEquipment: () => {
      if (isWidget || later.signal.aborted) return;
      later.signal.addEventListener(
        'abort',
        whenIdle(() => void labelEquipment()),
      );
    },
    readHeaderImages: () => {
      images ??= fetchHeaderImages(platform, later.signal)
        .catch(() => [])
        .then((headerImages) => set({ headerImages }));
    },
    state: () => state,
    of: (tab) => {
      if (state !== 'known' || tab === undefined) return undefined;
      if (tab !== 'ALLE') return byType.get(tab);
      return unionOf([...byType].flatMap(([type, facets]) => (get().tabs.includes(type) ? [facets] : [])));
    },
    abort: () => {
      preload?.abort();
      later.abort();
    },
  };
}
