import type { Bill, BillLine } from '../../../domain/order/orderConfirmation';
import { sentIn } from '../../../domain/order/orderState';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../runner/checkoutContext';
import { billOf } from './bill';
import css from './OrderBill.css?inline';

export function OrderBill() {
  const { view, rate } = useCheckout();
  const sent = sentIn(view.draft.state);
  return (
    <BillTable
      bill={sent?.confirmation.bill ?? billOf(view.order, view.totals, rate, view.tenant.settings.isB2BShop)}
    />
  );
}

export function BillTable({ bill: { groups, due, wishes } }: { bill: Bill }) {
  useStyles(css);
  return (
    <div className="order-bill grid grid-cols-1 gap-12">
      {groups.map(({ heading, lines, sum }, index) => (
        <div key={index} className="order-bill__group grid grid-cols-1 gap-8">
          {heading === undefined ? null : <p className="text-14 font-600">{heading}</p>}
          <dl className="grid grid-cols-1 gap-8">
            {lines.map((line, position) => (
              <Line key={position} {...line} />
            ))}
          </dl>
          {sum === undefined ? null : (
            <dl className="order-bill__sum">
              <Line {...sum} />
            </dl>
          )}
        </div>
      ))}
      <DueAmounts due={due} wishes={wishes} />
    </div>
  );
}

export function DueAmounts({ due, wishes }: Pick<Bill, 'due' | 'wishes'>) {
  return (
    <>
      <dl className="order-bill__due">
        {due.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      {wishes.length === 0 ? null : (
        <div className="order-bill__wishes">
          <p className="text-14 font-600">Unverbindlich angefragt</p>
          <ul>
            {wishes.map((wish) => (
              <li key={wish}>{wish}</li>
            ))}
          </ul>
          <p className="block text-12 font-400 text-muted">
            In den Preisen nicht enthalten: Das Autohaus nennt Ihnen den Preis, und Sie entscheiden dann.
          </p>
        </div>
      )}
    </>
  );
}

export function Line({ label, amount, note }: BillLine) {
  return (
    <div className="order-bill__line">
      <dt>
        {note === undefined ? (
          label
        ) : (
          <>
            <span>{`${label} `}</span>
            <span className="block text-12 font-400 text-muted">{note}</span>
          </>
        )}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
