import { createHttp, type HttpSettings } from '../lib/http/http';
import type { Transport } from '../lib/http/transport';
import { createStorage, type ShopStorage } from '../lib/storage';
import type { Platform } from '../api/platform';
import { resolveAdminId } from '../domain/tenant/adminId';
import type { Tenant } from '../domain/tenant/tenant';
import { createConsentStore, type ConsentStore } from './consent';
import type { Environment } from './environment';
import { createFavouritesStore, type FavouritesStore } from './favourites';
import { createNoticeStore, type NoticeStore } from './notices';
import { createSessionStore, type SessionStore } from './session';

/** All that belongs to one mount and does not need the tenant's settings: with it they are read. */
export interface ShopServices {
  environment: Environment;
  platform: Platform;
  storage: ShopStorage;
  session: SessionStore;
  notices: NoticeStore;
  consent: ConsentStore;
  favourites: FavouritesStore;
  /** The clock; fixed in tests. */
  now: () => Date;
  /** Takes off every listener. */
  dispose: () => void;
}

/** A mounted shop with its tenant: what features read through the hooks of `shopContext`. */
export interface Shop extends ShopServices {
  tenant: Tenant;
}

export interface ShopServicesOptions {
  transport: Transport;
  now?: () => Date;
  storage?: ShopStorage;
  pause?: HttpSettings['pause'];
}

/** Makes the services of one mount; nothing of them is shared with another. */
export function createShopServices(environment: Environment, options: ShopServicesOptions): ShopServices {
  const { config, history, host } = environment;
  const { now = () => new Date(), storage = createStorage(), transport, pause } = options;
  const adminId = resolveAdminId(config.adminId, new URLSearchParams(history.current.location.search), host.query);
  const session = createSessionStore(storage, adminId, now);
  const consent = createConsentStore(storage, adminId, config.consent);
  const favourites = createFavouritesStore(storage, adminId);
  // Where the host decides, what its consent tool granted before the mount counts as well.
  const takeGrants = () => consent.getState().grant(environment.consent.granted());
  const stopGranting = config.consent === 'external' ? environment.consent.subscribe(takeGrants) : () => undefined;
  if (config.consent === 'external') takeGrants();

  return {
    environment,
    platform: { adminId, http: createHttp({ baseUrl: config.apiUrl, transport, getToken: session.getToken, pause }) },
    storage,
    session,
    notices: createNoticeStore(),
    consent,
    favourites,
    now,
    dispose: () => {
      session.dispose();
      consent.dispose();
      favourites.dispose();
      stopGranting();
    },
  };
}
