import { describe, expect, it } from 'vitest';
import { askedPersonFields, personFieldNames, personFields } from '../../../src/domain/person/fields';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';

const PRIVATE = { customerType: 'private', needsBirthDate: false } as const;

describe('the fields of a person', () => {
  it('have a label each', () => {
    const labels = Object.values(personFields).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are all asked of a company that the bank finances, in the order of the form', () => {
    expect(askedPersonFields({ customerType: 'commercial', needsBirthDate: true })).toEqual(personFieldNames);
  });

  it('ask a private customer for no company, and only a bank’s customer for the birth date', () => {
    expect(askedPersonFields(PRIVATE)).not.toContain('companyName');
    expect(askedPersonFields(PRIVATE)).not.toContain('vatId');
    expect(askedPersonFields(PRIVATE)).not.toContain('birthDate');
    expect(askedPersonFields({ ...PRIVATE, needsBirthDate: true })).toContain('birthDate');
  });

  it('are empty in an order form that begins', () => {
    expect(personFieldNames.map((name) => EMPTY_CUSTOMER[name])).toEqual(personFieldNames.map(() => ''));
  });
});
