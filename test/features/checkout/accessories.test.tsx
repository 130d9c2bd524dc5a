import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../../platformServer';
import { aFreeCar, costs, heading, keepDraft, renderCheckout, setUpCheckout, SUMMARY } from './journey';

setUpCheckout();

async function openSummary() {
  const car = aFreeCar();
  keepDraft(car, { carAccessories: ['NAV-18-BG', 'NAV-FREMD'] });
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  const review = within(await screen.findByRole('region', { name: 'Ihre Anfrage im Überblick' }));
  return { ...app, review };
}

describe('articles from the accessories navigator', () => {
  it('stand in the summary with name and price, those without one as a wish, and go with the order', async () => {
    const { user, review } = await openSummary();
    expect(await review.findByText(/Bergamo/)).toBeVisible();
    expect(review.getByText('329 €')).toBeVisible();
    expect(costs().getByText('Unverbindlich angefragt')).toBeVisible();
    expect(costs().getByText('Artikel NAV-FREMD')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await screen.findByRole('button', { name: 'Zurück zur Übersicht' });
    expect(platform.state.orders[0]?.order.carAccessories).toEqual(['NAV-18-BG', 'NAV-FREMD']);
  });

  it('can be given back', async () => {
    const { user } = await openSummary();
    await user.click(screen.getByRole('button', { name: 'Ausgewähltes Zubehör verwerfen' }));
    expect(screen.queryByText(/Bergamo|NAV-FREMD/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Ausgewähltes Zubehör' })).not.toBeInTheDocument();
  });
});

// Whether the step is there: steps.test.ts.
it('opens the accessories with a navigator for other brands, too, with what is for all cars', async () => {
  renderCheckout({ car: Object.assign(aFreeCar(), { manufacturer: 'Opel' }), step: '3-physical-product' });
  await heading('Zubehör');
});

it('passes them by where the dealer has no navigator', async () => {
  platform.tenant(1).navigator = [];
  renderCheckout({ step: '3-physical-product' });
  await heading('Möchten Sie ein Fahrzeug in Zahlung geben?');
});
