import { grantConsent, revokeConsent } from './consent';
import { mount } from './mount';
import { readAttributes } from './options';
import { findPlace } from './hostPage/scriptPlace';

/** The one global of the page, and what the module exports. */
export interface WebshopWidgetApi {
  mount: typeof mount;
  /** With `data-consent="external"`: services that the visitor has allowed in the page's own consent tool. */
  grantConsent: typeof grantConsent;
  /** Services that the visitor allows no more: their frames and scripts are removed at once. */
  revokeConsent: typeof revokeConsent;
  readonly version: string;
}

declare global {
  interface Window {
    WebshopWidget?: WebshopWidgetApi;
  }
}

/**
 * The API of this page. A script that is loaded twice, or a module beside the script, uses the one that came first:
 * only so do two shops know of each other.
 */
export function install(): WebshopWidgetApi {
  const existing: unknown = window.WebshopWidget;
  if (isApi(existing)) return existing;
  const version = import.meta.env.VITE_WIDGET_VERSION ?? 'dev';
  const api: WebshopWidgetApi = { mount, grantConsent, revokeConsent, version };
  window.WebshopWidget = api;
  window.dispatchEvent(new CustomEvent('webshop:loaded'));
  return api;
}

/** An element of the page with the id WebshopWidget stands under the same name. */
function isApi(value: unknown): value is WebshopWidgetApi {
  return typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';
}

/**
 * Mounts what the script tags of the page ask for: the running one's, or, where it is not known which one runs (modules,
 * script optimisers), all of them. A tag whose target has its shop changes nothing.
 */
export function mountFromTags(api: WebshopWidgetApi, running: HTMLScriptElement | undefined): void {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[data-admin-id]');
  for (const script of running && asksForShop(running) ? [running] : tags) {
    const selector = script.dataset.target?.trim() ?? '';
    const target = selector === '' ? findPlace(script) : selector;
    if (target !== undefined) api.mount(target, readAttributes(script));
  }
}

/** A tag without any attribute only brings the API; one with some, but without a tenant, is a mistake that is reported. */
function asksForShop(script: HTMLScriptElement): boolean {
  return script.dataset.target !== undefined || Object.keys(readAttributes(script)).length > 0;
}
