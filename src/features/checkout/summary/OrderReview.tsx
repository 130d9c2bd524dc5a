import { memo } from 'react';
import { consumptionLines } from '../../../domain/vehicle/legal/consumption';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { FactList } from '../../../ui/display/FactList';
import { legalMakeOf } from '../../../domain/law/makes';
import { ratesNamed } from '../../../domain/order/order';
import { ConnectedCarLink } from '../../../shared/law/VehicleLegalLinks';
import { CreditText } from '../../../shared/law/CreditText';
import { useCheckoutView } from '../checkoutContext';
import { OrderBill } from '../order/OrderBill';
import { vehicleEssentials } from './vehicleEssentials';

/**
 * Complete order directly above the button: vehicle, prices and due dates (§ 312j BGB, rules/law: above the button). Memoised, so that
 * typing in the order form does not render it.
 */
export const OrderReview = memo(function OrderReview({ isRequest }: { isRequest: boolean }) {
  const { order, vehicle, tenant } = useCheckoutView();
  // Before the contract (Art. 3 (2) Data Act, rules/law: connected cars).
  const dataUrl = legalMakeOf(tenant.settings, vehicle)?.dataInfoUrl;
  const legalText = order.financing?.legalTextHtml ?? order.leasing?.legalTextHtml;
  return (
    <section className="order-review" aria-labelledby="order-review-title">
      <h2 className="order-review__title" id="order-review-title">
        {isRequest ? 'Ihre Anfrage im Überblick' : 'Ihre Bestellung im Überblick'}
      </h2>
      <h3 className="order-review__vehicle">{vehicleTitle(vehicle)}</h3>
      <FactList facts={vehicleEssentials(vehicle)} />
      <div className="order-review__consumption">
        {consumptionLines(vehicle, 'page').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {dataUrl === undefined ? null : <ConnectedCarLink url={dataUrl} />}
      <OrderBill />
      {order.financing || order.leasing ? (
        <div className="checkout__legal">
          <CreditText place="summary" {...ratesNamed(order)} html={legalText} />
        </div>
      ) : null}
    </section>
  );
});
