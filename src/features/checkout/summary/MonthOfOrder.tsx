import { usesMileage } from '../../../domain/finance/financingForm';
import { taxedLeasing } from '../../../domain/order/orderTotals';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { drivingNames } from '../../../domain/running-costs/monthText';
import type { BankRate } from '../../../domain/running-costs/monthlyCosts';
import { MonthSum } from '../../../shared/vehicle/MonthSum';
import { useMonthlyCosts } from '../../../shared/vehicle/useMonthlyCosts';
import { useCheckout } from '../runner/checkoutContext';

/** Nothing without a current rate. */
export function MonthOfOrder() {
  const { view, rate } = useCheckout();
  const { vehicle, order, tenant } = view;
  const costs = useMonthlyCosts(vehicle, rateOfOrder(order, tenant.settings.isB2BShop));
  if (rate.status !== 'current' || !costs.driving) return null;
  const whose = order.paymentOption && isBinding(order.paymentOption) ? 'Bestellung' : 'Anfrage';
  return (
    <div>
      <MonthSum costs={costs} />
      <p className="text-12 text-muted">
        {`Fahren (${drivingNames(costs)}) ist geschätzt und nicht Teil Ihrer ${whose}.`}
      </p>
    </div>
  );
}

function rateOfOrder(
  { financing, leasing }: ReturnType<typeof useCheckout>['view']['order'],
  isNet: boolean,
): BankRate | undefined {
  if (financing) {
    const { terms, monthlyInstallment: amount } = financing;
    return { amount, kmPerYear: terms && usesMileage(terms.provider, terms.type) ? terms.mileage : undefined };
  }
  if (leasing === undefined) return undefined;
  const { net, gross } = taxedLeasing(leasing).monthlyInstallment;
  return { amount: isNet ? net : gross, isNet, kmPerYear: leasing.terms?.kmPerYear };
}
