import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchCrossSellingProducts } from '../../api/crossSelling';
import type { Platform } from '../../api/platform';
import { fetchTenantSettings } from '../../api/tenantSettings';
import { redeemTradeIn } from '../../api/tradeIns';
import { fetchVehicle } from '../../api/vehicle';
import { catalogueOf } from '../../domain/order/catalogue';
import type { CrossSellingProduct } from '../../domain/order/product';
import { isOpenState } from '../../domain/order/orderState';
import { tenantOf, type Tenant } from '../../domain/tenant/tenant';
import type { TradeIn } from '../../domain/trade-in/tradeIn';
import { isReserved } from '../../domain/vehicle/reservation';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { HttpError } from '../../lib/http/errors';
import { productsQuery } from '../../state/products';
import { useNow, usePlatform, useTenant } from '../../state/shopContext';
import { showNewest, VEHICLES_KEY } from '../../state/vehicleQuery';
import type { CheckoutFacts, CheckoutView } from './checkoutView';

/** The dealer's settings as read last: fee and payment options may change while a checkout is open. */
const settingsQuery = (platform: Platform, { adminId, settings }: Tenant) =>
  queryOptions({
    queryKey: ['tenant-settings', 'checkout', adminId],
    queryFn: async ({ signal }) => tenantOf(adminId, await fetchTenantSettings(platform, signal)).settings,
    initialData: settings,
    staleTime: Infinity,
  });

/** Tenant with the settings that were read last. */
export function useNewestTenant(): Tenant {
  const platform = usePlatform();
  const tenant = useTenant();
  const { data: settings } = useQuery(settingsQuery(platform, tenant));
  return { ...tenant, settings };
}

interface Basis extends Pick<CheckoutFacts, 'vehicle' | 'catalogue' | 'navigatorProducts' | 'tenant'> {
  products: CrossSellingProduct[];
  /** Absent for an order without a trade-in. */
  tradeIns?: TradeIn[];
}

/** Reads anew what an order's bill rests on: vehicle, products, the dealer's settings and the offer for the trade-in. */
export function useOrderBasis({ vehicle, tenant, order, draft }: CheckoutView) {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const now = useNow();
  const { id } = vehicle;

  /** @throws {HttpError} */
  async function readVehicle(signal?: AbortSignal): Promise<Vehicle> {
    try {
      return await fetchVehicle(platform, id, signal);
    } catch (error) {
      const isGone = error instanceof HttpError && (error.failure === 'not-found' || error.failure === 'rejected');
      // Shows that it is gone, but not in place of an order that was paid for or may have arrived.
      if (isGone && !isOpenState(draft.state)) void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY });
      throw error;
    }
  }

  /** The trade-in of the order as it is now; one that the platform no longer has counts as redeemed. */
  async function readTradeIn(
    { code, usedEmail, customer, ...tradeIn }: TradeIn,
    signal?: AbortSignal,
  ): Promise<TradeIn> {
    const before = { ...tradeIn, code, usedEmail, customer };
    const email = usedEmail ?? customer?.email;
    if (code === undefined || email === undefined) return before;
    const vehicleDealerId = tenant.settings.vehicleDealerId ?? tenant.adminId;
    try {
      return { ...(await redeemTradeIn(platform, { code, email, vehicleDealerId }, signal)), code, usedEmail: email };
    } catch (error) {
      if (!(error instanceof HttpError) || error.failure !== 'not-found') throw error;
      return { ...before, redeemedAt: now().toISOString() };
    }
  }

  /** @throws {HttpError} */
  async function read(signal?: AbortSignal): Promise<Basis> {
    const { tradeIn } = order;
    const [newest, products, settings, tradeInNow] = await Promise.all([
      readVehicle(signal),
      fetchCrossSellingProducts(platform, vehicle, signal),
      fetchTenantSettings(platform, signal),
      tradeIn && readTradeIn(tradeIn, signal),
    ]);
    return {
      vehicle: newest,
      products,
      catalogue: catalogueOf(products, newest),
      navigatorProducts: products.filter(({ isFromNavigator }) => isFromNavigator),
      tenant: tenantOf(tenant.adminId, settings),
      ...(tradeInNow && { tradeIns: draft.tradeIns.map((each) => (each.id === tradeInNow.id ? tradeInNow : each)) }),
    };
  }

  /** Shows what was read in place of what was known. A reservation is said above the button, with the order in view. */
  function show({ vehicle: newest, products, tenant: newestTenant }: Partial<Basis>): void {
    if (newest && !isReserved(newest, now())) showNewest(queryClient, newest);
    if (products) queryClient.setQueryData(productsQuery(platform, vehicle).queryKey, products);
    if (newestTenant) queryClient.setQueryData(settingsQuery(platform, tenant).queryKey, newestTenant.settings);
  }

  return { readVehicle, read, show };
}
