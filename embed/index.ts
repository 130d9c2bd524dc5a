/** Entry of the module build: the same API as exports, and the script tag read where there is one. */
import './realm/ownRealm';
import { install, mountFromTags } from './widget';

const api = install();
mountFromTags(api, undefined);

export const { mount, grantConsent, revokeConsent, version } = api;
