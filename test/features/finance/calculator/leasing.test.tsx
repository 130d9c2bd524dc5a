import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
// Preloads lazy chunks.
import '../../../../src/features/finance/calculator/LeasingCalculatorForm';
import '../../../../src/features/finance/comparison/PaymentComparison';
import '../../../../src/features/vehicle/VehiclePage';
import { aWireVehicle } from '../../../builders/vehicle';
import type { Car } from '../../../platform/contract';
import { API_URL, platform, server } from '../../../platformServer';
import { renderApp } from '../../../render';
import { enter, fill } from '../../fill';

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
    isStrict: false,
    at: `/angebote-volkswagen-golf/${ID}/leasing`,
    adminId: `00000000-0000-4000-8000-00000000000${tenant}`,
  });
}

const calls = (path: string) => platform.record.filter((call) => call.path === path);
const calculated = () => calls('/leasing/calculate').map(({ body }) => body);
const result = async () =>
  (await screen.findByRole('heading', { name: 'Monatliche Leasingrate' })).closest('section, div.calculator__result');
const special = () => screen.findByRole('textbox', { name: 'Sonderzahlung in €' });
const more = (value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Sonderzahlung in €, Regler' }), { target: { value } });
const way = () => screen.queryByRole('link', { name: 'Mit dieser Rate weiter' });
const NOT_POSSIBLE = 'Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.';

describe('the leasing calculator', () => {
  it('begins with the longest duration and the lowest mileage, by one call, beside the other ways to pay, and takes other durations from its answer', async () => {
    // An advance transfer with the fee of PayPal, or a transfer on hand-over.
    Object.assign(platform.tenant(1).settings, {
      orderAvailablePaymentOptionTypes: [1, 6],
      orderReservationFee: 150,
      carDealerPaypalApiClientId: 'paypal',
    });
    openLeasing();
    await result();
    const duration = screen.getByRole('textbox', { name: 'Laufzeit' });
    expect(duration).toHaveValue('48');
    expect(screen.getByRole('textbox', { name: 'Kilometer im Jahr' })).toHaveValue('10.000');
    expect(await special()).toHaveValue('0');
    expect(screen.getAllByText('Repräsentatives Beispiel nach § 17 PAngV:').length).toBeGreaterThan(0);
    expect(calls('/leasing/calculate/fast')).toHaveLength(1);
    expect(calls('/leasing/calculate/fast')[0]?.body).toMatchObject({ customerType: 1, type: 1, carPrice: 22_490 });

    // The bank that is missing is left out.
    expect(await screen.findByRole('heading', { name: 'Barkauf und Leasing im Vergleich' })).toBeVisible();
    const cash = within(screen.getByRole('article', { name: 'Barkauf' }));
    const factOf = (label: string) => cash.getByText(label).nextSibling;
    expect(factOf('Heute')).toHaveTextContent(/^0 € oder 150 €, je nach Zahlungsart$/);
    expect(factOf('Bei Übergabe')).toHaveTextContent(/^22\.490 € oder 22\.340 €$/);
    expect(factOf('Alle Zahlungen')).toHaveTextContent(/^22\.490\s€$/);
    expect(cash.getByText('Das Fahrzeug gehört Ihnen.')).toBeVisible();
    const leasing = within(screen.getByRole('article', { name: 'Leasing' }));
    expect(leasing.getByText('Sie geben das Fahrzeug zurück.')).toBeVisible();
    // The example of the calculator above.
    expect(leasing.queryByText('Repräsentatives Beispiel nach § 17 PAngV:')).toBeNull();
    expect(screen.queryByRole('article', { name: 'Finanzierung' })).toBeNull();

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    enter(duration, '36');
    expect(screen.getByText('wird berechnet ...')).toBeVisible();
    act(() => void vi.advanceTimersByTime(246));
    expect(screen.getByText('wird berechnet ...')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('wird berechnet ...')).toBeNull();
    vi.useRealTimers();
    expect(calculated()).toEqual([]);
  });

  it('keeps a special payment that cannot be read, and calculates the last of several once, in hundreds and up to a third of the price', async () => {
    const { user } = openLeasing();
    await result();
    const field = await special();
    await user.click(field);
    fill(field, 'viel');
    await user.tab();
    expect(field).toHaveValue('viel');
    expect(field).toHaveAccessibleDescription(/Bitte geben Sie eine Zahl ein, zum Beispiel 2\.500\./);
    // In one task, so that no timer fires between two steps.
    for (const step of [1, 2, 3, 4]) more(step);
    expect((await screen.findAllByText('476 €', { selector: 'dd' }))[0]).toBeVisible();
    expect(calculated()).toEqual([expect.objectContaining({ deposit: 400 })]);
    await user.click(field);
    fill(field, '9999');
    await user.tab();
    // 22,490 / 3 = 7,496.67
    expect(field).toHaveValue('7.400');
    expect(field).toHaveAccessibleDescription(/Bei diesem Fahrzeug höchstens 7\.400\s€ statt 9\.999\./);
    expect((await screen.findAllByText('8.806 €', { selector: 'dd' }))[0]).toBeVisible();
    expect(calculated().slice(1)).toEqual([
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

  it('says at the field what the bank used instead, and reckons with it', async () => {
    openLeasing();
    await result();
    const quote = { durationInMonth: 48, kmPerYear: 10_000, monthlyRateGross: 199, legalTextHtml: '<p>Beispiel</p>' };
    server.use(
      http.post(`${API_URL}/leasing/calculate`, () =>
        HttpResponse.json({ quotes: [quote], santanderCondition: { downPaymentNet: 300 } }),
      ),
    );
    const field = await special();
    enter(field, '500');
    expect(await screen.findByText(/Höchstens 300\s€ bei diesen Angaben: Damit rechnet die Bank\./)).toBeVisible();
    // 300 × 1.19
    expect(screen.getAllByText('357 €', { selector: 'dd' })[0]).toBeVisible();
    expect(field).toHaveValue('500');
  });

  it('says when there is no leasing for these terms, and tries again after a failure, with all that was entered', async () => {
    // 170,000 km and two years of 20,000 km are 210,000: above the lessor's limit.
    const { user } = openLeasing({ mileAge: 170_000 });
    await result();
    expect(way()).not.toBeNull();
    enter(screen.getByRole('textbox', { name: 'Laufzeit' }), '24');
    enter(screen.getByRole('textbox', { name: 'Kilometer im Jahr' }), '20000');
    expect(await screen.findByText(NOT_POSSIBLE)).toBeVisible();
    expect(way()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Monatliche Leasingrate' })).toBeNull();
    enter(screen.getByRole('textbox', { name: 'Kilometer im Jahr' }), '10000');
    await result();
    expect(way()).not.toBeNull();

    const repair = platform.fail(/leasing\/calculate$/, 500);
    more(1);
    expect(await screen.findByText('Die Leasingrate konnte nicht berechnet werden.')).toBeVisible();
    expect(way()).toBeNull();
    repair();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await result();
    expect(await special()).toHaveValue('100');
  });

  it('is one for companies in their shop, without a question or an offer for private persons, and names the net rate first', async () => {
    openLeasing({ leasingCalculationProviderType: 'VW_ERNST' }, 6);
    await result();
    expect(await screen.findByText(/^netto pro Monat, [\d.,]+\s€ inkl\. MwSt\.\s· 48\sMonate$/)).toBeVisible();
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
