import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../../platformServer';
import { aFreeCar, heading, holdTimers, keepDraft, renderCheckout, SUMMARY, setUpServiceTwins } from './journey';
import { paidState } from '../../builders/order';

setUpServiceTwins();

const thanks = () => screen.queryByRole('heading', { level: 1, name: /^Vielen Dank/ });

describe('the thanks for an order', () => {
  it.each([
    ['127 ms after the answer', 1, 'at-car-dealer', {}, 'Unverbindlich anfragen', 127],
    [
      '1.25 s after the answer, where it was paid',
      2,
      'reservation-fee-online',
      { state: paidState() },
      'Zahlungspflichtig bestellen',
      1250,
    ],
  ] as const)('stands %s', async (_, tenant, paymentOptionId, paid, button, delay) => {
    const car = aFreeCar(tenant);
    keepDraft(car, { paymentOptionId, ...paid }, tenant);
    renderCheckout({ car, tenant, step: '9-summary' });
    await heading(SUMMARY);
    const { held, pass } = holdTimers(delay);
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(platform.state.orders).toHaveLength(1);
    expect(thanks()).toBeNull();
    await pass();
    expect(thanks()).toBeVisible();
  });
});

it('sends a request as it was where the price of today takes longer than a second', async () => {
  const car = aFreeCar();
  const { publicPrice } = car;
  keepDraft(car);
  renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  car.publicPrice = 12_345;
  const release = platform.hold(`/cars/${car.id}`);
  const { held, pass } = holdTimers(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
  await waitFor(() => expect(held).toHaveLength(1));
  expect(platform.state.orders).toHaveLength(0);
  await pass();
  await heading('Vielen Dank für Ihre Anfrage!');
  expect(platform.state.orders[0]?.order).toMatchObject({ oneTimePayment: publicPrice });
  release();
});
