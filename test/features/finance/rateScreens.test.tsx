import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// Preloads lazy chunks.
import '../../../src/features/favourites/FavouritesPage';
import '../../../src/features/favourites/comparison/ComparisonPage';
import '../../../src/features/finance/calculator/FinancingCalculatorForm';
import '../../../src/features/finance/calculator/LeasingCalculatorForm';
import '../../../src/features/finance/card/CardRates';
import '../../../src/features/finance/comparison/PaymentComparison';
import '../../../src/features/vehicle/VehiclePage';
import '../../../src/features/vehicle/month/MonthPanel';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';
import { aWireVehicle } from '../../builders/vehicle';
import type { Car } from '../../platform/contract';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const ID = '11111111-1111-4111-8111-111111111111';
const BANKED = {
  publicPrice: 24_900,
  financingCalculationProviderType: 'VW',
  leasingCalculationProviderType: 'VW',
  initialFinancingInstallment: 400,
  initialLeasingInstallment: 300,
  virtualFinancingDeposit: 2_400,
  virtualFinancingDuration: 60,
  virtualFinancingFinalInstallment: 0,
};

/** The first amount with cents: the rate leads. */
const rateIn = (element: Element | null | undefined) =>
  /\d[\d.]*,\d\d\s€/.exec(element?.textContent ?? '')?.[0].replaceAll('\u00A0', ' ');
const rateAt = (selector: string) => rateIn(document.querySelector(selector));

/** Frames of links, drawn once; with the terms that must be told. */
it.each([
  ['financing', 'prices=rate&deposit=4000&months=48&contract=withoutBalloon', /4\.000\s€ Anzahlung(\s·)? 48\sMonate/],
  ['financing', 'prices=rate&deposit=60000&months=7&oldCar=4000', /12\.400\s€ Anzahlung(\s·)? \d+\sMonate/],
  ['leasing', 'prices=leasing&specialPayment=2000&months=24', /2\.380\s€ Sonderzahlung(\s·)? 24\sMonate/],
  [
    'leasing',
    'prices=leasing&months=36&kilometres=20000&deposit=9000',
    /ohne Sonderzahlung(\s·)? 36\sMonate(\s·)? 20\.000/,
  ],
])('one rate on card, page, calculator, comparison and Merkliste: %s, %s', async (kind, frame, terms) => {
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', function Observer(report: (entries: object[]) => void) {
    return { observe: () => report([{ isIntersecting: true }]), disconnect: vi.fn() };
  });
  platform.tenant(1).vehicles.unshift(aWireVehicle(BANKED) as unknown as Car);
  const query = `?carQueryParams=${encodeURIComponent(frame)}`;
  const { environment } = renderApp({
    at: `/${query}`,
    isStrict: false,
    prepare: ({ lazyStore }) => lazyStore(createFavouritesStore).getState().replace([ID]),
  });
  const card = () => document.querySelector(`[data-vehicle-id="${ID}"] .vehicle-card__offer`);
  await waitFor(() => expect(card()).toHaveTextContent(terms));
  const rate = rateIn(card());
  expect(rate).toBeDefined();

  const isLoan = kind === 'financing';
  environment.history.push(`/angebote-golf/${ID}/${isLoan ? 'finanzierung' : 'leasing'}${query}`);
  await waitFor(() => expect(rateAt('.calculator__result .price__amount')).toBe(rate));
  expect(rateAt('.price-box .month-sum')).toBe(rate);
  expect(rateAt('.phone-bar__price')).toBe(rate);
  expect(rateAt('.month-panel .month-sum')).toBe(rate);
  const columns = await screen.findByRole('article', { name: isLoan ? 'Finanzierung' : 'Leasing' });
  expect(rateIn(within(columns).getByText('Monatlich').nextElementSibling)).toBe(rate);

  environment.history.push(`/vergleich?fahrzeuge=${ID}`);
  const table = await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' });
  await waitFor(() => expect(table).toHaveTextContent(`${rate} im Monat`));
  expect(rateIn(table)).toBe(rate);

  environment.history.push('/merkliste');
  const list = await screen.findByRole('list', { name: 'Gemerkte Fahrzeuge' });
  await waitFor(() => expect(list).toHaveTextContent(terms));
  expect(rateIn(list.querySelector('.vehicle-card__rate'))).toBe(rate);
});

it('the other kind in a calculator’s comparison is calculated with the visitor’s terms, too', async () => {
  platform.tenant(1).vehicles.unshift(aWireVehicle(BANKED) as unknown as Car);
  const query = `?carQueryParams=${encodeURIComponent('prices=rate&months=24&deposit=4000&specialPayment=2000')}`;
  renderApp({ at: `/angebote-golf/${ID}/leasing${query}`, isStrict: false });
  const loan = within(await screen.findByRole('article', { name: 'Finanzierung' }));
  await waitFor(() =>
    expect(loan.getByText('Laufzeit', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^24\sMonate$/),
  );
  expect(loan.getByText('Bei Übergabe').nextElementSibling).toHaveTextContent(/4\.000\s€/);
  const lease = within(await screen.findByRole('article', { name: 'Leasing' }));
  expect(lease.getByText('Bei Übergabe').nextElementSibling).toHaveTextContent(/2\.380\s€/);
});

it.each([
  ['prices=rate&deposit=4000&months=48&contract=withoutBalloon', /im Monat · 4\.000\s€ Anzahlung$/],
  ['prices=leasing&specialPayment=2000&months=24', /im Monat · 2\.380\s€ Sonderzahlung$/],
])('the rate of the page is the one that is shared and asked about: %s', async (frame, terms) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  // No way to order with a rate.
  platform.tenant(1).settings.orderAvailablePaymentOptionTypes = [6];
  platform.tenant(1).vehicles.unshift(aWireVehicle(BANKED) as unknown as Car);
  const { user } = renderApp({
    at: `/angebote-golf/${ID}?carQueryParams=${encodeURIComponent(frame)}`,
    isStrict: false,
  });
  const ask = await screen.findAllByRole('button', { name: 'Diese Rate fragen Sie beim Autohaus an' });
  const rate = rateAt('.price-box .month-sum');
  expect(rate).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  const [line = ''] = share.mock.lastCall?.[0].text?.split('\n') ?? [];
  expect(line).toMatch(terms);
  expect(line.replaceAll('\u00A0', ' ')).toMatch(new RegExp(`^${rate} im Monat`));

  if (ask[0]) await user.click(ask[0]);
  const message = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Nachricht/ });
  expect((message as HTMLTextAreaElement).value.replaceAll('\u00A0', ' ')).toContain(`: ${rate} im Monat, `);
});
