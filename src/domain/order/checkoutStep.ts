/** Steps of the order, by their part of the address. */
export type CheckoutStepName =
  | '1-trade-in'
  | '2-trade-in-selection'
  | '3-offer'
  | '3-physical-product'
  | '4-services'
  | '5-warranty'
  | '6-insurance'
  | '7-hand-over'
  | '8-reservation'
  | '9-summary';
