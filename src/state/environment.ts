import type { EarlyReads } from '../lib/http/earlyReads';
import type { ShopHistory } from '../lib/history/shopHistory';
import type { Emit, ShopEvents } from './shopEvents';

export type { Emit, ShopEvents } from './shopEvents';

/** What the dealer wrote into the script tag or gave to `mount`, checked and completed (decisions 1). */
export interface ShopConfig {
  adminId: string;
  /** Without trailing slash. */
  apiUrl: string;
  layout: 'normal' | 'overlay';
  start: 'open' | 'closed';
  mode: 'shop' | 'search';
  /** Search mode: base URL of the page that holds the shop. */
  clientUrl?: string;
  hashPrefix?: string;
  cspNonce?: string;
  /** Height of what covers the top edge of the window, px; found by itself where it is not said. */
  offsetTop?: number;
  managesHead: boolean;
  /** `external`: third-party content waits for `WebshopWidget.grantConsent`; `ask`: the shop asks in place. */
  consent: 'ask' | 'external';
}

export interface HeadContent {
  title?: string;
  description?: string;
  /** Serialised as one JSON-LD script. */
  structuredData?: object;
}

/** Everything the shop may change outside its shadow root; each method returns its cleanup. */
export interface Host {
  /** Title, meta description and JSON-LD of the host; a no-op where `data-manage-head` is false. */
  showHead(content: HeadContent): () => void;
  /** A light-DOM child of the mount element, projected by `<slot name>`, for what cannot live in a shadow root. */
  createSlot(name: string): { element: HTMLElement; remove: () => void };
  /** Query of the host's own address (never changed by the shop). */
  readonly query: URLSearchParams;
  /** Full address that leads to where the visitor is: the page's own, or one built for a shop that does not own it. */
  currentUrl(): string;
  /** Prints the shop without the page around it. */
  print(): void;
  /** Scrolls the window (or the overlay) so that the top of the shop is in view: at once, or gliding for the eyes to follow. */
  scrollToTop(isGliding?: boolean): void;
  /**
   * Brings a part of the shop into view that the visitor has followed a link to, unless it is. The first one of a visit only
   * where the page was not loaded anew or come back to: the browser then knows the place.
   */
  arriveAt(part: Element, isFirst: boolean): void;
  /**
   * Overlay layout: hides what these selectors find on the host page whenever the overlay is open (tenant setting
   * `htmlElementSelectorsToHideOnOverlay`). Selectors that cannot be read are passed over; a no-op in normal layout.
   */
  hideWhileOpen(selectors: readonly string[]): () => void;
  /** One line on the console for the dealer who set the shop up: names the attribute that does not work out. */
  report(attribute: string, message: string): void;
}

/** What the host page's own consent tool has granted and not revoked (`WebshopWidget`); one for all shops of the page. */
export interface ExternalConsent {
  /** Names of the services; the same array until it changes. */
  granted(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/** Asks the host page to open its own consent tool for a service; false where the page does not listen. */
export type AskForConsent = (question: ShopEvents['consent-needed']) => boolean;

/** All that a mounted shop gets from the page it lives in. */
export interface Environment {
  config: ShopConfig;
  history: ShopHistory;
  host: Host;
  consent: ExternalConsent;
  emit: Emit;
  askForConsent: AskForConsent;
  /** Reads that the page started while the shop was loading. */
  early?: EarlyReads;
  /** Where React renders: an element inside the shadow root, behind the reset. */
  container: HTMLElement;
  /** Takes the style sheets of the shop. */
  styleRoot: ShadowRoot | Document;
  /** Overlay layout: closes it. */
  close?: () => void;
}
