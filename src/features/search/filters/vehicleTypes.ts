import { carTypes, type CarType } from '../../../domain/vehicle/enums/carType';
import type { CarTypeTab } from './filter';

/**
 * The tabs of a shop (storefront 4): types with vehicles, of these the ones that the tenant enforces, ALLE at the end. A single
 * type needs no ALLE. While the platform does not say what it has (`available` undefined) every type is offered.
 */
export function tabsOf(available: readonly CarType[] | undefined, enforced: readonly CarType[]): CarTypeTab[] {
  const offered = carTypes.keys.filter(
    (type) => (available?.includes(type) ?? true) && (enforced.length === 0 || enforced.includes(type)),
  );
  return offered.length > 1 ? [...offered, 'ALLE'] : offered;
}

/** The tab that stands for what an address asks for: itself if it is on offer, else the first one. */
export function tabFor(wanted: CarTypeTab | undefined, tabs: readonly CarTypeTab[]): CarTypeTab {
  if (wanted !== undefined && tabs.includes(wanted)) return wanted;
  return tabs[0] ?? 'ALLE';
}

/** The active tab again means ALLE, but in the search widget, where it stays (storefront 4). */
export function nextTab(
  pressed: CarTypeTab,
  active: CarTypeTab | undefined,
  tabs: readonly CarTypeTab[],
  isWidget: boolean,
): CarTypeTab {
  return pressed === active && !isWidget && tabs.includes('ALLE') ? 'ALLE' : pressed;
}

/** ALLE, or the German name of the type. */
export function tabLabel(tab: CarTypeTab): string {
  return tab === 'ALLE' ? 'Alle' : carTypes.label(tab);
}
