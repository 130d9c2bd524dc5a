import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consumptionLines } from '../../../src/domain/vehicle/legal/consumption';
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
      { mileAge: 0, previousOwnersCount: 0, doorsCount: '5', enginePower: 1 },
      { mileage: 0, previousOwnersCount: 0, doorsCount: 5, enginePower: 1 },
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

  it.each([
    1,
    '0,01',
    9.99,
    0,
    -1,
    999_999,
    9_999_999,
    '99999999.00',
    99_999_999.99,
    null,
    'auf Anfrage',
    '12.990',
    '12,990',
  ])('takes %s for no price', (publicPrice) => {
    expect(read({ id: 'a', publicPrice, publicPreviousPrice: publicPrice })).toMatchObject({
      publicPrice: undefined,
      publicPreviousPrice: undefined,
    });
  });

  it.each([10, 99, 999, 9_999, 99_999, 111_111, 123_456, 999_990])('takes %s for a price', (publicPrice) => {
    expect(read({ id: 'a', publicPrice }).publicPrice).toBeGreaterThan(0);
  });

  it('takes dots in a text of kilometres and cm³ for thousands', () => {
    expect(read({ id: 'a', mileAge: '85.000', engineCapacity: '1.968' })).toMatchObject({
      mileage: 85_000,
      engineCapacity: 1968,
    });
  });

  it('reads lines of the platform as what they say, each once', () => {
    const lines = ['CO&#8322;-Klasse: <b>D</b>', 'CO<sub>2</sub>&nbsp;128&thinsp;g/km', 'CO&#8322;-Klasse: D'];
    const vehicle = read({ id: 'a', enVkvInformationStringsCard: lines, co2Class: '<b>D</b>', qualitySeal: 'A&amp;B' });
    expect(vehicle.enVkvInformationStringsCard[0]).toBe('CO₂-Klasse: D');
    expect(vehicle.enVkvInformationStringsCard[1]?.replace(/\s/g, ' ')).toBe('CO₂ 128 g/km');
    expect(consumptionLines(vehicle, 'card')).toHaveLength(2);
    expect(vehicle).toMatchObject({ co2Class: 'D', qualitySeal: 'A&B' });
  });

  it('has each picture and each piece of equipment once', () => {
    const picture = { url: 'https://platform.test/1.jpg', type: 1 };
    const piece = { equipmentKey: 'abs', name: 'ABS' };
    const { images, equipment } = read({
      id: 'a',
      images: [picture, picture, { ...picture, type: 2 }],
      equipments: [piece, piece, { ...piece, name: 'ABS neu' }],
    });
    expect(images).toHaveLength(2);
    expect(equipment).toEqual([expect.objectContaining({ id: 'abs', label: 'ABS' })]);
  });
});
