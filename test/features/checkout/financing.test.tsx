import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Car } from '../../platform/contract';
import { aTradeIn, customerEntries, unansweredState } from '../../builders/order';
import { keepLogin } from '../../builders/login';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { NOW } from '../../now';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import {
  aBankedCar,
  heading,
  keepDraft,
  keptDraft,
  PAYMENT,
  productNamed,
  renderCheckout,
  setUpCheckout,
  stepOf,
  SUMMARY,
  expectComplete,
  expectMissing,
} from './journey';
import { FINANCING_TERMS } from '../../builders/terms';
import { enter } from '../fill';

setUpCheckout();

const result = (fault: Parameters<typeof platform.fail>[1], times?: number) =>
  platform.fail('/carfinancings/result', fault, times);
const calls = (path: string) => platform.record.filter((call) => call.path.includes(path));
const rate = () => within(screen.getByRole('region', { name: 'Ihre monatliche Rate' }));
const column = (label: string) => screen.getAllByText(label, { selector: 'dt, dt > *' })[0]?.closest('dt')?.nextSibling;

async function openPayment(car: Car, paymentOptionId?: string) {
  keepDraft(car, { paymentOptionId });
  const app = renderCheckout({ car, step: '8-reservation' });
  await heading(PAYMENT);
  return app;
}

// 22,490 €: 2,200 € down, 6,700 € at the end, 72 months, 3.99 %. Loan 20,290 €; monthly interest 1.0399^(1/12) − 1 = 0.3265 %;
// (20,290 − 6,700 × 1.0399^−6) × 0.3265 % ÷ (1 − 1.0399^−6) = 234.00 €.
const RATE = '234,00 €';

describe('a financing that nobody calculated before', () => {
  it('is quoted when it is chosen, and shown with its terms and its legal text', async () => {
    const car = aBankedCar();
    const answer = platform.hold('/carfinancings/result');
    const { user } = await openPayment(car);
    await user.click(screen.getByRole('radio', { name: 'Finanzierung mit persönlicher Beratung' }));
    expect(rate().getByText('wird berechnet ...')).toBeVisible();
    expectMissing(/^Rate erforderlich/);
    answer();
    expect(await rate().findByText(RATE, { selector: '.price__amount' })).toBeVisible();
    expect(rate().getByText('Anzahlung', { selector: 'dt' }).nextSibling).toHaveTextContent('2.200 €');
    expect(rate().getByText('Laufzeit', { selector: 'dt' }).nextSibling).toHaveTextContent('72 Monate');
    expect(rate().getByText('Schlussrate', { selector: 'dt' }).nextSibling).toHaveTextContent('6.700 €');
    expect(rate().getByText('Repräsentatives Beispiel nach § 17 PAngV:')).toBeVisible();
    // The comparison may have asked the same before the payment was chosen.
    expect(
      calls('/result')
        .map(({ body }) => body)
        .slice(-1),
    ).toEqual([
      {
        carId: car.id,
        bank: 'VW',
        roundedPurchasePrice: 22_490,
        durationInMonth: 72,
        effectiveInterestRate: 3.99,
        deposit: 2_200,
        mileage: 10_000,
        balloon: 6_700,
        rsv: 1,
        isInitialCalculation: true,
      },
    ]);
    expect(keptDraft()?.financing).toMatchObject({
      monthlyInstallment: 234,
      fundingDeposit: 2_200,
      terms: { deposit: 2_200, durationInMonth: 72 },
    });
  });

  it('is offered by the bank of the vehicle, and quoted for a link that names it', async () => {
    const car = aBankedCar({ financingCalculationProviderType: 'BANK11' });
    const pickup = productNamed('Abholung').id;
    keepDraft(car, { paymentOptionId: undefined, handOver: undefined });
    const query = `?checkoutOrderCrossSellingProductIds=${pickup}&checkoutOrderPaymentType=7&checkoutOrderHandOverAt=2026-05-15`;
    const app = renderCheckout({ car, step: '9-summary', query });
    await heading(SUMMARY);
    expect(stepOf(app)).toBe('9-summary');
    expect(keptDraft()?.paymentOptionId).toBe('bank11');
    expect(calls('/conditions').map(({ query: asked }) => asked)).toEqual([
      { carId: car.id, durationInMonth: '84', deposit: '2200' },
    ]);
    expect(screen.getByRole('button', { name: 'Unverbindlich anfragen' })).toBeEnabled();
  });

  it('says so when it cannot be quoted, can be tried again, and leaves the other ways open', async () => {
    const undo = result(500);
    const { user } = await openPayment(aBankedCar(), 'financing-at-car-dealer');
    expect(
      await screen.findByText(
        'Die Finanzierung konnte nicht berechnet werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
      ),
    ).toBeVisible();
    expectMissing(/^Rate erforderlich/);
    await waitFor(() => expect(column('Monatlich')).toHaveTextContent('noch offen'));
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await rate().findByText(RATE, { selector: '.price__amount' })).toBeVisible();
    expectComplete();

    await user.click(screen.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }));
    expect(screen.queryByRole('region', { name: 'Ihre monatliche Rate' })).not.toBeInTheDocument();
    expect(column('Heute Fällig')?.parentElement?.closest('dl')).not.toHaveTextContent('Monatlich');
  });

  it('keeps the last choice when several follow each other', async () => {
    result('timeout');
    const { user } = await openPayment(aBankedCar(), 'financing-at-car-dealer');
    await user.click(screen.getByRole('radio', { name: 'Leasing mit persönlicher Beratung' }));
    expect(await rate().findByText('Fahrleistung pro Jahr', { selector: 'dt' })).toBeVisible();
    expect(keptDraft()).toMatchObject({ paymentOptionId: 'leasing-at-car-dealer' });
    expect(keptDraft()?.financing).toBeUndefined();
  });
});

