import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../../src/domain/order/orderState';
import { aSentOrder, paidState, unansweredState } from '../../builders/order';
import { platform } from '../../platformServer';
import { aFreeCar, heading, keepDraft, keptDraft, renderCheckout, setUpCheckout, SUMMARY } from './journey';

setUpCheckout();

describe('an open order of a vehicle that the platform no longer has', () => {
  const sent: OrderState = unansweredState(aSentOrder());

  it.each([
    ['that was sent', sent, /^Das Fahrzeug ist nicht mehr im Shop\. Ihre Bestellung wurde gesendet/, ['44444444']],
    ['that was paid for', paidState(), /Ihre Reservierungsgebühr von 250\s€ ist bezahlt/, ['PAY-1', '44444444']],
  ])('%s names its numbers and whom to ask, until the visitor puts it away', async (_, state, text, numbers) => {
    const car = aFreeCar();
    keepDraft(car, { state });
    const { vehicles } = platform.tenant(1);
    vehicles.splice(vehicles.indexOf(car), 1);
    const { user, environment } = renderCheckout({ car, step: '9-summary' });
    await heading('Ihre Bestellung ist noch offen');
    expect(screen.getByText(text)).toBeVisible();
    for (const number of numbers) expect(screen.getAllByText(number)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Erledigt, nicht mehr anzeigen' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
    expect(keptDraft(car.id)).toBeUndefined();
  });
});

it('says that the vehicle is probably reserved for the first order, where one ordered anew is refused', async () => {
  const car = aFreeCar();
  keepDraft(car, { replaces: '88888888-8888-4888-8888-888888888888' });
  const { user } = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
  await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
  expect(
    await screen.findByText(
      'Das Fahrzeug ist noch reserviert, vermutlich für Ihre erste Bestellung. Bitte rufen Sie das Autohaus an: Wenn es sie storniert hat, können Sie diese hier absenden. Ihre Angaben sind noch da.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
  await heading('Vielen Dank für Ihre Anfrage!');
});
