import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// Preloads lazy chunks.
import '../../../src/features/finance/card/CardRates';
import '../../../src/features/vehicle/VehiclePage';
import { aWireVehicle } from '../../builders/vehicle';
import type { Car } from '../../platform/contract';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const ID = '11111111-1111-4111-8111-111111111111';
const NO_BANK = { financingCalculationProviderType: 'NONE', leasingCalculationProviderType: 'NONE' };
const LEASED = { ...NO_BANK, leasingCalculationProviderType: 'VW', initialLeasingInstallment: 300 };
const FINANCED = { ...NO_BANK, financingCalculationProviderType: 'VW' };
const OWN_LEASING = 'prices=leasing&specialPayment=2000&months=24';
const ANSWERED = /2\.380\s€ Sonderzahlung(\s·)? 24\sMonate/;

function open(vehicle: Record<string, unknown>, frame: string, path = '/') {
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', function Observer(report: (entries: object[]) => void) {
    return { observe: () => report([{ isIntersecting: true }]), disconnect: vi.fn() };
  });
  platform.tenant(1).vehicles.unshift(aWireVehicle({ publicPrice: 24_900, ...vehicle }) as unknown as Car);
  return renderApp({ at: `${path}?carQueryParams=${encodeURIComponent(frame)}`, isStrict: false });
}
const card = () => document.querySelector(`[data-vehicle-id="${ID}"]`);
const offer = () => card()?.querySelector('.vehicle-card__offer, .vehicle-card__cash');

// rules/search: frame.
it('a card has the lessor’s answer to the visitor’s terms, and waits for it as long as it takes', async () => {
  const answer = platform.hold('/leasing/calculate/fast');
  open(LEASED, OWN_LEASING);
  await waitFor(() => expect(offer()).toHaveAttribute('aria-busy', 'true'));
  expect(card()).toHaveTextContent(/300,00\s€ im Monat/);
  answer();
  await waitFor(() => expect(card()).toHaveTextContent(ANSWERED));
  expect(offer()).toHaveAttribute('aria-busy', 'false');
  expect(card()).not.toHaveTextContent(/300,00\s€/);
});

it.each([503, 409, 'html'] as const)('a lessor that answers %s leaves its own rate, which says so', async (fault) => {
  platform.fail('/leasing/calculate', fault);
  open(LEASED, OWN_LEASING);
  await waitFor(() => expect(card()).toHaveTextContent('Rate der Bank, nicht mit Ihren Angaben.'));
  expect(card()).toHaveTextContent(/300,00\s€ im Monat/);
});

it('a vehicle whose bank has told no example says where its rate is, and has it as soon as the bank is asked', async () => {
  const { environment } = open(FINANCED, 'prices=rate');
  await waitFor(() => expect(card()).toHaveTextContent('Die Rate nennen wir auf der Fahrzeugseite.'));
  environment.history.push('/?carQueryParams=prices%3Drate%26deposit%3D4000%26months%3D48');
  await waitFor(() => expect(card()).toHaveTextContent(/im Monat Finanzierung/));
  expect(card()).toHaveTextContent(/4\.000\s€ Anzahlung/);
});

it('a vehicle without a bank says on card and page that it has no rate', async () => {
  const { environment } = open(NO_BANK, 'prices=rate&months=48');
  await waitFor(() => expect(card()).toHaveTextContent('Dieses Fahrzeug bieten wir ohne Rate an.'));
  environment.history.push(`/angebote-golf/${ID}`);
  await waitFor(() =>
    expect(document.querySelector('.price-box')).toHaveTextContent('Dieses Fahrzeug bieten wir ohne Rate an.'),
  );
});

it('a page whose bank does not answer says so, and sells at the price', async () => {
  platform.fail('/carfinancings/result', 503);
  open(FINANCED, 'prices=rate', `/angebote-golf/${ID}`);
  expect(
    await screen.findByText('Die Bank nennt für dieses Fahrzeug zurzeit keine Rate. Fragen Sie uns danach.'),
  ).toBeVisible();
  const [buy] = screen.getAllByRole('link', { name: 'Online kaufen' });
  expect(buy).not.toHaveAttribute('href', expect.stringContaining('checkoutOrderPaymentType') as string);
});
