import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
// Preloads lazy chunks.
import '../../../../src/features/finance/calculator/LeasingCalculator';
import '../../../../src/features/finance/comparison/PaymentComparison';
import '../../../../src/features/vehicle/VehiclePage';
import { aWireVehicle } from '../../../builders/vehicle';
import type { Car } from '../../../platform/contract';
import { API_URL, platform, server } from '../../../platformServer';
import { renderApp } from '../../../render';

const ID = '11111111-1111-4111-8111-111111111111';

type TenantNumber = Parameters<typeof platform.tenant>[0];

/** The shop, opened at the leasing of a car for 22,490 EUR. */
function openLeasing(overrides: Record<string, unknown> = {}, tenant: TenantNumber = 1) {
  const vehicle = aWireVehicle({
    leasingCalculationProviderType: 'VW',
    financingCalculationProviderType: 'NONE',
    ...overrides,
  });
  platform.tenant(tenant).vehicles.unshift(vehicle as unknown as Car);
  return renderApp({
    at: `/angebote-volkswagen-golf/${ID}/leasing`,
    adminId: `00000000-0000-4000-8000-00000000000${tenant}`,
  });
}

const calls = (path: string) => platform.record.filter((call) => call.path === path);
const calculated = () => calls('/leasing/calculate').map(({ body }) => body);
const result = async () =>
  (await screen.findByRole('heading', { name: 'Monatliche Leasingrate' })).closest('section, div.calculator__result');
const special = () => screen.findByRole('textbox', { name: 'Sonderzahlung in €' });
const way = () => screen.queryByRole('link', { name: 'Mit dieser Rate weiter' });
const NOT_POSSIBLE = 'Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.';

describe('the leasing calculator', () => {
  it('begins with the longest duration and the lowest mileage, by one call', async () => {
    openLeasing();
    await result();
    expect(screen.getByRole('combobox', { name: 'Laufzeit' })).toHaveValue('48');
    expect(screen.getByRole('combobox', { name: 'Fahrleistung pro Jahr' })).toHaveValue('10000');
    expect(await special()).toHaveValue('0');
    expect(screen.getAllByText('Repräsentatives Beispiel nach § 17 PAngV:').length).toBeGreaterThan(0);
    expect(calls('/leasing/calculate/fast')).toHaveLength(1);
    expect(calls('/leasing/calculate/fast')[0]?.body).toMatchObject({ customerType: 1, type: 1, carPrice: 22_490 });
    expect(calculated()).toEqual([]);
  });

  it('takes other durations from the first answer, without another call', async () => {
    const { user } = openLeasing();
    await result();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Laufzeit' }), '36');
    expect(await screen.findByRole('img', { name: /^Zahlungen über 36.Monate: 36 Raten zu/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('wird berechnet ...')).toBeNull());
    expect(calculated()).toEqual([]);
  });

  it('ends the calculating state 247 ms after the update', async () => {
    openLeasing();
    await result();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('combobox', { name: 'Laufzeit' }), { target: { value: '36' } });
    expect(screen.getByText('wird berechnet ...')).toBeVisible();
    act(() => void vi.advanceTimersByTime(246));
    expect(screen.getByText('wird berechnet ...')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('wird berechnet ...')).toBeNull();
    vi.useRealTimers();
  });

  it('calculates a special payment once, after the last key, in hundreds and up to a third of the price', async () => {
    const { user } = openLeasing();
    await result();
    const field = await special();
    await user.clear(field);
    await user.type(field, '9999');
    await user.tab();
    // 22,490 / 3 = 7,496.67
    expect(field).toHaveValue('7.400');
    expect(screen.getByText('Möglich sind höchstens 7.400 €.', { selector: 'strong' })).toBeVisible();
    expect((await screen.findAllByText('8.806 €', { selector: 'dd' }))[0]).toBeVisible();
    expect(calculated()).toEqual([
      {
        carId: ID,
        vehicle: { vehicleStatus: 'Gebrauchtwagen' },
        customerType: 1,
        deposit: 7400,
        type: 1,
        carPrice: 22_490,
        bank: 'VW',
        kmPerYear: 10_000,
        durationInMonth: 48,
      },
    ]);
  });

  it('keeps what cannot be read, and says what to do', async () => {
    const { user } = openLeasing();
    await result();
    const field = await special();
    await user.clear(field);
    await user.type(field, 'viel');
    await user.tab();
    expect(field).toHaveValue('viel');
    expect(field).toHaveAccessibleDescription(/Bitte geben Sie einen Betrag in vollen Euro ein/);
    await user.click(screen.getByRole('button', { name: 'Sonderzahlung in € um 100 € erhöhen' }));
    expect(field).toHaveValue('100');
  });

  it('says at the field what the bank used instead, and reckons with it', async () => {
    const { user } = openLeasing();
    await result();
    const quote = { durationInMonth: 48, kmPerYear: 10_000, monthlyRateGross: 199, legalTextHtml: '<p>Beispiel</p>' };
    server.use(
      http.post(`${API_URL}/leasing/calculate`, () =>
        HttpResponse.json({ quotes: [quote], santanderCondition: { downPaymentNet: 300 } }),
      ),
    );
    const field = await special();
    await user.clear(field);
    await user.type(field, '500');
    expect(await screen.findByText('Die Bank rechnet mit 300,00 € netto.')).toBeVisible();
    // 300 × 1.19
    expect(screen.getAllByText('357 €', { selector: 'dd' })[0]).toBeVisible();
    expect(field).toHaveValue('500');
  });

  it('says when there is no leasing for these terms, and offers none', async () => {
    // 170,000 km and two years of 20,000 km are 210,000: above the lessor's limit.
    const { user } = openLeasing({ mileAge: 170_000 });
    await result();
    expect(way()).not.toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Laufzeit' }), '24');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fahrleistung pro Jahr' }), '20000');
    expect(await screen.findByText(NOT_POSSIBLE)).toBeVisible();
    expect(way()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Monatliche Leasingrate' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fahrleistung pro Jahr' }), '10000');
    await result();
    expect(way()).not.toBeNull();
  });

  it('tries again after a failure, with all that was entered', async () => {
    const repair = platform.fail(/leasing\/calculate$/, 500);
    const { user } = openLeasing();
    await result();
    await user.click(screen.getByRole('button', { name: 'Sonderzahlung in € um 100 € erhöhen' }));
    expect(await screen.findByText('Die Leasingrate konnte nicht berechnet werden.')).toBeVisible();
    expect(way()).toBeNull();
    repair();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await result();
    expect(await special()).toHaveValue('100');
  });

  it('lets the last one of several changes win', async () => {
    openLeasing();
    await result();
    const more = screen.getByRole('button', { name: 'Sonderzahlung in € um 100 € erhöhen' });
    // In one task, so that no timer fires between two presses.
    for (let press = 0; press < 4; press += 1) fireEvent.click(more);
    expect((await screen.findAllByText('476 €', { selector: 'dd' }))[0]).toBeVisible();
    expect(calculated()).toEqual([expect.objectContaining({ deposit: 400 })]);
  });

  it('is one for companies in their shop, without a question or an offer for private persons, and names the net rate first', async () => {
    openLeasing({ leasingCalculationProviderType: 'VW_ERNST' }, 6);
    await result();
    expect(await screen.findByText(/^netto pro Monat, [\d.,]+\s€ inkl\. MwSt\.$/)).toBeVisible();
    for (const name of ['Privatkunde', 'Privatleasing']) expect(screen.queryByRole('radio', { name })).toBeNull();
    for (const { body } of calls('/leasing/calculate/fast')) expect(body).toMatchObject({ customerType: 2, type: 3 });
  });

  it('is closed without a call where the Santander bank has no Schwacke code', async () => {
    openLeasing({ leasingCalculationProviderType: 'SANTANDER', schwackeCode: null });
    const tab = await screen.findByRole('tab', { name: 'Leasing' });
    await waitFor(() =>
      expect(tab).toHaveAccessibleDescription('Für dieses Fahrzeug ist keine Leasingrechnung möglich.'),
    );
    expect(calls('/leasing/calculate/fast')).toEqual([]);
  });
});

