import type { Car } from '../contract';
import type { Fuel, Variant } from './modelSpec';

const one = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Upper bounds of the classes A to F in g/km (rules/law: CO2 scale); above: G. */
const CLASSES = [
  ['A', 0],
  ['B', 95],
  ['C', 115],
  ['D', 135],
  ['E', 155],
  ['F', 175],
] as const;

function co2Class(grams: number): string {
  return CLASSES.find(([, limit]) => grams <= limit)?.[0] ?? 'G';
}

/** WLTP fields and lines of the Pkw-EnVKV for passenger cars. */
export function consumptionOf(variant: Variant, isPassengerCar: boolean): Partial<Car> {
  const { litres, kwh, co2, range, discharged } = variant;
  if (co2 === undefined) return {};
  if (litres !== undefined && kwh !== undefined && discharged !== undefined) {
    const co2Discharged = Math.round(discharged * 22.7);
    const card = [
      `Energieverbrauch (gewichtet kombiniert): ${one.format(kwh)} kWh/100 km plus ${one.format(litres)} l/100 km`,
      `Kraftstoffverbrauch bei entladener Batterie (kombiniert): ${one.format(discharged)} l/100 km`,
      `CO₂-Emissionen (gewichtet kombiniert): ${co2} g/km`,
      `CO₂-Klasse (gewichtet kombiniert): ${co2Class(co2)}; bei entladener Batterie: ${co2Class(co2Discharged)}`,
    ];
    return {
      isPlugInHybrid: true,
      electricRange: range,
      wltpWeightedConsumption: litres,
      wltpWeightedConsumptionElectric: kwh,
      wltpWeightedCo2: co2,
      wltpConsumptionDischarged: discharged,
      wltpCo2Discharged: co2Discharged,
      co2,
      co2Class: co2Class(co2),
      co2ClassDischarged: co2Class(co2Discharged),
      ...lines(isPassengerCar, card, [
        `Elektrische Reichweite (EAER): ${range ?? 0} km`,
        ...costs([kwh * ELECTRICITY, litres * PETROL], co2),
      ]),
    };
  }
  const isElectric = kwh !== undefined;
  const average = litres ?? kwh ?? 0;
  const unit = isElectric ? 'kWh/100 km' : 'l/100 km';
  const word = isElectric ? 'Stromverbrauch' : 'Kraftstoffverbrauch';
  const card = [
    `Energieverbrauch (kombiniert): ${one.format(average)} ${unit}`,
    `CO₂-Emissionen (kombiniert): ${co2} g/km`,
    `CO₂-Klasse: ${co2Class(co2)}`,
  ];
  const phases: [string, number][] = isElectric
    ? [
        ['Innenstadt', 0.76],
        ['Stadtrand', 0.84],
        ['Landstraße', 0.95],
        ['Autobahn', 1.22],
      ]
    : [
        ['Innenstadt', 1.27],
        ['Stadtrand', 0.98],
        ['Landstraße', 0.86],
        ['Autobahn', 1.02],
      ];
  const details = phases.map(([name, factor]) => `${word} ${name}: ${one.format(average * factor)} ${unit}`);
  return {
    ...(isElectric
      ? { consumptionElectric: kwh, wltpConsumptionElectric: kwh, electricRange: range }
      : {
          wltpConsumption: litres,
          consumptionAverage: litres,
          consumptionUrban: Math.round(average * 12.7) / 10,
          consumptionExtraUrban: Math.round(average * 8.6) / 10,
        }),
    co2,
    wltpCo2: co2,
    co2Class: co2Class(co2),
    ...lines(isPassengerCar, card, [
      ...details,
      ...(range === undefined ? [] : [`Elektrische Reichweite (kombiniert): ${range} km`]),
      ...costs([average * (isElectric ? ELECTRICITY : (PRICES[variant.fuel ?? 'Benzin'] ?? PETROL))], co2),
    ]),
  };
}

/** EUR per litre and kWh, as the shop computes the running costs: one car costs the same everywhere (80 % charged at home). */
const PRICES: Partial<Record<Fuel, number>> = { Diesel: 1.611, 'Hybrid Diesel': 1.611, Autogas: 1.05, Erdgas: 1.45 };
const PETROL = 1.688;
const ELECTRICITY = 0.8 * 0.372 + 0.2 * 0.6;

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const euro = (amount: number) => `${whole.format(amount)} €`;

/** Annual energy costs and possible CO2 costs over ten years, as on the label of a new car. */
function costs(per100Kilometres: readonly number[], co2: number): string[] {
  const tonnes = (co2 * 15_000 * 10) / 1_000_000;
  return [
    `Energiekosten bei 15.000 km Jahresfahrleistung: ${euro(per100Kilometres.reduce((sum, cost) => sum + Math.round(cost * 150), 0))}`,
    ...(co2 > 0
      ? [
          `Mögliche CO₂-Kosten über die nächsten 10 Jahre (15.000 km/Jahr): ${euro(tonnes * 55)} bei einem niedrigen, ${euro(tonnes * 115)} bei einem mittleren, ${euro(tonnes * 190)} bei einem hohen durchschnittlichen CO₂-Preis`,
        ]
      : []),
  ];
}

function lines(isPassengerCar: boolean, card: string[], more: string[]): Partial<Car> {
  return isPassengerCar
    ? { enVkvInformationStringsCard: card, enVkvInformationStringsDetails: [...card, ...more] }
    : {};
}
