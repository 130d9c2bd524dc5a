import * as z from 'zod/mini';
import { listOf, optionalOf, number, readBy, requiredText, requiredUrl, text } from '../../lib/schema';
import { dateText } from '../../lib/dateText';
import { PAYMENT_GROUPS } from './paymentOption/paymentOption';

/** Labels of the payment groups for customers, by their number in the order. */
const PAYMENT_LABELS: Readonly<Record<string, string | undefined>> = {
  [PAYMENT_GROUPS.bankTransfer]: 'Überweisung',
  [PAYMENT_GROUPS.personalConsultation]: 'Beratung vor Ort',
  [PAYMENT_GROUPS.financing]: 'Finanzierung',
  [PAYMENT_GROUPS.leasing]: 'Leasing',
};

const orderedVehicleSchema = z.object({ manufacturer: text(), model: text(), marketingTitle: text() });

/** An order of the account: the fields of an `OrderCreate` and those that the platform adds. EUR. */
export const placedOrderSchema = z.object({
  id: requiredText(),
  createdAt: dateText(),
  vehicleId: text(),
  vehicle: optionalOf(orderedVehicleSchema),
  /** Status of the order as the platform writes it. */
  statusToString: text(),
  oneTimePayment: number(),
  monthlyPayment: number(),
  /** As a label. */
  paymentOptionType: readBy((wire) => PAYMENT_LABELS[Number(wire)]),
  handoverDate: dateText(),
  salesAppointmentAt: dateText(),
  documents: listOf(z.object({ name: text(), url: requiredUrl() })),
});

export type PlacedOrder = z.output<typeof placedOrderSchema>;

/** 'Opel Corsa'; `undefined` if the order has no vehicle. */
export function orderedVehicleName({ vehicle }: Pick<PlacedOrder, 'vehicle'>): string | undefined {
  const words = [vehicle?.manufacturer, vehicle?.model].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' ') : undefined;
}
