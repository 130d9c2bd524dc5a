import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchCrossSellingProducts } from '../../../api/crossSelling';
import { withoutCache, type Platform } from '../../../api/platform';
import { fetchTenantSettings } from '../../../api/tenantSettings';
import { redeemTradeIn } from '../../../api/tradeIns';
import { fetchAccount } from '../../../api/users';
import { fetchVehicle } from '../../../api/vehicle';
import { catalogueOf } from '../../../domain/products/catalogue';
import type { OrderDecisions } from '../../../domain/order/draft';
import { obstacleOf, orderTermsOf, type OrderReading } from '../../../domain/order/orderTerms';
import { isOpenState } from '../../../domain/order/orderState';
import { tenantOf, type Tenant } from '../../../domain/tenant/tenant';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import { isReserved } from '../../../domain/vehicle/reservation';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { HttpError, type HttpFailure } from '../../../lib/http/errors';
import { useCustomer } from '../../../state/account';
import { UnreadTradeInError } from '../runner/orderRunner';
import { productsQuery } from '../../../state/queries/products';
import { useNow, usePlatform, useTenant } from '../../../state/shopContext';
import { showNewest, VEHICLES_KEY } from '../../../state/vehicles/vehicleQuery';
import { checkoutViewOf, type CheckoutView } from '../runner/checkoutView';

const settingsQuery = (platform: Platform, { adminId, settings }: Tenant) =>
  queryOptions({
    queryKey: ['tenant-settings', 'checkout', adminId],
    queryFn: async ({ signal }) =>
      tenantOf(adminId, await fetchTenantSettings(withoutCache(platform), signal)).settings,
    initialData: settings,
    staleTime: Infinity,
  });

export function useNewestTenant(): Tenant {
  const platform = usePlatform();
  const tenant = useTenant();
  const { data: settings } = useQuery(settingsQuery(platform, tenant));
  return { ...tenant, settings };
}

/** Vehicle, products, settings and trade-in, read anew (rules/order-and-payment: what binds). */
export function useOrderBasis({ vehicle, tenant, ...view }: CheckoutView) {
  const platform = usePlatform();
  const anew = withoutCache(platform);
  const queryClient = useQueryClient();
  const now = useNow();
  const login = useCustomer();
  const { id } = vehicle;

  /** @throws {HttpError} */
  async function readVehicle(signal?: AbortSignal): Promise<Vehicle> {
    try {
      return await fetchVehicle(anew, id, signal);
    } catch (error) {
      const isGone = error instanceof HttpError && error.failure === 'not-found';
      // Not in place of an order that was paid for or may have arrived.
      if (isGone && !isOpenState(view.draft.state)) void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY });
      throw error;
    }
  }

  /**
   * Only an answer about this very trade-in ends it: 404, 409, `redeemedAt`, or another owner's.
   * @throws {HttpError} @throws {UnreadTradeInError}
   */
  async function readTradeIn(before: TradeIn, signal?: AbortSignal): Promise<TradeIn> {
    const { code, usedEmail, customer } = before;
    const email = usedEmail ?? customer?.email;
    const ended = () => ({ ...before, redeemedAt: now().toISOString() });
    if (code === undefined || email === undefined) return readOwnTradeIn(before, signal);
    const vehicleDealerId = tenant.settings.vehicleDealerId ?? tenant.adminId;
    try {
      const newest = await redeemTradeIn(anew, { code, email, vehicleDealerId }, signal);
      if (!isOfSameOwner(before, newest)) return ended();
      if (newest.id !== before.id) throw new UnreadTradeInError();
      return { ...newest, code, usedEmail: email };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.failure === 'not-found' || error.failure === 'conflict') return ended();
      throw TEMPORARY.includes(error.failure) ? error : new UnreadTradeInError();
    }
  }

  /** Without a code it is in the account of this login, or nowhere. */
  async function readOwnTradeIn(before: TradeIn, signal?: AbortSignal): Promise<TradeIn> {
    if (login === undefined) throw new UnreadTradeInError();
    const { tradeIns } = await fetchAccount(anew, login.email, signal);
    const newest = tradeIns.find((each) => each.id === before.id);
    if (newest === undefined) throw new UnreadTradeInError();
    return newest;
  }

  /** A reservation is said above the button, with the order in view. */
  function showVehicle(newest: Vehicle): void {
    if (!isReserved(newest, now())) showNewest(queryClient, newest);
  }

  async function read(
    draft: OrderDecisions,
    signal?: AbortSignal,
  ): Promise<{ newest: CheckoutView; reading: OrderReading }> {
    const { tradeIn } = checkoutViewOf(draft, { ...view, vehicle, tenant }).order;
    const [newestVehicle, products, settings, tradeInNow] = await Promise.all([
      readVehicle(signal),
      fetchCrossSellingProducts(anew, vehicle, signal),
      fetchTenantSettings(anew, signal),
      tradeIn && readTradeIn(tradeIn, signal),
    ]);
    const newestTenant = tenantOf(tenant.adminId, settings);
    showVehicle(newestVehicle);
    queryClient.setQueryData(productsQuery(platform, vehicle).queryKey, products);
    queryClient.setQueryData(settingsQuery(platform, tenant).queryKey, newestTenant.settings);
    const tradeIns = tradeInNow && draft.tradeIns.map((each) => (each.id === tradeIn?.id ? tradeInNow : each));
    const newest = checkoutViewOf(
      { ...draft, ...(tradeIns && { tradeIns }) },
      {
        ...view,
        vehicle: newestVehicle,
        catalogue: catalogueOf(products, newestVehicle),
        navigatorProducts: products.filter(({ isFromNavigator }) => isFromNavigator),
        tenant: newestTenant,
        now: now(),
      },
    );
    return { newest, reading: { terms: orderTermsOf(newest), obstacle: obstacleOf(newest, now()), tradeIns } };
  }

  return { readVehicle, showVehicle, read };
}

function isOfSameOwner({ customer: before }: TradeIn, { customer }: TradeIn): boolean {
  const [one, other] = [before?.email?.toLowerCase(), customer?.email?.toLowerCase()];
  return one === undefined || other === undefined || one === other;
}

/** They pass, and say nothing about the trade-in. */
const TEMPORARY: readonly HttpFailure[] = ['network', 'timeout', 'aborted', 'busy', 'server'];
