import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PRESET_PARAMETERS } from '../../domain/queryParameters';
import { readPresets } from '../../domain/order/presets';
import type { Catalogue } from '../../domain/order/catalogue';
import { useHost } from '../../state/shopContext';
import type { CheckoutStore } from './checkoutStore';

/**
 * Takes over the order of a link and removes its parameters from the address (rules/checkout: presets in a link). The host's own address is read
 * too and never changed (rules/platform-and-wire: query of the host): there it counts only for an order that begins. False until that is done.
 *
 * @param catalogue `undefined` while it is loading
 */
export function usePresets(store: CheckoutStore, catalogue: Catalogue | undefined): boolean {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ofRoute = useMemo(() => readPresets(new URLSearchParams(search)), [search]);
  const [ofHost] = useState(() => (store.getState().isFresh ? readPresets(host.query) : undefined));
  const [isHostDone, setHostDone] = useState(ofHost === undefined);

  useEffect(() => {
    if (catalogue === undefined) return;
    if (!isHostDone && ofHost) {
      store.actions.applyPresets(ofHost, catalogue);
      setHostDone(true);
    }
    if (ofRoute) {
      store.actions.applyPresets(ofRoute, catalogue);
      const query = new URLSearchParams(search);
      for (const name of PRESET_PARAMETERS) query.delete(name);
      void navigate({ pathname, search: query.toString() }, { replace: true });
    }
  }, [catalogue, isHostDone, navigate, ofHost, ofRoute, pathname, search, store]);

  return catalogue !== undefined && isHostDone && ofRoute === undefined;
}
