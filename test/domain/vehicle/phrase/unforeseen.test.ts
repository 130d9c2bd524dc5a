import { describe, expect, it, vi } from 'vitest';
import type { CarType } from '../../../../src/domain/enums/carType';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import { NOW } from '../../../now';
import { SENTENCES } from './sentences';
import { readIn, vocabulary } from './stock';

function read(sentence: string) {
  const { query, rest, carType, unsearched } = readIn(sentence);
  return { query, rest, type: carType, unsearched: unsearched.map(({ text }) => text) };
}

const VW = { manufacturer: 'VOLKSWAGEN' };
const electric = { fuelTypes: ['Elektro'] };
const kombi = { vehicleSubTypes: ['KOMBI'] };
const from2022 = { minInitialRegistration: '2022-01-01' };
const suv = { vehicleSubTypes: ['SUV_GELAENDEWAGEN'] };

interface Meant {
  query?: CarQuery;
  /** Searched for as a text. */
  rest?: string;
  type?: CarType;
  /** Said, but not searched for; told to the visitor. */
  unsearched?: string[];
}

/** Forty that were written down before the rules were changed for them, and stand as they were written. */
const FORTY: readonly (readonly [string, Meant])[] = [
  ['BMW oder Audi Kombi', { query: { manufacturer: 'AUDI', ...kombi }, unsearched: ['BMW'] }],
  ['Golf oder Polo bis 20.000', { query: { ...VW, model: 'POLO', maxPrice: 20_000 }, unsearched: ['Golf'] }],
  [
    'Skoda Superb oder Octavia',
    { query: { manufacturer: 'SKODA', model: 'OCTAVIA COMBI' }, unsearched: ['Skoda Superb'] },
  ],
  ['rot oder blau', { query: { varnishBaseColorTypes: ['RED', 'BLUE'] } }],
  ['Kombi oder SUV', { query: { vehicleSubTypes: ['KOMBI', 'SUV_GELAENDEWAGEN'] } }],
  ['BE-10883', { rest: 'BE-10883' }],
  ['GW-1042', { rest: 'GW-1042' }],
  ['Fahrzeug BE-10883', { rest: 'BE-10883' }],
  ['WVWZZZAUZLW000001', { rest: 'WVWZZZAUZLW000001' }],
  ['Angebotsnummer 10883', { rest: '10883' }],
  ['e-auto reichweite 400 km', { query: electric, unsearched: ['reichweite 400 km'] }],
  ['Reichweite ab 400 km', { query: electric, unsearched: ['Reichweite ab 400 km'] }],
  ['mindestens 300 km Reichweite', { query: electric, unsearched: ['mindestens 300 km Reichweite'] }],
  ['Leasing unter 300', { query: { hasInitialLeasingInstallment: true }, unsearched: ['unter 300'] }],
  [
    'Elektro Leasing unter 300',
    { query: { ...electric, hasInitialLeasingInstallment: true }, unsearched: ['unter 300'] },
  ],
  ['Leasingrate bis 250 €', { query: { hasInitialLeasingInstallment: true }, unsearched: ['bis 250 €'] }],
  ['SUV elektro unter 400 im Monat', { query: { ...suv, ...electric, maxMonthlyFinancingRateExample: 400 } }],
  ['Verbrauch unter 5 Liter', { unsearched: ['Verbrauch unter 5 Liter'] }],
  ['CO2 unter 100 g/km', { unsearched: ['CO2 unter 100 g/km'] }],
  ['ab 50.000 km', { unsearched: ['ab 50.000 km'] }],
  ['Anhängelast 2000 kg', { unsearched: ['Anhängelast 2000 kg'] }],
  ['Golf Euro 6', { query: { ...VW, model: 'GOLF' }, unsearched: ['Euro 6'] }],
  ['Wohnmobil bis 720 cm', { query: { maxLength: 7_200 }, type: 'WOHNMOBIL' }],
  ['nicht über 20.000 €', { query: { maxPrice: 20_000 } }],
  ['nicht unter 150 PS', { query: { minEnginePower: 110 } }],
  ['weder Diesel noch Benziner', { query: { fuelTypes: ['Elektro', 'Hybrid Benzin', 'Autogas'] } }],
  ['kein Diesel oder Elektro', { query: { fuelTypes: ['Benzin', 'Hybrid Benzin', 'Autogas'] } }],
  ['Golf ohne Anhängerkupplung', { query: { ...VW, model: 'GOLF' }, unsearched: ['ohne Anhängerkupplung'] }],
  ['kein DEKRA-Siegel', { unsearched: ['kein DEKRA-Siegel'] }],
  ['kein VW', { unsearched: ['kein VW'] }],
  ['alles außer BMW unter 15.000', { query: { maxPrice: 15_000 }, unsearched: ['außer BMW'] }],
  [
    'Kombi nicht rot',
    { query: { ...kombi, varnishBaseColorTypes: ['BLACK', 'GRAY', 'SILVER', 'WHITE', 'BLUE', 'GREEN'] } },
  ],
  ['Merzedes', { query: { manufacturer: 'MERCEDES-BENZ' } }],
  ['Wolkswagen', { query: VW }],
  ['Folkswagen Passatt', { query: { ...VW, model: 'PASSAT VARIANT' } }],
  ['Porche', { query: { manufacturer: 'PORSCHE' } }],
  ['Scoda Fabia', { query: { manufacturer: 'SKODA', model: 'FABIA' } }],
  ['Reno Clio', { query: { manufacturer: 'RENAULT', model: 'CLIO' } }],
  ['günstiger Kleinwagen', { query: { vehicleSubTypes: ['KLEINWAGEN'], orderBy: 'price' } }],
  ['Familienauto 7 Sitze', { query: { minSeats: 7 }, unsearched: ['Familienauto'] }],
  ['xyzzy blubb', { rest: 'xyzzy blubb' }],
];

