import { release } from '../../src/lib/release';
import type { WebshopWidgetApi } from './widgetApi';

/** Importing has no effect on a server; every call throws with advice. */
export function serverApi(): WebshopWidgetApi {
  const refuse = () => {
    throw new Error('[webshop-widget] There is no page here. Call it in the browser, as in useEffect or onMounted.');
  };
  return {
    mount: refuse,
    on: refuse,
    grantConsent: refuse,
    revokeConsent: refuse,
    diagnose: refuse,
    version: release,
    q: { push: refuse },
  };
}
