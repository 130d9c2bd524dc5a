import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import type { CustomerEntries, OrderCustomer } from '../../../domain/order/orderCustomer';
import { isBusyState, isOpenState, isPaid, sentIn } from '../../../domain/order/orderState';
import { isBinding, submitLabel, type PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { hasGuaranteeNotice, shortWarrantyText } from '../../../domain/law/guarantee';
import { garanLabelOf } from '../../../domain/law/makes';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { GaranGraphic } from '../../../shared/law/GaranGraphic';
import { GuaranteeNotice } from '../../../shared/law/GuaranteeNotice';
import { CustomerFields } from '../../../shared/person/CustomerFields';
import { usePersonPrefill } from '../../../state/account';
import { useNearby } from '../../../state/vehicles/nearby';
import { useNow, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useStickyBox } from '../../../ui/layout/useStickyBox';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { REQUIRED_NOTE } from '../../../ui/fields/FieldText';
import { SignInHint } from '../../account/SignInHint';
import { useCheckout } from '../runner/checkoutContext';
import { useDelivery } from '../steps/useDelivery';
import { RateNotice } from '../rate/RateNotice';
import { Consents } from './Consents';
import { DeliveryQuestion } from './DeliveryQuestion';
import { checkCustomer, customerLabels, readCustomerType, useCityFromZipCode } from './customerForm';
import { OrderCosts } from './OrderCosts';
import { FailureNotice, OrderChangeNotice, PaymentNotice } from '../notices/OrderNotices';

export function OrderForm({ option }: { option: PaymentOption }) {
  const { store, view, rate } = useCheckout();
  const { draft, tenant } = view;
  const { state } = draft;
  const sent = sentIn(state);
  const now = useNow();
  const failure = useStore(store, (current) => current.failure);
  const paymentWindow = useStore(store, (current) => current.paymentWindow);
  const customerVersion = useStore(store, (current) => current.customerVersion);
  const isContract = isBinding(option);
  const column = useStickyBox();
  const needsBirthDate = option.group === 'financing' || option.group === 'leasing';

  const warrantyTextOf = (type: string) =>
    shortWarrantyText(tenant.settings, view.vehicle, readCustomerType(type) === 'commercial');

  const [initial] = useState(() => store.getState().customer);
  const form = useCheckedForm<CustomerEntries, OrderCustomer>({
    defaultValues: {
      ...initial,
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
  // An order that may have arrived shows the entries of its body; a form of another login is emptied first.
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
  // What was paid for or may have arrived is sent unchanged.
  const isFixed = isOpenState(state);
  const unreached = chosen !== undefined && !isFixed && delivery.isTooFar(chosen) ? chosen : undefined;

  const submit = (customer: OrderCustomer) => {
    if (unreached !== undefined) {
      setAsked(asked + 1);
      return undefined;
    }
    if (option.submission === 'reservation') store.openPayment(customer);
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
        onSubmit={sent ? resend : formProps.onSubmit}
        className="order-form grid content-start grid-cols-1 gap-24 below-large:gap-16"
        aria-label="Ihre Daten"
      >
        <ErrorSummary form={form} labels={customerLabels(customer)} />
        <div className="grid content-start grid-cols-1 gap-24 below-large:gap-16">
          <h2>Ihre Daten</h2>
          <CustomerFields form={form} customer={customer} isForCompanies={tenant.settings.isB2BShop} />
          <p className="text-14 text-muted">
            {isContract ? REQUIRED_NOTE : `${REQUIRED_NOTE} Die Anschrift braucht das Autohaus für Ihr Angebot.`}
          </p>
          <Consents form={form} shortWarranty={warrantyTextOf(customerType)} />
        </div>
        <div ref={column} className="order-form__send sticky-box">
          {isContract && customer.customerType === 'private' ? <Guarantee vehicle={view.vehicle} /> : null}
          <div className="order-form__box">
            <OrderCosts isContract={isContract} />
            <RateNotice />
            {unreached === undefined ? null : (
              <DeliveryQuestion asked={asked} delivery={delivery} product={unreached} />
            )}
            {paymentWindow ? <PaymentNotice payment={state.payment} {...paymentWindow} /> : null}
            {sent ? null : <OrderChangeNotice isRequest={!isContract} />}
            {failure === undefined ? null : <FailureNotice failure={failure} />}
            <div className="order-form__submit">
              <Button
                type="submit"
                variant="primary"
                size="large"
                isWide
                isBusy={isBusyState(state) || rate.isCalculating}
                disabled={rate.failure !== undefined}
              >
                {submitLabel(option, tenant.settings, isPaid(state.payment))}
              </Button>
              {isContract ? null : <p>Kein Kaufvertrag.</p>}
            </div>
          </div>
        </div>
      </form>
    </>
  );
}

/** Open above a consumer's button (rules/law: guarantee notice and rules/law: GARAN label). */
function Guarantee({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const now = useNow();
  if (!hasGuaranteeNotice(settings, now())) return null;
  const label = garanLabelOf(settings, vehicle, now());
  return (
    <section className="order-form__guarantee" aria-label="Gesetzliche Gewährleistung">
      <GuaranteeNotice />
      {label ? <GaranGraphic label={label} /> : null}
    </section>
  );
}
