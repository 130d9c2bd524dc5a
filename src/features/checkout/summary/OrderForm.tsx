import { useState } from 'react';
import { useStore } from 'zustand';
import { problemsOf } from '../../../lib/forms/problems';
import type { CustomerEntries, OrderCustomer } from '../../../domain/order/orderCustomer';
import { isBinding, submitLabel, type PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { useAccountPrefill } from '../../../state/account';
import { useNow, useSession } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Notice } from '../../../ui/display/Notice';
import { useForm } from '../../../ui/fields/useForm';
import { useCheckout } from '../checkoutContext';
import { RateNotice } from '../rate/RateNotice';
import { Consents } from './Consents';
import { CUSTOMER_LABELS, checkCustomer, isCustomerField } from './customerForm';
import { CustomerFields } from './CustomerFields';
import { OrderReview } from './OrderReview';
import { PaymentNotice } from './PaymentNotice';
import { useOrderSubmission } from './useOrderSubmission';

/** The customer's data, the consents, the order once more in full, and the button that sends it. */
export function OrderForm({ option }: { option: PaymentOption }) {
  const { store, view, rate } = useCheckout();
  const { draft, tenant } = view;
  const { user } = useSession();
  const now = useNow();
  const { isSending, failure, send } = useOrderSubmission();
  const isCancelled = useStore(store, ({ payment }) => payment?.isCancelled === true);
  const needsBirthDate = option.group === 'financing' || option.group === 'leasing';

  // Only what the form begins with: it tells the store of every entry, and knows the newest itself.
  const [kept] = useState(() => store.getState().customer);
  const form = useForm<CustomerEntries, OrderCustomer>({
    defaultValues: { ...kept, email: kept.email || (user?.email ?? '') },
    check: (entries) => checkCustomer(entries, { needsBirthDate, now: now() }),
    // Nothing typed is ever lost: every entry goes into the draft at once.
    onEntry: store.actions.enterCustomer,
  });
  useAccountPrefill(form);
  const { formProps, setFocus, formState } = form;
  const { errors, submitCount } = formState;

  /** What was paid once is never paid again: then only the order goes out. */
  const submit = (customer: OrderCustomer) => {
    const isUnpaid = option.submission === 'reservation' && !store.knownPayment();
    if (isUnpaid) store.actions.openPayment(customer);
    return isUnpaid ? undefined : send(customer);
  };

  return (
    <form {...formProps(submit)} className="order-form" aria-label="Ihre Daten">
      <ErrorSummary
        problems={problemsOf(errors, CUSTOMER_LABELS)}
        attempt={submitCount}
        onSelect={(name) => isCustomerField(name) && setFocus(name)}
      />
      <h2 className="order-form__title">Ihre Daten</h2>
      <CustomerFields form={form} needsBirthDate={needsBirthDate} />
      <Consents form={form} />
      <OrderReview />
      <div className="order-form__send">
        <RateNotice />
        <PaymentNotice draft={draft} isCancelled={isCancelled} />
        {failure === undefined ? null : <Notice tone="error">{failure}</Notice>}
        <div className="order-form__submit">
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={isSending || rate.isCalculating}
            disabled={rate.failure !== undefined}
          >
            {submitLabel(option, tenant.settings)}
          </Button>
          {isBinding(option) ? null : <p>Kein Kaufvertrag.</p>}
        </div>
        <p className="order-form__note">Mit * gekennzeichnete Felder sind Pflichtfelder.</p>
      </div>
    </form>
  );
}
