import type { BegunRequests } from '../src/lib/http/begunRequests';
import { adoptRequests } from '../src/lib/http/earlyReads';
import { moduleTag } from './page/scriptTag';
import { install, mountFromTags } from './api/widget';
import type { WebshopWidgetApi } from './api/widgetApi';

/**
 * Mounts the shops of the script tags.
 * @param address of the entry
 * @param requests begun by the entry
 */
export function startModule(address: string, requests: BegunRequests): WebshopWidgetApi {
  const api = install();
  adoptRequests(requests, () => mountFromTags(api, undefined, moduleTag(address)));
  return api;
}

/** Shop of the start script's tag, or of all tags if unknown. @param address of the start script */
export function startScript(
  tag: HTMLScriptElement | undefined,
  address: string,
  requests: BegunRequests,
): WebshopWidgetApi {
  const api = install(address);
  adoptRequests(requests, () => mountFromTags(api, tag));
  return api;
}
