import { useStore } from 'zustand';
import { isPaid, sentIn } from '../../../domain/order/orderState';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { orderProblems } from '../../../domain/order/orderProblems';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../checkoutContext';
import { plainTitle, type CheckoutStep } from '../step';
import { SentOrderNotice } from '../sent/SentOrderNotice';
import { NavigatorAccessories } from '../summary/NavigatorAccessories';
import { OrderForm } from '../summary/OrderForm';
import { PaymentNotice } from '../summary/PaymentNotice';
import css from '../summary/summary.css?inline';

/** Last step: all choices with links to change them, and the order form (rules/checkout: summary). */
export const summary: CheckoutStep = {
  slug: '9-summary',
  phase: 'person',
  title: 'Zusammen\u00ADfassung',
  heading: 'Prüfen und absenden',
  isComplete: ({ order, tenant }) => orderProblems(order, tenant.behaviours.hasHandOverStep).length === 0,
  showsRate: true,
  hidesNavigation: true,
  Form: Summary,
};

function Summary() {
  useStyles(css);
  const { wizard, change, store, view } = useCheckout();
  const { order, draft } = view;
  // A payment of an earlier visit is shown at the top, one of this visit above the button.
  const wasPaid = useStore(store, ({ payment }) => payment === undefined);
  // The same for an order that was sent.
  const isFoundSent = useStore(store, ({ failure }) => failure === undefined);
  const isFound = wasPaid && isPaid(draft.state.payment);
  const sent = sentIn(draft.state);
  // An order that was sent shows its option, even one that is no longer offered.
  const paymentOption = sent ? paymentOptionById(sent.confirmation.paymentOptionId) : order.paymentOption;
  return (
    <div className="summary">
      {isFoundSent ? <SentOrderNotice isStatic /> : null}
      {isFound ? <PaymentNotice payment={draft.state.payment} isStatic /> : null}
      <div className="summary__parts">
        {wizard.steps.map((step) => {
          const { slug, Summary: Part } = step;
          const title = plainTitle(step);
          return Part === undefined ? null : (
            <section key={slug} className="summary__part" aria-label={title}>
              <div className="summary__head">
                <h2 className="summary__title">{title}</h2>
                <Button variant="quiet" size="small" aria-label={`${title} ändern`} onClick={() => change(slug)}>
                  Ändern
                </Button>
              </div>
              <div className="summary__text">
                <Part />
              </div>
            </section>
          );
        })}
        <NavigatorAccessories />
      </div>
      {paymentOption ? <OrderForm option={paymentOption} /> : null}
    </div>
  );
}
