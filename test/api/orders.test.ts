import { describe, expect, it } from 'vitest';
import { createOrder } from '../../src/api/orders';
import type { OrderCreate } from '../../src/domain/bodies';
import { createHttp } from '../../src/lib/http/http';

const linkOf = async (answer: string) => {
  const http = createHttp({
    baseUrl: 'https://platform.test',
    transport: () => Promise.resolve({ status: 201, data: answer, header: () => undefined }),
  });
  const platform = { adminId: '00000000-0000-4000-8000-000000000001', http };
  return (await createOrder(platform, {} as OrderCreate)).redirectLink;
};

describe('the answer to an order', () => {
  it.each([
    ['https://bank.test/antrag?id=1', 'https://bank.test/antrag?id=1'],
    ['http://localhost:4010/bank/1', 'http://localhost:4010/bank/1'],
    [' https://bank.test/a b ', 'https://bank.test/a%20b'],
  ])('leads on to %s', async (link, expected) => {
    expect(await linkOf(JSON.stringify({ data: { id: '1' }, redirectLink: link }))).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/bank/1',
    '//bank.test',
    'bank',
    '',
    7,
    null,
    {},
    'http://bank.test/antrag',
    'https://bank.example@evil.example/',
    'https://:x@evil.example/',
    'http://localhost.evil.example/',
  ])('leads nowhere by %j', async (link) => {
    expect(await linkOf(JSON.stringify({ data: { id: '1' }, redirectLink: link }))).toBeUndefined();
  });

  it.each(['', 'null', '[]', '{}'])('may be %j', async (answer) => {
    expect(await linkOf(answer)).toBeUndefined();
  });
});
