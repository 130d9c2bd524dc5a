import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Preloads lazy chunks.
import '../../../src/features/favourites/comparison/ComparisonPage';
import '../../../src/features/finance/card/CardRates';
import '../../../src/features/vehicle/month/MonthPanel';
import '../../../src/features/vehicle/VehiclePage';
import { aWireVehicle } from '../../builders/vehicle';
import type { Car } from '../../platform/contract';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';

const ID = '11111111-1111-4111-8111-111111111111';
/** Case R1 of the running costs. */
const PETROL = { initialRegistration: '2023-05-10', wltpCo2: 128, wltpConsumption: 5.8 };
const EXAMPLE = {
  publicPrice: 24_000,
  initialFinancingInstallment: 400,
  virtualFinancingDeposit: 2_400,
  virtualFinancingDuration: 60,
  virtualFinancingFinalInstallment: 0,
};
const ELECTRIC = {
  fuelType: 'Elektro',
  engineCapacity: null,
  consumptionAverage: null,
  initialRegistration: '2022-06-15',
  co2: null,
  wltpConsumptionElectric: 16.4,
  electricRange: 420,
};

async function open(overrides: Record<string, unknown>, query = '') {
  const car = { financingCalculationProviderType: 'NONE', leasingCalculationProviderType: 'NONE', ...overrides };
  platform.tenant(1).vehicles.unshift(aWireVehicle(car) as unknown as Car);
  const app = renderApp({ at: `/angebote-golf/${ID}${query}`, isStrict: false });
  const panel = within(await screen.findByRole('region', { name: 'Was kostet er mich im Monat?' }));
  return { ...app, panel };
}

const RATE = '?carQueryParams=prices%3Drate';

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const box = () => document.querySelector('.price-box')?.textContent.replaceAll('\u00A0', ' ') ?? '';

it('buys at no price while the bank’s first answer to the chosen rate is on its way', async () => {
  const answer = platform.hold('/carfinancings/result');
  await open({ ...EXAMPLE, financingCalculationProviderType: 'VW' }, RATE);
  expect(screen.queryAllByRole('link', { name: 'Online kaufen' })).toHaveLength(0);
  answer();
  const [link] = await screen.findAllByRole('link', { name: 'Online kaufen' });
  expect(link).toHaveAttribute('href', expect.stringContaining('checkoutOrderPaymentType=6') as string);
});

