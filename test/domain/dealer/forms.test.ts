import { describe, expect, it } from 'vitest';
import { leadSettingFormSchema } from '../../../src/domain/dealer/forms/leadSetting';
import { locationFormSchema } from '../../../src/domain/dealer/forms/location';
import { productFormSchema } from '../../../src/domain/dealer/forms/product';
import { orderSettingsSchema, tradeInSettingsSchema } from '../../../src/domain/dealer/forms/settings';
import { paidValue, tradeInFormSchema } from '../../../src/domain/dealer/forms/tradeIn';
import {
  conditionReportFormSchema,
  energyLabelFormSchema,
  salesContractFormSchema,
} from '../../../src/domain/dealer/forms/vehicleFile';
import { checkBy } from '../../../src/lib/check';

/** Messages by field. */
function messages(check: ReturnType<typeof checkBy>, values: object): Record<string, string> {
  const errors = check(values).errors ?? {};
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']));
}
const pdf = new File(['%PDF'], 'a.pdf');

describe('a location', () => {
  it('asks for everything but the link to the bank', () => {
    const names = Object.keys(locationFormSchema.def.shape);
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const asked = names.filter((name) => name !== 'vwErnstDealerId');
    expect(messages(checkBy(locationFormSchema), empty)).toEqual(
      Object.fromEntries(asked.map((name) => [name, 'erforderlich'])),
    );
    const wrong = { ...empty, email: 'x', phone: '12', zipCode: '1234' };
    expect(messages(checkBy(locationFormSchema), wrong)).toMatchObject({
      email: 'ungültig',
      phone: 'ungültig +49... erforderlich',
      zipCode: 'ungültig, 5 Ziffern erforderlich',
    });
  });
});

describe('a notification', () => {
  const empty = {
    targetEmail: '',
    triggers: [],
    targets: [],
    locationIds: [],
    carTypes: [],
    manufacturers: [],
    usedConditions: [],
  };

  it('asks for a receiver, a trigger and a target', () => {
    expect(messages(checkBy(leadSettingFormSchema), empty)).toEqual({
      targetEmail: 'erforderlich',
      triggers: 'erforderlich',
      targets: 'erforderlich',
    });
  });
});

describe('a product', () => {
  const product = {
    name: 'Übergabe',
    type: 'handOver',
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
    deliveryTimeInDays: '3',
    minHandoverAtPickup: '',
    minHandoverAtDelivery: '',
    fitments: [],
  };
  const check = checkBy(productFormSchema);

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ deliveryTimeInDays: '' }, { deliveryTimeInDays: 'erforderlich' }],
    [{ type: 'warranty', deliveryTimeInDays: '' }, {}],
    [
      { name: '', description: '', type: '', frequency: '' },
      { name: 'erforderlich', description: 'erforderlich', type: 'Erforderlich', frequency: 'Erforderlich' },
    ],
    [
      { relatedCarFirstRegistrationDateStart: '1.1.20', relatedCarFirstRegistrationDateEnd: 'heute' },
      {
        relatedCarFirstRegistrationDateStart: 'Format YYYY-MM-DD erforderlich',
        relatedCarFirstRegistrationDateEnd: 'Format YYYY-MM-DD erforderlich',
      },
    ],
    [
      { relatedMinEnginePower: '150', relatedMaxEnginePower: '100' },
      { relatedMaxEnginePower: 'darf nicht kleiner als „von“ sein' },
    ],
    [{ price: '-1' }, { price: 'darf nicht negativ sein' }],
  ])('%#', (changes, expected) => {
    expect(messages(check, { ...product, ...changes })).toEqual(expected);
  });
});

describe('a trade-in', () => {
  const check = checkBy(tradeInFormSchema);

  it('asks for a value, but for one that cannot be valued', () => {
    expect(messages(check, { result: 'normal', customerPrice: '' })).toEqual({ customerPrice: 'Ungültige Eingabe' });
    expect(messages(check, { result: 'normal', customerPrice: '12k' })).toEqual({ customerPrice: 'Ungültige Eingabe' });
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

describe('documents of a vehicle', () => {
  it('ask for the vehicle, a description and a file', () => {
    expect(messages(checkBy(conditionReportFormSchema), { vin: '', description: '', files: [] })).toEqual({
      vin: 'erforderlich',
      description: 'erforderlich',
      files: 'erforderlich',
    });
    expect(messages(checkBy(salesContractFormSchema), { vin: '', description: '', file: {} })).toEqual({
      vin: 'erforderlich',
      description: 'erforderlich',
      file: 'erforderlich',
    });
  });

  it('go by one of two numbers', () => {
    const check = checkBy(energyLabelFormSchema);
    const values = { uploadBy: 'vin', vin: '', internalId: '', file: {} };
    expect(messages(check, values)).toEqual({ vin: 'erforderlich', file: 'erforderlich' });
    expect(messages(check, { ...values, file: { file: pdf } })).toEqual({ vin: 'erforderlich' });
    expect(messages(check, { ...values, uploadBy: 'internalId', file: { file: pdf } })).toEqual({
      internalId: 'erforderlich',
    });
    expect(
      check({ ...values, uploadBy: 'internalId', internalId: 'BE-1', vin: 'X', file: { file: pdf } }).values,
    ).toEqual({
      file: pdf,
      internalId: 'BE-1',
    });
  });
});

describe('the settings', () => {
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

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ orderAvailablePaymentOptionTypes: [] }, { orderAvailablePaymentOptionTypes: 'erforderlich' }],
    [
      { orderAvailablePaymentOptionTypes: ['advanceTransfer'] },
      { bankName: 'erforderlich', iban: 'erforderlich', bic: 'erforderlich' },
    ],
    [{ iban: 'DE00' }, { iban: 'ungültig' }],
    [{ orderAvailablePaymentOptionTypes: ['depositTransfer'] }, { orderReservationFee: 'erforderlich' }],
    [
      { orderReservationTimeInHours: '', orderPickupLeadTimeInDays: '-1' },
      { orderReservationTimeInHours: 'erforderlich', orderPickupLeadTimeInDays: 'darf nicht negativ sein' },
    ],
  ])('of order and payment %#', (changes, expected) => {
    expect(messages(check, { ...order, ...changes })).toEqual(expected);
  });

  it('of order and payment come out as they are sent', () => {
    expect(check({ ...order, orderReservationFee: '150', iban: 'de89 3704 0044 0532 0130 00' }).values).toMatchObject({
      orderReservationFee: 150,
      iban: 'DE89370400440532013000',
      bic: null,
      orderPickupLeadTimeInDays: 3,
    });
  });

  it('of the trade-in ask for contact, margins and days', () => {
    const empty = {
      tradeInContactFullName: '',
      tradeInContactPhone: '',
      tradeInContactEmail: '',
      tradeInProfitMarginAbsoluteMin: '',
      tradeInProfitPercentage: '',
      tradeInValidityInDays: '',
      isTradeInResultReviewEnforced: false,
      tradeInWidgetUrl: '',
      tradeInHeading: '',
      tradeInSubheading: '',
      tradeInSteps: [],
    };
    expect(Object.keys(messages(checkBy(tradeInSettingsSchema), empty))).toHaveLength(6);
  });
});
