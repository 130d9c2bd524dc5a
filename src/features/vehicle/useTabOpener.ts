import { createContext, useEffect, useRef, type RefObject } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { hrefOf, type ParamsOf } from '../../domain/addresses';
import type { VehicleTabSlug } from '../../domain/tenant/vehicleTabs';

/** Opens tabs from elsewhere on the page. */
export interface TabOpener {
  /** Selects a tab, scrolls to it and focuses it. */
  open: (tab: VehicleTabSlug) => void;
  /** Address of a tab, for a new window. */
  addressOf: (tab: VehicleTabSlug) => string;
}

export const TabOpenerContext = createContext<TabOpener | undefined>(undefined);

/** @param section element with the tabs */
export function useTabOpener(address: ParamsOf<'vehicle'>, section: RefObject<HTMLElement | null>): TabOpener {
  const navigate = useNavigate();
  const { search } = useLocation();
  const base = useHref('/');
  // Focused once it is rendered.
  const wanted = useRef<VehicleTabSlug>(undefined);
  const pathOf = (tab: VehicleTabSlug) => hrefOf('vehicle', { ...address, tab });

  const show = () => {
    section.current?.scrollIntoView();
    section.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (wanted.current === undefined || wanted.current !== address.tab) return;
    wanted.current = undefined;
    show();
  });

  return {
    open: (tab) => {
      wanted.current = tab;
      void navigate({ pathname: pathOf(tab), search }, { replace: true });
    },
    addressOf: (tab) => `${base.replace(/\/$/, '')}${pathOf(tab)}${search}`,
  };
}
