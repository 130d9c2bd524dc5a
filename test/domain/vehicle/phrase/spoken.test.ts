import { describe, expect, it } from 'vitest';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import { spokenNumber } from '../../../../src/domain/vehicle/phrase/spokenNumbers';
import { readIn as read } from './stock';

const price = (maxPrice: number): CarQuery => ({ maxPrice });
const least = (minEnginePower: number): CarQuery => ({ minEnginePower });
const manual = { gearBoxTypes: ['Schaltgetriebe'] };
const automatic = { gearBoxTypes: ['Automatik'] };
const allWheel = { driveTypes: ['ALL_WHEEL'] };
const hybrid = { fuelTypes: ['Hybrid Benzin'] };
const plugIn = { ...hybrid, driveTypes: ['PLUG_IN_HYBRID'] };
const diesel = { fuelTypes: ['Diesel'] };
const petrol = { fuelTypes: ['Benzin'] };
const electric = { fuelTypes: ['Elektro'] };
const body = (...vehicleSubTypes: string[]): CarQuery => ({ vehicleSubTypes });
const at = (...vehicleDealerLocationIds: string[]): CarQuery => ({ vehicleDealerLocationIds });
const golf = { manufacturer: 'VOLKSWAGEN', model: 'GOLF' };
const until = (year: number) => ({ maxInitialRegistration: `${year}-12-31` });
const from = (year: number) => ({ minInitialRegistration: `${year}-01-01` });

