import { feeToday, nothingToday, type PaymentContext, type PaymentOption } from './paymentOption';

type Settings = PaymentContext['settings'];

const allows = (settings: Settings, ...types: Settings['orderAvailablePaymentOptionTypes']) =>
  types.some((type) => settings.orderAvailablePaymentOptionTypes.includes(type));

/** Fee and PayPal client id are set (rules/order-and-payment: reservation fee). */
const isFeePaidOnline = (settings: Settings) =>
  settings.orderReservationFee > 0 && settings.carDealerPaypalApiClientId !== undefined;

const takesFeeOnline = (settings: Settings) =>
  allows(settings, 'advanceTransfer', 'directOnline', 'depositTransfer') && isFeePaidOnline(settings);

const reservationFee: PaymentOption['dueToday'] = ({ orderReservationFee }) => orderReservationFee;

const orderReceived = {
  heading: 'Vielen Dank für Ihre Bestellung!',
  text: 'Sie erhalten in Kürze eine Bestätigung per E-Mail. Wir bereiten alles Weitere für Sie vor.',
} as const;

/** Without PayPal the fee is not charged (rules/order-and-payment: fee that nobody takes). */
export const advanceTransfer = {
  id: 'advance-transfer',
  group: 'bankTransfer',
  method: 'AdvanceTransfer',
  orderPaymentType: 2,
  heading: 'Vorab-Überweisung',
  description: 'Heute ist nichts zu bezahlen. Sie überweisen den Kaufpreis nach der Bestätigung und vor der Übergabe.',
  transfer:
    'Bitte überweisen Sie den Kaufpreis, sobald das Autohaus Ihre Bestellung bestätigt hat, und geben Sie die Vorgangsnummer als Verwendungszweck an.',
  submission: 'order',
  details: 'bankAccount',
  needsHandOver: true,
  restDue: 'untilHandOver',
  isOffered: ({ settings, canChooseHandOver }) =>
    allows(settings, 'advanceTransfer') && canChooseHandOver && !isFeePaidOnline(settings),
  dueToday: nothingToday,
  success: orderReceived,
} as const satisfies PaymentOption;

export const reservationFeeOnline = {
  id: 'reservation-fee-online',
  group: 'bankTransfer',
  method: 'AdvanceTransfer',
  orderPaymentType: 3,
  heading: 'Reservierungsgebühr online bezahlen',
  description:
    'Sie bezahlen heute die Reservierungsgebühr mit PayPal und überweisen den Rest vor der Übergabe. Verbraucher erhalten sie nach einem fristgerechten Widerruf zurück.',
  transfer:
    'Bitte überweisen Sie den Rest, sobald das Autohaus Ihre Bestellung bestätigt hat, und geben Sie die Vorgangsnummer als Verwendungszweck an.',
  submission: 'reservation',
  details: 'bankAccount',
  needsHandOver: true,
  restDue: 'untilHandOver',
  isOffered: ({ settings, canChooseHandOver }) => canChooseHandOver && takesFeeOnline(settings),
  dueToday: reservationFee,
  success: {
    heading: 'Vielen Dank für Ihre Reservierung!',
    text: 'Ihre Zahlung ist eingegangen, das Fahrzeug ist für Sie reserviert. Sie erhalten in Kürze eine Bestätigung per E-Mail.',
  },
} as const satisfies PaymentOption;

export const bezahlDe = {
  id: 'bezahl-de',
  group: 'bankTransfer',
  method: 'Bezahl',
  orderPaymentType: 4,
  heading: 'Überweisung mit bezahl.de',
  description: 'Nach Ihrer Bestellung schließen Sie die Zahlung beim Zahlungsdienst bezahl.de ab.',
  submission: 'redirect',
  details: 'none',
  needsHandOver: true,
  restDue: 'untilHandOver',
  isOffered: ({ settings, canChooseHandOver }) => allows(settings, 'bezahlDe') && canChooseHandOver,
  dueToday: reservationFee,
  success: {
    ...orderReceived,
    text: 'Sie erhalten in Kürze eine Bestätigung per E-Mail. Das Autohaus teilt Ihnen mit, wie Sie bei bezahl.de bezahlen.',
    redirectText:
      'Ihre Bestellung ist eingegangen. Bitte schließen Sie jetzt die Zahlung bei bezahl.de ab; der Zahlungsdienst öffnet sich in einem neuen Tab.',
  },
} as const satisfies PaymentOption;

export const oneTimeTransfer = {
  id: 'one-time-transfer',
  group: 'bankTransfer',
  method: 'OneTimeTransfer',
  orderPaymentType: 5,
  heading: 'Überweisung bei Übergabe',
  description: 'Sie überweisen den gesamten Betrag, wenn Sie das Fahrzeug übernehmen.',
  transfer:
    'Bitte überweisen Sie den Kaufpreis, wenn Sie das Fahrzeug übernehmen, und geben Sie die Vorgangsnummer als Verwendungszweck an.',
  submission: 'order',
  details: 'bankAccount',
  needsHandOver: true,
  restDue: 'atHandOver',
  isOffered: ({ settings, canChooseHandOver }) => allows(settings, 'oneTimeTransfer') && canChooseHandOver,
  dueToday: nothingToday,
  success: orderReceived,
} as const satisfies PaymentOption;

const BANK_TRANSFERS: readonly PaymentOption[] = [advanceTransfer, reservationFeeOnline, bezahlDe, oneTimeTransfer];

/** Before a choice: EUR, ascending, unique. */
export function feesToday(settings: Settings, price: number): readonly number[] {
  const context = { settings, vehicle: {}, hasFinancing: false, hasLeasing: false, canChooseHandOver: true };
  const fees = BANK_TRANSFERS.filter(({ isOffered }) => isOffered(context)).map((option) =>
    feeToday(option, settings, price),
  );
  return fees.length === 0 ? [0] : [...new Set(fees)].sort((a, b) => a - b);
}
