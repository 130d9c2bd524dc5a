import { expect, it } from 'vitest';
import { HttpError } from '../../../src/lib/http/errors';
import { refusedFields } from '../../../src/lib/http/refusedFields';

const refusal = (answer: unknown, status = 400) =>
  refusedFields(
    new HttpError('rejected', status, { answer: typeof answer === 'string' ? answer : JSON.stringify(answer) }),
  );

it.each([
  [
    'by name, with several reasons',
    { errors: { TargetEmail: ['ungültig', 'zu lang'] } },
    'TargetEmail',
    'ungültig zu lang',
  ],
  ['by name, with one reason', { errors: { phone: ' fehlt\n' } }, 'phone', 'fehlt'],
  ['as a list', { errors: [{ field: 'vin', message: 'unbekannt' }] }, 'vin', 'unbekannt'],
  ['as a list in the names of a validator', { errors: [{ propertyName: 'Vin', errorMessage: 'leer' }] }, 'Vin', 'leer'],
  ['as names alone', ['email'], 'email', undefined],
  ['at the beginning of a message', { message: 'paymentTypes: leer' }, 'paymentTypes', 'leer'],
  ['under another word', { fieldErrors: { vin: [] } }, 'vin', undefined],
])('reads fields %s', (_, answer, name, message) => {
  expect(refusal(answer)).toEqual([{ name, message }]);
});

it.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['null', null],
  ['a sentence', { message: 'nein' }],
  ['a sentence with a colon', { message: 'Hinweis: nein' }],
  ['numbers', { errors: { vin: 3 } }],
  ['nonsense in a list', { errors: [null, 3, {}, ['x'], ''] }],
  ['a book', { errors: { vin: 'x'.repeat(60_000) } }],
])('knows no field in %s', (_, answer) => {
  expect(refusal(answer)).toEqual([]);
});

it('cuts off what is long, and reads refusals only', () => {
  const long = refusal({ errors: { ['n'.repeat(300)]: 'm'.repeat(300) } });
  expect(long[0]?.name).toHaveLength(100);
  expect(long[0]?.message).toHaveLength(200);
  expect(refusal({ errors: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, 'x'])) })).toHaveLength(
    20,
  );
  expect(refusal({ errors: { vin: 'x' } }, 500)).toEqual([]);
  expect(refusal({ errors: { vin: 'x' } }, 422)).toHaveLength(1);
  expect(refusal({ success: false, errors: { vin: 'x' } }, 200)).toHaveLength(1);
  expect(refusedFields(new Error('x'))).toEqual([]);
});
