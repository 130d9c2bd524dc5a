import type { TenantSettings } from '../../tenant/settings';
import type { FinancingProvider } from '../../enums/financingProvider';
import type { Vehicle } from '../../vehicle/vehicle';

export const THANKS_FOR_REQUEST = 'Vielen Dank für Ihre Anfrage!';

export const PAYMENT_GROUPS = { bankTransfer: 1, personalConsultation: 2, financing: 3, leasing: 4 } as const;
type PaymentGroup = keyof typeof PAYMENT_GROUPS;

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

/** Stable: stored in drafts, and part of the event `order-created`. */
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

/** Reading B (rules/order-and-payment: two numberings). */
export type OrderPaymentType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** `request` does not bind, `redirect` continues elsewhere, `reservation` captures the fee first. */
type Submission = 'request' | 'order' | 'redirect' | 'reservation';

type PaymentDetails = 'appointment' | 'bankAccount' | 'none';

export interface PaymentContext {
  settings: Pick<
    TenantSettings,
    'orderAvailablePaymentOptionTypes' | 'orderReservationFee' | 'carDealerPaypalApiClientId'
  >;
  vehicle: Pick<Vehicle, 'financingCalculationProviderType' | 'leasingCalculationProviderType'>;
  hasFinancing: boolean;
  hasLeasing: boolean;
  canChooseHandOver: boolean;
}

export const restDueTexts = {
  atHandOver: { label: 'Bei Übergabe', inSentence: 'bei der Übergabe' },
  untilHandOver: { label: 'Bis zur Übergabe', inSentence: 'bis zur Übergabe' },
} as const;

type RestDue = keyof typeof restDueTexts;

export interface PaymentOption {
  readonly id: PaymentOptionId;
  readonly group: PaymentGroup;
  /** Absent: no bank, or that of the rate. */
  readonly bank?: FinancingProvider;
  readonly method: PaymentMethod;
  readonly orderPaymentType: OrderPaymentType;
  readonly heading: string;
  readonly description: string;
  readonly submission: Submission;
  readonly details: PaymentDetails;
  /** Except for personal consultation (rules/order-and-payment: what an order needs). */
  readonly needsHandOver: boolean;
  readonly isOffered: (context: PaymentContext) => boolean;
  readonly restDue: RestDue;
  /** EUR, by the dealer's settings; that of an order is `feeToday`. */
  readonly dueToday: (settings: Pick<TenantSettings, 'orderReservationFee'>) => number;
  readonly transfer?: string;
  readonly success: {
    readonly heading: string;
    readonly text: string;
    /** Default `REDIRECT_TEXT`. */
    readonly redirectText?: string;
  };
}

/** EUR; not lowered by a trade-in, because the fee reserves the vehicle. */
export function feeToday(
  option: Pick<PaymentOption, 'dueToday'>,
  settings: Pick<TenantSettings, 'orderReservationFee'>,
  price: number,
): number {
  return Math.min(option.dueToday(settings), price);
}

/** Shown for a redirect that the payment option does not expect. */
export const REDIRECT_TEXT =
  'Ein Schritt fehlt noch: Bitte schließen Sie Ihre Bestellung jetzt ab. Die Seite dafür öffnet sich in einem neuen Tab.';

/** (rules/law: order button, § 312j BGB) */
type SubmitLabel = 'Zahlungspflichtig bestellen' | 'Zahlungspflichtig reservieren' | 'Unverbindlich anfragen';

export function isBinding(option: Pick<PaymentOption, 'submission'>): boolean {
  return option.submission !== 'request';
}

export function submitLabel(
  option: Pick<PaymentOption, 'submission' | 'dueToday'>,
  settings: Pick<TenantSettings, 'orderReservationFee'>,
  isFeePaid = false,
): SubmitLabel {
  if (!isBinding(option)) return 'Unverbindlich anfragen';
  if (isFeePaid) return 'Zahlungspflichtig bestellen';
  return option.dueToday(settings) > 0 ? 'Zahlungspflichtig reservieren' : 'Zahlungspflichtig bestellen';
}

export const nothingToday = () => 0;
