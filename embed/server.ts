import { release } from '../src/lib/release';
import type { WebshopWidgetApi } from './widgetApi';

/** What the module exports where there is no page: importing it on a server does nothing, using it there says what to do. */
export function serverApi(): WebshopWidgetApi {
  const refuse = () => {
    throw new Error(
      '[webshop-widget] There is no page here. Call it in the browser: in useEffect, onMounted or connectedCallback, not while a server renders.',
    );
  };
  return {
    mount: refuse,
    grantConsent: refuse,
    revokeConsent: refuse,
    diagnose: refuse,
    version: release,
    q: { push: refuse },
  };
}
