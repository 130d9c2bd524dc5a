import type { PaymentWindow } from '../../../domain/order/orderEvents';
import { useCheckout } from '../checkoutContext';
import { payment as paymentStep } from '../steps/payment';
import { PaymentDialog } from './PaymentDialog';
import { usePayment } from './usePayment';

/** Payment of the reservation fee: mounted from the first press of the button until the checkout is left; renders the open dialog. */
export function Payment({ paymentWindow }: { paymentWindow: PaymentWindow }) {
  const { customer, isOpen, failure } = paymentWindow;
  const payment = usePayment(customer, failure);
  const { store, change } = useCheckout();
  const close = () => store.raise({ type: 'closePayment' });
  if (!isOpen) return null;
  return (
    <PaymentDialog
      payment={payment}
      onClose={close}
      onOtherOption={() => {
        close();
        change(paymentStep.slug);
      }}
    />
  );
}
