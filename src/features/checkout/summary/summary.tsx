import { useStore } from 'zustand';
import { isPaid, sentIn } from '../../../domain/order/orderState';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { orderProblems } from '../../../domain/order/orderProblems';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../runner/checkoutContext';
import type { StepContent } from '../runner/step';
import { SentOrderNotice } from '../notices/SentOrder';
import { OrderForm } from './OrderForm';
import { OrderBlocks } from './OrderBlocks';
import { PaymentNotice } from '../notices/OrderNotices';
import css from './summary.css?inline';

/** (rules/checkout: summary) */
export const summary: StepContent = {
  title: 'Zusammen\u00ADfassung',
  heading: 'Zusammenfassung',
  isComplete: ({ order, tenant }) => orderProblems(order, tenant.behaviours.hasHandOverStep).length === 0,
  Form: Summary,
};

function Summary() {
  useStyles(css);
  const { store, view } = useCheckout();
  const { order, draft } = view;
  // Of an earlier visit: at the top; of this visit: above the button.
  const wasPaid = useStore(store, ({ paymentWindow }) => paymentWindow === undefined);
  const isFoundSent = useStore(store, ({ failure }) => failure === undefined);
  const isFound = wasPaid && isPaid(draft.state.payment);
  const sent = sentIn(draft.state);
  // Even if no longer offered.
  const paymentOption = sent ? paymentOptionById(sent.confirmation.paymentOptionId) : order.paymentOption;
  return (
    <div className="summary">
      {isFoundSent ? <SentOrderNotice isStatic /> : null}
      {isFound ? <PaymentNotice payment={draft.state.payment} isStatic /> : null}
      <OrderBlocks />
      {paymentOption ? <OrderForm option={paymentOption} /> : null}
    </div>
  );
}
