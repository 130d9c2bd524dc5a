import * as z from 'zod/mini';
import {
  flag,
  listOf,
  optionalOf,
  number,
  readBy,
  readText,
  requiredText,
  requiredUrl,
  text,
  url,
} from '../../lib/schema';
import { dayText, endText, pastDayText } from '../../lib/dateText';
import { locationSchema } from '../dealer/location';
import { carColours } from './enums/colour';
import { carTypes } from './enums/carType';
import { equipmentSchema } from './enums/equipment';
import { financingProviders } from './enums/financingProvider';
import { fuelTypes } from './enums/fuelType';
import { gearboxTypes } from './enums/gearboxType';
import { interiorMaterials } from './enums/interiorMaterial';
import { leasingProviders } from './enums/leasingProvider';
import { usedConditions } from './enums/usedCondition';

const manufacturerInfoSchema = z.object({
  manufacturer: text(),
  company: text(),
  streetAndHouseNumber: text(),
  zipCode: text(),
  city: text(),
  country: text(),
  email: text(),
  phoneNumber: text(),
});

const imageSchema = z.object({
  url: requiredUrl(),
  /** Type 2 is a damage; every other, also a missing one, the vehicle. */
  type: z._default(
    readBy((value) => (value === 2 || value === '2' ? 'damage' : 'normal')),
    'normal',
  ),
});

/** HSN or TSN: leading zeros are lost where a feed takes it for a number. */
const keyNumber = (length: number) =>
  readBy((value) => {
    const written = readText(value)?.toUpperCase();
    return written === undefined || !/^(?!0+$)[\dA-Z]+$/.test(written) ? undefined : written.padStart(length, '0');
  });

/**
 * `Car` of the wire with all of its fields. Only the id is required; a missing, null or unreadable value is `undefined`
 * or an empty list. Money is EUR, power kW, distances km, capacity cm³, weight kg, consumption l/100 km
 * (electric kWh/100 km), CO2 g/km (rules/platform-and-wire: units).
 */
const carSchema = z.object({
  id: requiredText(),
  vin: text(),
  internalId: text(),
  manufacturer: text(),
  model: text(),
  marketingTitle: text(),
  heading: text(),
  carType: readBy(carTypes.parse),
  vehicleSubType: text(),
  usedConditionType: readBy(usedConditions.parse),
  equipmentVariant: text(),
  /** Hostile until sanitised. */
  descriptionHtml: text(),
  hsn: keyNumber(4),
  tsn: keyNumber(3),
  countryCode: text(),
  qualitySeal: text(),
  marketingCampaign: text(),
  schwackeCode: text(),
  interiorType: readBy(interiorMaterials.parse),
  motorbikeDriveType: text(),
  impelSpinUrl: url(),
  driveType: text(),
  manufacturerInfo: optionalOf(manufacturerInfoSchema),

  mileAge: number(),
  initialRegistration: pastDayText(),
  doorsCount: number(),
  seatsCount: number(),
  varnishColor: text(),
  varnishPrimaryColorType: readBy(carColours.parse),
  interiorColor: text(),
  interiorPrimaryColorType: readBy(carColours.parse),
  interiorMaterial: readBy(interiorMaterials.parse),
  enginePower: number(),
  engineCapacity: number(),
  cylinders: number(),
  fuelType: readBy(fuelTypes.parse),
  isPlugInHybrid: flag(),
  gearBoxType: readBy(gearboxTypes.parse),
  gearsCount: number(),
  previousOwnersCount: number(),
  previousUsage: text(),
  accidentStatus: text(),
  sleepingPlaces: number(),
  weightTotal: number(),
  length: number(),
  electricRange: number(),
  /** State of the battery in percent. */
  stateOfHealth: number(),
  efficiencyClass: text(),
  emissionStandard: text(),
  consumptionUrban: number(),
  consumptionExtraUrban: number(),
  consumptionAverage: number(),
  consumptionElectric: number(),
  co2: number(),
  co2Class: text(),
  co2ClassDischarged: text(),
  wltpConsumption: number(),
  wltpConsumptionDischarged: number(),
  wltpConsumptionElectric: number(),
  wltpWeightedConsumption: number(),
  wltpWeightedConsumptionElectric: number(),
  wltpCo2: number(),
  wltpCo2Discharged: number(),
  wltpWeightedCo2: number(),
  generalInspectionDate: dayText(),
  isGeneralInspectionNew: flag(),

  /** The dealer's internal price; visitors see and pay `publicPrice`. */
  price: number(),
  publicPrice: number(),
  publicPreviousPrice: number(),
  isVatDeductable: flag(),
  reservedUntil: endText(),
  availableFromDate: endText(),
  earliestPickupDate: endText(),
  earliestDeliveryDate: endText(),
  initialFinancingInstallment: number(),
  initialLeasingInstallment: number(),
  financingCalculationProviderType: readBy(financingProviders.parse),
  leasingCalculationProviderType: readBy(leasingProviders.parse),
  virtualFinancingDeposit: number(),
  virtualFinancingDuration: number(),
  virtualFinancingFinalInstallment: number(),
  virtualFinancingMileage: number(),
  isDamaged: flag(),

  images: listOf(imageSchema),
  conditionType: text(),
  conditionDescription: text(),
  conditionDocumentUrls: listOf(requiredUrl()),
  enVkvLabelDocumentUrl: url(),
  enVkvInformationStringsCard: listOf(requiredText()),
  enVkvInformationStringsDetails: listOf(requiredText()),
  equipments: listOf(equipmentSchema),
  carDealerLocation: optionalOf(locationSchema),
  carDealerAdminId: text(),
  carDealerAdminEmail: text(),
});

type Car = z.output<typeof carSchema>;
type Renamed =
  | 'mileAge'
  | 'gearBoxType'
  | 'isVatDeductable'
  | 'equipments'
  | 'carDealerLocation'
  | 'carDealerAdminId'
  | 'carDealerAdminEmail';

/** A vehicle. Fields are named as on the wire, except for seven with misleading names. */
export interface Vehicle extends Omit<Car, Renamed> {
  /** Wire: mileAge. */
  mileage?: Car['mileAge'];
  /** Wire: gearBoxType. */
  gearboxType?: Car['gearBoxType'];
  /** Wire: isVatDeductable. */
  isVatDeductible?: Car['isVatDeductable'];
  /** Wire: equipments. */
  equipment: Car['equipments'];
  /** Wire: carDealerLocation. */
  location?: Car['carDealerLocation'];
  /** Wire: carDealerAdminId. */
  dealerId?: Car['carDealerAdminId'];
  /** Wire: carDealerAdminEmail. */
  dealerEmail?: Car['carDealerAdminEmail'];
}

export const vehicleSchema = z.pipe(
  carSchema,
  z.transform(
    ({
      mileAge: mileage,
      gearBoxType: gearboxType,
      isVatDeductable: isVatDeductible,
      equipments: equipment,
      carDealerLocation: location,
      carDealerAdminId: dealerId,
      carDealerAdminEmail: dealerEmail,
      ...same
    }): Vehicle => ({
      ...same,
      // Zero of Unix time, unless the vehicle may be that old.
      ...(same.initialRegistration === '1970-01-01' &&
        same.usedConditionType !== 'classic' && { initialRegistration: undefined }),
      mileage,
      gearboxType,
      isVatDeductible,
      equipment,
      location,
      dealerId,
      dealerEmail,
    }),
  ),
);
