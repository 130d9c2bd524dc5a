import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Platform } from '../api/platform';
import type { Tenant } from '../domain/tenant/tenant';
import type { ConsentState } from './consent';
import type { Environment, Host } from './environment';
import type { Emit } from './shopEvents';
import type { Device } from './device-data/ownOrders';
import type { NoticeState } from './notices';
import type { FrameState } from './frame';
import type { SessionState } from './session';
import type { Shop } from './shop';

const ShopContext = createContext<Shop | undefined>(undefined);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('no ShopProvider');
  return shop;
}

export const useEnvironment = (): Environment => useShop().environment;
export const useHost = (): Host => useShop().environment.host;
export const usePlatform = (): Platform => useShop().platform;
/** Constant while the shop is mounted. */
export const useTenant = (): Tenant => useShop().tenant;
export const useDevice = (): Device => useShop().device;
/** To the host page (rules/embedding: events). */
export const useEmit = (): Emit => useShop().environment.emit;
/** For event handlers; while rendering use `useCurrentTime`. */
export const useNow = (): (() => Date) => useShop().now;

export const useNotices = (): NoticeState => useStore(useShop().notices);
/** Without subscribing to notices. */
export const useShowNotice = (): NoticeState['show'] => useStore(useShop().notices, (state) => state.show);
export const useSession = (): SessionState => useStore(useShop().session);
export const useConsent = (): ConsentState => useStore(useShop().consent);
export const useFrame = (): FrameState => useStore(useShop().frame);
