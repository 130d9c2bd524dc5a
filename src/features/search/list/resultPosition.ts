import { PAGE_SIZE } from '../../../domain/vehicle/search/query';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { ListPosition } from '../state/searchState';

/** Measures only the chunk in view: others are not laid out. */
export function listPositionIn(list: Element, vehicles: readonly Vehicle[]): ListPosition | undefined {
  const isInView = (element: Element) => element.getBoundingClientRect().bottom > 0;
  const chunks = [...list.children];
  const chunk = chunks.findIndex(isInView);
  const items = [...(chunks[chunk]?.children ?? [])];
  const item = items.findIndex(isInView);
  const vehicle = vehicles[chunk * PAGE_SIZE + item];
  if (chunk < 0 || item < 0 || vehicle === undefined) return undefined;
  return { vehicleId: vehicle.id, top: items[item]?.getBoundingClientRect().top };
}

/** To its previous position or the middle, with the focus. */
export function restoreListPosition(
  list: Element,
  { vehicleId, top }: ListPosition,
  vehicles: readonly Vehicle[],
): void {
  const index = vehicles.findIndex(({ id }) => id === vehicleId);
  const item = list.children.item(Math.floor(index / PAGE_SIZE))?.children.item(index % PAGE_SIZE);
  if (index < 0 || !(item instanceof HTMLElement)) return;
  // focus() forces the layout of a skipped card.
  item.querySelector('a')?.focus({ preventScroll: true });
  if (top === undefined) item.scrollIntoView({ block: 'center', behavior: 'instant' });
  else scrollTo(item, top);
}

/** `scroll-margin` works for window and overlay. */
function scrollTo(item: HTMLElement, top: number): void {
  let margin = top;
  // The second corrects for the host's `scroll-padding`.
  for (let round = 0; round < 2; round += 1) {
    item.style.scrollMarginTop = `${margin}px`;
    item.scrollIntoView({ block: 'start', behavior: 'instant' });
    margin += top - item.getBoundingClientRect().top;
  }
  item.style.scrollMarginTop = '';
}
