import { useCheckout, useCheckoutView } from '../runner/checkoutContext';
import { Fragment } from 'react';
import { agreedTexts } from './bill';
import { ratesNamed } from '../../../domain/order/order';
import { CreditText } from '../../../shared/law/CreditText';

/** '22.490 € inkl. MwSt.', with a bank '207,13 € im Monat · dazu 2.200 € am Anfang · Preis 22.490 € inkl. MwSt.' */
export function OrderTotal({ className }: { className?: string }) {
  const { view, rate } = useCheckout();
  const { lead, others } = agreedTexts(view.order, view.totals, rate, view.tenant.settings.isB2BShop);
  return (
    <span className={className}>
      <span>
        <span>{lead.amount}</span>
        {lead.note === '' ? null : <small>{lead.note}</small>}
      </span>
      {others.map((text) => (
        <Fragment key={text}>
          <span className="order-total__dot" aria-hidden="true">
            {'\u00A0· '}
          </span>
          <small>{text}</small>
        </Fragment>
      ))}
    </span>
  );
}

/** In the view that names the rate (§ 17 PAngV). Nothing without a rate. */
export function RateText() {
  const { order } = useCheckoutView();
  const rate = order.financing ?? order.leasing;
  return rate === undefined ? null : (
    <div className="checkout__legal">
      <CreditText place="summary" {...ratesNamed(order)} html={rate.legalTextHtml} />
    </div>
  );
}
