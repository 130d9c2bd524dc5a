import { orderNumber } from '../../../domain/order/orderNumber';
import { appointmentText } from '../../../domain/handover/appointment';
import type { SentOrder } from '../../../domain/order/orderState';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { dayInWords } from '../../../lib/calendarMonth';
import { exactPrice } from '../../../lib/format';
import { formatDateTime } from '../../../lib/formatDate';
import { FactList } from '../../../ui/display/FactList';

/** Facts of an order that may have arrived: payment, amounts due, days, number. */
export function SentOrderFacts({ sent: { confirmation } }: { sent: SentOrder }) {
  const { paymentOptionId, bill, appointment, handOver, placedAt, orderId } = confirmation;
  const facts = [
    { label: 'Gesendet am', value: `${formatDateTime(placedAt)} Uhr` },
    { label: 'Zahlungsart', value: paymentOptionById(paymentOptionId)?.heading },
    ...bill.due.filter(({ amount }) => amount !== exactPrice(0)).map(({ label, amount }) => ({ label, value: amount })),
    { label: 'Wunschtermin', value: appointment && appointmentText(appointment) },
    { label: 'Übergabe', value: handOver && `${handOver.name}, ${dayInWords(handOver.day)}` },
    { label: 'Vorgangsnummer', value: orderNumber(orderId) },
  ];
  return <FactList facts={facts} />;
}

/** 'Bestellung', or 'Anfrage' for an order that is not binding. */
export function sentOrderNoun({ confirmation }: SentOrder): 'Bestellung' | 'Anfrage' {
  const option = paymentOptionById(confirmation.paymentOptionId);
  return option && !isBinding(option) ? 'Anfrage' : 'Bestellung';
}
