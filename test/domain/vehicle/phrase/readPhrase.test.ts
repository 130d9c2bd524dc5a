import { describe, expect, it } from 'vitest';
import type { CarType } from '../../../../src/domain/vehicle/enums/carType';
import { readPhrase } from '../../../../src/domain/vehicle/phrase/readPhrase';
import { vocabularyOf } from '../../../../src/domain/vehicle/phrase/vocabulary';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import { NOW } from '../../../now';
import { EQUIPMENT, STOCK } from './stock';

const vocabulary = vocabularyOf({ stock: STOCK, equipment: EQUIPMENT });
const FINE = new Set(['vehicleSubTypes', 'equipmentIds', 'minSeats']);

const read = (sentence: string, tab: CarType | 'ALLE' = 'PKW', now = NOW) =>
  readPhrase(sentence, {
    vocabulary,
    types: [...STOCK.keys()],
    chosen: tab === 'ALLE' ? undefined : tab,
    isDetailFilter: (name) => FINE.has(name),
    now,
  });

const VW = { manufacturer: 'VOLKSWAGEN' };
const golf = { ...VW, model: 'GOLF' };
const kombi = { vehicleSubTypes: ['KOMBI'] };
const suv = { vehicleSubTypes: ['SUV_GELAENDEWAGEN'] };
const diesel = { fuelTypes: ['Diesel'] };
const automatic = { gearBoxTypes: ['Automatik'] };
const from = (year: number) => ({ minInitialRegistration: `${year}-01-01` });
const until = (year: number) => ({ maxInitialRegistration: `${year}-12-31` });

type Row = readonly [sentence: string, query: CarQuery, rest?: string, type?: CarType];

