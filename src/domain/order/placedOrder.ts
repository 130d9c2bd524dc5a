import * as z from 'zod/mini';
import { listOf, maybe, number, readBy, requiredText, requiredUrl, text } from '../../lib/schema';
import { dateText } from '../../lib/dateText';
import { PAYMENT_GROUPS } from './paymentOption/paymentOption';

/** The four kinds of payment as a customer calls them. */
const PAYMENT_LABELS = {
  bankTransfer: 'Überweisung',
  personalConsultation: 'Beratung vor Ort',
  financing: 'Finanzierung',
  leasing: 'Leasing',
} as const satisfies Record<keyof typeof PAYMENT_GROUPS, string>;

const paymentLabelOf = (wire: unknown) => {
  const number = Number(wire);
  if (number === PAYMENT_GROUPS.bankTransfer) return PAYMENT_LABELS.bankTransfer;
  if (number === PAYMENT_GROUPS.personalConsultation) return PAYMENT_LABELS.personalConsultation;
  if (number === PAYMENT_GROUPS.financing) return PAYMENT_LABELS.financing;
  return number === PAYMENT_GROUPS.leasing ? PAYMENT_LABELS.leasing : undefined;
};

const orderedVehicleSchema = z.object({ manufacturer: text(), model: text(), marketingTitle: text() });

/** An order as the account holds it: the names of an `OrderCreate`, and what the platform adds to it. EUR. */
export const placedOrderSchema = z.object({
  id: requiredText(),
  createdAt: dateText(),
  vehicleId: text(),
  vehicle: maybe(orderedVehicleSchema),
  /** Status of the order as the platform writes it. */
  statusToString: text(),
  oneTimePayment: number(),
  monthlyPayment: number(),
  /** As a label. */
  paymentOptionType: readBy(paymentLabelOf),
  handoverDate: dateText(),
  salesAppointmentAt: dateText(),
  documents: listOf(z.object({ name: text(), url: requiredUrl() })),
});

export type PlacedOrder = z.output<typeof placedOrderSchema>;

/** 'Opel Corsa', or `undefined` where the platform says nothing of the vehicle. */
export function orderedVehicleName({ vehicle }: Pick<PlacedOrder, 'vehicle'>): string | undefined {
  const words = [vehicle?.manufacturer, vehicle?.model].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' ') : undefined;
}
