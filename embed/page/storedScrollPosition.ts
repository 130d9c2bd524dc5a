import { readTabStorage } from '../../src/lib/tabStorage';
import { scrollerOf } from './pageElements';
import { isReturn } from './scroll';

export const PLACES = 'webshop-widget-places';

/** Stored scroll position of a visitor on a page with the shop; px. */
export interface StoredScrollPosition {
  /** CSS height of the shadow host. */
  height: number;
  scrollTop: number;
  top: number;
  bottom: number;
  /** Vehicle card in the viewport, '' for none: a better anchor, because a reload estimates the heights of a long list. */
  vehicleId: string;
  vehicleTop: number;
}

/** Position stored for the current history entry. @param shop name of the shop among those of the page */
function readPosition(shop: string): StoredScrollPosition | undefined {
  const stored: object = { ...(readTabStorage(PLACES)[placeName(shop)] as object) };
  return isPlace(stored) ? stored : undefined;
}

/** Validates the stored value: the page can write to session storage as well. */
function isPlace(stored: object): stored is StoredScrollPosition {
  const fields: Record<string, unknown> = { ...stored };
  const { vehicleId } = fields;
  const lengths = ['height', 'scrollTop', 'top', 'bottom', 'vehicleTop'];
  return typeof vehicleId === 'string' && lengths.every((name) => Number.isFinite(fields[name]));
}

/** Storage key of the current history entry: its key in browsers with the Navigation API, else its URL. */
export function placeName(shop: string): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return `${navigation?.currentEntry?.key ?? location.href} ${shop}`;
}

/** Whether the page is at its restored scroll position, or at its end while it is still too short for that. */
export function isLeftToBrowser(element: Element, { scrollTop }: StoredScrollPosition): boolean {
  const scroller = scrollerOf(element);
  if (scroller === null) return false;
  const end = scroller.scrollHeight - scroller.clientHeight;
  return Math.abs(scroller.scrollTop - Math.min(scrollTop, end)) <= 2;
}

/** A reload or a return by Back, to be read before the shop is rendered. */
export interface Return {
  place: StoredScrollPosition | undefined;
  /** False if the page restores the scroll position itself, the shop was below the viewport, or the visitor has scrolled since. */
  isRestorable: boolean;
}

export function readReturn(element: Element, shop: string): Return {
  const place = isReturn() ? readPosition(shop) : undefined;
  const isByBrowser = place !== undefined && history.scrollRestoration !== 'manual' && place.top < window.innerHeight;
  return { place, isRestorable: isByBrowser && isUntouched(element, place) };
}

/** False if the visitor has scrolled while the script was loading. */
function isUntouched(element: Element, place: StoredScrollPosition): boolean {
  const scroller = scrollerOf(element);
  // Not restored yet; browsers never restore a scroll container inside the page.
  const isWaiting = document.readyState !== 'complete' || scroller !== document.scrollingElement;
  return (scroller?.scrollTop === 0 && isWaiting) || isLeftToBrowser(element, place);
}
