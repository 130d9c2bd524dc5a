import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../checkoutContext';
import { exactPrice } from '../productText';
import css from './OrderBill.css?inline';
import { dueLines, pendingAmountText, orderLines, type OrderLine } from './orderLines';

/** Every price of the order, its sum, and what is due when. */
export function OrderBill() {
  useStyles(css);
  const { view, rate } = useCheckout();
  const { order, totals } = view;
  return (
    <div className="order-bill">
      <dl className="order-bill__lines">
        {orderLines(order, totals, rate).map((line, index) => (
          <Line key={index} {...line} />
        ))}
      </dl>
      <dl className="order-bill__sum">
        <Line label="Gesamt einmalig" amount={pendingAmountText(rate) ?? exactPrice(totals.oneTime)} />
      </dl>
      <dl className="order-bill__due">
        {dueLines(order, totals, rate).map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
    </div>
  );
}

function Line({ label, amount, note }: OrderLine) {
  return (
    <div className="order-bill__line">
      <dt>
        {label}
        {note === undefined ? null : <span className="order-bill__note">{note}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
