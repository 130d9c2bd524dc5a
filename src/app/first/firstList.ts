import type { CarType } from '../../domain/enums/carType';
import type { Tenant } from '../../domain/tenant/tenant';
import { priceDisplayOf } from '../../domain/vehicle/search/priceDisplay';
import type { Facets } from '../../domain/vehicle/search/facets';
import { isAcrossTypes, isByDistance, parseCarQueryParams } from '../../domain/vehicle/search/query';
import type { CarTypeTab } from '../../features/search/filters/filter';
import { mainTypeOf, tabFor, tabsOf } from '../../features/search/filters/vehicleTypes';
import { parseDisplay, searchText, withDisplay, type SearchDisplay } from '../../features/search/state/searchText';

/** The list that the shop shows first. */
export interface FirstList {
  tab: CarTypeTab;
  tabs: readonly CarTypeTab[];
  mainType: CarTypeTab | undefined;
  display: SearchDisplay;
  /** Whether chips of filters stand above it. */
  hasChips: boolean;
  /** In the vehicles' addresses. @param listed number of vehicles */
  searchOf: (listed: number) => string;
}

/** Whether an address leaves no doubt: a rate is calculated by the bank, and a list by distance is composed of several answers. */
export function isPlainSearch(carQueryParams: string): boolean {
  return (
    (priceDisplayOf(carQueryParams) ?? 'cash') === 'cash' && !isByDistance(parseCarQueryParams(carQueryParams).orderBy)
  );
}

/**
 * @param stock facets of the types in stock
 * @returns `undefined` where the shop will ask for another list than was asked for early, which was one of cars if the address names no type
 */
export function firstListOf(
  carQueryParams: string,
  { settings, behaviours }: Pick<Tenant, 'settings' | 'behaviours'>,
  stock: ReadonlyMap<CarType, Facets> | undefined,
): FirstList | undefined {
  const { carTypesEnforced: enforced } = settings;
  const { carType, orderBy, pageNumber: _, pageSize: __, ...values } = parseCarQueryParams(carQueryParams);
  const asked = isAcrossTypes(carQueryParams) ? 'ALLE' : (carType ?? 'PKW');
  const tabs = tabsOf(stock && [...stock.keys()], enforced);
  // Types and equipment that the dealer excludes are taken out of a search.
  const isLimited =
    (enforced.length > 0 && (asked === 'ALLE' || values.carTypes !== undefined)) ||
    (behaviours.hiddenEquipmentKeys.length > 0 && values.equipmentIds !== undefined);
  if (stock === undefined || isLimited || tabFor(asked, tabs) !== asked) return undefined;
  if (carType === undefined && asked === 'PKW' && tabs[0] !== asked) return undefined;
  const display = parseDisplay(carQueryParams);
  const search = searchText({ tab: asked, values, orderBy });
  return {
    tab: asked,
    tabs,
    mainType: mainTypeOf(stock),
    display,
    hasChips: Object.keys(values).length > 0,
    searchOf: (listed) => withDisplay(search, { ...display, listed }),
  };
}
