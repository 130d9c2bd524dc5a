import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import type { CustomerEntries, OrderCustomer } from '../../../domain/order/orderCustomer';
import { isBusyState, isOpenState, isPaid, sentIn } from '../../../domain/order/orderState';
import { isBinding, submitLabel, type PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { shortWarrantyText } from '../../../domain/law/guarantee';
import { CustomerFields } from '../../../shared/person/CustomerFields';
import { usePersonPrefill } from '../../../state/account';
import { useNearby } from '../../../state/nearby';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Notice } from '../../../ui/display/Notice';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { REQUIRED_NOTE } from '../../../ui/fields/FieldText';
import { SignInHint } from '../../account/SignInHint';
import { useCheckout } from '../checkoutContext';
import { SentOrderNotice } from '../sent/SentOrderNotice';
import { useDelivery } from '../steps/useDelivery';
import { RateNotice } from '../rate/RateNotice';
import { AfterOrder } from './AfterOrder';
import { Consents } from './Consents';
import { GuaranteeAboveButton } from './GuaranteeAboveButton';
import { ShortWarranty } from './ShortWarranty';
import { DeliveryQuestion } from './DeliveryQuestion';
import { checkCustomer, customerLabels, readCustomerType } from './customerForm';
import { sendingFailureText } from './failureTexts';
import { OrderChangeNotice } from './OrderChangeNotice';
import { OrderReview } from './OrderReview';
import { PaymentNotice } from './PaymentNotice';
import { useCityFromZipCode } from './useCityFromZipCode';

/** Order form: the customer's data, consents, the complete order and the order button. */
export function OrderForm({ option }: { option: PaymentOption }) {
  const { store, view, rate } = useCheckout();
  const { draft, tenant } = view;
  const { state } = draft;
  const sent = sentIn(state);
  const now = useNow();
  const failure = useStore(store, (current) => current.failure);
  const paymentWindow = useStore(store, (current) => current.paymentWindow);
  const failureText = sendingFailureText(failure);
  const customerVersion = useStore(store, (current) => current.customerVersion);
  const needsBirthDate = option.group === 'financing' || option.group === 'leasing';

  const warrantyTextOf = (type: string) =>
    shortWarrantyText(tenant.settings, view.vehicle, readCustomerType(type) === 'commercial');

  // Initial values from the draft; afterwards the draft follows the form.
  const [kept] = useState(() => store.getState().customer);
  const form = useCheckedForm<CustomerEntries, OrderCustomer>({
    defaultValues: {
      ...kept,
      ...(tenant.settings.isB2BShop && { customerType: 'commercial' }),
    },
    check: (entries) =>
      checkCustomer(entries, {
        needsBirthDate,
        now: now(),
        isB2BShop: tenant.settings.isB2BShop,
        asksShortWarranty: warrantyTextOf(entries.customerType) !== undefined,
      }),
    onValues: store.actions.enterCustomer,
  });
  // An order that may have arrived, or that another tab has sent, shows the entries of its body; one of another login
  // is emptied, before it is prefilled.
  const showKept = useEffectEvent(() => form.reset({ ...store.getState().customer }));
  useEffect(() => {
    if (customerVersion > 0) showKept();
  }, [customerVersion]);
  const emptied = useStore(store, (current) => current.emptied);
  const searched = useNearby(({ postcode }) => postcode);
  usePersonPrefill(form, {
    isOn: sent === undefined,
    emptied,
    others: searched ? { zipCode: searched } : undefined,
    onFilled: store.actions.noteFilled,
  });
  const withCity = useCityFromZipCode(form);
  const customerType = useWatch({ control: form.control, name: 'customerType' });
  const customer = { customerType: readCustomerType(customerType), needsBirthDate };

  const delivery = useDelivery();
  const [asked, setAsked] = useState(0);
  const chosen = view.order.handOver?.product;
  // An order that was paid for or may have arrived is sent unchanged.
  const isFixed = isOpenState(state);
  const unreached = chosen !== undefined && !isFixed && delivery.isTooFar(chosen) ? chosen : undefined;

  /** Opens the payment of an unpaid fee, otherwise sends the order. */
  const submit = (customer: OrderCustomer) => {
    if (unreached !== undefined) {
      setAsked(asked + 1);
      return undefined;
    }
    store.refresh();
    const isUnpaid = option.submission === 'reservation' && !isPaid(store.getState().draft.state.payment);
    if (isUnpaid) store.raise({ type: 'openPayment', customer });
    else store.press(customer);
    return undefined;
  };
  const formProps = form.formProps(submit);
  const resend = (event: SyntheticEvent) => {
    event.preventDefault();
    store.press();
  };

  return (
    <>
      {/* Outside of the form: its dialog contains a form. */}
      <SignInHint />
      <form
        {...withCity(formProps)}
        // An order that was sent before is sent again without validation.
        onSubmit={sent ? resend : formProps.onSubmit}
        className="order-form"
        aria-label="Ihre Daten"
      >
        <ErrorSummary form={form} labels={customerLabels(customer)} />
        <div className="order-form__person">
          <CustomerFields form={form} customer={customer} isForCompanies={tenant.settings.isB2BShop} />
          <Consents form={form} />
          <ShortWarranty form={form} text={warrantyTextOf(customerType)} />
          <AfterOrder option={option} />
        </div>
        <div className="order-form__order">
          <OrderReview isRequest={!isBinding(option)} />
          {isBinding(option) && customer.customerType === 'private' ? (
            <GuaranteeAboveButton vehicle={view.vehicle} />
          ) : null}
          <div className="order-form__send">
            <RateNotice />
            {unreached === undefined ? null : (
              <DeliveryQuestion asked={asked} delivery={delivery} product={unreached} />
            )}
            {paymentWindow ? <PaymentNotice payment={state.payment} isCancelled={paymentWindow.isCancelled} /> : null}
            {sent ? null : <OrderChangeNotice isRequest={!isBinding(option)} />}
            {failureText === undefined ? null : (
              <Notice tone="error">
                <p>{failureText}</p>
                {failure === 'reserved' ? <p>Fragen Sie das Autohaus, ob es wieder frei wird.</p> : null}
              </Notice>
            )}
            {failure === undefined ? null : <SentOrderNotice />}
            <div className="order-form__submit">
              <Button
                type="submit"
                variant="primary"
                size="large"
                isBusy={isBusyState(state) || rate.isCalculating}
                disabled={rate.failure !== undefined}
              >
                {submitLabel(option, tenant.settings, isPaid(state.payment))}
              </Button>
              {isBinding(option) ? null : <p>Kein Kaufvertrag.</p>}
            </div>
            <p className="order-form__note">{REQUIRED_NOTE}</p>
          </div>
        </div>
      </form>
    </>
  );
}
