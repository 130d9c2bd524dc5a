import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  adultBirthDate,
  email,
  optionalInput,
  optionalPhone,
  phone,
  requiredInput,
  vatId,
  zipCode,
} from '../../../src/domain/person/rules';
import { personFields } from '../../../src/domain/person/fields';
import { normalisePhone, phoneHref, phoneText, whatsAppHref } from '../../../src/domain/person/phone';
import { normaliseZipCode } from '../../../src/domain/person/zipCode';

const NOW = new Date('2026-05-04T08:00:00Z');
const RIGHT = 'richtig';

/** The first message that stands at the field. */
function messageOf(schema: z.ZodMiniType, value: unknown): string {
  const result = schema.safeParse(value);
  return result.success ? RIGHT : (result.error.issues[0]?.message ?? '');
}

describe('what a visitor types', () => {
  it.each([
    [requiredInput(), 'Ada', RIGHT],
    [requiredInput(), '   ', 'erforderlich'],
    [requiredInput(), undefined, 'erforderlich'],
    [optionalInput(), '', RIGHT],

    [email(), 'ada@lovelace.de', RIGHT],
    [email(), ' ada.b-c_d@sub.love-lace.info ', RIGHT],
    [email(), 'ada@müller.de', RIGHT],
    [email(), '', 'erforderlich'],
    [email(), 'ada', 'ungültig'],
    [email(), 'ada@lovelace', 'ungültig'],
    [email(), 'ada@lovelace.d', 'ungültig'],
    [
      email(),
      'ada@lovelace.museum',
      'ungültig: Die Endung „.museum“ ist länger als 5 Buchstaben, das ist hier nicht möglich. Bitte geben Sie eine andere Adresse an, oder rufen Sie an',
    ],
    [email(), 'ada@@lovelace.de', 'ungültig'],
    [email(), 'ada lovelace@x.de', 'ungültig: mit einem Leerzeichen darin'],
    [email(), '.ada@x.de', 'ungültig'],

    [phone(), '+49 711 123456', RIGHT],
    [phone(), '+491234', RIGHT],
    [phone(), '+49 (0)711/12-34.5', RIGHT],
    [phone(), '', 'erforderlich'],
    [phone(), '0711 123456', RIGHT],
    [phone(), '711 123456', 'ungültig +49... erforderlich'],
    [phone(), '+49 12', 'ungültig +49... erforderlich'],
    [phone(), '+49123456-', 'ungültig +49... erforderlich'],
    [phone(), '+49abcdef1', 'ungültig +49... erforderlich'],
    [optionalPhone(), '', RIGHT],
    [optionalPhone(), '0711', 'ungültig +49... erforderlich'],

    [zipCode(), '01067', RIGHT],
    [zipCode(), ' 70173 ', RIGHT],
    [zipCode(), '', 'erforderlich'],
    [zipCode(), '1067', 'ungültig, 5 Ziffern erforderlich'],
    [zipCode(), 'D-70173', RIGHT],
    [zipCode(), 'CH-8001', 'ungültig, 5 Ziffern erforderlich'],

    [vatId(), 'DE123456789', RIGHT],
    [vatId(), 'atu 12345678', RIGHT],
    [vatId(), 'de 123 456 789', RIGHT],
    [vatId(), 'DE12345', 'ungültig, zum Beispiel DE123456789'],
    [vatId(), '123', 'ungültig, zum Beispiel DE123456789'],

    [adultBirthDate(NOW), '2008-05-04', RIGHT],
    [adultBirthDate(NOW), '2008-05-05', 'Sie müssen mindestens 18 Jahre alt sein'],
    [adultBirthDate(NOW), '1980-02-30', 'ungültig'],
    [adultBirthDate(NOW), '1880-02-01', 'ungültig'],
    [adultBirthDate(NOW), '01.02.1980', 'ungültig'],
    [adultBirthDate(NOW), '', 'erforderlich'],

    [personFields.salutation.schema(), 'divers', RIGHT],
    [personFields.salutation.schema(), '', 'erforderlich'],
  ])('case %#: %o → "%s"', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('says one thing at a time', () => {
    expect(email().safeParse('').error?.issues).toHaveLength(1);
    expect(adultBirthDate(NOW).safeParse('').error?.issues).toHaveLength(1);
  });

  it.each([
    ['2008-02-29', '2026-02-28T12:00:00Z', false],
    ['2008-02-29', '2026-03-01T12:00:00Z', true],
    ['2008-05-05', '2026-05-04T22:00:00Z', true],
  ])('born on %s is of age at %s (German time): %s', (birthDate, now, is) => {
    expect(adultBirthDate(new Date(now)).safeParse(birthDate).success).toBe(is);
  });
});

it.each([
  ['0721/480-31', '+49 721 480 31'],
  ['+49 (0) 721 48031', '+49 721 48031'],
  ['0049 721 48031', '+49 721 48031'],
  ['+490721 48031', '+49 721 48031'],
  ['+4972148031', '+49 72148031'],
  ['Tel.: 0171 0000000', '+49 171 0000000'],
  ['+43 1 123456', '+43 1 123456'],
  ['112', '112'],
  ['auf Anfrage', 'auf Anfrage'],
  [undefined, undefined],
])('a phone number "%s" is shown as "%s"', (stored, shown) => expect(phoneText(stored)).toBe(shown));

describe('a phone number typed in the German way', () => {
  it.each([
    ['0711 123456', '+49711123456'],
    ['0711/123456', '+49711123456'],
    ['0711 / 12 34-56', '+49711123456'],
    ['(0711) 123456', '+49711123456'],
    [' 0711.123456 ', '+49711123456'],
    ['0711–123456', '+49711123456'],
    ['0151 1234567', '+491511234567'],
    ['0049 711 123456', '+49711123456'],
    ['0049 (0)711 123456', '+49711123456'],
    ['0043 1 123456', '+431123456'],
    ['+49 (0) 711 123456', '+49711123456'],
    ['+49 0711 123456', '+49711123456'],
    ['(+49) 711 123456', '+49711123456'],
    ['0049 0711 123456', '+49711123456'],
    ['+43 (0)1 123456', '+431123456'],
    ['\u202D+49 711 123456\u202C', '+49711123456'],
    ['0711\u2011123\u00A0456\u200B', '+49711123456'],
    ['\uFF10711 123456', '+49711123456'],
    ['Tel.: 0711 123456', '+49711123456'],
    ['tel:+49711123456', '+49711123456'],
  ])('"%s" becomes "%s"', (typed, normal) => {
    expect(normalisePhone(typed)).toBe(normal);
  });

  it.each([
    '',
    '   ',
    '+49 711 123456',
    '+49 711/12-34.5',
    '711 123456',
    '0',
    '00',
    '000 123',
    '+49 12',
    '+49123456-',
    '0711 abc',
  ])('"%s" stays as it is', (typed) => {
    expect(normalisePhone(typed)).toBe(typed);
  });

  it.each([
    ['+49 711 123456', 'tel:+49711123456'],
    ['+49 (0)711 / 123-456', 'tel:+49711123456'],
    ['(+49) 711 123456', 'tel:+49711123456'],
    ['0711 123456', 'tel:+49711123456'],
    ['0711 123456 (Verkauf)', 'tel:+49711123456'],
    ['Verkauf: 0711 123456', 'tel:+49711123456'],
    ['＋４９ 711 123456', 'tel:+49711123456'],
    ['\u200B0711\u00AD123456', 'tel:+49711123456'],
    ['112', 'tel:112'],
    ['0800 AUTOHAUS', 'tel:+4980028864287'],
    ['+49 800 AUTOHAUS', 'tel:+4980028864287'],
    ['0711 123456 (Mo-Fr)', 'tel:+49711123456'],
    ['0711 1234567 / 0171 7654321', 'tel:+497111234567'],
    ['0711 1234567 oder 0171 7654321', 'tel:+497111234567'],
    ['Tel. 0711 1234567, Fax 0711 1234568', 'tel:+497111234567'],
    ['Zentrale: 0711 1234567; Werkstatt: 0711 1234599', 'tel:+497111234567'],
    ['auf Anfrage', undefined],
    [undefined, undefined],
  ])('%s is dialled as %s', (phoneNumber, href) => {
    expect(phoneHref(phoneNumber)).toBe(href);
  });

  it.each([
    ['https://wa.me/49711123456', 'https://wa.me/49711123456'],
    ['wa.me/49711123456', 'https://wa.me/49711123456'],
    ['0711 1234567', 'https://wa.me/497111234567'],
    ['+49 (0) 711 1234567', 'https://wa.me/497111234567'],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('%s leads to a chat at %s', (written, href) => {
    expect(whatsAppHref(written)).toBe(href);
  });

  it('is checked, and sent, in its international form', () => {
    expect(phone().safeParse('0711 123456').data).toBe('+49711123456');
    expect(optionalPhone().safeParse('0711 123456').data).toBe('+49711123456');
    expect(phone().safeParse('0711').error?.issues[0]?.message).toBe('ungültig +49... erforderlich');
  });
});

it('two numbers in one field are never made one', () => {
  expect(normalisePhone('0711 1234567 / 0171 7654321')).toBe('0711 1234567 / 0171 7654321');
});

describe('a postal code as it is pasted', () => {
  it.each([
    [' 74076 ', '74076'],
    ['74 076', '74076'],
    ['74\u00a0076', '74076'],
    ['D-74076', '74076'],
    ['DE 74076', '74076'],
    ['74076 Heilbronn', '74076'],
  ])('"%s" becomes "%s"', (typed, normal) => {
    expect(normaliseZipCode(typed)).toBe(normal);
  });

  it.each(['', '7407', '740766', 'CH-8001', '74076-1234', 'D-740'])('"%s" stays as it is', (typed) => {
    expect(normaliseZipCode(typed)).toBe(typed);
  });
});
