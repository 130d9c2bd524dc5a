import { formatQuantity } from '../../../lib/format';
import { hasNoEmissions, isPlugInHybrid } from '../drive';
import { knownCo2 } from './co2Class';
import type { VehicleFact } from '../facts';
import type { Vehicle } from '../vehicle';

const FUEL = 'fuel';
const ELECTRIC = 'kWh/100 km';
const CO2 = 'g/km';

/** Gases are weighed (Pkw-EnVKV § 1 (2)); some platforms put an electric consumption into the field of fuel. */
function fuelUnit(vehicle: Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>): string {
  const { fuelType } = vehicle;
  if (fuelType === 'cng' || fuelType === 'hydrogen') return 'kg/100 km';
  return fuelType === 'electric' && !isPlugInHybrid(vehicle) ? ELECTRIC : 'l/100 km';
}

const FIGURES = [
  { field: 'wltpConsumption', label: 'Kraftstoffverbrauch kombiniert (WLTP)', unit: FUEL },
  { field: 'wltpConsumptionElectric', label: 'Stromverbrauch kombiniert (WLTP)', unit: ELECTRIC },
  { field: 'wltpWeightedConsumption', label: 'Kraftstoffverbrauch gewichtet kombiniert (WLTP)', unit: FUEL },
  { field: 'wltpWeightedConsumptionElectric', label: 'Stromverbrauch gewichtet kombiniert (WLTP)', unit: ELECTRIC },
  { field: 'wltpConsumptionDischarged', label: 'Kraftstoffverbrauch bei entladener Batterie (WLTP)', unit: FUEL },
  { field: 'wltpCo2', label: 'CO₂-Emissionen kombiniert (WLTP)', unit: CO2 },
  { field: 'wltpWeightedCo2', label: 'CO₂-Emissionen gewichtet kombiniert (WLTP)', unit: CO2 },
  { field: 'wltpCo2Discharged', label: 'CO₂-Emissionen bei entladener Batterie (WLTP)', unit: CO2 },
  {
    field: 'consumptionAverage',
    label: 'Kraftstoffverbrauch kombiniert',
    unit: FUEL,
    like: ['wltpConsumption', 'wltpWeightedConsumption'],
  },
  { field: 'consumptionUrban', label: 'Kraftstoffverbrauch innerorts', unit: FUEL },
  { field: 'consumptionExtraUrban', label: 'Kraftstoffverbrauch außerorts', unit: FUEL },
  {
    field: 'consumptionElectric',
    label: 'Stromverbrauch kombiniert',
    unit: ELECTRIC,
    like: ['wltpConsumptionElectric', 'wltpWeightedConsumptionElectric'],
  },
  { field: 'co2', label: 'CO₂-Emissionen kombiniert', unit: CO2, like: ['wltpCo2', 'wltpWeightedCo2'] },
  { field: 'electricRange', label: 'Elektrische Reichweite', unit: 'km' },
] as const satisfies readonly {
  field: keyof Vehicle;
  label: string;
  unit: string;
  like?: readonly (keyof Vehicle)[];
}[];

export type Consuming = Pick<
  Vehicle,
  (typeof FIGURES)[number]['field'] | 'co2Class' | 'co2ClassDischarged' | 'driveType' | 'fuelType' | 'isPlugInHybrid'
>;

/** Leaves out 0 and figures equal to their WLTP counterpart (rules/vehicle: twice is once). */
export function consumptionFacts(vehicle: Consuming): VehicleFact[] {
  const unitOfFuel = fuelUnit(vehicle);
  const hasElectric = FIGURES.some(({ field, unit }) => unit === ELECTRIC && Boolean(vehicle[field]));
  const facts: VehicleFact[] = FIGURES.flatMap(({ field, ...figure }) => {
    const value = vehicle[field];
    const isFuel = figure.unit === FUEL;
    const isPart = field === 'consumptionUrban' || field === 'consumptionExtraUrban';
    if (isFuel && !isPart && unitOfFuel === ELECTRIC && hasElectric) return [];
    const unit = isFuel ? unitOfFuel : figure.unit;
    const label = unit === ELECTRIC ? figure.label.replace('Kraftstoff', 'Strom') : figure.label;
    if ('like' in figure && figure.like.some((other) => value === vehicle[other])) return [];
    const isKnown = unit === CO2 ? knownCo2(vehicle, value) !== undefined : Boolean(value);
    return value === undefined || !isKnown ? [] : [{ label, value: formatQuantity(value, unit) }];
  });
  // A class without a figure may be an unproven green claim.
  const isKnown = (...figures: (number | undefined)[]) =>
    hasNoEmissions(vehicle) || figures.some((figure) => knownCo2(vehicle, figure) !== undefined);
  const { co2Class, co2ClassDischarged } = vehicle;
  if (co2Class !== undefined && isKnown(vehicle.wltpWeightedCo2, vehicle.wltpCo2, vehicle.co2))
    facts.push({ label: 'CO₂-Klasse', value: co2Class });
  if (co2ClassDischarged !== undefined && isKnown(vehicle.wltpCo2Discharged))
    facts.push({ label: 'CO₂-Klasse bei entladener Batterie', value: co2ClassDischarged });
  return facts;
}

/**
 * Shown in full on card and page, without a click (rules/law: consumption in full, rules/running-costs: words of the label): the platform's
 * strings for that view, else for the other one, else lines of the figures. No breaks between figures and units.
 */
export function consumptionLines(
  vehicle: Consuming & Pick<Vehicle, 'enVkvInformationStringsCard' | 'enVkvInformationStringsDetails'>,
  view: 'card' | 'page',
): string[] {
  const { enVkvInformationStringsCard: card, enVkvInformationStringsDetails: page } = vehicle;
  const given = (view === 'card' ? [card, page] : [page, card]).find((lines) => lines.length > 0);
  return (
    (given && [...new Set(given)].map((line) => line.replace(/(\d) (?=\D)/g, '$1\u00A0'))) ??
    consumptionFacts(vehicle).map(({ label, value }) => `${label}: ${value}`)
  );
}

/** Figures that the given lines lack, by number and unit (rules/vehicle: twice is once). */
export function remainingConsumption(vehicle: Consuming, lines: readonly string[]): VehicleFact[] {
  const amounts = new Set(lines.flatMap(amountsIn));
  const hasClass = lines.some((line) => /^CO[₂2]-Klasse/.test(line));
  return consumptionFacts(vehicle).filter(({ label, value }) =>
    label.startsWith('CO₂-Klasse') ? !hasClass : amountsIn(value).some((amount) => !amounts.has(amount)),
  );
}

function amountsIn(text: string): string[] {
  return [
    ...text.matchAll(/(\d+(?:\.\d{3})*(?:,\d+)?)\s*(l\/100\s*km|kg\/100\s*km|kWh\/100\s*km|g\/km|km)(?![\w/])/g),
  ].map(
    ([, number = '', unit = '']) =>
      `${Number(number.replaceAll('.', '').replace(',', '.'))} ${unit.replace(/\s/g, '')}`,
  );
}
