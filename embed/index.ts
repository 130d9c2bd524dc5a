/** Entry of the module build: the same API as exports, and the script tag read where there is one. */
import './realm/ownRealm';
import './earlyImports';
import { moduleTag } from './hostPage/scriptTag';
import { serverApi } from './server';
import { install, mountFromTags } from './widget';

function start() {
  if (typeof window === 'undefined') return serverApi();
  const api = install();
  mountFromTags(api, undefined, moduleTag(import.meta.url));
  return api;
}

export const { mount, grantConsent, revokeConsent, diagnose, version } = start();
