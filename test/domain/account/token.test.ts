import { describe, expect, it } from 'vitest';
import { isStaff, roles } from '../../../src/domain/account/role';
import { isTokenValid, readToken } from '../../../src/domain/account/token';
import { aToken } from '../../builders/token';

const NOW = new Date('2026-05-04T08:00:00Z');
const SECONDS = NOW.getTime() / 1000;

describe('a login', () => {
  it('says who it is for, with one role or several', () => {
    expect(readToken(aToken({ sub: 'u1', email: 'jörg@x.de', role: 'CARDEALER_ADMIN', exp: 5 }))).toEqual({
      sub: 'u1',
      email: 'jörg@x.de',
      role: ['admin'],
      exp: 5,
    });
    expect(readToken(aToken({ sub: 'u1', role: ['Employee', 'x', 'customer'] }))?.role).toEqual([
      'employee',
      'customer',
    ]);
    expect(readToken(aToken({ sub: 'u1' }))?.role).toBeUndefined();
  });

  it.each([
    ['valid for a second more', aToken({ sub: 'u1', exp: SECONDS + 1 }), true],
    ['over this second', aToken({ sub: 'u1', exp: SECONDS }), false],
    ['without an end', aToken({ sub: 'u1' }), false],
    ['that is no token', 'abc', false],
    ['of damaged parts', 'a.%%%.c', false],
    ['empty', '', false],
  ])('%s: %#', (_name, token, isValid) => {
    expect(isTokenValid(token, NOW)).toBe(isValid);
  });
});

describe('roles', () => {
  it.each([
    ['CarDealerCustomer', 'customer'],
    ['CARDEALERCUSTOMER', 'customer'],
    ['CARDEALER_EMPLOYEE', 'employee'],
    ['cardealer_admin', 'admin'],
    ['SUPER_ADMIN', 'superAdmin'],
    ['Gast', undefined],
    [null, undefined],
  ])('%s is %s', (written, role) => {
    expect(roles.parse(written)).toBe(role);
  });

  it('make staff of employees and admins', () => {
    expect(isStaff(['customer'])).toBe(false);
    expect(isStaff(['customer', 'employee'])).toBe(true);
    expect(isStaff(['admin'])).toBe(true);
    expect(isStaff([])).toBe(false);
  });
});