describe('the month’s number', () => {
  it('is energy and tax without a rate, says what is not in it, and what it rests on when asked', async () => {
    const { panel, user } = await open(PETROL);
    expect(panel.getByText(/^etwa 130.€$/)).toBeVisible();
    expect(panel.getByText('neben dem Kaufpreis')).toBeVisible();
    expect(panel.getAllByRole('definition').map(plain)).toEqual(['122 €', '8 €']);
    expect(panel.getByText(/^Nicht enthalten: Versicherung, Wartung, Reifen, Wertverlust\./)).toBeVisible();
    expect(box()).toContain('+ etwa 130 € Fahren im Monat (Super E10, Steuer)');
    expect(panel.queryByText('Achtung! Kreditaufnahme kostet Geld.')).toBeNull();

    await user.click(panel.getByRole('heading', { name: 'Worauf diese Zahl beruht' }));
    expect(panel.getByText('Quelle: ADAC, Mittel des Jahres 2025, Stand 02.01.2026')).toBeVisible();
    expect(panel.getByText(/Verbindlich setzt das Hauptzollamt/)).toBeVisible();
    const price = panel.getByLabelText('Super E10');
    fill(price, '2,00');
    // 870 l at 2 €, and 98 € tax.
    expect(panel.getByText(/^etwa 153.€$/)).toBeVisible();
    await user.click(price);
    fill(price, 'viel');
    await user.tab();
    expect(price).toHaveValue('viel');
    expect(panel.getByText('Bitte geben Sie eine Zahl von 0 bis 10 ein.')).toBeVisible();
    fill(panel.getByLabelText('Versicherung im Monat'), '65');
    expect(panel.getByText(/^etwa 218.€$/)).toBeVisible();
    expect(panel.getByText(/^Nicht enthalten: Wartung, Reifen, Wertverlust\./)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Vorgaben wiederherstellen' }));
    expect(panel.getByText(/^etwa 130.€$/)).toBeVisible();
  });

  it('follows the kilometres, typed or by slider, and shows the range in winter beside an average day', async () => {
    const { panel, user } = await open(ELECTRIC);
    expect(panel.getAllByRole('definition').map(plain)).toEqual(['86 €', '0 €', 'etwa 294 km je Ladung, 41 km am Tag']);
    fireEvent.change(panel.getByRole('slider', { name: 'Kilometer im Jahr, Regler' }), { target: { value: '2' } });
    expect(panel.getByRole('textbox', { name: 'Kilometer im Jahr' })).toHaveValue('10.000');
    expect(panel.getByText('etwa 294 km je Ladung, 27 km am Tag')).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Kilometer im Jahr' });
    await user.clear(field);
    await user.type(field, '19000{Enter}');
    // The nearest of the slider.
    expect(field).toHaveValue('20.000');
  });

  it('guesses nothing', async () => {
    const { panel } = await open({ ...PETROL, wltpConsumption: 0, consumptionAverage: null });
    expect(panel.getByText('Fahren: keine Angabe')).toBeVisible();
    expect(box()).not.toContain('im Monat');
  });

  it('holds the bank’s rate once it is chosen, keeps it for order and comparison, and stands beside its example', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    const { panel, user, environment } = await open({ ...PETROL, financingCalculationProviderType: 'BDK' });
    await user.click(await panel.findByRole('radio', { name: 'Finanzierung' }));
    const example = within(await screen.findByRole('region', { name: 'Beispiel zur Rate: Finanzierung' }));
    expect(await example.findByText(/Nettodarlehensbetrag/)).toBeVisible();
    // Of this vehicle once: the box beside the panel has both.
    const warnings = screen.getAllByText('Achtung! Kreditaufnahme kostet Geld.');
    expect(warnings.filter((warning) => warning.closest('li') === null)).toHaveLength(1);
    const rateOf = () => plain(panel.getAllByRole('definition')[0] ?? document.body);
    const first = rateOf();
    expect(first).toMatch(/^\d+,\d\d €$/);

    const deposit = panel.getByRole('textbox', { name: 'Anzahlung in €' });
    await user.clear(deposit);
    await user.type(deposit, '6000{Enter}');
    await waitFor(() => expect(rateOf()).not.toBe(first));
    await waitFor(() => expect(example.getByText(/6\.000,00/)).toBeVisible());
    expect(box()).toMatch(new RegExp(`${rateOf()} Rate \\+ \\d+ € Fahren = etwa \\d+ € im Monat`));
    const rate = rateOf();
    const bar = document.querySelector('.phone-bar__price')?.textContent.replaceAll('\u00A0', ' ');
    expect(bar).toMatch(new RegExp(`^${rate} im Monatdazu 6\\.000 € am Anfang$`));
    // One main button, in the box and in the bar of phones, and the second way (rules/vehicle: main button).
    for (const way of screen.getAllByRole('link', { name: 'Online kaufen' }))
      expect(way).toHaveAttribute('href', expect.stringContaining('checkoutOrderPaymentType=6') as string);
    for (const way of screen.getAllByRole('link', { name: 'Bar kaufen' }))
      expect(way).not.toHaveAttribute('href', expect.stringContaining('checkoutOrderPaymentType') as string);
    await user.click(panel.getByRole('radio', { name: 'Barkauf' }));
    expect(panel.getByText(/^etwa 130.€$/)).toBeVisible();
    await user.click(panel.getByRole('radio', { name: 'Finanzierung' }));
    await waitFor(() => expect(rateOf()).toBe(rate));
    // At the bank's mileage, in the comparison as here.
    const fuel = plain(panel.getAllByRole('definition')[1] ?? document.body);

    environment.history.replace(`/vergleich?fahrzeuge=${ID}`);
    const table = within(await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' }));
    const driving = Number.parseInt(fuel, 10) + 8;
    expect(
      table.getByText(new RegExp(`^${rate}.Rate \\+ ${driving}.€ Fahren = etwa`.replaceAll(' €', '.€'))),
    ).toBeVisible();
    expect(table.getByText(/6\.000.€ Anzahlung/)).toBeVisible();
  });

  it('follows with its deposit to card, comparison and page of the next vehicle; a bank that does not answer leaves its own rate, which says so', async () => {
    // Everything is in view.
    vi.stubGlobal('IntersectionObserver', function Observer(report: (entries: object[]) => void) {
      return { observe: () => report([{ isIntersecting: true }]), disconnect: vi.fn() };
    });
    const others = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'] as const;
    const [next, silent] = others;
    for (const id of others) {
      const bank = id === silent ? 'BMW' : 'BDK';
      const car = aWireVehicle({ id, internalId: id, ...PETROL, ...EXAMPLE, financingCalculationProviderType: bank });
      platform.tenant(1).vehicles.unshift(car as unknown as Car);
    }
    platform.fail(`settings?carId=${silent}`, 404);
    const { panel, user, environment } = await open({ ...PETROL, financingCalculationProviderType: 'BDK' }, RATE);
    const deposit = await panel.findByRole('textbox', { name: 'Anzahlung in €' });
    await user.clear(deposit);
    await user.type(deposit, '6000{Enter}');

    environment.history.replace(`/${RATE}`);
    const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-vehicle-id="${id}"]`) ?? document.body;
    await waitFor(() => expect(cardOf(next)).toHaveTextContent(/6\.000.€ Anzahlung/));
    expect(cardOf(next)).not.toHaveTextContent('nicht mit Ihren Angaben');
    await waitFor(() => expect(cardOf(silent)).toHaveTextContent('Rate der Bank, nicht mit Ihren Angaben.'));

    environment.history.replace(`/vergleich?fahrzeuge=${ID},${next}&${RATE.slice(1)}`);
    const table = within(await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' }));
    await waitFor(() => expect(table.getAllByText(/6\.000.€ Anzahlung/)).toHaveLength(2));

    environment.history.replace(`/angebote-golf/${next}${RATE}`);
    await waitFor(() => expect(box()).toMatch(/Anzahlung6\.000,00/));
  });
});