/** Sentence, exact query, words that are said not to be searched for. Nothing is left as text. */
const SENTENCES: readonly (readonly [sentence: string, query: CarQuery, ...unsearched: string[]])[] = [
  ['bis zehntausend Euro', price(10_000)],
  ['zwanzigtausend', price(20_000)],
  ['fünfzehn tausend', price(15_000)],
  ['bis fünfzehn tausend Euro', price(15_000)],
  ['unter zwölftausendfünfhundert €', price(12_500)],
  ['bis einundzwanzigtausend', price(21_000)],
  ['bis zweitausend Euro', price(2_000)],
  ['unter einer Million Euro', price(1_000_000)],
  ['Polo tausend Euro', { manufacturer: 'VOLKSWAGEN', model: 'POLO', maxPrice: 1_000 }],
  ['10k', price(10_000)],
  ['bis 10 tsd', price(10_000)],
  ['bis 10 Mille', price(10_000)],
  ['15 Riesen', price(15_000)],
  ['bis 20 T€', price(20_000)],
  ['21 Tausend €', price(21_000)],
  ['20.000,-', price(20_000)],
  ['maximal zweihundert Euro im Monat', { maxMonthlyFinancingRateExample: 200 }],
  ['dreihundert Euro Rate', { maxMonthlyFinancingRateExample: 300 }],
  ['zwischen 10 und 15 tausend', { minPrice: 10_000, maxPrice: 15_000 }],
  ['zwischen zehn und fünfzehntausend', { minPrice: 10_000, maxPrice: 15_000 }],
  ['zehn- bis zwanzigtausend Euro', { minPrice: 10_000, maxPrice: 20_000 }],
  ['acht bis zehntausend Euro', { minPrice: 8_000, maxPrice: 10_000 }],
  ['fünf bis siebentausend', { minPrice: 5_000, maxPrice: 7_000 }],
  ['bis hunderttausend km', { maxMileAge: 100_000 }],
  ['weniger als fünfzigtausend Kilometer', { maxMileAge: 50_000 }],
  ['1,5 Mio km', { maxMileAge: 1_500_000 }],
  ['bis eine Million km', { maxMileAge: 1_000_000 }],
  ['eineinhalb Liter Hubraum', { maxEngineCapacity: 1_500 }],
  ['Baujahr zweitausendzwanzig', { ...from(2020), ...until(2020) }],
  ['ab zweitausendneunzehn', from(2019)],
  ['Baujahr ab zwanzig einundzwanzig', from(2021)],
  ['10-15k', { minPrice: 10_000, maxPrice: 15_000 }],
  ['10k-15k', { minPrice: 10_000, maxPrice: 15_000 }],
  ['100-150 PS', { minEnginePower: 74, maxEnginePower: 110 }],
  ['um die zehntausend', { minPrice: 9_000, maxPrice: 11_000 }],
  ['weniger als hunderttausend gelaufen', { maxMileAge: 100_000 }],
  ['drei Jahre alt', from(2023)],
  ['höchstens vier Jahre alt', from(2022)],
  ['sieben Sitze', { minSeats: 7 }],
  ['ein sieben Sitzer', { minSeats: 7 }],
  ['fünf Türen', { doorCountType: '4/5' }],
  ['ein Auto mit zwei Türen', { doorCountType: '2/3' }],

  ['15 000 €', price(15_000)],
  ['höchstens 15 000', price(15_000)],
  ["100'000 km", { maxMileAge: 100_000 }],
  ['bis 120\u00A0000 km', { maxMileAge: 120_000 }],
  ['10 000 bis 12 500 €', { minPrice: 10_000, maxPrice: 12_500 }],
  ['> 10.000 €', { minPrice: 10_000 }],
  ['< 100 PS', { maxEnginePower: 74 }],
  ['20.000 € oder weniger', price(20_000)],
  ['ab Bj. 18', from(2018)],
  ['bis Baujahr 2015', until(2015)],
  ['bis zum Jahr 2018', until(2018)],
  ['nicht älter als 2019', from(2019)],
  ['älter als 2010', until(2010)],
  ['älter als 5 Jahre', until(2021)],
  ['zwischen Baujahr 2018 und 2020', { ...from(2018), ...until(2020) }],
  ['2018/2019', { ...from(2018), ...until(2019) }],
  ['EZ 2020 oder jünger', from(2020)],
  ['2020 oder neuer', from(2020)],
  ['2018 oder später', from(2018)],
  ['5 Jahre oder jünger', from(2021)],
  ['ab 2018 bis 100.000 km', { ...from(2018), maxMileAge: 100_000 }],
  ['150 PS aufwärts', least(110)],
  ['Hubraum größer 2000 ccm', { minEngineCapacity: 2_000 }],
  ['kleiner als 1500 ccm', { maxEngineCapacity: 1_500 }],
  ['Hybrid zum Aufladen', plugIn],
  ['Fiat 500 300 € Rate', { manufacturer: 'FIAT', model: '500', maxMonthlyFinancingRateExample: 300 }],
  ['C 220 150 PS', { manufacturer: 'MERCEDES-BENZ', model: 'C 220', ...least(110) }],
  // No diesel, leather, Passat, van or box van.
  ...['dieses', 'leider', 'passt', 'wann', 'Was kostet das?'].map((words) => [words, {}] as const),

  ['hundertfünfzig PS', least(110)],
  ['hundert fünfzig PS', least(110)],
  ['mindestens hundert PS', least(74)],
  ['mindestens zweihundert PS und Allrad', { ...least(147), ...allWheel }],
  ['150 Pferde', least(110)],
  ['200 Pferde unter der Haube', least(147)],
  ['150 PS oder mehr', least(110)],
  ['150 Pferdestärken', least(110)],

  ['Schaltwagen', manual],
  ['Handschalter', manual],
  ['Schalter', manual],
  ['handgeschaltet', manual],
  ['sechs Gang Schaltgetriebe', manual, 'sechs Gang'],
  ['6-Gang-Automatik', automatic, '6-Gang'],
  ['Automatikwagen', automatic],
  ['Wandlerautomatik', automatic],
  ['kein Schalter', automatic],
  ['Selbstzünder', diesel],
  ['Dieselmotor', diesel],
  ['Benziner', petrol],
  ['Verbrenner', { fuelTypes: ['Diesel', 'Benzin'] }],
  ['Stromer', electric],
  ['E-Auto', electric],
  ['Gasauto', { fuelTypes: ['Autogas'] }],
  ['Steckerhybrid', plugIn],
  ['Steckdosenhybrid', plugIn],
  ['Vollhybrid', hybrid],
  ['Mildhybrid', hybrid],
  ['Mild-Hybrid', hybrid],
  ['Allradler', allWheel],
  ['Quattro', allWheel],
  ['Fronttriebler', { driveTypes: ['FRONT_WHEEL'] }],
  ['Dieselkombi', { ...diesel, ...body('KOMBI') }],
  ['E-SUV', { ...electric, ...body('SUV_GELAENDEWAGEN') }],
  ['Elektro-SUV', { ...electric, ...body('SUV_GELAENDEWAGEN') }],
  ['ElektroSUV', { ...electric, ...body('SUV_GELAENDEWAGEN') }],
  ['Familienkombi bis 20.000', { ...body('KOMBI'), maxPrice: 20_000 }, 'Familien'],
  ['Familienkombis', body('KOMBI'), 'Familien'],
  ['Kompaktvan', body('VAN_KLEINBUS'), 'Kompakt'],
  ['Sportlimousine', body('LIMOUSINE'), 'Sport'],
  ['Sportwagen', {}, 'Sportwagen'],

  ['unter 5l/100km', {}, 'unter 5l/100km'],
  ['unter 5 l / 100 km', {}, 'unter 5 l / 100 km'],
  ['unter 5 Liter auf 100', {}, 'unter 5 Liter auf 100'],
  ['unter 5 Liter auf hundert Kilometer', {}, 'unter 5 Liter auf hundert Kilometer'],
  ['bis 5 Liter', {}, 'bis 5 Liter'],
  ['Verbrauch unter 6 Liter', {}, 'Verbrauch unter 6 Liter'],
  ['verbraucht höchstens 6l auf 100km', {}, 'verbraucht höchstens 6l auf 100km'],
  ['5,5 l/100', {}, '5,5 l/100'],
  ['Golf mit 5l/100km bis 80.000 km', { ...golf, maxMileAge: 80_000 }, 'mit 5l/100km'],
  ['18 kWh/100km', {}, '18 kWh/100km'],
  ['4 kg/100 km', {}, '4 kg/100 km'],
  ['120 g CO2', {}, '120 g CO2'],
  ['unter 120 g CO2/km', {}, 'unter 120 g CO2/km'],
  ['unter 120 g/km', {}, 'unter 120 g/km'],
  ['CO2 unter 120', {}, 'CO2 unter 120'],
  ['450 km WLTP', electric, '450 km WLTP'],
  ['Reichweite dreihundert Kilometer', electric, 'Reichweite dreihundert Kilometer'],
  ['0-100 in 8 Sekunden', {}, '0-100 in 8 Sekunden'],

  ['SUV nahe Karlsruhe', { ...body('SUV_GELAENDEWAGEN'), ...at('loc-karlsruhe') }],
  ['SUV nahe Ettlingen', body('SUV_GELAENDEWAGEN'), 'nahe Ettlingen'],
  ['Golf bei Karlsruhe', { ...golf, ...at('loc-karlsruhe') }],
  ['Golf in der Nähe von Karlsruhe', { ...golf, ...at('loc-karlsruhe') }],
  ['Golf in der Nähe von Stuttgart', golf, 'in der Nähe von Stuttgart'],
  ['20 km um Karlsruhe', at('loc-karlsruhe'), '20 km um'],
  ['bis 50 km von Ettlingen', {}, 'bis 50 km von Ettlingen'],
  ['Golf Umgebung Landau', { ...golf, ...at('loc-landau') }],
  ['Kombi Raum Heilbronn', { ...body('KOMBI'), ...at('loc-heilbronn') }],
  ['Kombi Region Pforzheim', body('KOMBI'), 'Region Pforzheim'],
  [
    'Benziner mit Automatik unter zwanzigtausend Euro ab 2020',
    { ...petrol, ...automatic, maxPrice: 20_000, ...from(2020) },
  ],
];

