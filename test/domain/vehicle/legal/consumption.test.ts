import { describe, expect, it } from 'vitest';
import {
  consumptionFacts,
  consumptionLines,
  remainingConsumption,
} from '../../../../src/domain/vehicle/legal/consumption';
import { aVehicle } from '../../../builders/vehicle';

const NBSP = '\u00A0';

describe('consumption and emissions', () => {
  it('are the strings of the platform, in full, with each figure tied to its unit', () => {
    const vehicle = aVehicle({
      enVkvInformationStringsCard: ['Energieverbrauch (komb.): 5,3 l/100 km', 'CO₂-Klasse: D'],
      enVkvInformationStringsDetails: ['Energieverbrauch (kombiniert): 5,3 l/100 km'],
    });
    expect(consumptionLines(vehicle, 'card')).toEqual([
      `Energieverbrauch (komb.): 5,3${NBSP}l/100${NBSP}km`,
      'CO₂-Klasse: D',
    ]);
    expect(consumptionLines(vehicle, 'page')).toEqual([`Energieverbrauch (kombiniert): 5,3${NBSP}l/100${NBSP}km`]);
  });

  it('are those of the other place, rather than none', () => {
    const vehicle = aVehicle({ enVkvInformationStringsDetails: ['Verbrauch: 5,3 l/100 km'] });
    expect(consumptionLines(vehicle, 'card')).toEqual([`Verbrauch: 5,3${NBSP}l/100${NBSP}km`]);
  });

  it('are made of the figures where the platform wrote nothing', () => {
    expect(consumptionLines(aVehicle(), 'card')).toEqual([
      `Kraftstoffverbrauch kombiniert: 5,6${NBSP}l/100 km`,
      `CO₂-Emissionen kombiniert: 128${NBSP}g/km`,
    ]);
  });

  it('list every figure of a plug-in hybrid', () => {
    const vehicle = aVehicle({
      consumptionAverage: undefined,
      co2: undefined,
      wltpWeightedConsumption: 1.1,
      wltpWeightedConsumptionElectric: 14.8,
      wltpConsumptionDischarged: 6.1,
      wltpWeightedCo2: 26,
      wltpCo2Discharged: 139,
      electricRange: 62,
      co2Class: 'B',
      co2ClassDischarged: 'E',
    });
    expect(consumptionFacts(vehicle)).toEqual([
      { label: 'Kraftstoffverbrauch gewichtet kombiniert (WLTP)', value: `1,1${NBSP}l/100 km` },
      { label: 'Stromverbrauch gewichtet kombiniert (WLTP)', value: `14,8${NBSP}kWh/100 km` },
      { label: 'Kraftstoffverbrauch bei entladener Batterie (WLTP)', value: `6,1${NBSP}l/100 km` },
      { label: 'CO₂-Emissionen gewichtet kombiniert (WLTP)', value: `26${NBSP}g/km` },
      { label: 'CO₂-Emissionen bei entladener Batterie (WLTP)', value: `139${NBSP}g/km` },
      { label: 'Elektrische Reichweite', value: `62${NBSP}km` },
      { label: 'CO₂-Klasse', value: 'B' },
      { label: 'CO₂-Klasse bei entladener Batterie', value: 'E' },
    ]);
  });

  it('say a plain figure once that agrees with its WLTP one', () => {
    const figures = { consumptionAverage: 5, wltpConsumption: 5, co2: 131, wltpCo2: 128 };
    expect(consumptionFacts(aVehicle(figures)).map(({ label }) => label)).toEqual([
      'Kraftstoffverbrauch kombiniert (WLTP)',
      'CO₂-Emissionen kombiniert (WLTP)',
      'CO₂-Emissionen kombiniert',
    ]);
  });

  it('are not said again below the lines that have said them, however they are written', () => {
    const vehicle = aVehicle({
      wltpConsumption: 5,
      consumptionAverage: 5,
      consumptionUrban: 6.4,
      wltpCo2: 131,
      co2: 131,
      co2Class: 'D',
    });
    const lines = [
      'Energieverbrauch (kombiniert): 5,0 l/100 km',
      'CO₂-Emissionen (kombiniert): 131 g/km',
      'CO₂-Klasse: D',
    ];
    expect(remainingConsumption(vehicle, lines)).toEqual([
      { label: 'Kraftstoffverbrauch innerorts', value: `6,4${NBSP}l/100 km` },
    ]);
    expect(remainingConsumption(vehicle, []).length).toBe(consumptionFacts(vehicle).length);
  });

  it('leave out a 0, which is a figure nobody has entered, but for the CO₂ of what burns nothing', () => {
    const zeros = { consumptionAverage: 0, wltpConsumption: 0, consumptionElectric: 0, electricRange: 0, co2: 0 };
    expect(consumptionFacts(aVehicle(zeros))).toEqual([]);
    const emissionFree = [{ label: 'CO₂-Emissionen kombiniert', value: `0${NBSP}g/km` }];
    expect(consumptionFacts(aVehicle({ ...zeros, fuelType: 'electric' }))).toEqual(emissionFree);
    expect(consumptionFacts(aVehicle({ ...zeros, fuelType: 'hydrogen' }))).toEqual(emissionFree);
  });

  // Pkw-EnVKV § 1 (2)
  it.each([
    [{ fuelType: 'cng', wltpConsumption: 3.9 }, ['Kraftstoffverbrauch kombiniert (WLTP): 3,9 kg/100 km']],
    [{ fuelType: 'hydrogen', consumptionAverage: 0.8 }, ['Kraftstoffverbrauch kombiniert: 0,8 kg/100 km']],
    [{ fuelType: 'lpg', wltpConsumption: 7.9 }, ['Kraftstoffverbrauch kombiniert (WLTP): 7,9 l/100 km']],
    [{ fuelType: 'electric', wltpConsumption: 16.4 }, ['Stromverbrauch kombiniert (WLTP): 16,4 kWh/100 km']],
    [
      { fuelType: 'electric', wltpConsumption: 16, wltpConsumptionElectric: 16.4, consumptionAverage: 16 },
      ['Stromverbrauch kombiniert (WLTP): 16,4 kWh/100 km'],
    ],
    [
      { fuelType: 'cng', isPlugInHybrid: true, wltpWeightedConsumption: 1.1, wltpWeightedConsumptionElectric: 15 },
      [
        'Kraftstoffverbrauch gewichtet kombiniert (WLTP): 1,1 kg/100 km',
        'Stromverbrauch gewichtet kombiniert (WLTP): 15 kWh/100 km',
      ],
    ],
  ] as const)('have the unit of the energy: %j', (figures, lines) => {
    const without = { consumptionAverage: undefined, consumptionUrban: undefined, consumptionExtraUrban: undefined };
    const vehicle = aVehicle({ ...without, co2: undefined, wltpCo2: undefined, ...figures });
    expect(consumptionFacts(vehicle).map(({ label, value }) => `${label}: ${value.replace(/\u00A0/g, ' ')}`)).toEqual(
      lines,
    );
    const said = remainingConsumption(vehicle, lines);
    expect(said).toEqual([]);
  });
});
