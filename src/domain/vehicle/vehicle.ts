import * as z from 'zod/mini';
import {
  fileUrl,
  flag,
  euros,
  formattedText,
  kilometres,
  line,
  listOf,
  number,
  oneOf,
  optionalOf,
  readBy,
  readEuros,
  readNumber,
  readText,
  readWhole,
  requiredFileUrl,
  requiredLine,
  requiredText,
  text,
  url,
} from '../../lib/schema';
import { once } from '../../lib/once';
import { dayText, endText, pastDayText } from '../../lib/dates/dateText';
import { locationSchema } from '../tenant/location';
import { emailAddress } from '../person/emailAddress';
import { carColours } from '../enums/colour';
import { carTypes } from '../enums/carType';
import { equipmentSchema } from '../enums/equipment';
import { financingProviders } from '../enums/financingProvider';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import { interiorMaterials } from '../enums/interiorMaterial';
import { leasingProviders } from '../enums/leasingProvider';
import { usedConditions } from '../enums/usedCondition';

const manufacturerInfoSchema = z.object({
  manufacturer: line(),
  company: line(),
  streetAndHouseNumber: line(),
  zipCode: line(),
  city: line(),
  country: line(),
  email: line(),
  phoneNumber: line(),
});

const imageSchema = z.object({
  url: requiredFileUrl(),
  /** All others are the vehicle. */
  type: z._default(
    readBy((value) => (value === 2 || value === '2' ? 'damage' : 'normal')),
    'normal',
  ),
});

const MAX_PICTURES = 100;
const MAX_EQUIPMENT = 1000;
const MAX_LINES = 50;

/** Feeds write 0, -1 or 99999 for unknown. */
const within = (least: number, most: number, reader = readNumber) =>
  readBy((value) => {
    const read = reader(value);
    return read === undefined || read < least || read > most ? undefined : read;
  }, 'number');

/** Below, and nines only, is 'on request' (docs/decisions/prices.md). */
const LOWEST_PRICE = 10;
const ONLY_NINES = /^9{6,}(?:\.\d+)?$/;

const vehiclePrice = once(() =>
  readBy((value) => {
    const read = readEuros(value);
    return read === undefined || read < LOWEST_PRICE || ONLY_NINES.test(String(read)) ? undefined : read;
  }, 'amount'),
);

/** HSN or TSN; feeds that take it for a number lose leading zeros. */
const keyNumber = (length: number) =>
  readBy((value) => {
    const written = readText(value)?.toUpperCase();
    return written === undefined || !/^(?!0+$)[\dA-Z]+$/.test(written) ? undefined : written.padStart(length, '0');
  }, 'text');

/**
 * `Car` of the wire. Only the id is required; missing, null and unreadable values are `undefined` or an empty list. EUR, kW, km, cm³, kg,
 * consumption l/100 km (natural gas and hydrogen kg/100 km, electric kWh/100 km), CO2 g/km (rules/platform-and-wire: units).
 */
const carSchema = z.object({
  id: requiredText(),
  vin: line(),
  internalId: line(),
  manufacturer: line(),
  model: line(),
  marketingTitle: line(),
  heading: line(),
  carType: oneOf(carTypes),
  vehicleSubType: line(),
  usedConditionType: oneOf(usedConditions),
  equipmentVariant: line(),
  /** Hostile until sanitised. */
  descriptionHtml: formattedText(),
  hsn: keyNumber(4),
  tsn: keyNumber(3),
  countryCode: line(),
  qualitySeal: line(),
  marketingCampaign: line(),
  schwackeCode: text(),
  interiorType: oneOf(interiorMaterials),
  motorbikeDriveType: line(),
  impelSpinUrl: url(),
  driveType: line(),
  manufacturerInfo: optionalOf(manufacturerInfoSchema),

  mileAge: within(0, 3_000_000, readWhole),
  initialRegistration: pastDayText(),
  doorsCount: within(1, 9),
  seatsCount: within(1, 99),
  varnishColor: line(),
  varnishPrimaryColorType: oneOf(carColours),
  interiorColor: line(),
  interiorPrimaryColorType: oneOf(carColours),
  interiorMaterial: oneOf(interiorMaterials),
  enginePower: within(1, 3000),
  engineCapacity: within(1, 50_000, readWhole),
  cylinders: within(1, 32),
  fuelType: oneOf(fuelTypes),
  isPlugInHybrid: flag(),
  gearBoxType: oneOf(gearboxTypes),
  gearsCount: within(1, 32),
  previousOwnersCount: within(0, 50),
  previousUsage: line(),
  accidentStatus: line(),
  sleepingPlaces: within(1, 20),
  weightTotal: within(1, 100_000, readWhole),
  length: within(1, 100_000, readWhole),
  electricRange: within(1, 3000),
  /** Percent. */
  stateOfHealth: within(1, 100),
  efficiencyClass: line(),
  emissionStandard: line(),
  consumptionUrban: within(0, 200),
  consumptionExtraUrban: within(0, 200),
  consumptionAverage: within(0, 200),
  consumptionElectric: within(0, 200),
  co2: within(0, 2000),
  co2Class: line(),
  co2ClassDischarged: line(),
  wltpConsumption: within(0, 200),
  wltpConsumptionDischarged: within(0, 200),
  wltpConsumptionElectric: within(0, 200),
  wltpWeightedConsumption: within(0, 200),
  wltpWeightedConsumptionElectric: within(0, 200),
  wltpCo2: within(0, 2000),
  wltpCo2Discharged: within(0, 2000),
  wltpWeightedCo2: within(0, 2000),
  generalInspectionDate: dayText(),
  isGeneralInspectionNew: flag(),

  price: euros(),
  publicPrice: vehiclePrice(),
  publicPreviousPrice: vehiclePrice(),
  isVatDeductable: flag(),
  reservedUntil: endText(),
  availableFromDate: endText(),
  earliestPickupDate: endText(),
  earliestDeliveryDate: endText(),
  initialFinancingInstallment: euros(),
  initialLeasingInstallment: euros(),
  financingCalculationProviderType: oneOf(financingProviders),
  leasingCalculationProviderType: oneOf(leasingProviders),
  virtualFinancingDeposit: euros(),
  virtualFinancingDuration: number(),
  virtualFinancingFinalInstallment: euros(),
  virtualFinancingMileage: kilometres(),
  isDamaged: flag(),

  images: listOf(imageSchema, MAX_PICTURES),
  conditionType: line(),
  conditionDescription: formattedText(),
  conditionDocumentUrls: listOf(requiredFileUrl(), MAX_LINES),
  enVkvLabelDocumentUrl: fileUrl(),
  enVkvInformationStringsCard: listOf(requiredLine(), MAX_LINES),
  enVkvInformationStringsDetails: listOf(requiredLine(), MAX_LINES),
  equipments: listOf(equipmentSchema, MAX_EQUIPMENT),
  carDealerLocation: optionalOf(locationSchema),
  carDealerAdminId: text(),
  carDealerAdminEmail: emailAddress(),
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

/** Without seven misleading names of the wire. */
export interface Vehicle extends Omit<Car, Renamed> {
  mileage?: Car['mileAge'];
  gearboxType?: Car['gearBoxType'];
  isVatDeductible?: Car['isVatDeductable'];
  equipment: Car['equipments'];
  location?: Car['carDealerLocation'];
  dealerId?: Car['carDealerAdminId'];
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
      // Zero of Unix time, unless so old.
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
