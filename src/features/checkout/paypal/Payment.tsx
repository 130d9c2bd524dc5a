import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { useCheckout } from '../checkoutContext';
import { payment as paymentStep } from '../steps/payment';
import { PaymentDialog } from './PaymentDialog';
import { usePayment } from './usePayment';

interface PaymentProps {
  customer: OrderCustomer;
  isOpen: boolean;
}

/** PayPal's buttons, from the first press on 'Zahlungspflichtig reservieren' until the checkout is left, and their dialog while it is open. */
export function Payment({ customer, isOpen }: PaymentProps) {
  const payment = usePayment(customer);
  const { store, change } = useCheckout();
  const close = () => store.actions.closePayment(false);
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