/** What came up while the rules were written, and on a walk through what buyers type. */
const MORE: readonly (readonly [string, Meant])[] = [
  ['zwischen 10.000 und 50.000 km', { query: { maxMileAge: 50_000 }, unsearched: ['zwischen 10.000 und 50.000 km'] }],
  ['1.600 cm³ Diesel', { query: { maxEngineCapacity: 1_600, fuelTypes: ['Diesel'] } }],
  ['unter 300 € Leasing', { query: { hasInitialLeasingInstallment: true }, unsearched: ['unter 300 € Leasing'] }],
  ['Leasing 199 € im Monat', { query: { hasInitialLeasingInstallment: true }, unsearched: ['199 € im Monat'] }],
  ['Leasing bis 30.000 €', { query: { hasInitialLeasingInstallment: true, maxPrice: 30_000 } }],
  ['Leasing ab 2022', { query: { hasInitialLeasingInstallment: true, ...from2022 } }],
  ['77 kWh Akku', { unsearched: ['77 kWh Akku'] }],
  ['Elektro mit 11 kW Ladeleistung', { query: electric, unsearched: ['mit 11 kW Ladeleistung'] }],
  ['400 Nm Drehmoment', { unsearched: ['400 Nm Drehmoment'] }],
  ['mindestens 500 Liter Kofferraum', { unsearched: ['mindestens 500 Liter Kofferraum'] }],
  ['über 200 km/h', { unsearched: ['über 200 km/h'] }],
  ['unter 120 g/km CO2', { unsearched: ['unter 120 g/km CO2'] }],
  ['unfallfreier Golf', { query: { ...VW, model: 'GOLF' }, unsearched: ['unfallfreier'] }],
  ['keine Unfallwagen', { unsearched: ['keine Unfallwagen'] }],
  ['Polo aus erster Hand', { query: { ...VW, model: 'POLO' }, unsearched: ['aus erster Hand'] }],
  ['1. Hand', { unsearched: ['1. Hand'] }],
  ['max 2 Vorbesitzer', { unsearched: ['max 2 Vorbesitzer'] }],
  ['Euro 6d Temp Diesel', { query: { fuelTypes: ['Diesel'] }, unsearched: ['Euro 6d Temp'] }],
  ['sportliches Cabrio', { query: { vehicleSubTypes: ['CABRIO'] }, unsearched: ['sportliches'] }],
  ['großer sparsamer Kombi', { query: kombi, unsearched: ['großer', 'sparsamer'] }],
  ['billigster Kleinwagen', { query: { vehicleSubTypes: ['KLEINWAGEN'], orderBy: 'price' } }],
  ['Diesel oder Automatik', { query: { fuelTypes: ['Diesel'], gearBoxTypes: ['Automatik'] }, unsearched: ['oder'] }],
  ['bis 20.000 oder bis 25.000', { query: { maxPrice: 25_000 }, unsearched: ['bis 20.000'] }],
  ['Tiguan oder Tiguan', { query: { ...VW, model: 'TIGUAN' } }],
  ['keine Automatik', { query: { gearBoxTypes: ['Schaltgetriebe'] } }],
  ['kein SUV', { query: { vehicleSubTypes: ['KOMBI', 'LIMOUSINE', 'KLEINWAGEN', 'CABRIO', 'COUPE', 'VAN_KLEINBUS'] } }],
  ['nicht von BMW', { unsearched: ['nicht von BMW'] }],
  ['nicht älter als 3 Jahre', { query: { minInitialRegistration: '2023-01-01' } }],
  ['nicht teurer als 15.000', { query: { maxPrice: 15_000 } }],
  ['kein Diesel Kombi kein Elektro', { query: { ...kombi, fuelTypes: ['Benzin', 'Hybrid Benzin', 'Autogas'] } }],
  ['Kombi, kein SUV', { query: kombi }],
  ['kein SUV, Kombi', { query: kombi }],
  ['Kombi, kein Kombi', { query: kombi, unsearched: ['kein Kombi'] }],
  ['kein Diesel, kein Elektro', { query: { fuelTypes: ['Benzin', 'Hybrid Benzin', 'Autogas'] } }],
  ['kein Diesel und kein Elektro', { query: { fuelTypes: ['Benzin', 'Hybrid Benzin', 'Autogas'] } }],
  ['ohne Schnickschnack', { unsearched: ['ohne Schnickschnack'] }],
  ['Volksvagen Golf', { query: { ...VW, model: 'GOLF' } }],
  ['Merzedes Benz', { query: { manufacturer: 'MERCEDES-BENZ' } }],
  ['Tigaun', { query: { ...VW, model: 'TIGUAN' } }],
  ['Skodda Oktavia', { query: { manufacturer: 'SKODA', model: 'OCTAVIA COMBI' } }],
  ['Elecktro', { query: electric }],
  ['Pasat Diesel', { query: { ...VW, model: 'PASSAT VARIANT', fuelTypes: ['Diesel'] } }],
  ['Fahrzeugnummer GW-1042', { rest: 'GW-1042' }],
  ['Nr. 4711', { rest: '4711' }],
  ['A4 bis 2019', { query: { manufacturer: 'AUDI', model: 'A4 AVANT', maxInitialRegistration: '2019-12-31' } }],
  ['ab2020', { query: { minInitialRegistration: '2020-01-01' } }],
  [
    'Golf2021',
    { query: { ...VW, model: 'GOLF', minInitialRegistration: '2021-01-01', maxInitialRegistration: '2021-12-31' } },
  ],
  ['Wohnmobil oder Transporter', { query: {}, type: 'NUTZFAHRZEUG', unsearched: ['Wohnmobil'] }],
  // A distance is no mileage.
  ['Umkreis 50 km', { unsearched: ['Umkreis 50 km'] }],
  [
    'Golf im Umkreis von 50 km um Karlsruhe',
    {
      query: { ...VW, model: 'GOLF', vehicleDealerLocationIds: ['loc-karlsruhe'] },
      unsearched: ['im Umkreis von 50 km'],
    },
  ],
  ['Golf maximal 30 km entfernt', { query: { ...VW, model: 'GOLF' }, unsearched: ['maximal 30 km entfernt'] }],
  ['Polo in meiner Nähe', { query: { ...VW, model: 'POLO' }, unsearched: ['in meiner Nähe'] }],
  // A postcode is no price.
  ['Golf bei 50667', { query: { ...VW, model: 'GOLF' }, unsearched: ['bei 50667'] }],
  ['Polo in der Nähe von 76137', { query: { ...VW, model: 'POLO' }, unsearched: ['in der Nähe von 76137'] }],
  ['Kombi PLZ 04109', { query: kombi, unsearched: ['PLZ 04109'] }],
  ['Elektro nahe 74076', { query: electric, unsearched: ['nahe 74076'] }],
  ['SUV im Umkreis von 50 km um 50667', { query: suv, unsearched: ['im Umkreis von 50 km', 'um 50667'] }],
  ['Golf bei 20000 €', { query: { ...VW, model: 'GOLF', maxPrice: 20_000 } }],
  ['Finanzierung unter 200', { query: { maxMonthlyFinancingRateExample: 200 } }],
  ['Finanzierung bis 20.000 €', { query: { maxPrice: 20_000 } }],
  ['Kombi der letzten 2 Jahre', { query: { ...kombi, minInitialRegistration: '2024-01-01' } }],
  ['Winterauto mit Allrad', { query: { driveTypes: ['ALL_WHEEL'] }, unsearched: ['Winterauto'] }],
  ['Cabrio für den Sommer', { query: { vehicleSubTypes: ['CABRIO'] }, unsearched: ['Sommer'] }],
  ['BMW 3er Touring', { query: { manufacturer: 'BMW', ...kombi }, unsearched: ['3er'] }],
  ['Mercedes C-Klasse', { query: { manufacturer: 'MERCEDES-BENZ' }, unsearched: ['C-Klasse'] }],
  ['SUV mit großer Reichweite', { query: { ...suv, ...electric }, unsearched: ['großer', 'Reichweite'] }],
];

