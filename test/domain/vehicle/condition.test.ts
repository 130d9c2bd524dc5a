import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { conditionOf } from '../../../src/domain/vehicle/condition';
import { vehicleSchema, type Vehicle } from '../../../src/domain/vehicle/vehicle';
import { aVehicle } from '../../builders/vehicle';

const TODAY = '2026-05-01';

function said(vehicle: Partial<Vehicle>, showsReport = true): string[] {
  const { facts } = conditionOf(aVehicle(vehicle), TODAY, showsReport);
  return facts.map(({ label, value, source }) => `${label}: ${value}${source === undefined ? '' : ` (${source})`}`);
}

const missing = (vehicle: Partial<Vehicle>) => conditionOf(aVehicle(vehicle), TODAY, true).missing;

// rules/vehicle: condition
describe('the condition of a used vehicle', () => {
  it('names each fact with its source, and once what nobody has said', () => {
    const vehicle = {
      conditionType: 'Gebrauchtwagencheck',
      conditionDescription: '<p>Geprüft von DEKRA am 12.04.2026.</p><p>Reifenprofil 5,5 bis 6 mm; zwei Schlüssel.</p>',
      descriptionHtml: '<ul><li>letzter Service 03/2026</li><li>12 Monate Gebrauchtwagengarantie</li></ul>',
      accidentStatus: 'ACCIDENT_FREE',
      previousUsage: 'LEASING',
      generalInspectionDate: '2027-11-01',
    };
    expect(said(vehicle)).toEqual([
      'Bericht: Gebrauchtwagencheck',
      'Geprüft: DEKRA, 12.04.2026 (laut Bericht)',
      'Unfall: Unfallfrei',
      'Vorbesitzer: 1',
      'Frühere Nutzung: Leasing',
      'Hauptuntersuchung: bis 11/2027',
      'Service: 03/2026 (laut Beschreibung)',
      'Reifen: 5,5 bis 6\u00A0mm (laut Bericht)',
      'Schlüssel: 2 (laut Bericht)',
      'Garantie: 12 Monate (laut Beschreibung)',
    ]);
    expect(missing(vehicle)).toEqual([]);
    expect(missing({ previousOwnersCount: undefined, fuelType: 'electric' })).toEqual([
      'Unfall',
      'Vorbesitzer',
      'Hauptuntersuchung',
      'Batterie (State of Health)',
      'Service',
      'Reifen',
      'Schlüssel',
    ]);
    expect(missing({ carType: 'ANHAENGER', previousOwnersCount: undefined })).toEqual(['Hauptuntersuchung', 'Reifen']);
    const inspected = { carType: 'ANHAENGER', isGeneralInspectionNew: true } as const;
    expect(missing(inspected)).toEqual(['Datum der Hauptuntersuchung', 'Reifen']);
    expect(missing({ ...inspected, generalInspectionDate: '2028-04-01' })).toEqual(['Reifen']);
    expect(said(vehicle, false)).not.toContain('Geprüft: DEKRA, 12.04.2026 (laut Bericht)');
  });

  it('counts the pictures of damages, and takes equipment for what it says', () => {
    const picture = (type: 'normal' | 'damage') => ({ url: 'https://platform.test/1.svg', type });
    const piece = (id: string) => ({ id, label: id, category: 'other' as const });
    const equipment = ['full_service_history', 'all_season_tyres', 'warranty'].map(piece);
    expect(
      said({ isDamaged: true, accidentStatus: 'ACCIDENT', images: [picture('normal'), picture('damage')], equipment }),
    ).toEqual([
      'Unfall: Unfallfahrzeug',
      'Schäden: Unfallschaden (ein Bild)',
      'Vorbesitzer: 1',
      'Service: Scheckheftgepflegt (laut Ausstattung)',
      'Reifen: Ganzjahresreifen (laut Ausstattung)',
      'Garantie: Ja (laut Ausstattung)',
    ]);
    expect(said({ isDamaged: false, images: [picture('damage'), picture('damage')] })[0]).toBe(
      'Schäden: Im Bild gezeigt (2 Bilder)',
    );
  });

  it.each<[string, string, string | undefined]>([
    ['an examination to come', 'DEKRA-Prüfung am 12.11.2026', undefined],
    ['a general inspection named like an examination', 'TÜV 11/2027', undefined],
    ['a day that does not exist', 'Geprüft von der GTÜ am 31.02.2026', undefined],
    ['a service to come', 'nächster Service 03/2026', undefined],
    ['a service in a year that is not there yet', 'Service 13/2025', undefined],
    ['a service that was just done', 'Inspektion neu, Ölwechsel', 'Service: Neu (laut Bericht)'],
    ['service as a word of another', 'Serviceheft 03/2024 begonnen', undefined],
    ['a door without a key', '2 schlüssellose Türgriffe', undefined],
    ['keys of which only the last is counted', 'Haupt- und 1 Ersatzschlüssel', undefined],
    ['tyres by their width', 'Reifen 225/45 R17', undefined],
    [
      'tyres by width and depth',
      'Reifen 225/45 R17, vorn 4,5 mm, hinten 6 mm',
      'Reifen: 4,5 bis 6\u00A0mm (laut Bericht)',
    ],
    ['a depth behind another word with tyres', 'Reifendruckkontrolle. Profil 6 mm', 'Reifen: 6\u00A0mm (laut Bericht)'],
    ['a depth that no tyre has', 'Profil 60 mm', undefined],
    ['no depth at all', 'Reifenprofil 0 mm', undefined],
  ])('reads %s', (_name, conditionDescription, expected) => {
    const read = said({ conditionDescription, previousOwnersCount: undefined });
    expect(read).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each<[string, Partial<Vehicle>, string | undefined]>([
    ['a general inspection that is over', { generalInspectionDate: '2026-03-31' }, 'fällig seit 03/2026'],
    ['one of this month', { generalInspectionDate: '2026-05-01' }, 'bis 05/2026'],
    ['one further ahead than there is', { generalInspectionDate: '2075-01-01' }, undefined],
    ['a new one', { isGeneralInspectionNew: true }, 'Neu'],
    [
      'a new one with its end',
      { isGeneralInspectionNew: true, generalInspectionDate: '2028-05-01' },
      'Neu, bis 05/2028',
    ],
    ['a new one with an end in the past', { isGeneralInspectionNew: true, generalInspectionDate: '2024-05-01' }, 'Neu'],
  ])('tells %s', (_name, vehicle, expected) => {
    const read = said({ ...vehicle, previousOwnersCount: undefined });
    expect(read).toEqual(expected === undefined ? [] : [`Hauptuntersuchung: ${expected}`]);
  });

  it('takes no figure that cannot be for a fact', () => {
    const read = (previousOwnersCount: number, usedConditionType: string) => {
      const vehicle = z.parse(vehicleSchema, { id: 'a', previousOwnersCount, usedConditionType, stateOfHealth: 140 });
      return conditionOf(vehicle, TODAY, true).facts.map(({ value }) => value);
    };
    expect(read(-1, 'Gebrauchtwagen')).toEqual([]);
    expect(read(0, 'Gebrauchtwagen')).toEqual([]);
    expect(read(0, 'Vorführwagen')).toEqual(['0']);
  });
});
