import type { Unsearched } from '../../../domain/vehicle/phrase/readPhrase';

type Reason = Unsearched['reason'];

/** Texts about words that are not searched for, by reason; the words follow. */
const TEXTS: Readonly<Record<Reason, string>> = {
  replaced: 'Nur eine von mehreren Angaben lässt sich zugleich suchen. Weggelassen:',
  unfiltered: 'Danach lässt sich nicht oder nur zum Teil filtern:',
  excluded: 'Das lässt sich nicht ausschließen:',
  vague: 'Zu ungenau für die Suche:',
  generation: 'Nicht gesucht, weil jeder die Baureihe anders schreibt:',
  both: 'Gesucht werden Fahrzeuge, die beides haben, trotz:',
  noPostcode: 'Für den Umkreis fehlt Ihre Postleitzahl:',
  noLocation: 'Kein Standort liegt in diesem Umkreis:',
  unread: 'Kommt in keinem passenden Angebot vor:',
  tooLong: 'Ihre Eingabe ist zu lang und wird nur bis hier gelesen. Nicht gesucht:',
};

/** One line for each reason, in the order of the table: 'Zu ungenau für die Suche: „sportlich“'. */
export function unsearchedLines(unsearched: readonly Unsearched[]): string[] {
  return Object.entries(TEXTS).flatMap(([reason, text]) => {
    const words = unsearched.filter((left) => left.reason === reason).map((left) => `„${left.text}“`);
    return words.length === 0 ? [] : [`${text} ${words.join(', ')}`];
  });
}
