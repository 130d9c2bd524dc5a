import type { MailLinks } from './mailLink';
import type { ThemeProperties, ThemeSettings } from '../domain/tenant/theme';
import type { EarlyReads } from '../lib/http/earlyReads';
import type { ShopHistory } from '../lib/history/shopHistory';
import type { Emit, ShopEvents } from './shopEvents';

/** Options of the script tag or `mount`, checked and with defaults. */
export interface ShopConfig {
  adminId: string;
  apiUrl: string;
  layout: 'normal' | 'overlay';
  start: 'open' | 'closed';
  mode: 'shop' | 'search';
  /** Search mode: page that holds the shop. */
  clientUrl?: string;
  hashPrefix?: string;
  cspNonce?: string;
  /** px at the window's top edge that something covers; detected if not given. */
  offsetTop?: number;
  managesHead: boolean;
  /** `external`: third parties wait for `WebshopWidget.grantConsent`; `ask`: the shop asks in place. */
  consent: 'ask' | 'external';
}

export interface HeadContent {
  title?: string;
  description?: string;
  /** Description for a page that has none. */
  missingDescription?: string;
  structuredData?: object;
}

/** All that the shop may change outside its shadow root; each method returns its cleanup. */
export interface Host {
  /** Title, meta description and JSON-LD, if given; a no-op where `data-manage-head` is false. */
  showHead(content: HeadContent): () => void;
  /** Light-DOM child projected by `<slot name>`, for what cannot live in a shadow root. */
  createSlot(name: string): { element: HTMLElement; remove: () => void };
  /** Query of the host's own address, which the shop never changes. */
  readonly query: URLSearchParams;
  /** Full address of the screen; built for a shop that does not own the page's hash. */
  currentUrl(): string;
  print(): void;
  /** The window, or the overlay. */
  scrollToTop(isGliding?: boolean): void;
  /** Unless in view; the first part of a visit only if the page was not reloaded or returned to. */
  arriveAt(part: Element, isFirst: boolean): void;
  /** Setting `htmlElementSelectorsToHideOnOverlay`; invalid selectors are skipped. */
  hideWhileOpen(selectors: readonly string[]): () => void;
  report(attribute: string, message: string): void;
}

/** Granted by `WebshopWidget.grantConsent` and not revoked; for all shops of the page. */
export interface ExternalConsent {
  /** The same array until it changes. */
  granted(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/** Asks the host's consent tool; false if the page has no listener. */
type AskForConsent = (question: ShopEvents['consent-needed']) => boolean;

/** Over the dealer's settings; may change while the page lives. */
export interface PageLook {
  /** Theme with the page's look, the same function until it changes; `undefined` without one. */
  theme: () => ((settings: ThemeSettings) => ThemeProperties) | undefined;
  subscribe: (listener: () => void) => () => void;
}

export interface Presence {
  isShown: () => boolean;
  /** Shows or hides everything before it returns. */
  subscribe: (listener: () => void) => () => void;
}

/** Painted before the shop's code; React's take their place. */
export interface FirstCards {
  isShown: () => boolean;
  /** Resolves when no press on them is under way, which would be lost. */
  released: () => Promise<void>;
  /** Focus and pictures; the result gives them to the cards that follow. */
  keep: () => () => void;
}

export interface Environment {
  config: ShopConfig;
  history: ShopHistory;
  host: Host;
  look: PageLook;
  consent: ExternalConsent;
  emit: Emit;
  askForConsent: AskForConsent;
  /** One for shop and admin area: the address of one may lead to the other. */
  mailLinks: MailLinks;
  /** Requests from before the shop's code. */
  early?: EarlyReads;
  firstCards?: () => FirstCards | undefined;
  /** Inside the shadow root, behind the reset. */
  container: HTMLElement;
  styleRoot: ShadowRoot | Document;
  /** Overlay layout only; else the shop is always shown. */
  presence?: Presence;
}