describe('spoken numbers and words of the trade', () => {
  it.each(SENTENCES.map(([sentence, query, ...unsearched]) => ({ sentence, query, unsearched })))(
    '$sentence',
    ({ sentence, query, unsearched }) => {
      const reading = read(sentence);
      expect({ ...reading, unsearched: reading.unsearched.map(({ text }) => text) }).toMatchObject({
        query,
        rest: '',
        unsearched,
      });
      expect(Object.keys(reading.query)).toEqual(expect.arrayContaining(Object.keys(query)));
      expect(Object.keys(reading.query)).toHaveLength(Object.keys(query).length);
    },
  );

  it('leave names alone that only look like compounds or numbers', () => {
    for (const name of ['Kia Sportage', 'Elfenbein', 'Pferdeanhänger Kawumm', 'zwanzig', 'Caravelle'])
      expect(read(name).rest).not.toBe('');
  });

  it.each([
    ['einundzwanzig', 21],
    ['hundert', 100],
    ['zweihundertfuenf', 205],
    ['tausendzweihundert', 1_200],
    ['neunhundertneunundneunzigtausendneunhundertneunundneunzig', 999_999],
    ['dreissigtausend', 30_000],
    ['anderthalb', 1.5],
    ['zweieinhalb', 2.5],
    ['zwoelf', 12],
    ['tausendschoen', undefined],
    ['achtung', undefined],
    ['', undefined],
  ])('„%s“ is %s', (written, value) => {
    expect(spokenNumber(written)).toBe(value);
  });
});
