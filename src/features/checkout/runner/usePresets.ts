import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PRESET_PARAMETERS } from '../../../domain/queryParameters';
import { readPresets } from '../../../domain/order/presets';
import type { Catalogue } from '../../../domain/products/catalogue';
import { useHost } from '../../../state/shopContext';
import type { OrderStore } from './orderStore';

/**
 * Removed from the address (rules/checkout: presets in a link); in the host's own they stay, and apply only to a new
 * order.
 * @param catalogue `undefined` while loading
 * @returns false until applied
 */
export function usePresets(store: OrderStore, catalogue: Catalogue | undefined): boolean {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ofRoute = useMemo(() => readPresets(new URLSearchParams(search)), [search]);
  const [ofHost] = useState(() => (store.isFresh ? readPresets(host.query) : undefined));
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
