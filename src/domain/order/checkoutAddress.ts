/** Address of a vehicle's checkout, or of one of its steps (decisions 2). */
export function checkoutPath(vehicleId: string, step?: string): string {
  const path = `/cars/${encodeURIComponent(vehicleId)}/checkout`;
  return step === undefined ? path : `${path}/${step}`;
}

/** Query parameter of a step that was opened from the summary: afterwards the visitor is back there. */
export const RETURN_PARAMETER = 'returnTo';

/** Query parameter of a link that names the way to pay, by its number in the order (decisions 6, reading B). */
export const PAYMENT_PARAMETER = 'checkoutOrderPaymentType';

/** The three query parameters that carry an order in a link (checkout 2), one list of names for reading and writing. */
export const PRESET_PARAMETERS = [
  'checkoutOrderCrossSellingProductIds',
  PAYMENT_PARAMETER,
  'checkoutOrderHandOverAt',
] as const;
