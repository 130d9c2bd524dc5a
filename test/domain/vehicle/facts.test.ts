import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { vehicleSchema } from '../../../src/domain/vehicle/vehicle';
import { factsOf, manufacturerFacts, technicalFacts, vehicleDataFacts } from '../../../src/domain/vehicle/facts';
import { facetLabelsOf } from '../../../src/domain/vehicle/search/facetLabels';
import { NO_FACETS } from '../../builders/facets';
import { batteryStep } from '../../../src/features/vehicle/BatteryHealth';
import { aVehicle } from '../../builders/vehicle';

const lines = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => `${label}: ${value}`);

describe('the facts of a vehicle', () => {
  it('tells engine and dimensions with their units', () => {
    const vehicle = aVehicle({ driveType: 'ALL_WHEEL', weightTotal: 1980, length: 4284, emissionStandard: 'EURO_6D' });
    expect(lines(factsOf(technicalFacts, vehicle))).toEqual([
      'Leistung: 110\u00A0kW (150\u00A0PS)',
      'Kraftstoff: Benzin',
      'Hubraum: 1.498\u00A0cm³',
      'Zylinder: 4',
      'Getriebe: Automatik',
      'Antriebsart: Allradantrieb',
      'Schadstoffklasse: Euro 6d',
      'Türen: 5',
      'Sitzplätze: 5',
      'Zulässiges Gesamtgewicht: 1.980\u00A0kg',
      'Länge: 4.284\u00A0mm',
    ]);
  });

  it('tells where the vehicle comes from and what it has been through', () => {
    const vehicle = aVehicle({
      previousUsage: 'RENTAL',
      accidentStatus: 'ACCIDENT_FREE',
      isGeneralInspectionNew: true,
    });
    expect(lines(factsOf(vehicleDataFacts, vehicle))).toEqual([
      'Bezeichnung: Golf VIII 1.5 TSI Style LED Navi',
      'Fahrzeugart: PKW',
      'Aufbau: Limousine',
      'Zustand: Gebrauchtwagen',
      'Erstzulassung: 03/2022',
      'Kilometerstand: 42.500\u00A0km',
      'Vorbesitzer: 1',
      'Frühere Nutzung: Mietfahrzeug',
      'Unfallstatus: Unfallfrei',
      'Hauptuntersuchung: Neu',
      'Außenfarbe: Atlantic Blue Metallic (Blau)',
      'Innenfarbe: Schwarz',
      'Innenausstattung: Stoff',
      'Fahrgestellnummer: WVWZZZAUZLW000001',
      'Interne Nummer: GW-1042',
    ]);
  });

  it('names a free value as the platform’s facets do, and says what is damaged', () => {
    const labelOf = facetLabelsOf(
      new Map([
        ['ZWEIRAD', NO_FACETS],
        [
          'PKW',
          {
            ...NO_FACETS,
            vehicleSubTypes: [{ key: 'SUV_GELAENDEWAGEN', label: 'SUV / Geländewagen', count: 1 }],
            qualitySeals: [{ key: 'TUEV_CHECK', label: 'TUEV_CHECK', count: 1 }],
          },
        ],
      ]),
    );
    const vehicle = aVehicle({ vehicleSubType: 'suv_gelaendewagen', qualitySeal: 'TUEV_CHECK', isDamaged: true });
    expect(lines(factsOf(vehicleDataFacts, vehicle, labelOf))).toEqual(
      expect.arrayContaining(['Aufbau: SUV / Geländewagen', 'Qualitätssiegel: TÜV Check', 'Schäden: Beschädigt']),
    );
  });

  it('names a colour once', () => {
    const vehicle = aVehicle({ varnishColor: 'Nachtblau', varnishPrimaryColorType: 'BLUE' });
    expect(lines(factsOf(vehicleDataFacts, vehicle))).toContain('Außenfarbe: Nachtblau');
  });

  it('leaves out what is not known, and figures that cannot be', () => {
    const bare = z.parse(vehicleSchema, {
      id: 'a',
      enginePower: 0,
      engineCapacity: null,
      mileAge: 0,
      doorsCount: 'viele',
    });
    expect(factsOf(technicalFacts, bare)).toEqual([]);
    expect(lines(factsOf(vehicleDataFacts, bare))).toEqual(['Kilometerstand: 0\u00A0km']);
    expect(factsOf(manufacturerFacts, bare)).toEqual([]);
  });

  it('names the maker as product safety law wants it', () => {
    const manufacturerInfo = {
      company: 'Volkswagen AG',
      streetAndHouseNumber: 'Berliner Ring 2',
      zipCode: '38440',
      city: 'Wolfsburg',
      country: 'Deutschland',
      email: 'kundenbetreuung@volkswagen.test',
    };
    expect(lines(factsOf(manufacturerFacts, aVehicle({ manufacturerInfo })))).toEqual([
      'Hersteller: Volkswagen AG',
      'Straße: Berliner Ring 2',
      'Ort: 38440 Wolfsburg',
      'Land: Deutschland',
      'E-Mail: kundenbetreuung@volkswagen.test',
    ]);
  });
});

describe('the picture of the battery', () => {
  it.each([
    [100, 100],
    [99, 90],
    [90, 90],
    [89.9, 80],
    [10, 10],
    [4, 10],
    [0, 10],
    [130, 100],
  ])('at %d %% shows step %d', (percent, step) => {
    expect(batteryStep(percent)).toBe(step);
  });
});