describe('a leasing that nobody calculated before', () => {
  it('is the longest with the lowest mileage, without a special payment', async () => {
    const car = aBankedCar();
    await openPayment(car, 'leasing-at-car-dealer');
    expect(await rate().findByText('48 Monate', { selector: 'dd' })).toBeVisible();
    expect(rate().getByText('10.000 km', { selector: '.fact-list__value' })).toBeVisible();
    expect(rate().getByText('Sonderzahlung', { selector: 'dt' }).nextSibling).toHaveTextContent(/^0\s€$/);
    expect(rate().getByText('Repräsentatives Beispiel nach § 17 PAngV:')).toBeVisible();
    expect(calls('/leasing/calculate/fast').map(({ body }) => body)).toMatchObject([
      { carId: car.id, customerType: 1, type: 1, carPrice: 22_490, providerType: 'VW', downPaymentNet: 0 },
    ]);
  });
});

const FINANCING = {
  terms: FINANCING_TERMS,
  monthlyInstallment: 329.9,
  fundingDuration: 48,
  fundingDeposit: 2_200,
  depositSurplus: 0,
  finalInstallment: 6_700,
  legalTextHtml: '<p>Beispiel der Bank</p>',
} as const;

describe('adjusting the rate in the payment step', () => {
  const lineOf = (name: RegExp) => screen.findByRole('button', { name });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Rate anpassen' }));
  const apply = () => dialog().findByRole('button', { name: 'Rate übernehmen' });
  async function openDialog(user: UserEvent) {
    await user.click(await rate().findByRole('button', { name: 'Rate anpassen' }));
    await screen.findByRole('dialog', { name: 'Rate anpassen' });
    await apply();
  }

  // 20,290 € over 48 months with 6,700 € at the end, 3.99 %: 328.24 €.
  it('changes nothing when it is closed, and takes another duration of the financing in place of the first', async () => {
    const { user } = await openPayment(aBankedCar(), 'financing-at-car-dealer');
    await openDialog(user);
    await user.click(dialog().getByRole('button', { name: 'Schließen' }));
    expect(rate().getByText(RATE, { selector: '.price__amount' })).toBeVisible();
    await openDialog(user);
    enter(dialog().getByRole('textbox', { name: 'Laufzeit' }), '48');
    await waitFor(() => expect(dialog().getByText('328,24 €', { selector: '.price__amount' })).toBeVisible());
    await user.click(await apply());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(rate().getByText('328,24 €', { selector: '.price__amount' })).toBeVisible();
    expect(keptDraft()?.financing).toMatchObject({
      fundingDuration: 48,
      terms: { durationInMonth: 48, deposit: 2_200 },
    });
  });

  it('is open to the line in the head, which says the terms of the order, and becomes the frame of every vehicle', async () => {
    const car = aBankedCar();
    const { user, unmount } = await openPayment(car, 'financing-at-car-dealer');
    await user.click(await lineOf(/^Ihre Rate: Finanzierung\s· 2\.200\s€\sAnzahlung\s· 72\sMonate$/));
    await screen.findByRole('dialog', { name: 'Rate anpassen' });
    enter(await dialog().findByRole('textbox', { name: 'Anzahlung in €' }), '3.000');
    enter(dialog().getByRole('textbox', { name: 'Laufzeit' }), '48');
    await waitFor(() => expect(dialog().queryByText('wird berechnet ...')).toBeNull());
    await user.click(await apply());
    expect(await lineOf(/^Ihre Rate: Finanzierung\s· 3\.000\s€\sAnzahlung\s· 48\sMonate$/)).toBeVisible();
    const asked = calls('/result').length;

    // Another tab's frame holds for other vehicles, not for this order.
    const kept = localStorage.getItem(STORAGE_KEYS.favourites) ?? '';
    localStorage.setItem(STORAGE_KEYS.favourites, kept.replace('months=48', 'months=12'));
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: STORAGE_KEYS.favourites, storageArea: localStorage }),
        ),
    );
    expect(await lineOf(/· 48\sMonate$/)).toBeVisible();
    expect(calls('/result')).toHaveLength(asked);
    unmount();
    renderApp();
    expect(await lineOf(/^Mein Rahmen: Finanzierung\s· 3\.000\s€\sAnzahlung\s· 12\sMonate/)).toBeVisible();
  });

  it('asks first where the order was sent and not answered', async () => {
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: 'financing-at-car-dealer', financing: FINANCING, state: unansweredState() });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    await openDialog(user);
    enter(dialog().getByRole('textbox', { name: 'Laufzeit' }), '60');
    await waitFor(() => expect(dialog().queryByText('wird berechnet ...')).toBeNull());
    await user.click(await apply());
    expect(await screen.findByRole('dialog', { name: /ist vielleicht schon angekommen$/ })).toBeVisible();
    expect(keptDraft()?.financing?.fundingDuration).toBe(FINANCING.fundingDuration);
  });

  it('takes another mileage of the leasing', async () => {
    const { user } = await openPayment(aBankedCar(), 'leasing-at-car-dealer');
    await openDialog(user);
    enter(dialog().getByRole('textbox', { name: 'Kilometer im Jahr' }), '20000');
    await waitFor(() => expect(dialog().queryByText('wird berechnet ...')).toBeNull());
    await user.click(await apply());
    await waitFor(() => expect(keptDraft()?.leasing?.terms?.kmPerYear).toBe(20_000));
    expect(rate().getByText('20.000 km', { selector: '.fact-list__value' })).toBeVisible();
  });

  it('pays down at least the trade-in, and says so instead of jumping back without a word', async () => {
    const tradeIn = aTradeIn({ customerPrice: 4_250 });
    const car = aBankedCar();
    keepDraft(car, {
      paymentOptionId: 'financing-at-car-dealer',
      ...{ wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id },
    });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    await openDialog(user);
    const deposit = dialog().getByRole('textbox', { name: /Anzahlung/ });
    await user.click(deposit);
    await user.clear(deposit);
    await user.paste('2000');
    expect(deposit).toHaveValue('2000');
    await user.tab();
    expect(deposit).toHaveValue('4.200');
    expect(deposit).toHaveAccessibleDescription(/Bei diesem Fahrzeug mindestens 4\.200\s€ statt 2\.000\./);
    expect(dialog().getByText(/^In der Anzahlung enthalten: 4\.2\d0\s€ aus Ihrer Inzahlungnahme\.$/)).toBeVisible();
  });
});

