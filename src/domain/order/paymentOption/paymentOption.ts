import type { TenantSettings } from '../../tenant/settings';
import type { FinancingProvider } from '../../vehicle/enums/financingProvider';
import type { Vehicle } from '../../vehicle/vehicle';

/** Heading of the confirmation of what is not yet an order. */
export const THANKS_FOR_REQUEST = 'Vielen Dank für Ihre Anfrage!';

/** Groups of payment options and their number in the order (rules/order-and-payment: payment options). */
export const PAYMENT_GROUPS = { bankTransfer: 1, personalConsultation: 2, financing: 3, leasing: 4 } as const;
type PaymentGroup = keyof typeof PAYMENT_GROUPS;

/** `paymentMethod` and `paymentOptionSubType` of the order (rules/order-and-payment: payment method names). */
export type PaymentMethod =
  | 'AtCarDealer'
  | 'AdvanceTransfer'
  | 'OneTimeTransfer'
  | 'Bezahl'
  | 'CreditPlus'
  | 'Bank11'
  | 'Renault'
  | 'Santander'
  | 'Bdk';

/** Never change: they stand in drafts, and pages read them in `order-created`. */
export type PaymentOptionId =
  | 'advance-transfer'
  | 'reservation-fee-online'
  | 'bezahl-de'
  | 'one-time-transfer'
  | 'financing-at-car-dealer'
  | 'leasing-at-car-dealer'
  | 'bank11'
  | 'creditplus'
  | 'renault'
  | 'santander'
  | 'bdk'
  | 'at-car-dealer';

/** `orderPaymentType` of the order, reading B (rules/order-and-payment: two numberings). */
export type OrderPaymentType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * How an order of this option is sent: `request` binds to nothing, `order` binds to pay, `redirect` goes on at a
 * payment service whose address comes with the answer, `reservation` takes the reservation fee online first.
 */
export type Submission = 'request' | 'order' | 'redirect' | 'reservation';

/** What the customer still has to say, or is shown, once the option is chosen. */
export type PaymentDetails = 'appointment' | 'bankAccount' | 'none';

export interface PaymentContext {
  settings: Pick<
    TenantSettings,
    'orderAvailablePaymentOptionTypes' | 'orderReservationFee' | 'carDealerPaypalApiClientId'
  >;
  vehicle: Pick<Vehicle, 'financingCalculationProviderType' | 'leasingCalculationProviderType'>;
  /** A financing was applied to the order, or its first quote can be had. */
  hasFinancing: boolean;
  hasLeasing: boolean;
  /** A hand-over, pickup or delivery can be chosen, or the tenant leaves it out altogether. */
  canChooseHandOver: boolean;
}

/** When the rest is due that is not paid today, as a label and inside a sentence. */
export const restDueTexts = {
  atHandOver: { label: 'Bei Übergabe', inSentence: 'bei der Übergabe' },
  untilHandOver: { label: 'Bis zur Übergabe', inSentence: 'bis zur Übergabe' },
} as const;

type RestDue = keyof typeof restDueTexts;

/** One payment option: all that any screen or the order needs to know of it. */
export interface PaymentOption {
  readonly id: PaymentOptionId;
  readonly group: PaymentGroup;
  /** Application to this bank; absent: no bank, or whichever calculated the rate. */
  readonly bank?: FinancingProvider;
  readonly method: PaymentMethod;
  readonly orderPaymentType: OrderPaymentType;
  readonly heading: string;
  readonly description: string;
  readonly submission: Submission;
  readonly details: PaymentDetails;
  /** A hand-over product is required: 'Übergabe erforderlich' (rules/order-and-payment: what an order needs). Personal consultation needs none. */
  readonly needsHandOver: boolean;
  readonly isOffered: (context: PaymentContext) => boolean;
  readonly restDue: RestDue;
  /** EUR due today as the dealer has set it; what an order really owes today: `feeToday`. */
  readonly dueToday: (settings: Pick<TenantSettings, 'orderReservationFee'>) => number;
  /** When and with which reference the customer transfers; stands with the dealer's account. */
  readonly transfer?: string;
  readonly success: {
    readonly heading: string;
    readonly text: string;
    /** Where the answer names a bank or payment service to go on at; absent: `REDIRECT_TEXT`. */
    readonly redirectText?: string;
  };
}

/**
 * EUR due today ('Heute Fällig') of an order by this option: never more than its price. A trade-in does not lower it, because the fee itself
 * reserves the vehicle.
 *
 * @param price EUR of all that is paid once, before a trade-in is taken off
 */
export function feeToday(
  option: Pick<PaymentOption, 'dueToday'>,
  settings: Pick<TenantSettings, 'orderReservationFee'>,
  price: number,
): number {
  return Math.min(option.dueToday(settings), price);
}

/** Where an order goes on at an address that its payment option does not expect. */
export const REDIRECT_TEXT =
  'Ein Schritt fehlt noch: Bitte schließen Sie Ihre Bestellung jetzt ab. Die Seite dafür öffnet sich in einem neuen Tab.';

/** The words on the button that sends the order (rules/law: order button, § 312j BGB). */
type SubmitLabel = 'Zahlungspflichtig bestellen' | 'Zahlungspflichtig reservieren' | 'Unverbindlich anfragen';

/** Whether the button makes a contract that binds to pay. */
export function isBinding(option: Pick<PaymentOption, 'submission'>): boolean {
  return option.submission !== 'request';
}

export function submitLabel(
  option: Pick<PaymentOption, 'submission' | 'dueToday'>,
  settings: Pick<TenantSettings, 'orderReservationFee'>,
  isFeePaid = false,
): SubmitLabel {
  if (!isBinding(option)) return 'Unverbindlich anfragen';
  // Whoever has paid the fee must not read that it is due again.
  if (isFeePaid) return 'Zahlungspflichtig bestellen';
  return option.dueToday(settings) > 0 ? 'Zahlungspflichtig reservieren' : 'Zahlungspflichtig bestellen';
}

/** For options without anything due today. */
export const nothingToday = () => 0;
