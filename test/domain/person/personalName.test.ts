import { expect, it } from 'vitest';
import { personalName } from '../../../src/domain/person/personalName';

it.each(['Null', 'Unbekannt', 'Nan', 'None', 'Ada Null'])('is a name: %s', (written) => {
  expect(personalName().safeParse(written).data).toBe(written);
});

it.each(['null', 'undefined', 'NaN', 'n/a', '–', ' ', null, undefined])('is none: %s', (written) => {
  expect(personalName().safeParse(written).success).toBe(false);
});
