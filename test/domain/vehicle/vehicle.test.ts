import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { vehicleSchema } from '../../../src/domain/vehicle/vehicle';
import { aWireVehicle } from '../../builders/vehicle';

const read = (wire: Record<string, unknown>) => z.parse(vehicleSchema, wire);

describe('reading a vehicle', () => {
  it('needs nothing but the id', () => {
    expect(read({ id: 'a' })).toMatchObject({ id: 'a', images: [], equipment: [], conditionDocumentUrls: [] });
    expect(z.safeParse(vehicleSchema, {}).success).toBe(false);
    expect(z.safeParse(vehicleSchema, null).success).toBe(false);
  });

  it('gives seven fields a better name', () => {
    expect(
      read(
        aWireVehicle({ carDealerAdminId: 'dealer', carDealerAdminEmail: 'info@autohaus.test', isVatDeductable: true }),
      ),
    ).toMatchObject({
      mileage: 42_500,
      gearboxType: 'automatic',
      isVatDeductible: true,
      equipment: [{ id: 'navigation_system' }, { id: 'heated_seats' }],
      location: { name: 'Filiale Köln' },
      dealerId: 'dealer',
      dealerEmail: 'info@autohaus.test',
    });
  });

  it.each([
    [
      { hsn: 603, tsn: 12 },
      { hsn: '0603', tsn: '012' },
    ],
    [
      { hsn: ' 603 ', tsn: 'bqz' },
      { hsn: '0603', tsn: 'BQZ' },
    ],
    [
      { hsn: '0', tsn: '' },
      { hsn: undefined, tsn: undefined },
    ],
    [{ initialRegistration: '2021-02-28T23:00:00Z' }, { initialRegistration: '2021-03-01' }],
    [{ initialRegistration: '1970-01-01T00:00:00Z' }, { initialRegistration: undefined }],
    [
      { initialRegistration: '1970-01-01', usedConditionType: 'OLDTIMER' },
      { initialRegistration: '1970-01-01', usedConditionType: 'classic' },
    ],
    [
      { initialRegistration: '1900-01-01T00:00:00', generalInspectionDate: '2099-12-31' },
      { initialRegistration: undefined, generalInspectionDate: undefined },
    ],
    [
      { model: 'Cee&#39;d', marketingTitle: 'Start &amp; Stopp <b>NEU</b>', heading: 'Golf\u202E <VB>' },
      { model: "Cee'd", marketingTitle: 'Start & Stopp NEU', heading: 'Golf <VB>' },
    ],
    [
      { marketingTitle: 'N/A', varnishColor: '-', interiorColor: 'unbekannt', vin: 'null', model: 'Ka' },
      { marketingTitle: undefined, varnishColor: undefined, interiorColor: undefined, vin: undefined, model: 'Ka' },
    ],
    [
      { descriptionHtml: '<p>&nbsp;</p><br>', conditionDescription: 'k. A.' },
      { descriptionHtml: undefined, conditionDescription: undefined },
    ],
    [
      { mileAge: -1, doorsCount: 0, seatsCount: 99999, enginePower: -1, previousOwnersCount: 99, wltpCo2: 99999 },
      {
        ...{ mileage: undefined, doorsCount: undefined, seatsCount: undefined, enginePower: undefined },
        ...{ previousOwnersCount: undefined, wltpCo2: undefined },
      },
    ],
    [
      { mileAge: 0, previousOwnersCount: 0, doorsCount: '5' },
      { mileage: 0, previousOwnersCount: 0, doorsCount: 5 },
    ],
    [{ reservedUntil: '9999-12-31T23:59:59' }, { reservedUntil: '9999-12-31T23:59:59Z' }],
  ])('reads %o as %o', (wire, vehicle) => {
    expect(read(aWireVehicle(wire))).toMatchObject(vehicle);
  });

  it('loses one field, not the vehicle, for each value that is null or of a wrong type', () => {
    for (const field of Object.keys(aWireVehicle()).filter((name) => name !== 'id')) {
      for (const damage of [null, undefined, {}, [[]], Number.NaN, 'unbekannt', -1]) {
        const result = z.safeParse(vehicleSchema, aWireVehicle({ [field]: damage }));
        expect(result.success, `${field}: ${JSON.stringify(damage)}`).toBe(true);
      }
    }
  });

  it.each([
    [{ fuelType: 'PETROL' }, { fuelType: 'petrol' }],
    [{ fuelType: 1 }, { fuelType: 'petrol' }],
    [{ fuelType: 'hybrid benzin' }, { fuelType: 'hybridPetrol' }],
    [{ fuelType: 'HYBRID' }, { fuelType: 'hybridPetrol' }],
    [{ fuelType: '9' }, { fuelType: 'hybridDiesel' }],
    [{ fuelType: 'Kerosin' }, { fuelType: undefined }],
    [{ gearBoxType: 4 }, { gearboxType: 'semiAutomatic' }],
    [{ usedConditionType: 'VORFÜHRWAGEN' }, { usedConditionType: 'demonstration' }],
    [{ carType: 'anhaenger' }, { carType: 'ANHAENGER' }],
    [{ mileAge: '42500' }, { mileage: 42_500 }],
    [{ consumptionAverage: '5,6' }, { consumptionAverage: 5.6 }],
    [{ financingCalculationProviderType: 'bank11' }, { financingCalculationProviderType: 'BANK11' }],
  ])('reads %o in any spelling', (wire, vehicle) => {
    expect(read(aWireVehicle(wire))).toMatchObject(vehicle);
  });

  it('keeps pictures that a browser may load, and takes an unknown type for a picture of the vehicle', () => {
    expect(
      read({
        id: 'a',
        images: [
          { url: '/a b.svg', type: 1 },
          { url: '/c.svg', type: '2' },
          { url: 'javascript:1', type: 1 },
          { url: '/d.svg' },
          null,
        ],
      }).images,
    ).toEqual([
      { url: '/a%20b.svg', type: 'normal' },
      { url: '/c.svg', type: 'damage' },
      { url: '/d.svg', type: 'normal' },
    ]);
  });
});
