import { carTypes } from '../enums/carType';
import { carColours } from '../enums/colour';
import { emissionStandardLabel } from '../enums/emissionStandard';
import { motorbikeDriveLabel } from '../enums/motorbikeDrive';
import { accidentLabel } from '../enums/accidentStatus';
import { previousUsageLabel } from '../enums/previousUsage';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import { interiorMaterials } from '../enums/interiorMaterial';
import { usedConditions } from '../enums/usedCondition';
import { OWN_LABELS, type FacetLabelOf } from './search/facetLabels';
import type { Vehicle } from './vehicle';
import { formatKm, formatLength, formatNumber, formatQuantity, formatWeight } from '../../lib/format';
import { formatPower } from '../../lib/formatFacts';
import { formatMonthYear } from '../../lib/dates/formatDate';

export interface VehicleFact {
  label: string;
  value: string;
}

export interface FactRow {
  readonly label: string;
  /** `undefined`: the line is left out. */
  readonly value: (vehicle: Vehicle, labelOf: FacetLabelOf) => string | undefined;
  /** VIN and stock number, which say nothing about differences. */
  readonly isUncompared?: true;
}

/** 0 counts only where it means something. */
const given = <Value>(value: Value | undefined, format: (value: Value) => string) =>
  value === undefined ? undefined : format(value);
const positive = (value: number | undefined, format: (value: number) => string) =>
  value === undefined || value <= 0 ? undefined : format(value);
const quantity = (unit: string) => (value: number) => formatQuantity(value, unit);

/** Maker's name and the plain one: "Deep Black Perleffekt (Schwarz)". */
function colour(name: string | undefined, type: Vehicle['varnishPrimaryColorType']): string | undefined {
  const plain = type === undefined || type === 'OTHER' ? undefined : carColours.label(type);
  if (name === undefined) return plain;
  return plain === undefined || name.toLocaleLowerCase('de').includes(plain.toLocaleLowerCase('de'))
    ? name
    : `${name} (${plain})`;
}

function generalInspection(vehicle: Vehicle): string | undefined {
  if (vehicle.isGeneralInspectionNew) return 'Neu';
  return given(vehicle.generalInspectionDate, formatMonthYear);
}

/** Tab 'Technische Daten'; consumption is elsewhere. */
export const technicalFacts: readonly FactRow[] = [
  { label: 'Leistung', value: (vehicle) => positive(vehicle.enginePower, formatPower) },
  { label: 'Kraftstoff', value: (vehicle) => given(vehicle.fuelType, fuelTypes.label) },
  { label: 'Hubraum', value: (vehicle) => positive(vehicle.engineCapacity, quantity('cm³')) },
  { label: 'Zylinder', value: (vehicle) => positive(vehicle.cylinders, formatNumber) },
  { label: 'Getriebe', value: (vehicle) => given(vehicle.gearboxType, gearboxTypes.label) },
  { label: 'Gänge', value: (vehicle) => positive(vehicle.gearsCount, formatNumber) },
  { label: 'Antriebsart', value: (vehicle, labelOf) => given(vehicle.driveType, (key) => labelOf('driveTypes', key)) },
  { label: 'Kraftübertragung', value: (vehicle) => given(vehicle.motorbikeDriveType, motorbikeDriveLabel) },
  { label: 'Elektrische Reichweite', value: (vehicle) => positive(vehicle.electricRange, formatKm) },
  { label: 'Energieeffizienzklasse', value: (vehicle) => vehicle.efficiencyClass },
  { label: 'Schadstoffklasse', value: (vehicle) => given(vehicle.emissionStandard, emissionStandardLabel) },
  { label: 'Türen', value: (vehicle) => positive(vehicle.doorsCount, formatNumber) },
  { label: 'Sitzplätze', value: (vehicle) => positive(vehicle.seatsCount, formatNumber) },
  { label: 'Schlafplätze', value: (vehicle) => positive(vehicle.sleepingPlaces, formatNumber) },
  { label: 'Zulässiges Gesamtgewicht', value: (vehicle) => positive(vehicle.weightTotal, formatWeight) },
  { label: 'Länge', value: (vehicle) => positive(vehicle.length, formatLength) },
];

