/** The API of the module build, behind its entry. */
import type { BegunRequests } from '../src/lib/http/begunRequests';
import { adoptRequests } from '../src/lib/http/earlyReads';
import { moduleTag } from './page/scriptTag';
import { install, mountFromTags } from './api/widget';
import type { WebshopWidgetApi } from './api/widgetApi';

/**
 * Mounts the shops of the page's script tags.
 *
 * @param address address of the entry, which its tag names
 * @param requests reads that the entry has begun
 */
export function startModule(address: string, requests: BegunRequests): WebshopWidgetApi {
  const api = install();
  adoptRequests(requests, () => mountFromTags(api, undefined, moduleTag(address)));
  return api;
}

/** Mounts the shop of the tag of a start script, or those of all tags if the running one is unknown. @param address address of the start script */
export function startScript(
  tag: HTMLScriptElement | undefined,
  address: string,
  requests: BegunRequests,
): WebshopWidgetApi {
  const api = install(address);
  adoptRequests(requests, () => mountFromTags(api, tag));
  return api;
}
