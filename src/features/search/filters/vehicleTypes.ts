import { carTypes, type CarType } from '../../../domain/enums/carType';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { CarTypeTab } from './filter';

/** Types in stock that the tenant allows, and ALLE (rules/search: available types); every type while they are unknown. */
export function tabsOf(available: readonly CarType[] | undefined, enforced: readonly CarType[]): CarTypeTab[] {
  const offered = carTypes.keys.filter(
    (type) => (available?.includes(type) ?? true) && (enforced.length === 0 || enforced.includes(type)),
  );
  return offered.length > 1 ? [...offered, 'ALLE'] : offered;
}

/** Share of the stock from which the other types are a filter instead of a row of their own. */
const NEARLY_ALL = 0.9;

/** Type that has nearly all of the stock (rules/search: type tabs). */
export function mainTypeOf(byType: ReadonlyMap<CarType, Facets>): CarType | undefined {
  const counts = [...byType].map(
    ([type, { manufacturers }]) => [type, manufacturers.reduce((sum, { count }) => sum + count, 0)] as const,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.find(([, count]) => total > 0 && count >= NEARLY_ALL * total)?.[0];
}

/** Tab for the type in an address: the same if it is available, else the first one. */
export function tabFor(wanted: CarTypeTab | undefined, tabs: readonly CarTypeTab[]): CarTypeTab {
  if (wanted !== undefined && tabs.includes(wanted)) return wanted;
  return tabs[0] ?? 'ALLE';
}

/** Tab after a press: pressing the active one selects ALLE, but not in the search widget (rules/search: active tab again). */
export function nextTab(
  pressed: CarTypeTab,
  active: CarTypeTab | undefined,
  tabs: readonly CarTypeTab[],
  isWidget: boolean,
): CarTypeTab {
  return pressed === active && !isWidget && tabs.includes('ALLE') ? 'ALLE' : pressed;
}

export function tabLabel(tab: CarTypeTab): string {
  return tab === 'ALLE' ? 'Alle' : carTypes.label(tab);
}
