import { memo } from 'react';
import { essentialsOf } from '../../../domain/order/essentials';
import { sentIn } from '../../../domain/order/orderState';
import { shownConsumption } from '../../../shared/vehicle/vehicleLegalInfo';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { joinFacts } from '../../../lib/formatFacts';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../runner/checkoutContext';
import { billOf } from '../bill/bill';
import { BillTable, DueAmounts, Line } from '../bill/OrderBill';
import billCss from '../bill/OrderBill.css?inline';

/**
 * Of a contract also the essential features and every price (§ 312j (2) BGB, rules/law: above the button). Memoised:
 * typing in the form does not render it.
 */
export const OrderCosts = memo(function OrderCosts({ isContract }: { isContract: boolean }) {
  useStyles(billCss);
  const { view, rate } = useCheckout();
  const { order, totals, tenant, vehicle, draft } = view;
  const sent = sentIn(draft.state)?.confirmation.bill;
  const bill = billOf(order, totals, rate, tenant.settings.isB2BShop);
  const sum = bill.groups.find((group) => group.sum !== undefined)?.sum;
  const [price, ...others] = bill.groups.flatMap(({ lines }) => lines);
  const monthly = order.financing || order.leasing ? bill.monthly : undefined;
  return (
    <section className="order-costs grid grid-cols-1 gap-8" aria-label="Kosten">
      {isContract && (sent || price === undefined) ? <p className="font-600">{vehicleTitle(vehicle)}</p> : null}
      {isContract && !sent && price ? (
        <dl className="font-600">
          <Line {...price} label={vehicleTitle(vehicle)} />
        </dl>
      ) : null}
      {isContract ? <Essentials vehicle={vehicle} /> : null}
      {sent ? (
        <BillTable bill={sent} />
      ) : (
        <div className="order-bill grid grid-cols-1 gap-12">
          {isContract && others.length > 0 ? (
            <dl className="order-costs__lines grid grid-cols-1 gap-8 text-14">
              {others.map((line, index) => (
                <Line key={index} {...line} />
              ))}
            </dl>
          ) : null}
          {monthly ? (
            <dl className="order-bill__sum order-costs__monthly">
              <Line {...monthly} />
            </dl>
          ) : null}
          {sum ? (
            <dl className="order-bill__sum">
              <Line {...sum} />
            </dl>
          ) : null}
          <DueAmounts due={bill.due.filter((line) => line !== monthly)} wishes={bill.wishes} />
        </div>
      )}
    </section>
  );
});

function Essentials({ vehicle }: { vehicle: Vehicle }) {
  return (
    <div className="order-costs__essentials">
      <dl>
        {essentialsOf(vehicle).map(({ name, label, text }) => (
          <div key={name} className="order-bill__line">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{joinFacts(shownConsumption(vehicle, 'card', false))}</p>
    </div>
  );
}
