import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { salesContractSchema } from '../../../src/domain/dealer/salesContract';

const fieldsOf = (fields: Record<string, string>) => Object.entries(fields).map(([type, value]) => ({ type, value }));

it.each([
  [{ name: 'Erika Muster' }, 'Erika Muster'],
  [{ full_name: 'Erika Muster' }, 'Erika Muster'],
  [{ last_name: 'Muster', first_name: 'Erika' }, 'Erika Muster'],
  [{ email: 'erika@muster.test' }, undefined],
])('a person who signs has the name of %j', (fields, name) => {
  const parties = [
    { role: 'signing_party', fields: fieldsOf({ ...fields, signing_status: 'document_opened' }) },
    { role: 'viewer', fields: fieldsOf({ name: 'Zuschauer' }) },
  ];
  const { signers } = z.parse(salesContractSchema, { id: 'a', parties });
  expect(signers).toEqual([{ name, status: 'Geöffnet, noch nicht unterschrieben' }]);
});
