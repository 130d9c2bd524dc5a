/** Entry of the module build: exports the API and mounts the shops of its script tag, if it has one. Importing it never throws. */
import { hasOwnRealm, loadSingleScript } from './realm/ownRealm';
import './earlyImports';
import { moduleTag } from './hostPage/scriptTag';
import { scriptApi } from './realm/scriptApi';
import { serverApi } from './server';
import { install, mountFromTags } from './widget';

function start() {
  if (typeof window === 'undefined') return serverApi();
  if (hasOwnRealm) return scriptApi(loadSingleScript);
  const api = install();
  mountFromTags(api, undefined, moduleTag(import.meta.url));
  return api;
}

export const { mount, on, grantConsent, revokeConsent, diagnose, version } = start();
