import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Car, FinanceRequest } from '../../../platform/contract';
import '../../../../src/features/vehicle/VehiclePage';
import '../../../../src/features/finance/calculator/FinancingCalculatorForm';
import { aWireVehicle } from '../../../builders/vehicle';
import { financeResult } from '../../../platform/rules/credit';
import { platform, server } from '../../../platformServer';
import { renderApp } from '../../../render';
import { enter, fill } from '../../fill';
import { setUpServiceTwins } from '../../checkout/journey';

setUpServiceTwins();

const ID = '11111111-1111-4111-8111-111111111111';
const calls = () => platform.record.filter(({ path }) => path.includes('/carfinancings/result'));
const bodies = () => calls().map(({ body }) => body);
const panel = () => within(screen.getByRole('tabpanel'));
const deposit = () => panel().getByRole('textbox', { name: 'Anzahlung in €' });
const rate = () => panel().findByText(/^\d[\d.]*,\d\d €$/, { selector: '.calculator__result .price__amount' });
const hasRate = (text: string) => panel().findByText(text, { selector: '.calculator__result .price__amount' });

/** Price 24,900 €, deposit 2,400 €, final instalment 7,400 €: a loan of 22,500 €. */
async function openCalculator(overrides: Record<string, unknown> = {}, query = '') {
  const vehicle = aWireVehicle({ financingCalculationProviderType: 'VW', publicPrice: 24_900, ...overrides });
  platform.tenant(1).vehicles.unshift(vehicle as unknown as Car);
  const app = renderApp({ at: `/angebote-volkswagen-golf/${ID}/finanzierung${query}` });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
  await screen.findByText('Monatliche Finanzierungsrate');
  return app;
}