describe('the rate of an order', () => {
  const tradeIn = aTradeIn({ customerPrice: 4_250 });

  it('that does not know the trade-in yet is calculated anew and only then sent', async () => {
    const car = aBankedCar();
    keepDraft(car, {
      paymentOptionId: 'financing-at-car-dealer',
      financing: FINANCING,
      ...{ wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id },
      customer: { ...customerEntries, birthDate: '1988-02-29' },
    });
    const undo = result(500);
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(await screen.findByText(/^Die Rate konnte nicht neu berechnet werden/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unverbindlich anfragen' })).toBeDisabled();
    expect(screen.getAllByText('monatlich, 48 Monate, nicht aktuell').length).toBeGreaterThan(0);
    expect(column('Bei Übergabe')).toHaveTextContent('2.200 €');
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(column('Inzahlungnahme')).toHaveTextContent('−4.200 €'));
    expect(calls('/result').at(-1)?.body).toMatchObject({
      deposit: 6_400,
      balloon: 6_700,
      isInitialCalculation: false,
    });
    expect(column('Bei Übergabe')).toHaveTextContent('2.200 €');

    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order).toMatchObject({
      tradeInId: tradeIn.id,
      oneTimePayment: 2_200,
      financing: { fundingDeposit: 6_400, finalInstallment: 6_700, fundingDuration: 48 },
    });
  });

  it('without a deposit and without a final instalment has none after a new calculation either', async () => {
    const car = aBankedCar({ publicPrice: 20_990 });
    keepDraft(car, {
      paymentOptionId: 'financing-at-car-dealer',
      financing: {
        ...FINANCING,
        terms: { ...FINANCING.terms, deposit: 0, balloon: 0 },
        fundingDeposit: 0,
        finalInstallment: 0,
      },
      customer: { ...customerEntries, birthDate: '1988-02-29' },
    });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await waitFor(() => expect(keptDraft()?.financing?.terms?.purchasePrice).toBe(20_990));
    expect(calls('/result').at(-1)?.body).toMatchObject({ deposit: 1, balloon: 1 });
    expect(keptDraft()?.financing).toMatchObject({ fundingDeposit: 0, finalInstallment: 0, depositSurplus: 0 });
    expect(column('Bei Übergabe')).toHaveTextContent(/^0\s€/);
    expect(screen.queryByText(/^1\s€$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.financing).toMatchObject({ fundingDeposit: 0, finalInstallment: 0 });
  });

  it('follows the price of the vehicle as a leasing, too, also where an older draft does not name it', async () => {
    const car = aBankedCar({ publicPrice: 20_990 });
    const terms = { provider: 'VW', type: 'mileage', customerType: 'private', kmPerYear: 20_000 } as const;
    keepDraft(car, {
      paymentOptionId: 'leasing-at-car-dealer',
      leasing: {
        terms: { ...terms, durationInMonth: 36, downPaymentNet: 0 },
        monthlyInstallment: 999.99,
        fundingDuration: 36,
        downPayment: 0,
        downPaymentSurplus: 0,
        legalTextHtml: '<p>Beispiel der Bank</p>',
      },
    });
    renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    await waitFor(() => expect(keptDraft()?.leasing?.terms).toMatchObject({ carPrice: 20_990, kmPerYear: 20_000 }));
    expect(calls('/leasing/calculate/fast').map(({ body }) => body)).toEqual([
      expect.objectContaining({ carPrice: 20_990 }),
    ]);
    expect(keptDraft()?.leasing?.monthlyInstallment).toBeLessThan(999);
  });

  it('stands in the bar, with its legal text on the same screen', async () => {
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: 'financing-at-car-dealer', financing: FINANCING });
    renderCheckout({ car });
    await heading('Extras');
    expect(screen.getByText('Beispiel der Bank')).toBeVisible();
    expect(screen.getAllByText('329,90 € im Monat')).toHaveLength(2);
    expect(calls('/carfinancings')).toEqual([]);
  });
});

describe('a leasing of an account that is still on its way', () => {
  it('is calculated once the kind of customer is known, and for that one', async () => {
    const { email } = keepLogin('kunde', { type: 2 });
    const release = platform.hold(`/users/${encodeURIComponent(email)}`);
    const car = aBankedCar({ financingCalculationProviderType: 'NONE' });
    keepDraft(car, { paymentOptionId: 'leasing-at-car-dealer' });
    renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Longer than the pause before a calculation.
    await act(() => vi.advanceTimersByTimeAsync(500));
    vi.useRealTimers();
    vi.setSystemTime(NOW);
    expect(rate().getByText('wird berechnet ...')).toBeVisible();
    expect(calls('/leasing/calculate')).toEqual([]);
    release();
    await waitFor(() => expect(keptDraft()?.leasing).toBeDefined());
    expect(calls('/leasing/calculate/fast').map(({ body }) => body)).toEqual([
      expect.objectContaining({ customerType: 2 }),
    ]);
  });
});
