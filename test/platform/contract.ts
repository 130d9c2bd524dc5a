import type * as z from 'zod/mini';
import type { Call } from '../../src/api/call';
import type { contractsCall } from '../../src/api/admin/salesContracts';
import type { financeConditionsCall, financeResultCall, financeSettingsCall } from '../../src/api/finance';
import type { headerImagesCall } from '../../src/api/headerImages';
import type { leasingCall } from '../../src/api/leasing';
import type { navigatorCall } from '../../src/api/navigator';
import type { continueLaterBody, financeBody, settingsBody } from '../../src/domain/bodies';
import type { dealerContactSchema } from '../../src/domain/dealer/contact';
import type { customerSchema } from '../../src/domain/dealer/customer';
import type { invalidVehicleSchema } from '../../src/domain/dealer/invalidVehicle';
import type { leadSettingSchema } from '../../src/domain/dealer/leadSetting';
import type { addressSchema, locationSchema } from '../../src/domain/tenant/location';
import type { releaseNoteSchema } from '../../src/api/admin/releaseNotes';
import type { vehicleFilesSchema } from '../../src/domain/dealer/vehicleFiles';
import type { leasingQuoteSchema } from '../../src/domain/finance/leasing';
import type { crossSellingProductSchema } from '../../src/domain/products/product';
import type { accountSchema } from '../../src/domain/account/account';
import type { tenantSettingsSchema } from '../../src/domain/tenant/settings';
import type { tradeInSchema } from '../../src/domain/trade-in/tradeIn';
import type { manufacturerSchema, vehicleInfoSchema } from '../../src/domain/trade-in/vehicleInfo';
import type { equipmentSchema } from '../../src/domain/enums/equipment';
import type { facetsSchema } from '../../src/domain/vehicle/search/facets';
import type { vehicleSchema } from '../../src/domain/vehicle/vehicle';

export type { ContactRequest, OrderCreate } from '../../src/domain/bodies';

/** What the demo platform writes: the shop's own schemas, and the fields that a platform always fills. Every other one may be absent or null. */
export const FILLED = {
  TenantSettings: [
    'id',
    'vehicleDealerId',
    'adminId',
    'companyName',
    'uiVehicleDetailsAvailableChildRoutes',
    'orderAvailablePaymentOptionTypes',
  ],
  Address: ['street', 'houseNumber', 'zipCode', 'city'],
  Location: ['id', 'name'],
  DealerContact: ['id', 'name'],
  Car: ['id', 'manufacturer', 'model', 'carType', 'publicPrice'],
  Equipment: ['equipmentKey', 'name'],
  FacetOption: ['key', 'count'],
  FinanceSettings: [
    'durationsWithoutFinalInstallment',
    'maxDepositWithoutFinalInstallmentPercentage',
    'intialDepositWithoutFinalInstallmentPercentage',
    'intialDurationWithoutFinalInstallment',
    'effectiveInterestRate',
  ],
  FinanceResult: ['monthlyInstallmentRate', 'finalInstallment', 'deposit', 'duration'],
  FinanceConditions: ['maxDeposit', 'maxBalloon'],
  LeasingQuote: ['durationInMonth', 'kmPerYear', 'monthlyRateNet', 'monthlyRateGross'],
  CrossSellingProduct: ['id', 'name', 'price', 'productType'],
  NavigatorSettings: ['brand', 'configId'],
  HeaderImage: ['key', 'url'],
  TradeIn: ['id', 'createdAt', 'calculationResultType'],
  Manufacturer: ['id', 'key', 'value'],
  AdditionalVehicleInfo: ['fuel', 'power', 'category', 'transmission', 'equipmentVersion'],
  User: ['id', 'email'],
  InvalidVehicle: ['reasons'],
} as const;

type Filled<Wire, Name extends keyof typeof FILLED> = Wire & {
  [Field in (typeof FILLED)[Name][number] & keyof Wire]-?: NonNullable<Wire[Field]>;
};
type AnswerOf<Each> = Each extends Call<string, string, infer Schema extends z.ZodMiniType> ? z.input<Schema> : never;

export type TenantSettings = Filled<z.input<typeof tenantSettingsSchema>, 'TenantSettings'> &
  Pick<Partial<z.input<typeof settingsBody>>, 'fileServerSettings'>;
export type Address = Filled<z.input<typeof addressSchema>, 'Address'>;
export type Location = Filled<z.input<typeof locationSchema>, 'Location'> & { address?: Address };
export type DealerContact = z.input<typeof dealerContactSchema>;
export type Equipment = Filled<z.input<typeof equipmentSchema>, 'Equipment'>;
export type Car = Filled<z.input<typeof vehicleSchema>, 'Car'> & {
  equipments?: Equipment[];
  carDealerLocation?: Location;
};
export type PropertyValues = z.input<typeof facetsSchema>;
export type FacetOption = Filled<NonNullable<PropertyValues['carTypes']>[number], 'FacetOption'>;
export interface CarsWithPropertyValues {
  cars: Car[];
  propertyValues: PropertyValues;
}
export type FinanceSettings = Filled<AnswerOf<typeof financeSettingsCall>, 'FinanceSettings'>;
export type FinanceRequest = z.input<typeof financeBody>;
export type FinanceResult = Filled<AnswerOf<typeof financeResultCall>, 'FinanceResult'>;
export type FinanceConditions = Filled<AnswerOf<typeof financeConditionsCall>, 'FinanceConditions'>;
export type LeasingQuote = Filled<z.input<typeof leasingQuoteSchema>, 'LeasingQuote'>;
export type LeasingAnswer = AnswerOf<typeof leasingCall>;
export type CrossSellingProduct = Filled<z.input<typeof crossSellingProductSchema>, 'CrossSellingProduct'>;
export type NavigatorSettings = Filled<NonNullable<AnswerOf<typeof navigatorCall>>[number], 'NavigatorSettings'>;
export type HeaderImage = NonNullable<AnswerOf<typeof headerImagesCall>>[number];
export type ContinueLater = z.input<typeof continueLaterBody>;
export type TradeIn = Filled<z.input<typeof tradeInSchema>, 'TradeIn'>;
export type Manufacturer = Filled<z.input<typeof manufacturerSchema>, 'Manufacturer'>;
export type AdditionalVehicleInfo = Filled<z.input<typeof vehicleInfoSchema>, 'AdditionalVehicleInfo'>;
/** A customer as of the account and of the admin area. */
export type User = Filled<z.input<typeof customerSchema> & Omit<z.input<typeof accountSchema>, 'type'>, 'User'> & {
  vehicleDealerId?: string;
};
export type LeadSetting = z.input<typeof leadSettingSchema>;
export type VehicleFiles = z.input<typeof vehicleFilesSchema>;
export type InvalidVehicle = Filled<z.input<typeof invalidVehicleSchema>, 'InvalidVehicle'>;
export type SalesContract = NonNullable<AnswerOf<typeof contractsCall>['documents']>[number];
export type ReleaseNote = z.input<typeof releaseNoteSchema>;

export type CarType = Car['carType'];
export type CarColor = NonNullable<Car['varnishPrimaryColorType']>;
export type UsedConditionType = NonNullable<Car['usedConditionType']>;
export type FinancingProvider = FinanceRequest['bank'];
export type LeasingProvider = NonNullable<Car['leasingCalculationProviderType']>;
export type SettingsPaymentType = TenantSettings['orderAvailablePaymentOptionTypes'][number];
