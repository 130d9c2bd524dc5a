import { formatKm } from '../../lib/format';
import { formatMonthYear } from '../../lib/dates/formatDate';
import { personFields } from '../person/fields';
import type { TradeInEntries } from './entries';
import { answerLabel, asked, CONDITION_QUESTIONS, HISTORY_QUESTIONS, questions, signsOfUsage } from './questions';
import { readVin } from '../vehicle/text/vehicleNumber';
import { firstRegistration, readMileage } from './rules';
import { VERSION_FIELDS, versionLabels } from './vehicleInfo';

interface TradeInFact {
  label: string;
  value: string;
}

/** Fields of the version, in forms and summaries. */
export const VERSION_NAMES = {
  fuel: 'Kraftstoff',
  power: 'Leistung',
  category: 'Karosserieform',
  transmission: 'Getriebe',
  equipmentVersion: 'Ausstattungslinie',
} as const;

const nonEmpty = (facts: readonly TradeInFact[]): TradeInFact[] => facts.filter(({ value }) => value !== '');

/** Summary of step 1. */
export function vehicleSummary(entries: TradeInEntries): TradeInFact[] {
  const registration = firstRegistration(entries);
  const mileage = readMileage(entries.mileage);
  return nonEmpty([
    { label: 'Fahrzeug-Identifizierungsnummer', value: readVin(entries.vin) },
    { label: 'Hersteller', value: entries.manufacturer },
    { label: 'Modell', value: entries.model },
    { label: 'Erstzulassung', value: registration === undefined ? '' : formatMonthYear(registration) },
    ...VERSION_FIELDS.map((field) => ({
      label: VERSION_NAMES[field],
      value: entries[field] === '' ? '' : versionLabels[field](entries[field]),
    })),
    { label: 'Ausstattung', value: entries.features.join(', ') },
    { label: 'Kilometerstand', value: mileage === undefined ? '' : formatKm(mileage) },
  ]);
}

/** Summary of step 2. */
export function historySummary(entries: TradeInEntries): TradeInFact[] {
  return nonEmpty(
    HISTORY_QUESTIONS.map((name) => ({ label: questions[name].fact, value: answerLabel(name, entries) })),
  );
}

/** Summary of step 3. */
export function conditionSummary(entries: TradeInEntries): TradeInFact[] {
  const signs = signsOfUsage.keys.filter((key) => entries.signsOfUsage.includes(key)).map(signsOfUsage.label);
  const usage = [...signs, entries.additionalSignsOfUsage.trim()].filter(Boolean).join(', ');
  return nonEmpty([
    ...asked(CONDITION_QUESTIONS, entries).map((name) => ({
      label: questions[name].fact,
      value: answerLabel(name, entries),
    })),
    { label: 'Gebrauchsspuren', value: entries.hasSignsOfUsage ? usage : 'Keine angegeben' },
  ]);
}

/** Contact data of step 4. */
function customerFacts({ firstName, lastName, email, phone }: TradeInEntries): TradeInFact[] {
  return nonEmpty([
    { label: 'Name', value: [firstName.trim(), lastName.trim()].filter(Boolean).join(' ') },
    { label: personFields.email.label, value: email.trim() },
    { label: personFields.phone.label, value: phone.trim() },
  ]);
}

const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? '');

/** German, values escaped (rules/trade-in: summary for staff). */
export function tradeInSummaryHtml(entries: TradeInEntries): string {
  const part = (title: string, facts: readonly TradeInFact[]) =>
    `<h3>${title}</h3><ul>${facts
      .map(({ label, value }) => `<li><strong>${escaped(label)}:</strong> ${escaped(value)}</li>`)
      .join('')}</ul>`;
  return [
    part('Fahrzeugdaten', vehicleSummary(entries)),
    part('Zusätzliche Informationen', historySummary(entries)),
    part('Zustand', conditionSummary(entries)),
    part('Kontakt', customerFacts(entries)),
  ].join('');
}