describe('the financing calculator', () => {
  it('leaves a deposit above the price of this car to other cars where another term is chosen', async () => {
    const { environment } = await openCalculator({}, '?carQueryParams=prices%3Drate%26deposit%3D40000');
    const chosen = () => new URLSearchParams(environment.history.current.location.search).get('carQueryParams');
    // Half of the price, the bank's maximum.
    expect(deposit()).toHaveValue('12.400');
    enter(panel().getByRole('textbox', { name: 'Laufzeit' }), '48');
    await waitFor(() => expect(chosen()).toContain('months=48'));
    expect(chosen()).toContain('deposit=40000');
  });

  it('begins with the first quote of the page, and calculates another duration and another kind of financing, each once', async () => {
    const { user } = await openCalculator();
    const duration = () => panel().getByRole('textbox', { name: 'Laufzeit' });
    // 72 months, the longest of this bank.
    expect(duration()).toHaveValue('72');
    expect(deposit()).toHaveValue('2.400');
    expect(panel().getByRole('textbox', { name: 'Schlussrate in €' })).toHaveValue('7.400');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Repräsentatives Beispiel');
    expect(panel().getByRole('link', { name: 'Mit dieser Rate weiter' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/cars/${ID}/checkout?checkoutOrderPaymentType=6`) as string,
    );
    expect(bodies()).toEqual([expect.objectContaining({ isInitialCalculation: true, deposit: 2400, balloon: 7400 })]);

    // The month's panel leaves its fields to the open calculator.
    expect(screen.getAllByRole('textbox', { name: 'Laufzeit' })).toHaveLength(1);
    enter(duration(), '48');
    await hasRate('364,56 €');
    expect(await panel().findByRole('heading', { name: 'Barkauf und Finanzierung im Vergleich' })).toBeVisible();
    const cash = within(panel().getByRole('article', { name: 'Barkauf' }));
    expect(cash.getAllByText('24.900 €').length).toBeGreaterThan(0);
    const loan = within(panel().getByRole('article', { name: 'Finanzierung' }));
    // 2,400 + 48 × 364.56 + 7,400, for 24,900.
    expect(loan.getByText('27.298,88 €')).toBeVisible();
    // The example of the calculator above.
    expect(loan.queryByText(/Repräsentatives Beispiel/)).toBeNull();

    await user.click(panel().getByRole('radio', { name: 'Ohne Schlussrate' }));
    await waitFor(() => expect(bodies()).toHaveLength(3));
    enter(duration(), '60');
    await hasRate('413,55 €');
    expect(panel().getByText(/^pro Monat\s· 60\sMonate\s· Schlussrate: Ohne$/)).toBeVisible();
    const asked = { isInitialCalculation: false };
    expect(bodies().slice(1)).toEqual([
      expect.objectContaining({ ...asked, durationInMonth: 48, balloon: 7400 }),
      expect.objectContaining({ ...asked, durationInMonth: 48, balloon: 0 }),
      expect.objectContaining({ ...asked, durationInMonth: 60, balloon: 0, mileage: 10_000, rsv: 1 }),
    ]);
    // The previous kind: entries and answer are retained.
    await user.click(panel().getByRole('radio', { name: 'Mit Schlussrate' }));
    expect(panel().getByRole('textbox', { name: 'Schlussrate in €' })).toHaveValue('7.400');
  });

  it('asks the bank once after the last key, says what a maximum changed, and tries again when it does not answer', async () => {
    const { user } = await openCalculator();
    await user.click(deposit());
    // 1 for no deposit.
    enter(deposit(), '0');
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ deposit: 1 }));
    const before = calls().length;
    // In one change: on a busy machine single keys exceed the debounce.
    for (const value of ['9', '99', '999', '9999', '99999']) fill(deposit(), value);
    await user.tab();
    // Half of 24,900 € are 12,450 €.
    expect(deposit()).toHaveValue('12.400');
    expect(deposit()).toHaveAccessibleDescription(/^Bei diesem Fahrzeug höchstens 12\.400\s€ statt 99\.999\.$/);
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ deposit: 12_400 }));
    expect(calls()).toHaveLength(before + 1);
    await hasRate('103,77 €');

    const repair = platform.fail('/carfinancings/result', 500);
    await user.click(deposit());
    enter(deposit(), '5000');
    expect(await panel().findByText('Die Finanzierungsrate konnte nicht berechnet werden.')).toBeVisible();
    expect(deposit()).toHaveValue('5.000');
    expect(panel().queryByRole('link', { name: 'Mit dieser Rate weiter' })).toBeNull();
    repair();
    await user.click(panel().getByRole('button', { name: 'Erneut versuchen' }));
    expect(await rate()).toBeVisible();
    expect(deposit()).toHaveValue('5.000');

    // A bank without a limit in its settings, which uses at most three tenths of 24,900 €.
    server.use(
      http.post('*/carfinancings/result', async ({ request }) => {
        const asked = (await request.json()) as FinanceRequest;
        return HttpResponse.json(financeResult({ ...asked, balloon: Math.min(asked.balloon, 7_470) }));
      }),
    );
    const balloon = panel().getByRole('textbox', { name: 'Schlussrate in €' });
    await user.click(balloon);
    fill(balloon, '19000');
    await user.tab();
    expect(await panel().findByText('Höchstens 7.470 € bei diesen Angaben: Damit rechnet die Bank.')).toBeVisible();
    expect(balloon).toHaveValue('19.000');
    expect(balloon).toHaveAccessibleDescription(/Höchstens 7\.470\s€ bei diesen Angaben: Damit rechnet die Bank\.$/);
  });

  it('asks BANK11 for its limits, and says with which final instalment it counts', async () => {
    await openCalculator({ financingCalculationProviderType: 'BANK11' });
    // 84 months: at most a fifth of 24,900 €, 4,980 €; three tenths were requested.
    expect(bodies()).toEqual([expect.objectContaining({ balloon: 4900, durationInMonth: 84 })]);
    const asked = () =>
      platform.record.flatMap(({ path }) => /carfinancings\/(conditions|result)/.exec(path)?.[1] ?? []).join(' ');
    expect(asked()).toBe('conditions result');
    const balloon = panel().getByRole('textbox', { name: 'Schlussrate in €' });
    enter(balloon, '8000');
    expect(await panel().findByText('Höchstens 4.900 € bei diesen Angaben: Damit rechnet die Bank.')).toBeVisible();
    expect(balloon).toHaveValue('8.000');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said().join()).toMatch(/Höchstens 4\.900\s€ bei diesen Angaben/));
    // Before each calculation, possibly also before aborted ones.
    expect(asked()).toMatch(/^((conditions )+result ?){2,}$/);
  });

  it('offers the three credits of VW Ernst with their numbers', async () => {
    const { user } = await openCalculator({ financingCalculationProviderType: 'VW_ERNST' });
    expect(
      panel()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['AutoCredit', 'ClassicCredit', 'IndividualCredit']);
    await user.click(panel().getByRole('radio', { name: 'ClassicCredit' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ vwErnstProductType: 4, balloon: 0 }));
  });

  it('shows a rate with credit protection as an example that does not join the order', async () => {
    const { user } = await openCalculator();
    await user.click(panel().getByRole('checkbox', { name: 'Beispiel mit Ratenschutz' }));
    const example = within(panel().getByRole('region', { name: 'Beispiel mit Ratenschutz' }));
    expect(await example.findByText('pro Monat mit Ratenschutz, nur als Beispiel')).toBeVisible();
    expect(example.getByText(/Repräsentatives Beispiel/)).toBeVisible();
    expect(bodies().map((body) => (body as { rsv: number }).rsv)).toEqual([1, 2]);
    await user.click(panel().getByRole('link', { name: 'Mit dieser Rate weiter' }));
    await waitFor(() => expect(localStorage.getItem('webshop-widget-checkout-draft') ?? '').toContain('"financing"'));
    expect(localStorage.getItem('webshop-widget-checkout-draft')).not.toContain('Ratenschutz');
  });
});
