import { describe, expect, it } from 'vitest';
import { submitLabel, type PaymentContext } from '../../../src/domain/order/paymentOption/paymentOption';
import {
  fittingOption,
  offeredPaymentOptions,
  PAYMENT_OPTIONS,
  paymentOptionById,
  paymentOptionByOrderType,
  resolvePaymentOption,
  type WishedRate,
} from '../../../src/domain/order/paymentOption/paymentOptions';

interface Setting {
  types: PaymentContext['settings']['orderAvailablePaymentOptionTypes'];
  fee?: number;
  paypal?: string;
  financing?: PaymentContext['vehicle']['financingCalculationProviderType'];
  hasFinancing?: boolean;
  hasLeasing?: boolean;
  canChooseHandOver?: boolean;
}

const offered = (setting: Setting) =>
  offeredPaymentOptions({
    settings: {
      orderAvailablePaymentOptionTypes: setting.types,
      orderReservationFee: setting.fee ?? 0,
      carDealerPaypalApiClientId: setting.paypal,
    },
    vehicle: { financingCalculationProviderType: setting.financing },
    hasFinancing: setting.hasFinancing ?? false,
    hasLeasing: setting.hasLeasing ?? false,
    canChooseHandOver: setting.canChooseHandOver ?? true,
  }).map(({ id }) => id);

describe('payment options', () => {
  it('have both numberings of the platform', () => {
    expect(
      PAYMENT_OPTIONS.map(({ id, orderPaymentType, method, group }) => [id, orderPaymentType, method, group]),
    ).toEqual([
      ['advance-transfer', 2, 'AdvanceTransfer', 'bankTransfer'],
      ['reservation-fee-online', 3, 'AdvanceTransfer', 'bankTransfer'],
      ['bezahl-de', 4, 'Bezahl', 'bankTransfer'],
      ['one-time-transfer', 5, 'OneTimeTransfer', 'bankTransfer'],
      ['financing-at-car-dealer', 6, 'AtCarDealer', 'financing'],
      ['leasing-at-car-dealer', 9, 'AtCarDealer', 'leasing'],
      ['bank11', 7, 'Bank11', 'financing'],
      ['creditplus', 8, 'CreditPlus', 'financing'],
      ['renault', 10, 'Renault', 'financing'],
      ['santander', 11, 'Santander', 'financing'],
      ['bdk', 12, 'Bdk', 'financing'],
      ['at-car-dealer', 1, 'AtCarDealer', 'personalConsultation'],
    ]);
  });

  it.each<[string, Setting, string[]]>([
    ['nothing without settings', { types: [] }, []],
    ['consultation', { types: ['atCarDealer'] }, ['at-car-dealer']],
    [
      'consultation about a financing',
      { types: ['atCarDealer'], hasFinancing: true },
      ['financing-at-car-dealer', 'at-car-dealer'],
    ],
    [
      'consultation about a leasing',
      { types: ['atCarDealer'], hasLeasing: true },
      ['leasing-at-car-dealer', 'at-car-dealer'],
    ],
    ['an advance transfer', { types: ['advanceTransfer'] }, ['advance-transfer']],
    ['it with a fee by transfer, without PayPal', { types: ['advanceTransfer'], fee: 250 }, ['advance-transfer']],
    ['it with PayPal, without a fee', { types: ['advanceTransfer'], paypal: 'x' }, ['advance-transfer']],
    ['the fee by PayPal', { types: ['advanceTransfer'], fee: 250, paypal: 'x' }, ['reservation-fee-online']],
    ['the fee for direct payment', { types: ['directOnline'], fee: 250, paypal: 'x' }, ['reservation-fee-online']],
    ['the fee for a deposit', { types: ['depositTransfer'], fee: 250, paypal: 'x' }, ['reservation-fee-online']],
    ['no direct payment without PayPal', { types: ['directOnline', 'depositTransfer'], fee: 250 }, []],
    ['bezahl.de', { types: ['bezahlDe'] }, ['bezahl-de']],
    ['a transfer on hand-over', { types: ['oneTimeTransfer'] }, ['one-time-transfer']],
    [
      'no transfer where no hand-over can be chosen',
      { types: ['oneTimeTransfer', 'advanceTransfer', 'bezahlDe'], canChooseHandOver: false },
      [],
    ],
    ['Bank11 with that bank', { types: ['bank11'], financing: 'BANK11', hasFinancing: true }, ['bank11']],
    ['no Bank11 with another bank', { types: ['bank11'], financing: 'VW', hasFinancing: true }, []],
    ['no Bank11 without the setting', { types: [], financing: 'BANK11', hasFinancing: true }, []],
    [
      'CreditPlus with that bank',
      { types: ['creditPlus'], financing: 'CREDITPLUS', hasFinancing: true },
      ['creditplus'],
    ],
    ['Renault with that bank', { types: ['renault'], financing: 'RENAULT', hasFinancing: true }, ['renault']],
    ['Santander wherever it is the bank', { types: [], financing: 'SANTANDER', hasFinancing: true }, ['santander']],
    ['BDK wherever it is the bank', { types: [], financing: 'BDK', hasFinancing: true }, ['bdk']],
    ['no bank before a financing was calculated', { types: ['bank11'], financing: 'BANK11' }, []],
  ])('offer %s', (_, setting, expected) => {
    expect(offered(setting)).toEqual(expected);
  });

  it.each([
    ['advance-transfer', 0, 'Zahlungspflichtig bestellen'],
    ['advance-transfer', 250, 'Zahlungspflichtig bestellen'],
    ['reservation-fee-online', 250, 'Zahlungspflichtig reservieren'],
    ['bezahl-de', 0, 'Zahlungspflichtig bestellen'],
    ['bezahl-de', 250, 'Zahlungspflichtig reservieren'],
    ['one-time-transfer', 250, 'Zahlungspflichtig bestellen'],
    ['at-car-dealer', 250, 'Unverbindlich anfragen'],
    ['financing-at-car-dealer', 0, 'Unverbindlich anfragen'],
    ['leasing-at-car-dealer', 0, 'Unverbindlich anfragen'],
    ['bank11', 0, 'Unverbindlich anfragen'],
  ])('%s with a fee of %d € has the button %s', (id, orderReservationFee, label) => {
    const option = paymentOptionById(id);
    expect(option && submitLabel(option, { orderReservationFee })).toBe(label);
  });

  it('are found by the number of the order', () => {
    expect(paymentOptionByOrderType(1)?.id).toBe('at-car-dealer');
    expect(paymentOptionByOrderType(2)?.id).toBe('advance-transfer');
    expect(paymentOptionByOrderType(Number.NaN)).toBeUndefined();
  });
});

