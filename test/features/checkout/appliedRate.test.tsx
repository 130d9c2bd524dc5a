import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/finance/calculator/FinancingCalculator';
import '../../../src/features/finance/calculator/LeasingCalculator';
import '../../../src/features/finance/comparison/PaymentComparison';
import '../../../src/features/vehicle/VehiclePage';
import type { OrderDraft } from '../../../src/domain/order/draft';
import type { Car } from '../../platform/contract';
import { MILEAGE_LEASING } from '../../builders/order';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import {
  aBankedCar,
  chooseHandOver,
  HAND_OVER,
  heading,
  keepDraft,
  keptDraft,
  next,
  PAYMENT,
  renderCheckout,
  setUpCheckout,
  stepOf,
  SUMMARY,
  expectComplete,
  expectMissing,
} from './journey';

setUpCheckout();

const ADVANCE = 'ADVANCE_TRANSFER';
const ONE_TIME = 'ONE_TIME_TRANSFER';
const REQUEST = 'Diese Rate fragen Sie beim Autohaus an';
const CARRY_ON = 'Mit dieser Rate weiter';

const SETTING = { [ADVANCE]: 1, [ONE_TIME]: 6, BEZAHL_DE: 2, BANK11: 9 } as const;
type Setting = keyof typeof SETTING;

function dealerOffers(...settings: Setting[]) {
  platform.tenant(1).settings.orderAvailablePaymentOptionTypes = settings.map((setting) => SETTING[setting]);
}

const leasing: OrderDraft['leasing'] = { ...MILEAGE_LEASING, legalTextHtml: '<p>Beispiel der Bank</p>' };

const openTab = (car: Car, tab: 'finanzierung' | 'leasing') => renderApp({ at: `/angebote-x/${car.id}/${tab}` });
const chosen = () =>
  within(screen.getByRole('region', { name: PAYMENT }))
    .queryAllByRole('radio', { checked: true })
    .map((radio) => radio.getAttribute('value'));

const messageOf = async () =>
  within(await screen.findByRole('dialog', { name: 'Kontakt' })).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Nachricht',
  }).value;

describe('an applied leasing at a dealer who takes none online', () => {
  it('is requested by contact, with its figures in the message', async () => {
    dealerOffers(ADVANCE, ONE_TIME, 'BEZAHL_DE');
    const { user } = openTab(aBankedCar(), 'leasing');
    const panel = await screen.findByRole('tabpanel', { name: 'Leasing' });
    const request = await within(panel).findByRole('button', { name: REQUEST });
    expect(screen.queryByRole('link', { name: CARRY_ON })).not.toBeInTheDocument();
    await user.click(request);
    expect(await messageOf()).toMatch(
      /Bitte machen Sie mir ein Angebot zu diesem Leasing: \d+,\d\d\s€ im Monat, Laufzeit 48\sMonate, Sonderzahlung 0\s€, Fahrleistung 10\.000\skm pro Jahr\./,
    );
  });

  it('chooses nothing by itself in the payment step, which says why, and leaves the others to the visitor', async () => {
    dealerOffers(ADVANCE);
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: undefined, leasing });
    const { user } = renderCheckout({ car, step: '8-reservation', query: '?checkoutOrderPaymentType=9' });
    await heading(PAYMENT);
    expect(await screen.findByText('Ihr Leasing kann nicht online bestellt werden.')).toBeVisible();
    expect(chosen()).toEqual([]);
    expectMissing(/erforderlich/);
    await user.click(screen.getByRole('button', { name: REQUEST }));
    expect(await messageOf()).toContain('249,99');
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await user.click(screen.getByRole('radio', { name: 'Vorab-Überweisung' }));
    expect(screen.queryByText('Ihr Leasing kann nicht online bestellt werden.')).not.toBeInTheDocument();
    expectComplete();
    expect(keptDraft()?.paymentOptionId).toBe('advance-transfer');
  });

  it('never comes to the button that binds', async () => {
    dealerOffers(ADVANCE);
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: 'leasing-at-car-dealer', leasing });
    const app = renderCheckout({ car, step: '9-summary' });
    await heading(PAYMENT);
    expect(stepOf(app)).toBe('8-reservation');
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
  });

  it('leads to the dealer where nothing at all can be paid online', async () => {
    dealerOffers();
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: 'leasing-at-car-dealer', leasing });
    renderCheckout({ car, step: '8-reservation' });
    expect(await screen.findByText('Dieses Fahrzeug kann gerade nicht online bestellt werden.')).toBeVisible();
  });
});

describe('an applied calculation that the dealer takes online', () => {
  it('is a financing by its bank, where that is the only way: from the tab to the summary', async () => {
    dealerOffers('BANK11', ADVANCE);
    const car = aBankedCar({ financingCalculationProviderType: 'BANK11' });
    const { user, environment } = openTab(car, 'finanzierung');
    const way = await screen.findByRole('link', { name: CARRY_ON });
    expect(way).toHaveAttribute('href', expect.stringContaining('checkoutOrderPaymentType=7') as string);
    await user.click(way);
    await heading(/in Zahlung/);
    act(() => environment.history.push(`/cars/${car.id}/checkout/7-hand-over`));
    await heading(HAND_OVER);
    await chooseHandOver(user);
    expect(chosen()).toEqual(['bank11']);
    await user.click(next());
    await heading(SUMMARY);
    expect(screen.getByRole('button', { name: 'Unverbindlich anfragen' })).toBeVisible();
  });
});
