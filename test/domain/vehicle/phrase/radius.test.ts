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

it.each(['Umkreis 50 km', 'Golf bis 50.000 km um 20.000', 'Diesel unter 100.000 km von 2019', 'um 74076'])(
  'and asks for none without kilometres or postcode: %s',
  (sentence) => {
    expect(readRadius(sentence)).toBeUndefined();
  },
);