it('is tested by two hundred', () => {
  const all = [...SENTENCES.map(([sentence]) => sentence), ...[...FORTY, ...MORE].map(([sentence]) => sentence)];
  expect(new Set(all).size).toBeGreaterThanOrEqual(200);
});

describe('a sentence that was thought of before the rules, or came up later', () => {
  it.each([...FORTY, ...MORE])('%s', (sentence, { query = {}, rest = '', type = 'PKW', unsearched = [] }) => {
    expect(read(sentence)).toEqual({ query, rest, type, unsearched });
  });
});

describe('why words are not searched for', () => {
  it.each([
    ['Golf 8', 'generation'],
    ['5er', 'generation'],
    ['Reichweite 400 km', 'unfiltered'],
    ['ohne Anhängerkupplung', 'excluded'],
    ['sportlich', 'vague'],
    ['BMW oder Audi', 'replaced'],
    ['Diesel oder Automatik', 'both'],
  ])('%s: %s', (sentence, reason) => {
    expect(readIn(sentence).unsearched).toMatchObject([{ reason }]);
  });
});

describe('A sentence that is too long', () => {
  it.each([1_000, 4_000, 16_000])('of %s words asks the rules no more often than a short one', (count) => {
    const found = vi.fn(vocabulary.find);
    const sentence = 'bis '.repeat(count).trim();
    const { unsearched } = readIn(sentence, 'PKW', NOW, found);
    expect(found.mock.calls.length).toBeLessThan(1_000);
    expect(unsearched).toEqual([expect.objectContaining({ reason: 'tooLong' })]);
  });

  it('is read up to the end of a word, and says what is left out', () => {
    const { query, unsearched } = readIn(`Diesel ${'irgendwas '.repeat(30)} Automatik bis 20.000 €`);
    expect(query).toEqual({ fuelTypes: ['Diesel'] });
    expect(unsearched.at(-1)?.text).toContain('Automatik bis 20.000 €');
  });

  it('without a blank is cut', () => {
    expect(readIn('x'.repeat(5_000)).rest).toHaveLength(300);
  });
});

