/**
 * Entry of the module build: exports the API, mounts the shops of its tag. Importing never throws. No static imports in the build: all chunks
 * of a first view are requested at once; calls wait for the API's chunk.
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
