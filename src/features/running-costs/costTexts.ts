import { ASSUMPTIONS, type AssumptionKey } from '../../domain/running-costs/assumptions';
import { formatAssumption } from '../../domain/running-costs/numberEntry';
import type { MotorTax } from '../../domain/running-costs/motor-tax/motorTax';
import type { MonthlyCosts } from '../../domain/running-costs/monthlyCosts';
import { formatPrice } from '../../lib/format';
import { formatDate } from '../../lib/dates/formatDate';

export const UNKNOWN = 'keine Angabe';
/** In place of all else without energy and tax. */
export const NOTHING_KNOWN = 'Noch nicht zu berechnen: Angaben zu Verbrauch und Kfz-Steuer fehlen.';

export const DISCLAIMER =
  'Angaben ohne Gewähr. Richtwerte auf Grundlage der Fahrzeugdaten und Ihrer Annahmen, keine Steuer- oder Finanzberatung. ' +
  'Verbindlich setzt das Hauptzollamt die Kraftfahrzeugsteuer fest.';
export const ENERGY_NOTE =
  'Energiekosten nach WLTP-Normverbrauch; Ihr Verbrauch hängt von Fahrweise, Strecke und Wetter ab.';
export const WINTER_NOTE =
  'Im Winter gerechnet mit 70 % der WLTP-Reichweite (ADAC: bei Kälte im Mittel 10 bis 30 % weniger). Das ist eine Einschätzung, keine Zusage.';

/** The price, too, where no rate is in it. */
export const notIncluded = (insurance: number | undefined) =>
  `Nicht enthalten: ${insurance === undefined ? 'Versicherung, ' : ''}Wartung, Reifen, Wertverlust.`;

/** In a shop for companies every part is net. */
const NET_NOTE = 'Kraftstoff und Strom ohne 19 % MwSt.; die Kfz-Steuer enthält keine.';

/** Origin of the consumption, exemption from tax, what is missing. */
export const costNotes = ({ use, tax, basis }: MonthlyCosts) => [
  ...(basis === 'netto' ? [NET_NOTE] : []),
  ...(use?.note === undefined ? [] : [use.note]),
  ...taxSentences(tax),
];
export const CO2_NOTE =
  'CO₂-Kosten sind im Kraftstoffpreis enthalten und werden hier nicht noch einmal addiert. Die künftigen CO₂-Preise sind unsicher.';

function taxSentences({ yearly, missing, exemptUntil, afterwards, notes }: MotorTax): string[] {
  const main =
    exemptUntil !== undefined
      ? `Steuerfrei bis ${formatDate(exemptUntil)} (§ 3d KraftStG), danach ${
          afterwards === undefined ? 'nach Gewicht, keine Angabe' : `etwa ${formatPrice(afterwards)} im Jahr`
        }.`
      : yearly === undefined
        ? `Kfz-Steuer: keine Angabe (${missing ?? 'Angabe'} fehlt).`
        : undefined;
  return [...(main === undefined ? [] : [main]), ...notes];
}

export function sourceText(key: AssumptionKey, value: number | undefined): string {
  const { source, preset, unit } = ASSUMPTIONS[key];
  const origin = `${source.isAssumption ? 'Annahme' : 'Quelle'}: ${source.text}`;
  const date = source.date === undefined ? '' : `, Stand ${formatDate(source.date)}`;
  if (preset === undefined) return value === undefined ? origin : 'Ihr Wert';
  return value === preset ? `${origin}${date}` : `Ihr Wert (Vorgabe: ${formatAssumption(preset, unit)} ${unit})`;
}
