import { expect, it } from 'vitest';
import { readRadius } from '../../../../src/domain/vehicle/phrase/radius';

it.each([
  ['im Umkreis von 50 km um 74076', 50, '74076', ''],
  ['Golf Diesel im Umkreis von 50 km um 74076 bis 20.000', 50, '74076', 'Golf Diesel  bis 20.000'],
  ['Kombi umkreis 100km um plz 50667', 100, '50667', 'Kombi '],
  ['SUV, höchstens 30 Kilometer von 10115', 30, '10115', 'SUV, '],
  ['20 km um 01067', 20, '01067', ''],
])('a sentence may ask for a radius: %s', (sentence, kilometres, postcode, rest) => {
  const radius = readRadius(sentence);
  expect(radius).toMatchObject({ kilometres, postcode });
  expect(sentence.slice(0, radius?.from) + sentence.slice(radius?.to)).toBe(rest);
});

it.each([
  ['Umkreis 50 km', 50, ''],
  ['Golf im Umkreis von 30 km', 30, 'Golf '],
  ['Diesel bis 50.000 km im Umkreis von 30 km', 30, 'Diesel bis 50.000 km '],
  ['SUV bis 100 km entfernt', 100, 'SUV '],
  ['Kombi 25 km Umkreis bis 9.000 €', 25, 'Kombi  bis 9.000 €'],
])('around the visitor, where it names no postcode: %s', (sentence, kilometres, rest) => {
  const radius = readRadius(sentence);
  expect(radius).toMatchObject({ kilometres, postcode: undefined });
  expect(sentence.slice(0, radius?.from) + sentence.slice(radius?.to)).toBe(rest);
});

it.each([
  'in meinem Umkreis',
  'Golf bis 50.000 km um 20.000',
  'Diesel unter 100.000 km von 2019',
  '50.000 km Entfernung',
  'um 74076',
])('and asks for none without kilometres: %s', (sentence) => {
  expect(readRadius(sentence)).toBeUndefined();
});
