import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/features/checkout/CheckoutPage';
import '../../../src/features/search/list/CardRates';
import '../../../src/shared/vehicle/OldCarPart';
import '../../../src/features/vehicle/VehiclePage';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { formatNumber } from '../../../src/lib/format';
import { keptText, keptValue } from '../../builders/kept';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { aFreeCar, keptDraft } from '../checkout/journey';
import { at, done, heading, keepTradeIn, next } from './wizard';

const box = () => document.querySelector('.price-box')?.textContent.replaceAll('\u00A0', ' ') ?? '';
const keptCar = () =>
  (keptValue(localStorage.getItem(STORAGE_KEYS.favourites)) as { valuation?: { oldCar?: object } } | undefined)
    ?.valuation?.oldCar;

// rules/trade-in: in the frame.
it('a valued car is deducted below the price of card and page, and in the order by its own trade-in alone', async () => {
  localStorage.setItem(STORAGE_KEYS.favourites, keptText(2, { ids: [], recent: [], keepsRecent: true, compared: [] }));
  keepTradeIn();
  platform.state.tellsValuation = true;
  const { user, environment } = renderApp({ at: at('4-wert-ermitteln') });
  await heading('Wert ermitteln');
  await user.click(next());
  await done();
  const { customerPrice = 0 } = platform.tenant(1).tradeIns.at(-1) ?? {};
  const value = Math.floor(customerPrice / 100) * 100;
  expect(keptCar()).toMatchObject({ value, isDeducted: true });

  environment.history.push('/');
  const line = new RegExp(` mein \\S.* ${formatNumber(value)}\\s€$`);
  await user.click(await screen.findByRole('button', { name: line }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mein Rahmen' }));
  const deduct = sheet.getByRole('checkbox', { name: /abziehen$/ });
  expect(deduct).toBeChecked();
  expect((await screen.findAllByText(/ − .* = .* mit meinem /))[0]).toBeInTheDocument();
  await user.click(deduct);
  await waitFor(() => expect(screen.queryByText(/ − .* = .* mit meinem /)).toBeNull());
  expect(keptCar()).toMatchObject({ isDeducted: false });
  await user.click(deduct);
  await user.click(sheet.getByRole('button', { name: 'Schließen' }));

  const car = aFreeCar();
  environment.history.push(`/angebote-x/${car.id}`);
  const price = car.publicPrice;
  const rest = `${formatNumber(price)} − ${formatNumber(value)} = ${formatNumber(price - value)} €`;
  await waitFor(() => expect(box()).toContain(rest));

  // The order's own trade-in, which is in its bill.
  environment.history.push(`/cars/${car.id}/checkout/1-trade-in`);
  expect(await screen.findByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true');
  const selection = within(await screen.findByRole('region', { name: 'Welches Fahrzeug geben Sie in Zahlung?' }));
  expect(await selection.findByRole('checkbox')).toBeChecked();
  expect(keptDraft()?.tradeIns).toHaveLength(1);
});
