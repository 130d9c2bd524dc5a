/**
 * Entry of the module build: exports the API and mounts the shops of its script tag, if it has one. Importing it never throws. Without static
 * imports in the build, so that all chunks of a first view are requested at once; calls are carried out when the API's chunk has arrived.
 */
import { endRequests } from '../src/lib/http/begunRequests';
import { importEarly } from './load/earlyImports';
import { laterApi } from './api/laterApi';
import { hasOwnRealm, loadSingleScript } from './api/ownRealm';
import { serverApi } from './api/serverApi';

function start() {
  if (typeof window === 'undefined') return serverApi();
  if (hasOwnRealm) return laterApi(loadSingleScript());
  const module = import('./module');
  const requests = importEarly();
  module.catch(() => endRequests(requests));
  return laterApi(module.then(({ startModule }) => startModule(import.meta.url, requests)));
}

export const { mount, on, grantConsent, revokeConsent, diagnose, version } = start();
