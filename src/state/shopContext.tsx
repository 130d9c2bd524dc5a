import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ShopStorage } from '../lib/storage';
import type { Platform } from '../api/platform';
import type { Tenant } from '../domain/tenant/tenant';
import type { ConsentState } from './consent';
import type { Emit, Environment, Host } from './environment';
import type { NoticeState } from './notices';
import type { SessionState } from './session';
import type { Shop } from './shop';

const ShopContext = createContext<Shop | undefined>(undefined);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The mounted shop around this component. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('useShop is called outside of ShopProvider');
  return shop;
}

export const useEnvironment = (): Environment => useShop().environment;
export const useHost = (): Host => useShop().environment.host;
export const usePlatform = (): Platform => useShop().platform;
/** Settings and behaviours; both stay the same while a shop is mounted. */
export const useTenant = (): Tenant => useShop().tenant;
export const useShopStorage = (): ShopStorage => useShop().storage;
/** Tells the host page (decisions 1). */
export const useEmit = (): Emit => useShop().environment.emit;
/** The clock, to be asked in a handler. For the time that something is rendered for: `useCurrentTime`. */
export const useNow = (): (() => Date) => useShop().now;

export const useNotices = (): NoticeState => useStore(useShop().notices);
/** Shows a notice, without rendering again when notices change. */
export const useShowNotice = (): NoticeState['show'] => useStore(useShop().notices, (state) => state.show);
export const useSession = (): SessionState => useStore(useShop().session);
export const useConsent = (): ConsentState => useStore(useShop().consent);
