import { needsBankAccount, needsReservationFee } from '../../../domain/dealer/forms/settings';
import { readTypedNumber } from '../../../lib/typedNumber';
import type { SettingsPaymentType } from '../../../domain/tenant/settings';
import type { SettingsValues } from './settingsFields';

/** What a chosen payment option still lacks, and who can help; `undefined` for nothing. */
export function paymentNote(
  type: SettingsPaymentType,
  values: SettingsValues,
  paypal: string | undefined,
): string | undefined {
  const { orderAvailablePaymentOptionTypes: offered, orderReservationFee: fee } = values;
  if (!offered.includes(type)) return undefined;
  if (needsBankAccount([type]) && [values.bankName, values.iban, values.bic].some((text) => text.trim() === ''))
    return 'Es fehlt die Bankverbindung: Tragen Sie sie unten ein.';
  if (!needsReservationFee([type])) return undefined;
  if (paypal === undefined)
    return 'Es fehlt das PayPal-Konto; die Bestellung zeigt diese Zahlungsart so lange nicht. Das richtet die Plattform ein: Fragen Sie Ihren Betreuer dort.';
  return readTypedNumber(fee) === 0
    ? 'Die Reservierungsgebühr ist 0 €; die Bestellung zeigt diese Zahlungsart so lange nicht. Tragen Sie unten einen Betrag ein.'
    : undefined;
}