/** Condition and history (tab 'Fahrzeugdaten'). */
export const vehicleDataFacts: readonly FactRow[] = [
  { label: 'Bezeichnung', value: (vehicle) => vehicle.marketingTitle, isUncompared: true },
  { label: 'Fahrzeugart', value: (vehicle) => given(vehicle.carType, carTypes.label) },
  {
    label: 'Aufbau',
    value: (vehicle, labelOf) => given(vehicle.vehicleSubType, (key) => labelOf('vehicleSubTypes', key)),
  },
  { label: 'Zustand', value: (vehicle) => given(vehicle.usedConditionType, usedConditions.label) },
  { label: 'Erstzulassung', value: (vehicle) => given(vehicle.initialRegistration, formatMonthYear) },
  { label: 'Kilometerstand', value: (vehicle) => given(vehicle.mileage, formatKm) },
  { label: 'Vorbesitzer', value: (vehicle) => given(vehicle.previousOwnersCount, formatNumber) },
  { label: 'Frühere Nutzung', value: (vehicle) => given(vehicle.previousUsage, previousUsageLabel) },
  { label: 'Unfallstatus', value: (vehicle) => given(vehicle.accidentStatus, accidentLabel) },
  { label: 'Schäden', value: ({ isDamaged }) => (isDamaged ? 'Beschädigt' : undefined) },
  { label: 'Hauptuntersuchung', value: generalInspection },
  { label: 'Außenfarbe', value: (vehicle) => colour(vehicle.varnishColor, vehicle.varnishPrimaryColorType) },
  { label: 'Innenfarbe', value: (vehicle) => colour(vehicle.interiorColor, vehicle.interiorPrimaryColorType) },
  {
    label: 'Innenausstattung',
    value: (vehicle) => given(vehicle.interiorMaterial ?? vehicle.interiorType, interiorMaterials.label),
  },
  { label: 'Ausstattungslinie', value: (vehicle) => vehicle.equipmentVariant },
  {
    label: 'Qualitätssiegel',
    value: (vehicle, labelOf) => given(vehicle.qualitySeal, (key) => labelOf('qualitySeals', key)),
  },
  {
    label: 'Aktion',
    value: (vehicle, labelOf) => given(vehicle.marketingCampaign, (key) => labelOf('marketingCampaigns', key)),
  },
  { label: 'Länderversion', value: (vehicle) => vehicle.countryCode },
  {
    label: 'HSN/TSN',
    value: ({ hsn, tsn }) => [hsn, tsn].filter(Boolean).join(' / ') || undefined,
    isUncompared: true,
  },
  { label: 'Fahrgestellnummer', value: (vehicle) => vehicle.vin, isUncompared: true },
  { label: 'Interne Nummer', value: (vehicle) => vehicle.internalId, isUncompared: true },
];

/** Required by product safety law (tab 'Technische Daten'). */
export const manufacturerFacts: readonly FactRow[] = [
  { label: 'Hersteller', value: ({ manufacturerInfo: info }) => info?.company ?? info?.manufacturer },
  { label: 'Straße', value: ({ manufacturerInfo: info }) => info?.streetAndHouseNumber },
  {
    label: 'Ort',
    value: ({ manufacturerInfo: info }) => [info?.zipCode, info?.city].filter(Boolean).join(' ') || undefined,
  },
  { label: 'Land', value: ({ manufacturerInfo: info }) => info?.country },
  { label: 'E-Mail', value: ({ manufacturerInfo: info }) => info?.email },
  { label: 'Telefon', value: ({ manufacturerInfo: info }) => info?.phoneNumber },
];

/** Lines that the vehicle can fill. */
export function factsOf(rows: readonly FactRow[], vehicle: Vehicle, labelOf = OWN_LABELS): VehicleFact[] {
  return rows.flatMap(({ label, value }) => {
    const text = value(vehicle, labelOf);
    return text === undefined ? [] : [{ label, value: text }];
  });
}
