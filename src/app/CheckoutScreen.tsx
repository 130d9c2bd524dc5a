import type { ParamsOf } from '../domain/addresses';
import { CheckoutPage } from '../features/checkout/CheckoutPage';
import { useSearchStore } from '../features/search/SearchProvider';

/** An unknown vehicle leaves the list as well. */
export function CheckoutScreen(params: ParamsOf<'checkout'>) {
  const store = useSearchStore();
  return <CheckoutPage {...params} onUnknown={() => store.forget(params.vehicleId)} />;
}