/** What buyers write on 4 May 2026 while cars are chosen: sentence, exact query, what is left as text, another type of vehicle. */
const SENTENCES: readonly Row[] = [
  ['Kombi Diesel Automatik bis 25.000 ab 2021', { ...kombi, ...diesel, ...automatic, maxPrice: 25_000, ...from(2021) }],
  ['VW Golf', golf],
  ['vw golf', golf],
  ['GOLF', golf],
  ['Golf von VW', golf],
  ['Volkswagen', VW],
  ['Volkswaken Golf', golf],
  ['Volkswgaen Polo', { ...VW, model: 'POLO' }],
  ['Mercedes', { manufacturer: 'MERCEDES-BENZ' }],
  ['Mercedes-Benz A 180', { manufacturer: 'MERCEDES-BENZ', model: 'A 180' }],
  ['Mercedes GLA', { manufacturer: 'MERCEDES-BENZ', model: 'GLA 200' }],
  ['Audis', { manufacturer: 'AUDI' }],
  ['Audi A4 Avant', { manufacturer: 'AUDI', model: 'A4 AVANT' }],
  ['audi a4', { manufacturer: 'AUDI', model: 'A4 AVANT' }],
  ['T-Roc', { ...VW, model: 'T-ROC' }],
  ['troc', { ...VW, model: 'T-ROC' }],
  ['VW ID 4', { ...VW, model: 'ID.4' }],
  ['Passat', { ...VW, model: 'PASSAT VARIANT' }],
  ['Tesla Model 3', { manufacturer: 'TESLA', model: 'MODEL 3' }],
  ['Porsche 911 bis 100.000 €', { manufacturer: 'PORSCHE', model: '911', maxPrice: 100_000 }],
  ['Fiat 500 bis 15.000 €', { manufacturer: 'FIAT', model: '500', maxPrice: 15_000 }],
  ['BMW 320 bis 30.000', { manufacturer: 'BMW', model: '320', maxPrice: 30_000 }],
  ['BMW X3 bis 40.000 €', { manufacturer: 'BMW', model: 'X3', maxPrice: 40_000 }],
  ['Skoda Superb oder Octavia', { manufacturer: 'SKODA', model: 'OCTAVIA COMBI' }],
  ['Audi oder lieber VW', VW],

  ['bis 25.000 €', { maxPrice: 25_000 }],
  ['unter 20000 Euro', { maxPrice: 20_000 }],
  ['maximal 18.500,- €', { maxPrice: 18_500 }],
  ['bis 15k', { maxPrice: 15_000 }],
  ['15.000,00 €', { maxPrice: 15_000 }],
  ['bis 19.999,99 €', { maxPrice: 20_000 }],
  ['ab 1.250,50 €', { minPrice: 1_251 }],
  ['bis 20 Tsd', { maxPrice: 20_000 }],
  ['20-25 Tsd', { minPrice: 20_000, maxPrice: 25_000 }],
  ['20 bis 25 Tsd. Euro', { minPrice: 20_000, maxPrice: 25_000 }],
  ['15 bis 20.000 €', { minPrice: 15_000, maxPrice: 20_000 }],
  ['zwischen 15.000 und 20.000 Euro', { minPrice: 15_000, maxPrice: 20_000 }],
  ['von 10.000 bis 12.500 €', { minPrice: 10_000, maxPrice: 12_500 }],
  ['ab 30.000 €', { minPrice: 30_000 }],
  ['nicht mehr als 9.000 Euro', { maxPrice: 9_000 }],
  ['um die 20.000 €', { minPrice: 18_000, maxPrice: 22_000 }],
  ['Budget 17000', { maxPrice: 17_000 }],
  ['Polo 12000', { ...VW, model: 'POLO', maxPrice: 12_000 }],
  ['bis 20.000 lieber bis 18.000', { maxPrice: 18_000 }],
  ['bis 20.000 ab 25.000', { minPrice: 25_000 }],

  ['unter 300 € im Monat', { maxMonthlyFinancingRateExample: 300 }],
  ['Rate bis 250 Euro', { maxMonthlyFinancingRateExample: 250 }],
  ['200 bis 300 Euro monatlich', { minMonthlyFinancingRateExample: 200, maxMonthlyFinancingRateExample: 300 }],
  ['299,50 € im Monat', { maxMonthlyFinancingRateExample: 300 }],
  ['bis 199 €', { maxMonthlyFinancingRateExample: 199 }],

  ['unter 80.000 km', { maxMileAge: 80_000 }],
  ['max. 50 tkm', { maxMileAge: 50_000 }],
  ['bis 60000km', { maxMileAge: 60_000 }],
  ['weniger als 100 Tsd Kilometer', { maxMileAge: 100_000 }],
  ['Laufleistung bis 40.000', { maxMileAge: 40_000 }],

  ['ab 2021', from(2021)],
  ['bis 2018', until(2018)],
  ['Baujahr 2019-2022', { ...from(2019), ...until(2022) }],
  ['von 2018 bis 2021', { ...from(2018), ...until(2021) }],
  ['EZ ab 2020', from(2020)],
  ['Erstzulassung 2021', { ...from(2021), ...until(2021) }],
  ['Bj 19', { ...from(2019), ...until(2019) }],
  ['vor 2015', until(2014)],
  ['ca. 2019', { ...from(2018), ...until(2020) }],
  ['ab 03/2021', { minInitialRegistration: '2021-03-01' }],
  ['EZ 05/2019', { minInitialRegistration: '2019-05-01', maxInitialRegistration: '2019-05-31' }],
  ['bis 2/20', { maxInitialRegistration: '2020-02-29' }],
  ['ab 15.03.2021', { minInitialRegistration: '2021-03-01' }],
  ['Erstzulassung ab 03.2021', { minInitialRegistration: '2021-03-01' }],
  ['ab März 2021 bis Sept 2022', { minInitialRegistration: '2021-03-01', maxInitialRegistration: '2022-09-30' }],
  ['03/2019 - 2021', { minInitialRegistration: '2019-03-01', ...until(2021) }],
  ['zwischen 2019 und 06/2021', { ...from(2019), maxInitialRegistration: '2021-06-30' }],
  ['vor 01/2021', until(2020)],
  ['nach 12/2020', from(2021)],
  ['höchstens 3 Jahre alt', from(2023)],
  ['nicht älter als 5 Jahre', from(2021)],
  ['ab 2022 oder doch bis 2020', until(2020)],

  ['ab 150 PS', { minEnginePower: 110 }],
  ['mindestens 200PS', { minEnginePower: 147 }],
  ['150 bis 200 PS', { minEnginePower: 110, maxEnginePower: 147 }],
  ['bis 85 kW', { maxEnginePower: 85 }],
  ['7-Sitzer', { minSeats: 7 }],
  ['Siebensitzer Diesel', { minSeats: 7, ...diesel }],
  ['Zweisitzer', { minSeats: 2, maxSeats: 2 }],
  ['5-Türer', { doorCountType: '4/5' }],
  ['dreitüriger Kleinwagen', { doorCountType: '2/3', vehicleSubTypes: ['KLEINWAGEN'] }],
  ['6 Zylinder', { minEngineCylinders: 6 }],

  ['Diesel oder Benziner', { fuelTypes: ['Diesel', 'Benzin'] }],
  ['Elektroauto', { fuelTypes: ['Elektro'] }],
  ['Plug-in-Hybrid', { fuelTypes: ['Hybrid Benzin'], driveTypes: ['PLUG_IN_HYBRID'] }],
  ['kein Diesel', { fuelTypes: ['Benzin', 'Elektro', 'Hybrid Benzin', 'Autogas'] }],
  ['Schalter', { gearBoxTypes: ['Schaltgetriebe'] }],
  ['Autmatik', automatic],
  ['SUV mit Allrad', { ...suv, driveTypes: ['ALL_WHEEL'] }],
  ['Gelaendewagen 4x4', { ...suv, driveTypes: ['ALL_WHEEL'] }],
  ['schwarze Kombis', { varnishBaseColorTypes: ['BLACK'], ...kombi }],
  ['weisses Cabrio', { varnishBaseColorTypes: ['WHITE'], vehicleSubTypes: ['CABRIO'] }],
  ['roter Roadster', { varnishBaseColorTypes: ['RED'], vehicleSubTypes: ['CABRIO'] }],
  ['außen grün, innen beige', { varnishBaseColorTypes: ['GREEN'], interiorBaseColorTypes: ['BEIGE'] }],
  ['schwarze Ledersitze', { interiorBaseColorTypes: ['BLACK'], equipmentIds: ['leather_seats'] }],
  ['Jahreswagen oder Vorfuehrwagen', { usedConditionTypes: ['Jahreswagen', 'Vorführwagen'] }],
  ['gebrauchter Golf', { usedConditionTypes: ['Gebrauchtwagen'], ...golf }],
  ['mit Anhängerkupplung, Navi', { equipmentIds: ['tow_bar', 'navigation_system'] }],
  ['AHK und 360 Grad Kamera', { equipmentIds: ['tow_bar', 'camera_360'] }],
  ['sofort verfügbar', { isAvailableInstantly: true }],
  ['MwSt. ausweisbar', { isVatDeductable: true }],
  ['mit Leasingangebot in Landau', { hasInitialLeasingInstallment: true, vehicleDealerLocationIds: ['loc-landau'] }],

  ['Wohnmobil mit 4 Schlafplätzen bis 60.000', { minSleepingPlaces: 4, maxPrice: 60_000 }, '', 'WOHNMOBIL'],
  ['Wohnmobil unter 3,5 t und 6,5 m', { maxWeightTotal: 3_500, maxLength: 6_500 }, '', 'WOHNMOBIL'],
  ['Motorrad bis 10k', { maxPrice: 10_000 }, '', 'ZWEIRAD'],
  ['Anhänger', {}, '', 'ANHAENGER'],
  ['Enduro', { vehicleSubTypes: ['ENDURO'] }, '', 'ZWEIRAD'],
  ['Caddy Diesel', { ...VW, model: 'CADDY CARGO', ...diesel }, '', 'NUTZFAHRZEUG'],
  ['VW Transporter', { ...VW, model: 'TRANSPORTER' }, '', 'NUTZFAHRZEUG'],
  ['Transporter', {}, '', 'NUTZFAHRZEUG'],

  ['Golf GTI', golf, 'GTI'],
  ['Golf 2.0 R-Line', golf, '2.0 R-Line'],
  ['Kia Sportage bis 20.000', { maxPrice: 20_000 }, 'Kia Sportage'],
  ['TÜV neu, Polo', { ...VW, model: 'POLO' }, 'TÜV neu'],
  ['Polo, TÜV bis 03/2027', { ...VW, model: 'POLO' }, 'TÜV bis 03/2027'],
  ['Polo 1.2.3.4', { ...VW, model: 'POLO' }, '1.2.3.4'],
  ['Polo 13/2021', { ...VW, model: 'POLO' }, '13/2021'],
  ['Golf ohne Anhängerkupplung', golf, 'ohne Anhängerkupplung'],
  ['Golf 8 bis 20.000', { ...golf, maxPrice: 20_000 }],
  ['A4 40 S-Line', { manufacturer: 'AUDI', model: 'A4 AVANT' }, '40 S-Line'],
  ['Golf 8 GTI', golf, 'GTI'],
  ['Ich suche ein günstiges Auto für Fahranfänger bis 8.000 €', { maxPrice: 8_000 }],
];

