import { describe, expect, it } from 'vitest';
import { productFormSchema } from '../../../src/domain/dealer/forms/product';
import { orderSettingsSchema } from '../../../src/domain/dealer/forms/settings';
import { paidValue, tradeInFormSchema } from '../../../src/domain/dealer/forms/tradeIn';
import { energyLabelFormSchema } from '../../../src/domain/dealer/forms/vehicleFile';
import { checkBy } from '../../../src/lib/check';

// What each form refuses, and with which words: test/admin/forms/formCases.ts.

it.each([
  ['handOver', ['deliveryTimeInDays']],
  ['warranty', []],
])('a product of type %s asks for a delivery time: %j', (type, expected) => {
  const { errors } = checkBy(productFormSchema)({
    name: 'Übergabe',
    type,
    description: 'x',
    articleNumber: '',
    subType: '',
    price: '',
    frequency: 'once',
    isRelatedToAllCars: true,
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

describe('a trade-in', () => {
  const check = checkBy(tradeInFormSchema);

  it('asks for a value, but for one that cannot be valued', () => {
    expect(check({ result: 'nonCalculable', customerPrice: '' }).values).toEqual({
      result: 'nonCalculable',
      customerPrice: 0,
    });
    expect(check({ result: 'normal', customerPrice: '12.350' }).values?.customerPrice).toBe(12_350);
  });

  it('pays full hundreds', () => {
    expect([12_399, 12_400, 99, 0].map(paidValue)).toEqual([12_300, 12_400, 0, 0]);
  });
});

it('a label of a vehicle goes by one of two numbers', () => {
  const file = new File(['%PDF'], 'a.pdf');
  const values = { uploadBy: 'internalId', internalId: 'BE-1', vin: 'X', file: { file } };
  expect(checkBy(energyLabelFormSchema)(values).values).toEqual({ file, internalId: 'BE-1' });
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
  const check = checkBy(orderSettingsSchema);

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
