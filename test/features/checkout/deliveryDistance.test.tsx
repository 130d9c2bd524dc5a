import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// The pages are chunks of their own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/CheckoutPage';
import '../../../src/features/vehicle/VehiclePage';
import '../../../src/features/vehicle/place/VehicleNearby';
import { customerEntries } from '../../builders/order';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import {
  aFreeCar,
  HAND_OVER,
  heading,
  keepDraft,
  keptDraft,
  next,
  productNamed,
  renderCheckout,
  setUpServiceTwins,
  SUMMARY,
} from './journey';

setUpServiceTwins();

const FAR =
  /^Ihr Ort ist nach unserer Schätzung ca\.\s\d+\skm entfernt \(Luftlinie\), diese Lieferung reicht bis 100\skm\. Das Autohaus prüft die Entfernung\.$/;

/** A draft with a delivery of up to 100 km and the customer's postcode; the dealer is in Stuttgart. */
function keepDelivery(zipCode: string, name = 'Lieferung bis 100 km') {
  const car = aFreeCar();
  if (car.carDealerLocation?.address) car.carDealerLocation.address.zipCode = '70173';
  const product = productNamed(name);
  keepDraft(car, {
    handOver: { productId: product.id, day: '2026-05-15' },
    customer: { ...customerEntries, zipCode },
  });
  return car;
}

const option = (name: string | RegExp) => screen.getByRole('radio', { name });

describe('a delivery up to a distance', () => {
  it('says at its option that the customer lives farther away, and can be chosen all the same', async () => {
    renderCheckout({ car: keepDelivery('50674'), step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(screen.getByText(FAR)).toBeVisible();
    expect(option('Lieferung bis 100 km')).toHaveAccessibleDescription(/nach unserer Schätzung ca\.\s300\skm entfernt/);
    expect(option('Lieferung deutschlandweit')).not.toHaveAccessibleDescription(/Schätzung/);
    expect(option('Lieferung bis 100 km')).toBeChecked();
    expect(next()).toBeEnabled();
  });

  it.each([
    ['lives near', '72070'],
    ['has not said where they live', ''],
    ['has a postcode that nobody knows', '00000'],
  ])('says nothing to a customer who %s', async (_, zipCode) => {
    renderCheckout({ car: keepDelivery(zipCode), step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(screen.queryByText(/Schätzung/)).toBeNull();
  });

  it('says so on the summary as soon as the postcode is typed', async () => {
    const { user } = renderCheckout({ car: keepDelivery(''), step: '9-summary' });
    await heading(SUMMARY);
    const part = within(screen.getByRole('region', { name: 'Übergabe' }));
    expect(part.queryByText(FAR)).toBeNull();
    const field = screen.getByRole('textbox', { name: /Postleitzahl/ });
    await user.type(field, '20095');
    expect(part.getByText(FAR)).toBeVisible();
    // Pasted with what stands around it on an envelope, it is the same.
    await user.clear(field);
    await user.paste(' D-20 095 ');
    await user.tab();
    expect(field).toHaveValue('20095');
    expect(part.getByText(FAR)).toBeVisible();
    expect(platform.record.some(({ path }) => path.includes('20095'))).toBe(false);
  });

  it('takes the postcode of the search until the order has one', async () => {
    const car = keepDelivery('');
    const { user, environment } = renderApp({ at: `/angebote-x/${car.id}` });
    await user.click(await screen.findByRole('button', { name: 'Entfernung und Lieferung' }));
    await user.click(await screen.findByLabelText('Ihre Postleitzahl'));
    await user.paste(' 20 095 ');
    // The vehicle's page drops the draft (checkout 4).
    keepDelivery('');
    environment.history.push(`/cars/${car.id}/checkout/7-hand-over`);
    await heading(HAND_OVER);
    expect(screen.getByText(FAR)).toHaveTextContent('ca. 550 km');
    expect(keptDraft()?.customer.zipCode).toBe('');
  });

  it('says nothing where the dealer delivers everywhere', async () => {
    renderCheckout({ car: keepDelivery('20095', 'Lieferung deutschlandweit'), step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.queryByText(/Schätzung/)).toBeNull();
  });
});
