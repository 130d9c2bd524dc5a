import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EMPTY_CUSTOMER, orderCustomerSchema } from '../../../src/domain/order/orderCustomer';
import type { CustomerRules } from '../../../src/domain/person/fields';
import { customerEntries } from '../../builders/order';

const now = new Date('2026-11-21T09:00:00Z');

function problems(entries: object, rules: Partial<CustomerRules> = {}): Record<string, string> {
  const schema = orderCustomerSchema({ customerType: 'private', needsBirthDate: false, now, ...rules });
  const result = z.safeParse(schema, { ...customerEntries, ...entries });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('order form', () => {
  it('is right for a private customer', () => {
    expect(problems({})).toEqual({});
  });

  it('asks for everything that is required, and for no marketing consent', () => {
    const schema = orderCustomerSchema({ customerType: 'private', needsBirthDate: true, now });
    const issues = z.safeParse(schema, EMPTY_CUSTOMER).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([
      'email',
      'phone',
      'salutation',
      'firstName',
      'lastName',
      'birthDate',
      'street',
      'houseNumber',
      'zipCode',
      'city',
      'acceptsTerms',
      'acceptsRevocation',
    ]);
  });

  it.each([
    [{ email: 'anna@' }, {}, { email: 'ungültig' }],
    [{ phone: '221 9876543' }, {}, { phone: 'ungültig +49... erforderlich' }],
    [{ zipCode: '5067' }, {}, { zipCode: 'ungültig, 5 Ziffern erforderlich' }],
    [{ firstName: '   ' }, {}, { firstName: 'erforderlich' }],
    [{}, { customerType: 'commercial' }, { companyName: 'erforderlich' }],
    [{ companyName: 'Weber GmbH', vatId: 'DE 123456789' }, { customerType: 'commercial' }, {}],
    [{ birthDate: '2008-11-21' }, { needsBirthDate: true }, {}],
    [{ birthDate: '2008-11-22' }, { needsBirthDate: true }, { birthDate: 'Sie müssen mindestens 18 Jahre alt sein' }],
    [{ birthDate: '' }, { needsBirthDate: true }, { birthDate: 'erforderlich' }],
    [{ acceptsTerms: false }, {}, { acceptsTerms: 'Bitte bestätigen Sie die AGB und die Datenschutzerklärung.' }],
  ] as const)('%j under %j: %j', (entries, rules, expected) => {
    expect(problems(entries, rules)).toEqual(expected);
  });
});
