import { readTabStorage } from '../../src/lib/tabStorage';
import { scrollerOf } from './pageElements';
import { isReturn } from './scroll';

export const PLACES = 'webshop-widget-places';

/** px */
export interface StoredScrollPosition {
  /** CSS px. */
  height: number;
  scrollTop: number;
  top: number;
  bottom: number;
  /** Card in the viewport, '' for none; the better anchor: a reload estimates the heights of a long list. */
  vehicleId: string;
  vehicleTop: number;
}

/** Of the history entry. @param shop name of the shop on the page */
function readPosition(shop: string): StoredScrollPosition | undefined {
  const stored: object = { ...(readTabStorage(PLACES)[placeName(shop)] as object) };
  return isPlace(stored) ? stored : undefined;
}

/** The page can write to session storage, too. */
function isPlace(stored: object): stored is StoredScrollPosition {
  const fields: Record<string, unknown> = { ...stored };
  const { vehicleId } = fields;
  const lengths = ['height', 'scrollTop', 'top', 'bottom', 'vehicleTop'];
  return typeof vehicleId === 'string' && lengths.every((name) => Number.isFinite(fields[name]));
}

/** By the history entry's key (Navigation API), else its URL. */
export function placeName(shop: string): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return `${navigation?.currentEntry?.key ?? location.href} ${shop}`;
}

/** At its restored position, or at its end while too short. */
export function isLeftToBrowser(element: Element, { scrollTop }: StoredScrollPosition): boolean {
  const scroller = scrollerOf(element);
  if (scroller === null) return false;
  const end = scroller.scrollHeight - scroller.clientHeight;
  return Math.abs(scroller.scrollTop - Math.min(scrollTop, end)) <= 2;
}

/** Read before the shop is rendered. */
export interface Return {
  place: StoredScrollPosition | undefined;
  /** False: the page restores it, the shop was below the viewport, or the visitor has scrolled. */
  isRestorable: boolean;
}

export function readReturn(element: Element, shop: string): Return {
  const place = isReturn() ? readPosition(shop) : undefined;
  const isByBrowser = place !== undefined && history.scrollRestoration !== 'manual' && place.top < window.innerHeight;
  return { place, isRestorable: isByBrowser && isUntouched(element, place) };
}

/** False: scrolled while the script was loading. */
function isUntouched(element: Element, place: StoredScrollPosition): boolean {
  const scroller = scrollerOf(element);
  // Not restored yet; browsers never restore inner scrollers.
  const isWaiting = document.readyState !== 'complete' || scroller !== document.scrollingElement;
  return (scroller?.scrollTop === 0 && isWaiting) || isLeftToBrowser(element, place);
}
