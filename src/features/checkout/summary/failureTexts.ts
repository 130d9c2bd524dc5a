import type { SendingFailure } from '../checkoutState';

export const RESERVED = 'Dieses Fahrzeug wurde gerade reserviert.';

const TEXTS = {
  failed: 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.',
  reserved: RESERVED,
  replaced:
    'Das Fahrzeug ist noch reserviert, vermutlich für Ihre erste Bestellung. Bitte rufen Sie das Autohaus an: Wenn es sie storniert hat, können Sie diese hier absenden. Ihre Angaben sind noch da.',
  incomplete:
    'Ihre Bestellung ist noch nicht gesendet: Was Sie gewählt haben, ist nicht mehr möglich. Bitte wählen Sie hier neu.',
} satisfies Record<SendingFailure, string>;

/** Why the last press did not send the order, and what to do. */
export const sendingFailureText = (failure: SendingFailure): string => TEXTS[failure];
