import type { OrderFailure, OrderMachine } from '../../../domain/order/orderEvents';
import { busyText } from '../../../ui/feedback/busyText';

export const RESERVED = 'Dieses Fahrzeug wurde gerade reserviert.';

export const PAYMENT_FAILED =
  'Die Zahlung hat nicht geklappt, es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.';

const TEXTS = {
  failed: 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.',
  rejected: 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.',
  // (rules/order-and-payment: refused for certain)
  unacceptable:
    'Die Bestellung konnte nicht übermittelt werden, und dasselbe noch einmal zu senden hilft nicht. Bitte prüfen Sie Ihre Angaben, oder wählen Sie eine andere Zahlungsart. Alles, was Sie eingegeben haben, ist noch da.',
  unauthorized:
    'Ihre Bestellung ist nicht angenommen, weil eine Anmeldung abgelaufen ist oder fehlt. Bitte senden Sie sie noch einmal; hilft das nicht, melden Sie sich neu an. Alles, was Sie eingegeben haben, ist noch da.',
  closed:
    'Ihre Bestellung ist nicht gesendet: Das Autohaus nimmt im Shop gerade keine Bestellungen an. Alles, was Sie eingegeben haben, ist noch da.',
  unread:
    'Ihre Bestellung ist noch nicht gesendet: Der Wert Ihres Fahrzeugs ließ sich nicht noch einmal prüfen. Bitte lösen Sie bei der Inzahlungnahme den Code aus der E-Mail zu Ihrer Bewertung ein, wählen Sie dort „Nein“, oder rufen Sie das Autohaus an.',
  reserved: RESERVED,
  replaced:
    'Das Fahrzeug ist noch reserviert, vermutlich für Ihre erste Bestellung. Bitte rufen Sie das Autohaus an: Wenn es sie storniert hat, können Sie diese hier absenden. Ihre Angaben sind noch da.',
  incomplete:
    'Ihre Bestellung ist noch nicht gesendet: Was Sie gewählt haben, ist nicht mehr möglich. Bitte wählen Sie hier neu.',
} satisfies Partial<Record<OrderFailure, string>>;

const KEPT = 'Alles, was Sie eingegeben haben, ist noch da.';

/** None where the changes are named. */
export function sendingFailureText({
  failure,
  retryAfterMs,
}: Pick<OrderMachine, 'failure' | 'retryAfterMs'>): string | undefined {
  if (failure === 'busy') return `${busyText(retryAfterMs)} ${KEPT}`;
  return failure === undefined || failure === 'changed' ? undefined : TEXTS[failure];
}
