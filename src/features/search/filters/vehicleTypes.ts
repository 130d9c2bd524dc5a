import { carTypes, type CarType } from '../../../domain/enums/carType';
import type { Facets } from '../../../domain/vehicle/search/facets';
import type { CarTypeTab } from './filter';

/** Every type while unknown (rules/search: available types). */
export function tabsOf(available: readonly CarType[] | undefined, enforced: readonly CarType[]): CarTypeTab[] {
  const offered = carTypes.keys.filter(
    (type) => (available?.includes(type) ?? true) && (enforced.length === 0 || enforced.includes(type)),
  );
  return offered.length > 1 ? [...offered, 'ALLE'] : offered;
}

/** The other types are then a filter, not a row. */
const MAIN_TYPE_SHARE = 0.9;

/** rules/search: type tabs */
export function mainTypeOf(byType: ReadonlyMap<CarType, Facets>): CarType | undefined {
  const counts = [...byType].map(
    ([type, { manufacturers }]) => [type, manufacturers.reduce((sum, { count }) => sum + count, 0)] as const,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.find(([, count]) => total > 0 && count >= MAIN_TYPE_SHARE * total)?.[0];
}

export function tabFor(wanted: CarTypeTab | undefined, tabs: readonly CarTypeTab[]): CarTypeTab {
  if (wanted !== undefined && tabs.includes(wanted)) return wanted;
  return tabs[0] ?? 'ALLE';
}

/** Pressing the active one selects ALLE, not in the widget (rules/search: active tab again). */
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
