import { readTab } from '../../src/lib/storageOfTab';

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
export function readPlace(shop: string): KeptPlace | undefined {
  const kept: object = { ...(readTab()[placeName(shop)] as object) };
  return isPlace(kept) ? kept : undefined;
}

/** The page can write there too. */
function isPlace(kept: object): kept is KeptPlace {
  const fields: Record<string, unknown> = { ...kept };
  return ['height', 'scrollTop', 'top', 'bottom', 'vehicleTop'].every((name) => Number.isFinite(fields[name]));
}

/** By the key of the entry where the browser has the Navigation API, else by its address, which the browser keeps as well. */
export function placeName(shop: string): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return `${navigation?.currentEntry?.key ?? location.href} ${shop}`;
}
