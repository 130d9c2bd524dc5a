import { formatIban, readDecimal } from '../../../../domain/dealer/rules';
import { needsBankAccount, needsReservationFee } from '../../../../domain/dealer/forms/settings';
import { earliestHandOverDay } from '../../../../domain/handover/handOverDay';
import { settingsPaymentTypes, type SettingsPaymentType } from '../../../../domain/tenant/settings';
import { addDays } from '../../../../lib/dates/calendarDay';
import { dayInWords, weekday } from '../../../../lib/dates/calendarMonth';
import { paymentHint } from '../PaymentNotes';
import type { SettingsValues } from '../settingsValues';
import { count, type Field, type SettingsArea } from './fields';

/** First day that the checkout offers after a lead time. Holidays differ by location and are not counted. */
export function earliestDayText(typed: string, now: Date): string {
  const days = readDecimal(typed);
  if (days === undefined || days < 0 || days > 365 || !Number.isInteger(days)) return 'In ganzen Tagen.';
  const first = earliestHandOverDay({ type: 'pickup' }, {}, { orderPickupLeadTimeInDays: days }, now);
  return `Frühester Termin bei Bestellung heute: ${dayInWords(weekday(first) === 0 ? addDays(first, 1) : first)}`;
}

/** Short description of each payment option for the dealer. */
const PAYMENT_TEXTS: Readonly<Record<SettingsPaymentType, string>> = {
  advanceTransfer: 'Kaufpreis nach Ihrer Bestätigung, vor der Übergabe; mit Reservierungsgebühr heute online',
  bezahlDe: 'nach der Bestellung beim Zahlungsdienst bezahl.de',
  directOnline: 'Reservierungsgebühr heute online, der Rest vor der Übergabe',
  atCarDealer: 'unverbindliche Anfrage, gezahlt wird bei Ihnen',
  creditPlus: 'Finanzierungsanfrage, nur bei Fahrzeugen dieser Bank',
  oneTimeTransfer: 'der ganze Betrag bei der Übernahme',
  depositTransfer: 'Reservierungsgebühr heute online, der Rest vor der Übergabe',
  bank11: 'Finanzierungsanfrage, nur bei Fahrzeugen dieser Bank',
  renault: 'Finanzierungsanfrage, nur bei Fahrzeugen dieser Bank',
};

/** Field for a lead time; its hint shows the resulting day for an order of today. */
const leadTime = (name: 'orderPickupLeadTimeInDays' | 'orderDeliveryLeadTimeInDays', label: string): Field => ({
  ...count(name, label, 'Tage'),
  hint: (values) => earliestDayText(values[name], new Date()),
});
const paymentChoices = () =>
  settingsPaymentTypes.keys.map((key) => ({
    value: key,
    label: `${settingsPaymentTypes.label(key)}: ${PAYMENT_TEXTS[key]}`,
  }));
const transfers = ({ orderAvailablePaymentOptionTypes: offered }: SettingsValues) => needsBankAccount(offered);
const takesFee = ({ orderAvailablePaymentOptionTypes: offered }: SettingsValues) => needsReservationFee(offered);

/** Order and payment: options, bank account, reservation and lead times. */
export const order: SettingsArea = {
  id: 'bestellung',
  title: 'Bestellung & Bezahlung',
  sections: [
    {
      title: 'Zahlungsarten',
      fields: [
        {
          name: 'orderAvailablePaymentOptionTypes',
          label: 'Zahlungsarten',
          hint: paymentHint,
          isRequired: true,
          control: { kind: 'checks', isSentences: true, options: paymentChoices },
        },
      ],
    },
    {
      title: 'Bankverbindung',
      text: 'Auf dieses Konto überweisen Ihre Kunden.',
      when: transfers,
      fields: [
        { name: 'bankName', label: 'Bank', isRequired: true, control: { kind: 'text' } },
        { name: 'iban', label: 'IBAN', isRequired: true, normalise: formatIban, control: { kind: 'text' } },
        { name: 'bic', label: 'BIC', isRequired: true, width: 'short', control: { kind: 'text', maxLength: 11 } },
      ],
    },
    {
      title: 'Reservierung und Übergabe',
      fields: [
        { ...count('orderReservationFee', 'Reservierungsgebühr', '€'), when: takesFee },
        count('orderReservationTimeInHours', 'Dauer der Reservierung', 'Stunden'),
        leadTime('orderPickupLeadTimeInDays', 'Vorlauf Abholung'),
        leadTime('orderDeliveryLeadTimeInDays', 'Vorlauf Lieferung'),
      ],
    },
  ],
};
