import { vehicleSchema, type Vehicle } from '../../src/domain/vehicle/vehicle';
import * as z from 'zod/mini';

/** Ordinary used car, parsed by the schema; tests override relevant fields. */
export function aVehicle(overrides: Partial<Vehicle> = {}): Vehicle {
  return { ...z.parse(vehicleSchema, aWireVehicle()), ...overrides };
}

/** The same car in a response of the platform. */
export function aWireVehicle(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    vin: 'WVWZZZAUZLW000001',
    internalId: 'GW-1042',
    manufacturer: 'VOLKSWAGEN',
    model: 'GOLF',
    heading: 'Volkswagen Golf',
    marketingTitle: 'Golf VIII 1.5 TSI Style LED Navi',
    carType: 'PKW',
    vehicleSubType: 'LIMOUSINE',
    usedConditionType: 'Gebrauchtwagen',
    mileAge: 42_500,
    initialRegistration: '2022-03-15',
    doorsCount: 5,
    seatsCount: 5,
    varnishColor: 'Atlantic Blue Metallic',
    varnishPrimaryColorType: 'BLUE',
    interiorPrimaryColorType: 'BLACK',
    interiorMaterial: 'Stoff',
    enginePower: 110,
    engineCapacity: 1498,
    cylinders: 4,
    fuelType: 'Benzin',
    gearBoxType: 'Automatik',
    previousOwnersCount: 1,
    consumptionAverage: 5.6,
    co2: 128,
    price: 22_490,
    publicPrice: 22_490,
    isVatDeductable: true,
    availableFromDate: '2026-04-01T00:00:00Z',
    financingCalculationProviderType: 'BANK11',
    leasingCalculationProviderType: 'NONE',
    images: [
      { url: 'https://platform.test/media/golf-front.svg', type: 1 },
      { url: 'https://platform.test/media/golf-side.svg', type: 1 },
    ],
    enVkvInformationStringsCard: [],
    enVkvInformationStringsDetails: [],
    equipments: [
      { equipmentKey: 'navigation_system', name: 'Navigationssystem', priority: 2, category: 'multimedia' },
      { equipmentKey: 'heated_seats', name: 'Sitzheizung', priority: 1, category: 'interior' },
    ],
    carDealerLocation: {
      id: '22222222-2222-4222-8222-222222222222',
      name: 'Filiale Köln',
      eMail: 'koeln@autohaus.test',
      phone: '+49 221 123456',
      address: { street: 'Aachener Straße', houseNumber: '100', zipCode: '50674', city: 'Köln' },
    },
    ...overrides,
  };
}
