import { createContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { hrefOf, type ParamsOf } from '../../domain/addresses';
import { CONDITION, type VehicleTabSlug } from '../../domain/vehicle/vehicleTabs';
import { useEnvironment } from '../../state/shopContext';

interface TabOpener {
  open: (tab: VehicleTabSlug) => void;
  locationOf: (tab: VehicleTabSlug) => To;
}

export const TabOpenerContext = createContext<TabOpener | undefined>(undefined);

/**
 * @param section with the tabs
 * @param condition to which the address of the condition leads
 */
export function useTabOpener(
  address: ParamsOf<'vehicle'>,
  section: RefObject<HTMLElement | null>,
  condition: RefObject<HTMLElement | null>,
): TabOpener {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { history, host } = useEnvironment();
  const wanted = useRef<VehicleTabSlug>(undefined);
  const locationOf = (tab: VehicleTabSlug) => ({ pathname: hrefOf('vehicle', { ...address, tab }), search });

  const show = () => {
    section.current?.scrollIntoView();
    section.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (wanted.current === undefined || wanted.current !== address.tab) return;
    wanted.current = undefined;
    show();
  });

  // A link to a tab scrolls there: the tabs are a screen away.
  const arrive = useEffectEvent(() => {
    const place = (address.tab === CONDITION ? condition.current : undefined) ?? section.current;
    if (address.tab !== undefined && place !== null) host.arriveAt(place, history.current.kind === 'POP');
  });
  useEffect(() => arrive(), []);

  return {
    open: (tab) => {
      wanted.current = tab;
      void navigate(locationOf(tab), { replace: true });
    },
    locationOf,
  };
}
