import type { grantConsent, revokeConsent } from './consent';
import type { Diagnosis } from './diagnose/finding';
import type { mount } from './mount';

/** The one global of the page, and what the module exports. */
export interface WebshopWidgetApi {
  mount: typeof mount;
  /** With `data-consent="external"`: services that the visitor has allowed in the page's own consent tool. */
  grantConsent: typeof grantConsent;
  /** Services that the visitor allows no more: their frames and scripts are removed at once. */
  revokeConsent: typeof revokeConsent;
  /** Looks at page, shops and platform, and says on the console and as a value what it found. */
  diagnose: () => Promise<Diagnosis>;
  readonly version: string;
  /** Takes calls of a page that does not know whether the script is there: `window.WebshopWidget = window.WebshopWidget || { q: [] }`. */
  readonly q: CallQueue;
}

/** What a page may have queued: a function that gets the API, or the name of one of its functions with what it is given. */
export type QueuedCall =
  | ((api: WebshopWidgetApi) => void)
  | readonly ['mount', ...Parameters<typeof mount>]
  | readonly ['grantConsent' | 'revokeConsent', services: readonly string[]];

/** Takes calls at any time, before and after the script is there: `WebshopWidget.q.push(…)`. */
export interface CallQueue {
  push: (...calls: QueuedCall[]) => void;
}
