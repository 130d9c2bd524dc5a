import { exactPrice } from '../../../lib/format';
import { Suspense, useId, useState, type ReactNode } from 'react';
import Info from 'lucide-react/icons/info';
import { appointmentText } from '../../../domain/handover/appointment';
import { sentIn } from '../../../domain/order/orderState';
import { orderPrice } from '../../../domain/order/orderTotals';
import { feeToday, type PaymentOption, type PaymentOptionId } from '../../../domain/order/paymentOption/paymentOption';
import type { NamedOffers } from '../../../domain/law/creditDuties';
import { paidLabel, type Order } from '../../../domain/order/order';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { soleOption, wishedRate } from '../../../domain/order/paymentOption/paymentOptions';
import { rateStatusOf } from '../../../domain/order/rateStatus';
import { ContactButton } from '../../contact/ContactButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useStyles } from '../../../ui/styles';
import { useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';
import { CreditWarning } from '../../../shared/law/CreditText';
import { IntermediaryNote } from '../../../shared/law/IntermediaryNote';
import { RateBox } from '../rate/RateBox';
import { UnmetRateNotice } from '../rate/RateNotice';
import type { CheckoutView } from '../runner/checkoutView';
import type { StepContent } from '../runner/step';
import { AppointmentChoice } from './Appointment';
import css from './payment.css?inline';

const ComparedPayments = lazyWithRetry(() => import('./ComparedPayments').then((module) => module.ComparedPayments));

const MISSING = {
  option: 'Reservierungsoption erforderlich: Bitte wählen Sie eine Zahlungsart.',
  rate: 'Rate erforderlich: Sie wird von der Bank berechnet.',
  appointment: 'Termin erforderlich: Bitte wählen Sie Tag und Uhrzeit Ihrer Beratung.',
} as const;

function missingPart(order: Order): keyof typeof MISSING | undefined {
  if (order.paymentOption === undefined) return 'option';
  if (rateStatusOf(order) === 'missing') return 'rate';
  return order.paymentOption.details === 'appointment' && order.appointment === undefined ? 'appointment' : undefined;
}

const feeOf = (option: PaymentOption, { tenant, order }: Pick<CheckoutView, 'tenant' | 'order'>) =>
  feeToday(option, tenant.settings, orderPrice(order));

export const payment: StepContent = {
  title: 'Bezahlung',
  heading: 'Wie möchten Sie bezahlen?',
  missing: ({ order }) => MISSING[missingPart(order) ?? 'option'],
  // Advance transfer without a fee; never in place of a rate: a transfer is binding.
  standard(view) {
    const { order, draft, paymentOptions } = view;
    const isOpen = order.paymentOption === undefined && !wishedRate(draft) && !sentIn(draft.state);
    const hasRate = draft.financing !== undefined || draft.leasing !== undefined;
    const free = paymentOptions.find((option) => option.method === 'AdvanceTransfer' && feeOf(option, view) === 0);
    return isOpen && !hasRate && free ? { paymentOptionId: free.id } : undefined;
  },
  isSettled: ({ order, paymentOptions }) =>
    order.paymentOption !== undefined && order.paymentOption === soleOption(paymentOptions),
  isComplete: ({ order }) => missingPart(order) === undefined,
  Form: Payment,
  hasDetails: () => true,
  Details: ChosenPayment,
};

function Payment({ missing }: { missing?: ReactNode }) {
  useStyles(css);
  const { paymentOptions, order, draft, vehicle, tenant } = useCheckoutView();
  const { choose } = useCheckoutActions();
  const chosen = order.paymentOption;
  const open = missingPart(order);
  const unmetRate = chosen ? undefined : wishedRate(draft);
  // The applied rate stands first, even while another option is looked at.
  const [leading] = useState(order.financing || order.leasing ? chosen?.id : undefined);
  const name = useId();

  if (paymentOptions.length === 0) {
    return (
      <EmptyState
        icon={<Info />}
        title="Dieses Fahrzeug kann gerade nicht online bestellt werden."
        actions={<ContactButton vehicle={vehicle} variant="secondary" />}
      >
        Bitte sprechen Sie uns an: Wir helfen Ihnen gern weiter.
      </EmptyState>
    );
  }
  const cardsOf = (isHere: (id: PaymentOptionId) => boolean) => ({
    name,
    options: paymentOptions
      .filter(({ id }) => isHere(id))
      .map((option) => ({
        value: option.id,
        title: option.heading,
        description: (
          <>
            {option === chosen ? <span>{option.description}</span> : null}
            <CreditWarning place="payment" {...offerOf(option, vehicle)} />
          </>
        ),
        price: dueTodayText(option, feeOf(option, { tenant, order }), order),
      })),
    value: chosen?.id,
    onChange: (paymentOptionId: string) => choose({ paymentOptionId }),
  });
  return (
    <div className="payment">
      {unmetRate ? <UnmetRateNotice group={unmetRate.group} /> : null}
      {open === 'option' ? missing : null}
      <OptionCards {...cardsOf((id) => leading === undefined || id === leading)} label="Zahlungsart" isRequired />
      {leading === undefined || paymentOptions.length === 1 ? null : (
        <Disclosure className="payment__others" summary="Andere Zahlungsart wählen">
          <OptionCards {...cardsOf((id) => id !== leading)} label="Andere Zahlungsarten" isLabelHidden />
        </Disclosure>
      )}
      {chosen?.details === 'appointment' ? (
        <AppointmentChoice key={chosen.id} missing={open === 'appointment' ? missing : null} />
      ) : null}
      {open === 'rate' ? missing : null}
      <RateBox />
      <IntermediaryNote
        financing={paymentOptions.some(({ group }) => group === 'financing')}
        leasing={
          paymentOptions.some(({ group }) => group === 'leasing') && (vehicle.leasingCalculationProviderType ?? true)
        }
      />
      <Suspense>
        <ComparedPayments />
      </Suspense>
    </div>
  );
}

const offerOf = ({ group }: PaymentOption, { leasingCalculationProviderType: provider }: Vehicle): NamedOffers =>
  group === 'leasing' ? { leasing: provider ?? true } : { financing: group === 'financing' };

function dueTodayText(option: PaymentOption, amount: number, order: Order): string | undefined {
  const { paid = 0 } = order;
  if (paid > 0 && option.submission === 'reservation') return `${paidLabel(order)}: ${exactPrice(paid)}`;
  // A paid fee is due with no option.
  if (amount > 0 && paid === 0) return `Heute fällig: ${exactPrice(amount)}`;
  return option.submission === 'request' ? 'Unverbindlich' : undefined;
}

function ChosenPayment() {
  const { paymentOption, appointment } = useCheckoutView().order;
  if (!paymentOption) return <p>Noch nicht gewählt</p>;
  return (
    <>
      <p>{paymentOption.heading}</p>
      {appointment ? <p>{`Termin: ${appointmentText(appointment)}`}</p> : null}
    </>
  );
}
