import { createStorage, type ShopStorage } from '../lib/storage';
import { CONSENT_SERVICES, createConsentStore, isService, type ConsentStore } from './consent';
import type { Environment } from './environment';
import { createMailLinkReader, type MailLinkReader } from './mailLink';
import { createNoticeStore, type NoticeStore } from './notices';
import { createSessionStore, type SessionState, type SessionStore } from './session';
import { forgetKept, type Forgetful, type Forgetting } from './device-data/keptData';
import type { Device } from './device-data/ownOrders';
import { pageVisitStart } from '../lib/page/pageVisit';
import { watchPerson } from './personChange';
import { createFrameStore, type FrameStore } from './frame';
import { createShopBase, type ShopBase, type ShopBaseOptions, type WithTenant } from './shopBase';

interface Disposable extends Partial<Forgetful> {
  dispose?: () => void;
}

/** Independent of the tenant's settings. */
export interface ShopServices extends ShopBase {
  device: Device;
  session: SessionStore;
  notices: NoticeStore;
  consent: ConsentStore;
  frame: FrameStore;
  mailLink: MailLinkReader;
  /** Created on first use, once per mount. The code of `make` belongs to the chunk that uses it. */
  lazyStore: <Store extends object>(
    make: (storage: ShopStorage, adminId: string, device: Device, frame: FrameStore) => Store & Disposable,
  ) => Store;
  /** Forgets on the device, and in this mount's stores. */
  forget: (cause: Forgetting, leaver?: string) => void;
  dispose: () => void;
}

/** Features read it by the hooks of `shopContext`. */
export type Shop = WithTenant<ShopServices>;

interface ShopServicesOptions extends ShopBaseOptions {
  storage?: ShopStorage;
}

/** Mounts share nothing. */
export function createShopServices(environment: Environment, options: ShopServicesOptions): ShopServices {
  const { config } = environment;
  const { storage = createStorage() } = options;
  const base = createShopBase(environment, options, {
    getToken: () => {
      session.checkExpiry();
      return session.validToken();
    },
    onTokenRejected: (token) => {
      // The rejected call may be older than the login.
      if (session.validToken() === token) session.getState().expire('token-rejected');
    },
  });
  const { adminId } = base.platform;
  const session = createSessionStore(storage, adminId, base.now);
  // Added before all other listeners: no screen renders with an expired login.
  const stopChecking = environment.history.listen(session.checkExpiry);
  const mailLink = createMailLinkReader(environment.history, environment.mailLinks);
  const consent = createConsentStore(storage, adminId, config.consent);
  const lazyStores = new Map<unknown, Disposable>();
  const device: Device = {
    storage,
    adminId,
    visitor: () => ({ userId: session.getState().user?.id, now: base.now() }),
    since: () => new Date(base.now().getTime() - (performance.now() - visitStart)),
  };
  const frame = createFrameStore(environment, device);
  const forget: ShopServices['forget'] = (cause, leaver) => {
    forgetKept(device, cause, leaver);
    frame.forget(cause);
    for (const store of lazyStores.values()) store.forget?.(cause);
  };
  /** Opening of the page, or last logout, by `performance.now`. */
  let visitStart = pageVisitStart();
  const stopWatching = watchPerson(session, (change, leaver) => {
    if (change === 'left') visitStart = performance.now();
    forget(change, leaver);
  });
  const enter = ({ user }: SessionState, before?: SessionState) => {
    if (user === undefined || user.id === before?.user?.id) return;
    forgetKept(device, 'entered', user.id);
    frame.enter(user.id);
    for (const store of lazyStores.values()) store.enter?.(user.email);
  };
  // A login may come from another tab, while this page was elsewhere.
  enter(session.getState());
  const stopEntering = session.subscribe(enter);
  void base.isTimeKnown.then(() => forgetKept(device, 'aged'));
  let granted: readonly string[] = [];
  const followHost = () => {
    const before = granted;
    granted = environment.consent.granted();
    consent.getState().replace(granted);
    const unknown = granted.filter((service) => !isService(service) && !before.includes(service));
    if (unknown.length > 0)
      environment.host.report(
        'grantConsent',
        `Diesen Dienst kennt der Shop nicht: ${unknown.join(', ')}. Bekannt sind ${CONSENT_SERVICES.join(', ')}.`,
      );
  };
  const unsubscribeHost = config.consent === 'external' ? environment.consent.subscribe(followHost) : () => undefined;
  // Grants from before the mount count.
  if (config.consent === 'external') followHost();

  return {
    ...base,
    device,
    session,
    notices: createNoticeStore(),
    consent,
    frame,
    mailLink,
    lazyStore: (make) => {
      const store = lazyStores.get(make) ?? make(storage, adminId, device, frame);
      lazyStores.set(make, store);
      // The same function created what is stored under this key.
      return store as ReturnType<typeof make>;
    },
    forget,
    dispose: () => {
      stopChecking();
      stopWatching();
      stopEntering();
      mailLink.dispose();
      session.dispose();
      consent.dispose();
      frame.dispose();
      for (const { dispose } of lazyStores.values()) dispose?.();
      unsubscribeHost();
    },
  };
}
