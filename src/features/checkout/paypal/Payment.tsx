import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import { useCheckout } from '../checkoutContext';
import { payment as paymentStep } from '../steps/payment';
import { PaymentDialog } from './PaymentDialog';
import { usePayment } from './usePayment';

interface PaymentProps {
  customer: OrderCustomer;
  isOpen: boolean;
}

/** Payment of the reservation fee: mounted from the first press of the button until the checkout is left; renders the open dialog. */
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
