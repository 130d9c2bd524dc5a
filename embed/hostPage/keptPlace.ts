import { createTabStorage } from '../../src/lib/storageOfTab';
import { scrollerOf } from './pageElements';

/** Where a visitor stood on a page with the shop; px. */
export interface KeptPlace {
  /** CSS height of the element that has the shadow root. */
  height: number;
  /** Of the area that scrolls the shop. */
  scrollTop: number;
  /** Upper and lower edge of the shop in the window. */
  top: number;
  bottom: number;
  /** Card of a vehicle in the window, and its upper edge: heights above it in a long list are estimated after a reload. */
  vehicleId?: string;
  vehicleTop?: number;
}

/** Entries of the history whose places are kept. */
const LIMIT = 30;

/** The place in session storage, by entry of the browser's history. Where storage is forbidden, it costs the place. */
export interface PlaceStore {
  read: () => KeptPlace | undefined;
  write: (place: KeptPlace) => void;
}

/** @param name tells the shops of a page apart */
export function createPlaceStore(name: string): PlaceStore {
  const storage = createTabStorage(LIMIT);
  const key = () => `${entryKey()} ${name}`;
  return {
    read: () => readPlace(storage.read(key())),
    write: (place) => storage.write(key(), place),
  };
}

/** Key of the current entry, by the Navigation API; without it, a number for its address, which may be private. */
function entryKey(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? String(numberOf(location.href));
}

function numberOf(text: string): number {
  let number = 0;
  for (let at = 0; at < text.length; at += 1) number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
  return number;
}

/** The page can write there too. */
function readPlace(kept: unknown): KeptPlace | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { height, scrollTop, top, bottom, vehicleId, vehicleTop } = kept as Record<string, unknown>;
  if (!isLength(height) || height < 0 || !isLength(scrollTop) || !isLength(top) || !isLength(bottom)) return undefined;
  const place = { height, scrollTop, top, bottom };
  return typeof vehicleId === 'string' && isLength(vehicleTop) ? { ...place, vehicleId, vehicleTop } : place;
}

/** No page is a million pixels high. */
const isLength = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1_000_000;

/** @param holder element that has the shadow root; hidden, it has no place */
export function measurePlace(holder: Element, container: Element): KeptPlace | undefined {
  const { top, bottom, width } = holder.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(holder).height);
  const scroller = scrollerOf(holder);
  if (width === 0 || Number.isNaN(height) || scroller === null) return undefined;
  const place = { height, scrollTop: scroller.scrollTop, top, bottom };
  for (const card of container.querySelectorAll<HTMLElement>('[data-vehicle-id]')) {
    const { top: vehicleTop, bottom: end, height: own } = card.getBoundingClientRect();
    const { vehicleId } = card.dataset;
    if (own > 0 && end > 0 && vehicleId !== undefined)
      return vehicleTop < window.innerHeight ? { ...place, vehicleId, vehicleTop } : place;
  }
  return place;
}

/** Whether a visit is a reload or a way back: the browser then scrolls to where the page was. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && (visit.type === 'reload' || visit.type === 'back_forward');
}
