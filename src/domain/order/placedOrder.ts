import * as z from 'zod/mini';
import { euros, listOf, optionalOf, readBy, requiredText, requiredUrl, text } from '../../lib/schema';
import { dateText } from '../../lib/dates/dateText';
import { keysOf } from '../../lib/keysOf';
import { PAYMENT_GROUPS } from './paymentOption/paymentOption';

export const PAYMENT_LABELS = {
  bankTransfer: 'Überweisung',
  personalConsultation: 'Beratung vor Ort',
  financing: 'Finanzierung',
  leasing: 'Leasing',
} as const satisfies Record<keyof typeof PAYMENT_GROUPS, string>;

const orderedVehicleSchema = z.object({ manufacturer: text(), model: text(), marketingTitle: text() });

/** EUR. */
export const placedOrderSchema = z.object({
  id: requiredText(),
  createdAt: dateText(),
  vehicleId: text(),
  vehicle: optionalOf(orderedVehicleSchema),
  statusToString: text(),
  oneTimePayment: euros(),
  monthlyPayment: euros(),
  paymentOptionType: readBy((wire) => keysOf(PAYMENT_GROUPS).find((group) => PAYMENT_GROUPS[group] === Number(wire))),
  handoverDate: dateText(),
  salesAppointmentAt: dateText(),
  documents: listOf(z.object({ name: text(), url: requiredUrl() })),
});

export type PlacedOrder = z.output<typeof placedOrderSchema>;

/** Only bank transfers are contracts (rules/order-and-payment: requests are no orders). */
export function isRequest({ paymentOptionType: group }: Pick<PlacedOrder, 'paymentOptionType'>): boolean {
  return group !== undefined && group !== 'bankTransfer';
}

export function orderedVehicleName({ vehicle }: Pick<PlacedOrder, 'vehicle'>): string | undefined {
  const words = [vehicle?.manufacturer, vehicle?.model].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' ') : undefined;
}
