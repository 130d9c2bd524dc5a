import { expect, it } from 'vitest';
import { feesToday } from '../../../../src/domain/order/paymentOption/bankTransfer';
import { someSettings } from '../../../builders/tenant';

it.each([
  [[150], 'direct online payment', ['directOnline'], 'paypal'],
  [[150], 'a deposit', ['depositTransfer'], 'paypal'],
  [[150], 'an advance transfer', ['advanceTransfer'], 'paypal'],
  [[150], 'bezahl.de', ['bezahlDe'], undefined],
  [[0], 'an advance transfer without PayPal', ['advanceTransfer'], undefined],
  [[0], 'a transfer on hand-over', ['oneTimeTransfer'], 'paypal'],
  [[0, 150], 'an advance transfer or one on hand-over', ['advanceTransfer', 'oneTimeTransfer'], 'paypal'],
  [[0, 150], 'bezahl.de or a transfer on hand-over', ['bezahlDe', 'oneTimeTransfer'], undefined],
] as const)('%j € are due today with %s', (fees, _, types, carDealerPaypalApiClientId) => {
  const orderAvailablePaymentOptionTypes = [...types];
  const settings = { orderAvailablePaymentOptionTypes, orderReservationFee: 150, carDealerPaypalApiClientId };
  expect(feesToday(someSettings(settings), 22_490)).toEqual(fees);
});
