import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../../../src/domain/person/phone';
import { optionalPhone, phone } from '../../../src/domain/person/rules';

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
  ])('"%s" becomes "%s"', (typed, normal) => {
    expect(normalisePhone(typed)).toBe(normal);
  });

  it.each(['', '   ', '+49 711 123456', '+49 (0)711/12-34.5', '711 123456', '0', '00', '000 123', '0711 abc'])(
    '"%s" stays as it is',
    (typed) => {
      expect(normalisePhone(typed)).toBe(typed);
    },
  );

  it('is checked, and sent, in its international form', () => {
    expect(phone().safeParse('0711 123456').data).toBe('+49711123456');
    expect(optionalPhone().safeParse('0711 123456').data).toBe('+49711123456');
    expect(phone().safeParse('0711').error?.issues[0]?.message).toBe('ungültig +49... erforderlich');
  });
});
