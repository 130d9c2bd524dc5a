import { keysOf } from '../../lib/keysOf';

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

/** Letters by end of a case. The platform keeps no texts of the dealer: letters begin with these, or with an own text of the device. */
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

/** What an own text of the dealer is filled with; '' where it is not known. */
export interface LetterValues extends LetterParts {
  /** '29.11.2026' */
  today: string;
}

const PLACEHOLDERS = {
  Name: 'name',
  Fahrzeug: 'car',
  Wert: 'value',
  Frist: 'until',
  Heute: 'today',
  Autohaus: 'house',
} as const satisfies Record<string, keyof LetterValues>;

export const PLACEHOLDER_NAMES = keysOf(PLACEHOLDERS).map((name) => `{${name}}`);

const PLACEHOLDER = /\{\s*([^{}\s]{1,40})\s*\}/g;

const placeholderOf = (word: string) => keysOf(PLACEHOLDERS).find((name) => name.toLowerCase() === word.toLowerCase());

/** Placeholders whose value is not known stay. */
export const fillIn = (text: string, values: LetterValues): string =>
  text.replace(PLACEHOLDER, (written, word: string) => {
    const name = placeholderOf(word);
    const value = name === undefined ? '' : values[PLACEHOLDERS[name]];
    return value === '' ? written : value;
  });

/** Placeholders that a text still has, or words in braces that are none. */
export const placeholdersIn = (text: string, isKnown = true): string[] => [
  ...new Set(
    [...text.matchAll(PLACEHOLDER)]
      .filter(([, word = '']) => (placeholderOf(word) !== undefined) === isKnown)
      .map(([written]) => written),
  ),
];

/** A letter as a text for the next customer: what is known of this one gives way to placeholders. */
export function withPlaceholders(text: string, values: LetterValues): string {
  const pairs = keysOf(PLACEHOLDERS)
    .map((name) => ({ name, value: values[PLACEHOLDERS[name]] }))
    .filter(({ value }) => value !== '')
    .sort((one, other) => other.value.length - one.value.length);
  return pairs.reduce((now, { name, value }) => {
    const words = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return now.replace(new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'gu'), `{${name}}`);
  }, text);
}
