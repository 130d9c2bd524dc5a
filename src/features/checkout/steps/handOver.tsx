import type { ReactNode } from 'react';
import { addressLine } from '../../../domain/tenant/locationText';
import { freeDays, SHOWN_DAYS } from '../../../domain/handover/handOverDay';
import { sentIn } from '../../../domain/order/orderState';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { dayInWords } from '../../../lib/dates/calendarMonth';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { htmlOf } from '../../../lib/text/formattedText';
import { DayChoice } from '../../../ui/fields/DayChoice';
import { Notice } from '../../../ui/feedback/Notice';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { useStyles } from '../../../ui/styles';
import { ContactButton } from '../../contact/ContactButton';
import { useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';
import { productOption } from '../parts/productText';
import type { StepContent } from '../runner/step';
import css from './handOver.css?inline';
import { DeliveryPostcode } from './DeliveryPostcode';
import { useDelivery } from './useDelivery';

/** Mandatory (rules/checkout: hand-over). */
export const handOver: StepContent = {
  title: 'Übergabe',
  heading: 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?',
  missing: ({ order, handOverDays }) =>
    order.handOver && handOverDays(order.handOver.product).isOnRequest
      ? 'Übergabetermin auf Anfrage: Bitte wenden Sie sich an das Autohaus.'
      : order.handOver
        ? 'Übergabe erforderlich: Bitte wählen Sie einen Tag.'
        : 'Übergabe erforderlich: Bitte wählen Sie die Art der Übergabe und einen Tag.',
  when: ({ hasHandOver }) => hasHandOver,
  // Days at once: the free way of the visitor is chosen.
  standard: ({ handOverProducts: [first], draft }) =>
    first?.type === 'pickup' && first.price === 0 && !draft.handOver && !sentIn(draft.state)
      ? { handOver: { productId: first.id } }
      : undefined,
  isComplete: ({ order }) => order.handOver?.day !== undefined,
  Form: HandOver,
  hasDetails: () => true,
  Details: ChosenHandOver,
};

function HandOver({ missing }: { missing?: ReactNode }) {
  useStyles(css);
  const { handOverProducts, order } = useCheckoutView();
  const { chooseHandOver } = useCheckoutActions();
  const delivery = useDelivery();
  const { handOver } = order;
  const reasons = handOverProducts.map(delivery.reasonAgainst);
  const isPostcodeAsked = handOver?.product.type === 'delivery' || reasons.some(Boolean);
  return (
    <div className="grid gap-24">
      {handOver ? null : missing}
      <OptionCards
        label="Art der Übergabe"
        isRequired
        options={handOverProducts.map((product, index) => {
          const { details, ...option } = productOption(product);
          const reason = reasons[index];
          if (reason !== undefined)
            return { ...option, description: <span className="hand-over__hint">{reason}</span>, isDisabled: true };
          const { id, description } = product;
          if (id !== handOver?.product.id || description === undefined) return option;
          return htmlOf(description) === undefined ? { ...option, description } : { ...option, details };
        })}
        value={handOver?.product.id}
        onChange={chooseHandOver}
      />
      {delivery.isAsked && isPostcodeAsked ? <DeliveryPostcode delivery={delivery} /> : null}
      {handOver ? <HandOverDay key={handOver.product.id} product={handOver.product} missing={missing} /> : null}
    </div>
  );
}

function HandOverDay({ product, missing }: { product: CrossSellingProduct; missing: ReactNode }) {
  const { handOverDays, order, now, vehicle, paymentOptions } = useCheckoutView();
  const { chooseHandOverDay } = useCheckoutActions();
  const bookable = handOverDays(product);
  const { first, last, isOnRequest, reasonAgainst } = bookable;
  const day = order.handOver?.day;
  const place = addressLine(vehicle.location?.address);
  const isWish = order.paymentOption !== undefined && !isBinding(order.paymentOption);
  if (isOnRequest)
    return (
      <section className="grid gap-16">
        {missing}
        <Notice tone="info" title="Übergabetermin auf Anfrage">
          <p>
            Für dieses Fahrzeug ist noch nicht bekannt, wann es verfügbar ist. Das Autohaus nennt Ihnen einen Termin;
            danach können Sie bestellen.
          </p>
          <ContactButton vehicle={vehicle} variant="secondary" />
        </Notice>
      </section>
    );
  return (
    <section className="grid gap-16">
      {missing}
      <DayChoice
        days={freeDays(bookable, SHOWN_DAYS)}
        label={product.type === 'delivery' ? 'Tag der Lieferung' : 'Tag der Übergabe'}
        isRequired
        value={day}
        onChange={chooseHandOverDay}
        minMonth={first.slice(0, 7)}
        maxMonth={last.slice(0, 7)}
        today={dayInGermany(now)}
        reasonAgainst={reasonAgainst}
      />
      <div className="grid content-start gap-8 text-14 text-muted">
        {day === undefined ? null : (
          <p className="hand-over__chosen">{`${isWish ? 'Ihr Wunschtag' : 'Ihr Tag'}: ${dayInWords(day)}`}</p>
        )}
        {isWish ? <p>Voraussichtlich: Verbindlich wird der Tag erst, wenn Sie nach Ihrer Anfrage bestellen.</p> : null}
        {product.type === 'delivery' ? (
          <p>Wir liefern an die Adresse, die Sie am Ende Ihrer Bestellung angeben.</p>
        ) : place === undefined ? null : (
          <p>{`Ort: ${place}`}</p>
        )}
        {paymentOptions.some(({ details }) => details === 'appointment') ? (
          <p>Eine Beratung findet spätestens am Übergabetag statt.</p>
        ) : null}
      </div>
    </section>
  );
}

function ChosenHandOver() {
  const { handOver: chosen } = useCheckoutView().order;
  const { reasonAgainst } = useDelivery();
  if (!chosen) return <p>Noch nicht gewählt</p>;
  return (
    <>
      {chosen.day === undefined ? <p>Tag noch nicht gewählt</p> : <p>{dayInWords(chosen.day)}</p>}
      <div role="status">{reasonAgainst(chosen.product)}</div>
    </>
  );
}
