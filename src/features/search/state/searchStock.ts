import type { Platform } from '../../../api/platform';
import type { CarType } from '../../../domain/enums/carType';
import type { Equipment } from '../../../domain/enums/equipment';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { CarTypeTab } from '../filters/filter';
import { unionOf } from '../filters/filterOptions';
import { preloadSearch, type SearchPreload } from './preload';
import type { SearchState } from './searchState';
import { visibleFacets, type TenantLimits } from '../filters/tenantLimits';
import { mainTypeOf, tabsOf } from '../filters/vehicleTypes';

/** Data that the search loads once: types and facets of the whole stock, equipment, header images. */
interface SearchStock {
  /** Loads the data into the state; failed parts are left out, and loaded by the next call. */
  read: () => Promise<void>;
  state: () => 'unread' | 'known' | 'failed';
  /** Facets of the whole stock of a type, as far as they are loaded. */
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
  let preload = options.preload;
  let state: ReturnType<SearchStock['state']> = 'unread';
  let byType: ReadonlyMap<CarType, Facets> = new Map();

  /** Adds labels of equipment, without replacing existing ones; hidden equipment gets none. */
  const label = (equipment: readonly Equipment[]) => {
    const offered = equipment.filter(({ id }) => !limits.hiddenEquipmentKeys.includes(id.toLowerCase()));
    const labels = offered.map(({ id, label }) => [id, label] as const);
    set(({ sources }) => ({
      sources: { ...sources, equipmentLabels: new Map([...labels, ...sources.equipmentLabels]) },
    }));
  };

  /** Adds labels of the shop's own table for equipment that is missing in the platform's list. */
  async function labelUnknownEquipment(): Promise<void> {
    const { equipmentLabels } = get().sources;
    const keys = [...byType.values()].flatMap(({ equipmentIds }) => equipmentIds.map(({ key }) => key));
    if (isWidget || keys.every((key) => equipmentLabels.has(key))) return;
    const table = await import('../../../domain/enums/knownEquipment').catch(() => undefined);
    if (table !== undefined) label(table.fallbackEquipment);
  }

  return {
    read: async () => {
      if (state === 'failed') preload = undefined;
      preload ??= preloadSearch(platform, isWidget ? 'widget' : 'page');
      const { headerImages, equipment, stock } = preload;
      void headerImages.then((images) => set({ headerImages: images }));
      void Promise.all([equipment.then(label), stock]).then(labelUnknownEquipment);
      const read = await stock;
      state = read === undefined ? 'failed' : 'known';
      byType = new Map([...(read ?? [])].map(([type, facets]) => [type, visibleFacets(facets, limits)]));
      set({ tabs: tabsOf(read && [...read.keys()], limits.carTypesEnforced), mainType: mainTypeOf(byType) });
    },
    state: () => state,
    of: (tab) => {
      if (state !== 'known' || tab === undefined) return undefined;
      if (tab !== 'ALLE') return byType.get(tab);
      return unionOf([...byType].flatMap(([type, facets]) => (get().tabs.includes(type) ? [facets] : [])));
    },
    abort: () => preload?.abort(),
  };
}
