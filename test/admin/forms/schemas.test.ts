import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../src/admin/resources/products/productForm';
import { areaFields } from '../../../src/admin/resources/settings/settingsFields';
import { checkOf } from '../../../src/admin/engine/entryFields';
import { checkBy } from '../../../src/lib/check';

it.each([
  ['handOver', ['deliveryTimeInDays']],
  ['warranty', []],
])('a product of type %s asks for a delivery time: %j', (type, expected) => {
  const { errors } = checkBy(productSchema)({
    name: 'Übergabe',
    type,
    description: 'x',
    articleNumber: '',
    subType: '',
    price: '',
    frequency: 'once',
    relation: 'all',
    images: [],
    carTypes: [],
    relatedManufacturers: [],
    relatedModels: [],
    relatedCarIds: [],
    relatedMinEnginePower: '',
    relatedMaxEnginePower: '',
    relatedCarFirstRegistrationDateStart: '',
    relatedCarFirstRegistrationDateEnd: '',
    deliveryTimeInDays: '',
    minHandoverAtPickup: '',
    minHandoverAtDelivery: '',
    fitments: [],
  });
  expect(Object.keys(errors ?? {})).toEqual(expected);
});

describe('the settings of order and payment', () => {
  const order = {
    orderAvailablePaymentOptionTypes: ['atCarDealer'],
    orderReservationTimeInHours: '72',
    orderPickupLeadTimeInDays: '3',
    orderDeliveryLeadTimeInDays: '7',
    orderReservationFee: '',
    bankName: '',
    iban: '',
    bic: '',
  };
  const check = checkOf(areaFields.bestellung);

  it.each([
    [{}, []],
    [{ orderAvailablePaymentOptionTypes: ['advanceTransfer'] }, ['bankName', 'iban', 'bic']],
    [{ orderAvailablePaymentOptionTypes: ['depositTransfer'] }, ['orderReservationFee']],
  ])('ask with %j for %j', (changes, expected) => {
    expect(Object.keys(check({ ...order, ...changes }).errors ?? {})).toEqual(expected);
  });

  it('come out as they are sent', () => {
    expect(check({ ...order, orderReservationFee: '150', iban: 'de89 3704 0044 0532 0130 00' }).values).toMatchObject({
      orderReservationFee: 150,
      iban: 'DE89370400440532013000',
      bic: null,
      orderPickupLeadTimeInDays: 3,
    });
  });
});