const options = (...ids: string[]) => PAYMENT_OPTIONS.filter(({ id }) => ids.includes(id));
const cash = ['advance-transfer', 'reservation-fee-online', 'bezahl-de', 'one-time-transfer', 'at-car-dealer'];

describe('the option of an applied calculation', () => {
  it.each<[string, WishedRate, string[], string | undefined]>([
    ['a leasing at the dealer’s', { group: 'leasing' }, [...cash, 'leasing-at-car-dealer'], 'leasing-at-car-dealer'],
    ['no other one for a leasing', { group: 'leasing' }, [...cash, 'financing-at-car-dealer', 'bank11'], undefined],
    ['no other one for a financing', { group: 'financing' }, [...cash, 'leasing-at-car-dealer'], undefined],
    [
      'a financing at the dealer’s before its bank',
      { group: 'financing', bank: 'BANK11' },
      ['financing-at-car-dealer', 'bank11'],
      'financing-at-car-dealer',
    ],
    ['its bank where that is all there is', { group: 'financing', bank: 'BANK11' }, [...cash, 'bank11'], 'bank11'],
    ['no other bank', { group: 'financing', bank: 'VW' }, [...cash, 'bank11'], undefined],
    ['the bank of the vehicle where nothing was calculated', { group: 'financing' }, ['santander'], 'santander'],
    ['nothing of nothing', { group: 'financing', bank: 'VW' }, [], undefined],
  ])('is %s', (_, rate, offeredIds, expected) => {
    expect(fittingOption(rate, options(...offeredIds))?.id).toBe(expected);
  });

  it.each<[string, string | undefined, string[], string | undefined]>([
    ['the chosen one', 'advance-transfer', cash, 'advance-transfer'],
    ['the chosen bank, though consultation would do', 'bank11', ['financing-at-car-dealer', 'bank11'], 'bank11'],
    ['the other one for the same rate', 'financing-at-car-dealer', [...cash, 'bank11'], 'bank11'],
    ['consultation for a bank that is not offered', 'bank11', ['financing-at-car-dealer'], 'financing-at-car-dealer'],
    ['none in place of a leasing', 'leasing-at-car-dealer', cash, undefined],
    ['none in place of another transfer', 'bezahl-de', ['advance-transfer'], undefined],
    ['none without a choice', undefined, cash, undefined],
  ])('in an order is %s', (_, paymentOptionId, offeredIds, expected) => {
    expect(resolvePaymentOption({ paymentOptionId }, options(...offeredIds))?.id).toBe(expected);
  });
});
