import { describe, expect, it } from 'vitest';
import { giroCode } from '../../../src/domain/order/giroCode';
import { orderNumber } from '../../../src/domain/order/orderNumber';
import { ORDER_ID } from '../../builders/order';

const transfer = {
  recipient: 'Autohaus Bergmann GmbH & Co. KG',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  amount: 38_680,
  reference: '4F0A11C2',
};

// rules/order-and-payment: GiroCode
describe('the content of a GiroCode', () => {
  it('has the lines of EPC069-12, version 002', () => {
    expect(giroCode(transfer)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Autohaus Bergmann GmbH & Co. KG', 'DE02120300000000202051'],
      ...['EUR38680.00', '', '', '4F0A11C2'],
    ]);
  });

  it('has the IBAN in capitals, and is none where the IBAN has a typing error', () => {
    expect(giroCode({ ...transfer, iban: 'de02 1203 0000 0000 2020 51' })).toContain('DE02120300000000202051');
    expect(giroCode({ ...transfer, iban: 'DE00 1234' })).toBeUndefined();
  });

  it('has an empty line without a BIC, and cents', () => {
    const lines = giroCode({ ...transfer, bic: undefined, amount: 289.5 })?.split('\n');
    expect([lines?.[4], lines?.[7]]).toEqual(['', 'EUR289.50']);
    expect(giroCode({ ...transfer, amount: 0.01 })).toContain('EUR0.01');
  });

  it('cuts what is too long, and lets no text begin a line of its own', () => {
    const lines = giroCode({ ...transfer, recipient: 'ü'.repeat(80), reference: 'A\nB' })?.split('\n');
    expect([lines?.[5], lines?.[10]]).toEqual(['ü'.repeat(70), 'A B']);
  });

  it.each([0, -1, Number.NaN, Infinity, 1_000_000_000])('is none for %d €', (amount) => {
    expect(giroCode({ ...transfer, amount })).toBeUndefined();
  });
});

it('the number of an order for people is the beginning of its id', () => {
  expect(orderNumber('4f0a11c2-9d1e-4a56-8b1d-0c1d2e3f4a5b')).toBe('4F0A11C2');
  expect(orderNumber(ORDER_ID)).toBe('44444444');
});
