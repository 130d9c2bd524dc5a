import type { MailLinks } from './mailLink';
import type { ThemeProperties, ThemeSettings } from '../domain/tenant/theme';
import type { EarlyReads } from '../lib/http/earlyReads';
import type { ShopHistory } from '../lib/history/shopHistory';
import type { Emit, ShopEvents } from './shopEvents';

/** Options of the script tag or of `mount`, checked and with defaults. */
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
  /** Height of what covers the top edge of the window, px; detected if not given. */
  offsetTop?: number;
  managesHead: boolean;
  /** `external`: third-party content waits for `WebshopWidget.grantConsent`; `ask`: the shop asks in place. */
  consent: 'ask' | 'external';
}

export interface HeadContent {
  title?: string;
  description?: string;
  /** Description for a page that has none of its own. */
  missingDescription?: string;
  structuredData?: object;
}

/** Everything the shop may change outside its shadow root; each method returns its cleanup. */
export interface Host {
  /** Title, meta description and JSON-LD of the host, as far as they are given; a no-op where `data-manage-head` is false. */
  showHead(content: HeadContent): () => void;
  /** A light-DOM child of the mount element, projected by `<slot name>`, for what cannot live in a shadow root. */
  createSlot(name: string): { element: HTMLElement; remove: () => void };
  /** Query of the host's own address (never changed by the shop). */
  readonly query: URLSearchParams;
  /** Full address of the current screen: that of the page, or a built one for a shop that does not own the page's hash. */
  currentUrl(): string;
  /** Prints the shop without the page around it. */
  print(): void;
  /** Scrolls the window (or the overlay) to the top of the shop, at once or smoothly. */
  scrollToTop(isGliding?: boolean): void;
  /** Unless it is in view; the first part of a visit only if the page was not reloaded or returned to. */
  arriveAt(part: Element, isFirst: boolean): void;
  /** Whenever the overlay is open (setting `htmlElementSelectorsToHideOnOverlay`); invalid selectors are skipped. */
  hideWhileOpen(selectors: readonly string[]): () => void;
  /** Writes one console line that names an attribute or setting with an invalid value, for the dealer. */
  report(attribute: string, message: string): void;
}

/** Services granted by the host page (`WebshopWidget.grantConsent`) and not revoked; one for all shops of the page. */
export interface ExternalConsent {
  /** Names of the services; the same array until it changes. */
  granted(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/** Asks the host page to open its consent tool for a service; false if the page has no listener. */
type AskForConsent = (question: ShopEvents['consent-needed']) => boolean;

/** Look that the page gives the shop, over the dealer's settings; it may change while the page lives. */
export interface PageLook {
  /** Theme with the page's look, the same function until the look changes; `undefined` while the page gives none. */
  theme: () => ((settings: ThemeSettings) => ThemeProperties) | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Whether the shop is in front of the visitor: in a closed overlay it is not, and holds nothing of the page. */
export interface Presence {
  isShown: () => boolean;
  /** The listener shows or hides everything before it returns. */
  subscribe: (listener: () => void) => () => void;
}

/** The first cards, painted before the code of the shop was there; React's take their place. */
export interface FirstCards {
  isShown: () => boolean;
  /** Resolves when no press on them is under way, which would be lost with them. */
  released: () => Promise<void>;
  /** Remembers focus and pictures; the result gives them to the cards that then stand there. */
  keep: () => () => void;
}

/** Everything that a mounted shop gets from the host page. */
export interface Environment {
  config: ShopConfig;
  history: ShopHistory;
  host: Host;
  look: PageLook;
  consent: ExternalConsent;
  emit: Emit;
  askForConsent: AskForConsent;
  /** Link of a mail that was followed: one for shop and admin area, because the address of one may lead to the other. */
  mailLinks: MailLinks;
  /** Requests that were started while the code of the shop was loading. */
  early?: EarlyReads;
  firstCards?: () => FirstCards | undefined;
  /** Where React renders: an element inside the shadow root, behind the reset. */
  container: HTMLElement;
  /** Takes the style sheets of the shop. */
  styleRoot: ShadowRoot | Document;
  /** Overlay layout only: everywhere else the shop is shown as long as it is mounted. */
  presence?: Presence;
}
