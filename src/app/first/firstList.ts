import type { CarType } from '../../domain/enums/carType';
import type { Tenant } from '../../domain/tenant/tenant';
import { isAcrossTypes, parseCarQueryParams, type CarQuery } from '../../domain/vehicle/search/query';
import type { Facets } from '../../domain/vehicle/search/facets';
import type { CarTypeTab } from '../../features/search/filters/filter';
import { withoutForbidden } from '../../features/search/filters/tenantLimits';
import { mainTypeOf, tabFor, tabsOf } from '../../features/search/filters/vehicleTypes';
import {
  parseDisplay,
  queryOf,
  searchText,
  withDisplay,
  type SearchDisplay,
} from '../../features/search/state/searchText';

export interface FirstList {
  tab: CarTypeTab;
  tabs: readonly CarTypeTab[];
  mainType: CarTypeTab | undefined;
  display: SearchDisplay;
  /** Of filters, above it. */
  hasChips: boolean;
  /** @param listed number of vehicles */
  searchOf: (listed: number) => string;
  query: CarQuery;
}

/** @param stock facets of the types in stock */
export function firstListOf(
  carQueryParams: string,
  { settings, behaviours }: Pick<Tenant, 'settings' | 'behaviours'>,
  stock: ReadonlyMap<CarType, Facets>,
): FirstList {
  const { carTypesEnforced: enforced } = settings;
  const { carType, orderBy, pageNumber: _, pageSize: __, ...written } = parseCarQueryParams(carQueryParams);
  const wanted = withoutForbidden(
    { tab: isAcrossTypes(carQueryParams) ? 'ALLE' : carType, values: written, orderBy },
    { ...behaviours, carTypesEnforced: enforced },
  );
  const tabs = tabsOf([...stock.keys()], enforced);
  const criteria = { ...wanted, tab: tabFor(wanted.tab, tabs) };
  const display = parseDisplay(carQueryParams);
  const search = searchText(criteria);
  return {
    tab: criteria.tab,
    tabs,
    mainType: mainTypeOf(stock),
    display,
    hasChips: Object.keys(criteria.values).length > 0,
    searchOf: (listed) => withDisplay(search, { ...display, listed }),
    query: { ...queryOf(criteria, enforced), pageNumber: 1, pageSize: display.listed },
  };
}
