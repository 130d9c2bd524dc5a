import type { grantConsent, revokeConsent } from '../page/consent';
import type { Diagnosis } from '../../src/tools/embedding/finding';
import type { On } from '../page/events';
import type { mount } from './mount';

/** `window.WebshopWidget`, and the exports of the module. */
export interface WebshopWidgetApi {
  mount: typeof mount;
  /** With `data-consent="external"`: grants services that the visitor has allowed in the page's consent tool. */
  grantConsent: typeof grantConsent;
  /** Revokes services: their frames and scripts are removed at once. */
  revokeConsent: typeof revokeConsent;
  /** Subscribes to an event of every shop of the page, present and future; returns unsubscribe. */
  on: On;
  /** Checks page, shops and platform; logs the findings and returns them. */
  diagnose: () => Promise<Diagnosis>;
  readonly version: string;
  /** Queue for calls before the script is loaded: `window.WebshopWidget = window.WebshopWidget || { q: [] }`. */
  readonly q: CallQueue;
}

/** Entry of the queue: a function that gets the API, or the name of one of its functions with its arguments. */
type QueuedCall =
  | ((api: WebshopWidgetApi) => void)
  | readonly ['mount', ...Parameters<typeof mount>]
  | readonly ['grantConsent' | 'revokeConsent', services: readonly string[]];

/** Call queue, for use before and after the script is loaded: `WebshopWidget.q.push(…)`. */
export interface CallQueue {
  push: (...calls: QueuedCall[]) => void;
}
