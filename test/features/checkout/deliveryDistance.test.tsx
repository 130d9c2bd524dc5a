import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// The pages are chunks of their own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import '../../../src/features/vehicle/location/VehicleNearby';
import { customerEntries } from '../../builders/order';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import {
  aFreeCar,
  fill,
  HAND_OVER,
  heading,
  keepDraft,
  keptDraft,
  productNamed,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
  expectComplete,
  expectMissing,
} from './journey';

setUpCheckout();

const FAR =
  /^Ihr Ort ist nach unserer Schätzung ca\.\s\d+\skm entfernt \(Luftlinie\), diese Lieferung reicht bis 100\skm\.$/;

/** A draft with a delivery of up to 100 km and the customer's postcode; the dealer is in Stuttgart. */
function keepDelivery(zipCode: string, name = 'Lieferung bis 100 km') {
  const car = aFreeCar();
  if (car.carDealerLocation?.address) car.carDealerLocation.address.zipCode = '70173';
  const product = productNamed(name);
  keepDraft(car, {
    paymentOptionId: 'advance-transfer',
    handOver: { productId: product.id, day: '2026-05-15' },
    customer: { ...customerEntries, zipCode },
  });
  return car;
}

const postcode = () => screen.getByRole('textbox', { name: /^Postleitzahl für die Lieferung/ });
const option = (name: string | RegExp) => screen.getByRole('radio', { name });

describe('a delivery up to a distance', () => {
  it('cannot be chosen where it does not reach, and says why; the distance stands below the postcode', async () => {
    renderCheckout({ car: keepDelivery('50674', 'Lieferung deutschlandweit'), step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(postcode()).toHaveValue('50674');
    expect(screen.getByText(/^Entfernung zum Fahrzeug.*ca\.\s300\skm \(Luftlinie, geschätzt\)$/)).toBeVisible();
    expect(option('Lieferung bis 100 km')).toBeDisabled();
    expect(option('Lieferung bis 100 km')).toHaveAccessibleDescription(/nach unserer Schätzung ca\.\s300\skm entfernt/);
    expect(option('Lieferung deutschlandweit')).toBeEnabled();
    expect(option('Lieferung deutschlandweit')).not.toHaveAccessibleDescription(/Schätzung/);
    expectComplete();
  });

  it('asks for the postcode once it is chosen, and is given back where it does not reach', async () => {
    const car = keepDelivery('', 'Abholung im Autohaus');
    const { user } = renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(screen.queryByRole('textbox', { name: /^Postleitzahl für die Lieferung/ })).toBeNull();
    const limited = option('Lieferung bis 100 km');
    await user.click(limited);
    expect(keptDraft()?.handOver?.productId).toBe(productNamed('Lieferung bis 100 km').id);
    fill(postcode(), '00000');
    expect(screen.getByText('Postleitzahl unbekannt')).toBeVisible();
    fill(postcode(), '72070');
    expect(screen.queryByText(/Schätzung/)).toBeNull();
    expect(limited).toBeChecked();
    fill(postcode(), '20095');
    expect(limited).not.toBeChecked();
    expect(limited).toBeDisabled();
    expect(screen.getByText(/^„Lieferung bis 100 km“ reicht nicht bis zu dieser Postleitzahl\./)).toBeVisible();
    expectMissing(/^Übergabe erforderlich/);
  });

  it('is no order to an address that it does not reach: the form asks how to take the vehicle instead', async () => {
    const { user } = renderCheckout({ car: keepDelivery('72070'), step: '9-summary' });
    await heading(SUMMARY);
    const part = within(screen.getByRole('region', { name: 'Übergabe' }));
    expect(part.queryByText(FAR)).toBeNull();
    const field = screen.getByRole('textbox', { name: /Postleitzahl/ });
    await user.clear(field);
    // With what stands around it on an envelope.
    await user.paste(' D-20 095 ');
    await user.tab();
    expect(field).toHaveValue('20095');
    expect(part.getByText(FAR)).toBeVisible();
    expect(platform.record.some(({ path }) => path.includes('20095'))).toBe(false);
    const question = screen.getByRole('alert');
    expect(question).toHaveTextContent('Diese Lieferung reicht nicht bis zu Ihrer Adresse.');
    await user.click(screen.getByRole('button', { name: /^(Zahlungspflichtig bestellen|Unverbindlich anfragen)$/ }));
    expect(platform.state.orders).toEqual([]);
    await waitFor(() => expect(question).toHaveFocus());
    await user.click(within(question).getByRole('button', { name: /^Lieferung deutschlandweit: 549/ }));
    expect(screen.queryByText('Diese Lieferung reicht nicht bis zu Ihrer Adresse.')).toBeNull();
    expect(keptDraft()?.handOver?.productId).toBe(productNamed('Lieferung deutschlandweit').id);
  });

  it('takes the postcode of the search until the order has one', async () => {
    const car = keepDelivery('');
    const { user, environment } = renderApp({ at: `/angebote-x/${car.id}` });
    await user.click(await screen.findByText('Standort und Lieferung'));
    await user.click(await screen.findByLabelText('Ihre Postleitzahl'));
    await user.paste(' 20 095 ');
    // The vehicle's page drops the draft.
    keepDelivery('');
    environment.history.push(`/cars/${car.id}/checkout/7-hand-over`);
    await heading(HAND_OVER);
    expect(postcode()).toHaveValue('20095');
    expect(screen.getByText(FAR)).toHaveTextContent('ca. 550 km');
    expect(keptDraft()?.customer.zipCode).toBe('');
  });

  it('says nothing where the dealer delivers everywhere', async () => {
    renderCheckout({ car: keepDelivery('20095', 'Lieferung deutschlandweit'), step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.queryByText(/Schätzung/)).toBeNull();
  });
});
