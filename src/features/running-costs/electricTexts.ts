import {
  RANGE_FACTORS,
  type ElectricAnswers,
  type ElectricCheck,
  type ElectricFigures,
  type Verdict,
} from '../../domain/running-costs/electricCheck';
import { formatKm, formatNumber, formatQuantity } from '../../lib/format';
import { formatPercent } from '../../lib/formatFacts';
import type { Fact } from '../../ui/display/FactList';

/** German texts of the electric check (rules/running-costs: verdict). */

export const ELECTRIC_DISCLAIMER = 'Das ist eine Einschätzung, keine Zusage.';
export const ELECTRIC_BASIS =
  'Annahmen: Im Alltag im Sommer 80 bis 95 %, im Winter 70 bis 90 % der WLTP-Reichweite (ADAC: bei Kälte im Mittel 10 bis 30 % weniger), ' +
  'auf der Autobahn im Winter 59 bis 71 % (ADAC-Test von 14 Autos, 22.01.2026). Gerechnet ist im Winter mit 70 und 64 %. Laden mit 11 kW an der ' +
  'Wallbox, mit 2,3 kW an der Steckdose; unterwegs von 10 auf 80 %. Die Grenzen für „passt“ sind unsere Annahme.';
export const FAST_CHARGING =
  'Am Schnelllader je nach Fahrzeug; im ADAC-Test 2026 in 20 Minuten Strom für 184 bis 300 km.';

const km = (value: number) => formatKm(Math.round(value));

function hoursText(hours: number): string {
  if (hours < 1) return formatQuantity(Math.round(hours * 60), 'Minuten');
  return `${formatNumber(Math.round(hours * 10) / 10)} Stunden`;
}

/** Range by season and road, from minimum to maximum. */
export function rangeFacts({ range }: ElectricFigures): Fact[] {
  const { everydaySummer: summer, everydayWinter: winter, motorwayWinter: motorway, motorwaySummer } = RANGE_FACTORS;
  const span = ({ from, to }: { from: number; to: number }) =>
    from === to ? `etwa ${km(range * from)}` : `etwa ${Math.round(range * from)} bis ${km(range * to)}`;
  return [
    { label: 'Reichweite im Alltag, Sommer', value: span(summer) },
    { label: 'Reichweite im Alltag, Winter (um 0 °C)', value: span(winter) },
    { label: 'Reichweite auf der Autobahn, Sommer', value: span(motorwaySummer) },
    { label: 'Reichweite auf der Autobahn, Winter', value: span(motorway) },
  ];
}

export interface Reason {
  verdict: Verdict;
  text: string;
}

/** Reasons of the verdict, one sentence per question. */
export function reasonsOf(check: ElectricCheck, answers: ElectricAnswers): Reason[] {
  const { day, charging, trips } = check;
  const dayText =
    `Im Winter reicht eine Ladung im Alltag für etwa ${km(day.winterRange)}; ` +
    `Ihr täglicher Weg sind ${formatKm(answers.dailyKm)}.`;
  return [
    { verdict: day.verdict, text: dayText },
    ...(charging ? [{ verdict: charging.verdict, text: chargingText(charging, answers.charging) }] : []),
    ...(trips ? [{ verdict: trips.verdict, text: tripText(trips, answers.trips) }] : []),
  ];
}

function chargingText(charging: NonNullable<ElectricCheck['charging']>, place: ElectricAnswers['charging']): string {
  const { publicChargesAWeek: charges, winterHours, winterEnergy = 0, fullHours = 0 } = charging;
  if (charges !== undefined) {
    return `Ohne eigenen Ladeplatz laden Sie im Winter etwa ${formatNumber(Math.round(charges * 10) / 10)}-mal in der Woche öffentlich.`;
  }
  const where = place === 'wallbox' ? 'An der Wallbox' : 'An der Haushaltssteckdose';
  if (winterHours === undefined) return `${where}: Ladezeit nicht berechenbar, der Stromverbrauch ist nicht angegeben.`;
  return (
    `${where} ist der Strom eines Wintertags (${formatNumber(Math.round(winterEnergy * 10) / 10)} kWh) ` +
    `in etwa ${hoursText(winterHours)} geladen, der leere Akku in etwa ${hoursText(fullHours)}.`
  );
}

function tripText({ firstLeg, leg }: NonNullable<ElectricCheck['trips']>, trips: ElectricAnswers['trips']): string {
  if (trips === 'never')
    return 'Fahrten über 300 km machen Sie selten: Die Reichweite auf der Autobahn entscheidet nicht.';
  return (
    `Im Winter fahren Sie auf der Autobahn zuerst etwa ${km(firstLeg)}, ` +
    `danach etwa ${km(leg)} zwischen zwei Ladestopps.`
  );
}

/** 'Akku: 93 % der ursprünglichen Kapazität sind eingerechnet.' */
export function batteryNote(health: number | undefined): string | undefined {
  return health !== undefined && health > 0 && health < 100
    ? `Der Zustand der Batterie (${formatPercent(health)}) ist eingerechnet.`
    : undefined;
}
