export interface Letter {
  subject: string;
  content: string;
}

/** What a letter tells; empty: not known. */
export interface LetterParts {
  name: string;
  car: string;
  value: string;
  /** '15.12.2026' */
  until: string;
  house: string;
}

const ASK = 'Bei Fragen melden Sie sich gern.';

/** Letters by end of a case. The platform keeps no texts of the dealer: letters begin with these and can be changed. */
const TEXTS = {
  toCheck: ({ car }) => [
    `Ihr ${car}: Ihre Anfrage zur Inzahlungnahme`,
    `vielen Dank für Ihre Anfrage. Für die Bewertung Ihres ${car} brauchen wir noch eine Angabe von Ihnen:`,
    ASK,
  ],
  released: ({ car, value, until }) =>
    until === ''
      ? [`Ihr ${car}: ${value}`, `wir haben Ihren ${car} bewertet und nehmen ihn für ${value} in Zahlung.`, ASK]
      : [
          `Ihr ${car}: ${value}, gültig bis ${until}`,
          `wir haben Ihren ${car} bewertet und nehmen ihn für ${value} in Zahlung. Das Angebot gilt bis ${until}.`,
          ASK,
        ],
  /** Released, but the offer has ended. */
  expired: ({ car, value }) => [
    `Ihr ${car}: ${value}`,
    `wir haben Ihren ${car} bewertet und würden ihn für ${value} in Zahlung nehmen. Die Frist des Angebots ist abgelaufen: Bitte melden Sie sich, wenn Sie es noch nutzen möchten.`,
  ],
  nonCalculable: ({ car }) => [
    `Ihr ${car}: Bewertung bei uns im Haus`,
    `aus der Ferne können wir für Ihren ${car} keinen Wert nennen. Gern sehen wir ihn uns bei uns an: Bitte nennen Sie uns einen Termin, der Ihnen passt.`,
  ],
  undelivered: ({ car }) => [
    `Ihr Kaufvertrag ${car}: Einladung zur Unterschrift nicht zugestellt`,
    `die Einladung zur Unterschrift Ihres Kaufvertrags „${car}“ konnte nicht zugestellt werden. Bitte nennen Sie uns eine E-Mail-Adresse, unter der wir Sie erreichen.`,
  ],
  unsigned: ({ car }) => [
    `Ihr Kaufvertrag ${car}: Ihre Unterschrift fehlt noch`,
    `für Ihren Kaufvertrag „${car}“ fehlt noch Ihre Unterschrift. Die Einladung dazu kam per E-Mail, vielleicht liegt sie im Spam-Ordner.`,
    ASK,
  ],
  signed: ({ car }) => [`Ihr Kaufvertrag ${car}`, ''],
} as const satisfies Record<string, (parts: LetterParts) => [string, ...string[]]>;

export type Occasion = keyof typeof TEXTS;

/** Changed by the dealer before it is sent. */
export function letterFor(occasion: Occasion, parts: LetterParts): Letter {
  const [subject, ...paragraphs] = TEXTS[occasion](parts);
  const greeting = parts.name === '' ? 'Guten Tag,' : `Guten Tag ${parts.name},`;
  return { subject, content: [greeting, ...paragraphs, `Mit freundlichen Grüßen\n${parts.house}`].join('\n\n') };
}
