import { paidLabel } from './order';
import type { OrderConfirmation } from './orderConfirmation';

/** What is paid back after a withdrawal in time (§ 357 BGB); `undefined` if nothing was paid here. */
export function refundText({ bill }: Pick<OrderConfirmation, 'bill'>): string | undefined {
  const label = paidLabel({ isPaymentOpen: false });
  const paid = bill.due.find((line) => line.label === label)?.amount;
  return (
    paid &&
    `Die bezahlten ${paid} erhalten Sie nach einem fristgerechten Widerruf zurück: spätestens nach 14 Tagen und auf dem Weg, auf dem Sie bezahlt haben.`
  );
}