describe('the ways to pay side by side', () => {
  it('leave out the bank that is missing, and count in whole what each comes to', async () => {
    openLeasing();
    await result();
    expect(await screen.findByRole('heading', { name: 'Barkauf und Leasing im Vergleich' })).toBeVisible();
    const cash = within(screen.getByRole('article', { name: 'Barkauf' }));
    expect(cash.getAllByText('22.490 €').length).toBeGreaterThan(0);
    expect(cash.getByText('Das Fahrzeug gehört Ihnen.')).toBeVisible();
    const leasing = within(screen.getByRole('article', { name: 'Leasing' }));
    expect(leasing.getByText('Sie geben das Fahrzeug zurück.')).toBeVisible();
    expect(leasing.getByText('Repräsentatives Beispiel nach § 17 PAngV:')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Finanzierung' })).toBeNull();
  });

  // Numbers of the setting: 1 advance transfer, 2 bezahl.de, 3 direct online, 6 one-time transfer, 7 deposit transfer.
  it.each([
    ['150 €', 'direct online payment', [3], 'paypal'],
    ['150 €', 'a deposit', [7], 'paypal'],
    ['150 €', 'an advance transfer', [1], 'paypal'],
    ['150 €', 'bezahl.de', [2], undefined],
    ['0 €', 'an advance transfer without PayPal', [1], undefined],
    ['0 €', 'a transfer on hand-over', [6], 'paypal'],
    ['0 € oder 150 €, je nach Zahlungsart', 'an advance transfer or one on hand-over', [1, 6], 'paypal'],
    ['0 € oder 150 €, je nach Zahlungsart', 'bezahl.de or a transfer on hand-over', [2, 6], undefined],
  ] as const)('say that %s are due today with %s', async (today, _, types, paypal) => {
    const { settings } = platform.tenant(1);
    settings.orderAvailablePaymentOptionTypes = [...types];
    settings.orderReservationFee = 150;
    settings.carDealerPaypalApiClientId = paypal;
    openLeasing();
    const cash = within(await screen.findByRole('article', { name: 'Barkauf' }));
    expect(cash.getByText('Heute').nextSibling).toHaveTextContent(new RegExp(`^${today}$`));
    const rest = {
      '0 €': '22.490 €',
      '150 €': '22.340 €',
      '0 € oder 150 €, je nach Zahlungsart': '22.490 € oder 22.340 €',
    };
    expect(cash.getByText('Bei Übergabe').nextSibling).toHaveTextContent(new RegExp(`^${rest[today]}$`));
    expect(cash.getByText('Summe aller Zahlungen').nextSibling).toHaveTextContent(/^22\.490\s€$/);
  });
});