describe('a number that opens a vehicle', () => {
  it.each([
    'BE-10883',
    'be-10883',
    'b 45120',
    'A-4512/3',
    'a4512/3',
    'GW_1042',
    '4512-A',
    '2023-00123',
    '0045120',
    '45 120',
    'Nr. 45120',
    'Fahrzeugnummer: 45120',
    'Angebotsnummer 2020',
    '#45120',
    'WVWZZZAUZLW000001',
    'wvwzzz1kz6w123456',
    'WVW ZZZ 1KZ 6W 123456',
    'wvw-zzz-1kz-6w-123456',
    ' WVWZZZ 1KZ6W123456. ',
    'FIN: WVW ZZZ 1KZ 6W 123456',
    // Figures that stand apart.
    'WBA3A5C5XDF1A2B3C',
    'w0l0ahl48a8b7c6d5',
    // A figure at its beginning.
    '5YJ3E1EA7KF317000',
    'FIN 5YJ3E1EA7KF317000',
  ])('%s', (typed) => {
    const { stockNumber, isStockNumber, query } = readIn(typed);
    expect({ isStockNumber, query }).toEqual({ isStockNumber: true, query: {} });
    expect(typed).toContain(stockNumber);
  });

  it.each([
    ['45120', { maxPrice: 45_120 }],
    ['VW-45120', { ...VW, maxPrice: 45_120 }],
  ])('or a filter, of which both are offered: %s', (typed, query) => {
    expect(readIn(typed)).toMatchObject({ stockNumber: typed, isStockNumber: false, query });
  });

  it.each([
    'Golf WBA3A5C5XDF1A2B3C',
    '12345678901234567',
    'Sportsitzpakete17',
    'Audi A4 Avant 2020',
    'Standheizungsfunkfernbedienung',
    'Golf 45120',
    'ab 2020',
    '03/2021',
    '2019-2022',
    '15000-20000',
    '150PS',
    '25000€',
    '45.120',
    '25tsd',
    '4x4',
    'Euro 6',
    'bis 20000 km',
    'T-Roc',
    'EZ 2019',
    'Renault Megane 2019',
  ])('is not %s', (typed) => {
    expect(readIn(typed).stockNumber).toBeUndefined();
  });
});
