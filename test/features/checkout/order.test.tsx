import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SENT_CUSTOMER } from '../../builders/order';
import { platform } from '../../platformServer';
import {
  chooseConsultation,
  chooseHandOver,
  enterCustomer,
  giveConsents,
  HAND_OVER,
  heading,
  next,
  PAYMENT,
  productNamed,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
} from './journey';

setUpCheckout();

describe('ordering a vehicle', () => {
  it('leads from the trade-in question to one order with hand-over and appointment', async () => {
    const app = renderCheckout();
    await app.user.click(await screen.findByRole('button', { name: 'Nein' }));
    await app.user.click(next());
    await heading(HAND_OVER);
    await chooseHandOver(app.user);
    await heading(PAYMENT);
    await chooseConsultation(app.user);
    await app.user.click(next());
    await heading(SUMMARY);
    enterCustomer();
    await giveConsents(app.user);
    await app.user.dblClick(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');

    expect(platform.state.orders).toHaveLength(1);
    expect(platform.state.orders[0]?.received).toBe(1);
    expect(platform.state.orders[0]?.order).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      vehicleDealerId: platform.tenant(1).settings.vehicleDealerId,
      vehicleId: app.car.id,
      crossSellingProductIds: [productNamed('Abholung').id],
      handoverDate: '2026-05-15T10:00:00Z',
      salesAppointmentAt: '2026-05-09T09:00:00Z',
      vehicleDealerCustomer: SENT_CUSTOMER,
      paymentMethod: 'AtCarDealer',
      oneTimePayment: app.car.publicPrice,
      monthlyPayment: 0,
      paymentOptionType: 2,
      paymentOptionSubType: 'AtCarDealer',
      orderPaymentType: 1,
      sourceUrl: 'https://dealer.test/fahrzeuge',
    });
  });
});
