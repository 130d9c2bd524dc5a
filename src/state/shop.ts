import { createStorage, type ShopStorage } from '../lib/storage';
import { createConsentStore, type ConsentStore } from './consent';
import type { Environment } from './environment';
import { createMailLinkReader, type MailLinkReader } from './mailLink';
import { createNoticeStore, type NoticeStore } from './notices';
import { createSessionStore, type SessionStore } from './session';
import { createShopBase, type ShopBase, type ShopBaseOptions, type WithTenant } from './shopBase';

interface Disposable {
  dispose?: () => void;
}

/** All that belongs to one mount and does not need the tenant's settings: with it they are read. */
export interface ShopServices extends ShopBase {
  storage: ShopStorage;
  session: SessionStore;
  notices: NoticeStore;
  consent: ConsentStore;
  mailLink: MailLinkReader;
  /**
   * A store that no first view needs: made by `make` when it is first asked for, one for this mount. The code of such a store comes
   * with the part that uses it.
   */
  lazyStore: <Store extends object>(make: (storage: ShopStorage, adminId: string) => Store & Disposable) => Store;
  /** Takes off every listener. */
  dispose: () => void;
}

/** A mounted shop with its tenant: what features read through the hooks of `shopContext`. */
export type Shop = WithTenant<ShopServices>;

export interface ShopServicesOptions extends ShopBaseOptions {
  storage?: ShopStorage;
}

/** Makes the services of one mount; nothing of them is shared with another. */
export function createShopServices(environment: Environment, options: ShopServicesOptions): ShopServices {
  const { config } = environment;
  const { storage = createStorage() } = options;
  const base = createShopBase(environment, options, {
    getToken: () => {
      session.checkExpiry();
      return session.validToken();
    },
    onTokenRejected: (token) => {
      // The answer may come after the next login.
      if (session.validToken() === token) session.getState().expire('token-rejected');
    },
  });
  const { adminId } = base.platform;
  const session = createSessionStore(storage, adminId, base.now);
  // The first listener: no screen shall render a navigation with a login that has expired (storefront 2.9, guard 1).
  const stopChecking = environment.history.listen(session.checkExpiry);
  const mailLink = createMailLinkReader(environment.history);
  const consent = createConsentStore(storage, adminId, config.consent);
  const lazyStores = new Map<unknown, Disposable>();
  const followHost = () => consent.getState().replace(environment.consent.granted());
  const unsubscribeHost = config.consent === 'external' ? environment.consent.subscribe(followHost) : () => undefined;
  // What the host's consent tool granted before the mount counts as well.
  if (config.consent === 'external') followHost();

  return {
    ...base,
    storage,
    session,
    notices: createNoticeStore(),
    consent,
    mailLink,
    lazyStore: (make) => {
      const store = lazyStores.get(make) ?? make(storage, adminId);
      lazyStores.set(make, store);
      // What stands there was made by the same function.
      return store as ReturnType<typeof make>;
    },
    dispose: () => {
      stopChecking();
      mailLink.dispose();
      session.dispose();
      consent.dispose();
      for (const { dispose } of lazyStores.values()) dispose?.();
      unsubscribeHost();
    },
  };
}
