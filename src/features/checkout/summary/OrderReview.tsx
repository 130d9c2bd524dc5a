import { memo } from 'react';
import { consumptionLines } from '../../../domain/vehicle/legal/consumption';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { legalMakeOf } from '../../../domain/law/makes';
import { ratesNamed } from '../../../domain/order/order';
import { ConnectedCarLink } from '../../../shared/law/VehicleLegalLinks';
import { CreditText } from '../../../shared/law/CreditText';
import { useCheckoutView } from '../checkoutContext';
import { SummaryBill } from './SummaryBill';
import { vehicleEssentials } from './vehicleEssentials';

/**
 * Order directly above the button: vehicle, prices and due dates (§ 312j BGB, rules/law: above the button). A request binds to nothing
 * and leaves the vehicle's features out. Memoised, so that typing in the order form does not render it.
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
      {isRequest ? null : <Essentials vehicle={vehicle} />}
      {dataUrl === undefined ? null : <ConnectedCarLink url={dataUrl} />}
      <SummaryBill />
      {order.financing || order.leasing ? (
        <div className="checkout__legal">
          <CreditText place="summary" {...ratesNamed(order)} html={legalText} />
        </div>
      ) : null}
    </section>
  );
});

/** Essential features and consumption of a vehicle, in running lines. */
function Essentials({ vehicle }: { vehicle: Vehicle }) {
  return (
    <div className="order-review__essentials">
      <dl className="order-review__facts">
        {vehicleEssentials(vehicle).map(({ label, value }) =>
          value === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p>{consumptionLines(vehicle, 'card').join(' · ')}</p>
    </div>
  );
}
