import { readTab } from '../../src/lib/storageOfTab';
import { scrollerOf } from './pageElements';
import { isReturn } from './scroll';

/** Where a visitor stood on a page with the shop; px. */
export interface KeptPlace {
  /** CSS height of the element that has the shadow root. */
  height: number;
  /** Of the area that scrolls the shop. */
  scrollTop: number;
  /** Upper and lower edge of the shop in the window. */
  top: number;
  bottom: number;
  /** Card of a vehicle in the window; '' for none. Heights above it in a long list are estimated after a reload. */
  vehicleId: string;
  vehicleTop: number;
}

/** As kept in session storage for this entry of the browser's history. @param shop tells the shops of a page apart */
function readPlace(shop: string): KeptPlace | undefined {
  const kept: object = { ...(readTab()[placeName(shop)] as object) };
  return isPlace(kept) ? kept : undefined;
}

/** The page can write there too. */
function isPlace(kept: object): kept is KeptPlace {
  const fields: Record<string, unknown> = { ...kept };
  const { vehicleId } = fields;
  const lengths = ['height', 'scrollTop', 'top', 'bottom', 'vehicleTop'];
  return typeof vehicleId === 'string' && lengths.every((name) => Number.isFinite(fields[name]));
}

/** By the key of the entry where the browser has the Navigation API, else by its address, which the browser keeps as well. */
export function placeName(shop: string): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return `${navigation?.currentEntry?.key ?? location.href} ${shop}`;
}

/** Whether the page stands where the browser scrolls it by itself: where it was, or as far down as it goes meanwhile. */
export function isLeftToBrowser(element: Element, { scrollTop }: KeptPlace): boolean {
  const scroller = scrollerOf(element);
  if (scroller === null) return false;
  const end = scroller.scrollHeight - scroller.clientHeight;
  return Math.abs(scroller.scrollTop - Math.min(scrollTop, end)) <= 2;
}

/** A reload or a way back, to be looked at before the shop has any height. */
export interface Return {
  place: KeptPlace | undefined;
  /** Not where the page restores the scroll position by itself, or the shop was below the window. */
  isRestorable: boolean;
}

export function readReturn(element: Element, shop: string): Return {
  const place = isReturn() ? readPlace(shop) : undefined;
  const isByBrowser = place !== undefined && history.scrollRestoration !== 'manual' && place.top < window.innerHeight;
  return { place, isRestorable: isByBrowser && isUntouched(element, place) };
}

/** False where the visitor has scrolled while the script was still on its way. */
function isUntouched(element: Element, place: KeptPlace): boolean {
  const scroller = scrollerOf(element);
  // The browser has not begun, or never does: an area of the page.
  const isWaiting = document.readyState !== 'complete' || scroller !== document.scrollingElement;
  return (scroller?.scrollTop === 0 && isWaiting) || isLeftToBrowser(element, place);
}