describe('a sentence', () => {
  it('is tested by a hundred that buyers write', () => {
    expect(new Set(SENTENCES.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(SENTENCES.map(([sentence, query, rest = '', type = 'PKW']) => ({ sentence, query, rest, type })))(
    '$sentence',
    ({ sentence, ...meant }) => {
      const { query, rest, carType } = read(sentence);
      expect({ query, rest, type: carType }).toEqual(meant);
    },
  );

  it('is nothing where nothing is said', () => {
    for (const empty of ['', '   ', ' , . ', '???'])
      expect(read(empty)).toMatchObject({ query: {}, rest: '', parts: [] });
  });
});

describe('the type of vehicle', () => {
  it('stays all of them while nothing fine is asked for', () => {
    expect(read('Diesel bis 20.000', 'ALLE').carType).toBeUndefined();
  });

  it('is the one that has most of what is asked for, once something fine is', () => {
    expect(read('Kombi Diesel', 'ALLE').carType).toBe('PKW');
    expect(read('Kipper', 'ALLE').carType).toBe('ANHAENGER');
  });

  it('stays the chosen one where that has everything', () => {
    expect(read('Kastenwagen Diesel', 'WOHNMOBIL')).toMatchObject({
      carType: 'WOHNMOBIL',
      query: { vehicleSubTypes: ['KASTENWAGEN'], fuelTypes: ['Diesel'] },
    });
    expect(read('Diesel', 'NUTZFAHRZEUG').carType).toBe('NUTZFAHRZEUG');
  });

  it('that is named wins, and what it does not have stays text', () => {
    expect(read('Wohnmobil Enduro')).toMatchObject({ carType: 'WOHNMOBIL', query: {}, rest: 'Enduro' });
  });
});

describe('the words of the sentence', () => {
  it('are kept with what they mean, so that they can be struck out', () => {
    const sentence = 'Kombi, bitte bis 25.000 €';
    const parts = read(sentence).parts.map(({ from: start, to, query }) => [sentence.slice(start, to), query]);
    expect(parts).toEqual([
      ['Kombi', kombi],
      ['bis 25.000 €', { maxPrice: 25_000 }],
    ]);
  });

  it('are told apart from a figure after a model, which would find nothing as a text', () => {
    expect(read('Golf 8 bis 20.000, Kia')).toMatchObject({ rest: 'Kia', unused: ['8'] });
    expect(read('8 Golf')).toMatchObject({ rest: '8', unused: [] });
  });

  it('count years from today', () => {
    expect(read('höchstens 3 Jahre alt', 'PKW', new Date('2031-02-01T08:00:00Z')).query).toEqual(from(2028));
    expect(read('ab 2030', 'PKW', new Date('2031-02-01T08:00:00Z')).query).toEqual(from(2030));
    // In 2026 it is no year, and no price that anybody asks for from.
    expect(read('ab 2030').query).toEqual({ minPrice: 2_030 });
  });
});
