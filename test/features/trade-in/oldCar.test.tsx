import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/features/checkout/CheckoutPage';
import '../../../src/features/finance/card/CardRates';
import '../../../src/features/vehicle/VehiclePage';
import * as z from 'zod/mini';
import { tradeInSchema } from '../../../src/domain/trade-in/tradeIn';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { formatNumber } from '../../../src/lib/format';
import { ORDINARY_DEALER } from '../../builders/environment';
import { keptText, keptValue } from '../../builders/kept';
import { TRADE_IN_CODES } from '../../platform/state';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { aFreeCar, heading as headingIn, keepDraft, keptDraft, renderCheckout, SUMMARY } from '../checkout/journey';
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

it('after a reload an order begins without it and says so; ordered with it, it is deducted from no other price', async () => {
  const oldCar = { name: 'Golf', value: 5_900, until: '2026-05-18', isDeducted: true };
  const valuation = { vehicle: 'VW Golf', day: '2026-05-04', oldCar };
  const lists = { ids: [], recent: [], keepsRecent: true, compared: [], valuation };
  localStorage.setItem(STORAGE_KEYS.favourites, keptText(2, lists, ORDINARY_DEALER));
  const car = aFreeCar();
  const first = renderCheckout({ car, step: '1-trade-in' });
  expect(await screen.findByText(/^Hier noch nicht abgezogen: mein Golf 5\.900\s€\. Mit „Ja“/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'false');
  first.unmount();

  const known = platform.tenant(1).tradeIns.find(({ code }) => code === TRADE_IN_CODES.normal);
  const tradeIn = { ...z.parse(tradeInSchema, known), code: TRADE_IN_CODES.normal, usedEmail: TRADE_IN_CODES.email };
  keepDraft(car, { wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id });
  const { user, environment } = renderCheckout({ car, step: '9-summary' });
  await headingIn(SUMMARY);
  await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
  await headingIn('Vielen Dank für Ihre Anfrage!');
  expect(platform.state.orders[0]?.order.tradeInId).toBe(tradeIn.id);
  expect(keptCar()).toBeUndefined();
  environment.history.push('/');
  await screen.findByRole('list', { name: 'Gefundene Fahrzeuge' });
  expect(screen.queryByText(/mit meinem Golf$/)).toBeNull();
});

it('is switched off and on again in a shop without banks, too', async () => {
  Object.assign(platform.tenant(1).settings, {
    financingCalculationProviderTypes: ['NONE'],
    leasingCalculationProviderTypes: ['NONE'],
  });
  const oldCar = { name: 'Golf', value: 5_900, until: '2026-05-18', isDeducted: true };
  const lists = {
    ids: [],
    recent: [],
    keepsRecent: true,
    compared: [],
    valuation: { vehicle: 'VW Golf', day: '2026-05-04', oldCar },
  };
  localStorage.setItem(STORAGE_KEYS.favourites, keptText(2, lists, ORDINARY_DEALER));
  const { user } = renderApp();
  const deducted = () => screen.queryAllByText(/ − 5\.900 = .* mit meinem Golf$/);
  await waitFor(() => expect(deducted().length).toBeGreaterThan(1));
  await user.click(await screen.findByRole('button', { name: /^Mein Rahmen: mein\sGolf\s5\.900\s€$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mein Rahmen' }));
  expect(sheet.queryByRole('radio', { name: 'Barkauf' })).toBeNull();
  expect(sheet.queryByText(/Monatliche Rate/)).toBeNull();
  await user.click(sheet.getByRole('checkbox', { name: /^Mein Golf 5\.900\s€ abziehen$/ }));
  await waitFor(() => expect(deducted()).toHaveLength(0));
  await user.click(sheet.getByRole('button', { name: 'Schließen' }));
  expect(await screen.findByRole('button', { name: 'Altes Auto abziehen?' })).toBeVisible();
});

it('of a link is shown on card and page and can be taken off; an order begins without it and says so', async () => {
  const { user, environment } = renderApp({ at: '/?carQueryParams=oldCar%3D4000' });
  const deducted = () => screen.queryAllByText(/ − 4\.000 = .* mit Altwagen \(aus dem Link\)$/);
  await waitFor(() => expect(deducted().length).toBeGreaterThan(1));
  await user.click(await screen.findByRole('button', { name: /Altwagen \(aus dem Link\) 4\.000\s€$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mein Rahmen' }));
  const deduct = () => sheet.getByRole('checkbox', { name: /^Altwagen \(aus dem Link\) 4\.000\s€ abziehen$/ });
  expect(deduct()).toBeChecked();
  expect(sheet.getByRole('link', { name: 'Altes Auto jetzt bewerten und abziehen' })).toBeInTheDocument();
  await user.click(deduct());
  await waitFor(() => expect(deducted()).toHaveLength(0));
  expect(environment.history.current.location.search).not.toContain('oldCar');
  expect(deduct()).toHaveFocus();
  await user.click(deduct());
  await waitFor(() => expect(deducted().length).toBeGreaterThan(1));
  await user.click(sheet.getByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(deducted()).toHaveLength(0));
  fireEvent(screen.getByRole('dialog', { name: 'Mein Rahmen' }), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(environment.history.current.location.search).toContain('oldCar%3D4000'));

  const car = aFreeCar();
  environment.history.push(`/angebote-x/${car.id}?carQueryParams=oldCar%3D4000`);
  await waitFor(() => expect(box()).toContain('− 4.000 ='));
  environment.history.push(`/cars/${car.id}/checkout/1-trade-in`);
  expect(await screen.findByText(/^Hier noch nicht abgezogen: Altwagen \(aus dem Link\) 4\.000\s€\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'false');
});
