import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/legal/WithdrawalPage';
import { platform } from '../../platformServer';
import type { TestEnvironment } from '../../builders/environment';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { keptOrders } from '../../builders/kept';
import { anOrderDraft, customerEntries, ORDER_ID, unansweredState } from '../../builders/order';
import {
  aFreeCar,
  fill,
  HAND_OVER,
  heading,
  holdTimers,
  keepDraft,
  keptDraft,
  productNamed,
  renderCheckout,
  SUMMARY,
  setUpCheckout,
} from './journey';

setUpCheckout();

async function openHandOver() {
  const car = aFreeCar();
  keepDraft(car);
  const app = renderCheckout({ car, step: '7-hand-over' });
  await heading(HAND_OVER);
  const place = () => app.environment.history.current.location.pathname;
  return { ...app, place };
}
const abandoned = ({ events }: TestEnvironment) =>
  events.flatMap(({ type, detail }) => (type === 'checkout-abandoned' ? [detail] : []));
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('leaving the checkout', () => {
  it('is asked about, and the visitor may stay, or go without saving', async () => {
    const { user, environment, place, car } = await openHandOver();
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Zurück zur Übersicht' }));
    await dialog('Checkout verlassen?');
    await user.click(screen.getByRole('button', { name: 'Im Checkout bleiben' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place()).toBe(`/cars/${car.id}/checkout/7-hand-over`);
    expect(keptDraft()?.orderId).toBe(ORDER_ID);

    act(() => environment.history.push('/widerruf'));
    await user.click(within(await dialog('Checkout verlassen?')).getByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(place()).toBe('/widerruf'));
    expect(keptDraft()).toBeUndefined();
    expect(platform.state.continueLater).toHaveLength(0);
    expect(abandoned(environment)).toEqual([
      expect.objectContaining({ vehicleId: car.id, step: '7-hand-over', isSaved: false, currency: 'EUR' }),
    ]);
  });

  it('sends a link that carries the order, says what is not in it, and goes where the visitor wanted', async () => {
    const { user, environment, place, car } = await openHandOver();
    act(() => environment.history.push('/widerruf'));
    await dialog('Checkout verlassen?');
    await user.click(screen.getByRole('button', { name: 'Speichern und Link zum Fortsetzen senden' }));
    const shown = within(await dialog('Link zum Fortsetzen senden'));
    expect(shown.getByText(/Zusatzleistungen, Übergabe und Zahlungsart/)).toBeVisible();
    expect(shown.getByText(/Noch einmal einzugeben sind dann: Wunschtermin, Ihre Daten\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Anna');
    await user.click(screen.getByRole('button', { name: 'Speichern und senden' }));
    await waitFor(() => expect(place()).toBe('/widerruf'));
    expect(platform.state.continueLater).toEqual([
      {
        vehicleDealerId: platform.tenant(1).settings.vehicleDealerId,
        vehicleId: car.id,
        customerFirstName: 'Anna',
        customerLastName: 'Weber',
        customerEmail: 'anna.weber@beispiel.de',
        customerPhoneNumber: '+49 221 9876543',
        checkoutUrl: `https://dealer.test/fahrzeuge#/cars/${car.id}/checkout/7-hand-over?checkoutOrderCrossSellingProductIds=${productNamed('Abholung').id}&checkoutOrderPaymentType=1&checkoutOrderHandOverAt=2026-05-15`,
        continueOnSite: false,
      },
    ]);
    expect(abandoned(environment)).toMatchObject([{ step: '7-hand-over', isSaved: true }]);
    expect(JSON.stringify(environment.events)).not.toMatch(/Weber|beispiel\.de/);
    expect(keptDraft()).toBeUndefined();
  });

  it('says for 2.75 s that it could not be saved, keeps what was typed, and goes on at the dealer’s', async () => {
    const { user, environment, car, place } = await openHandOver();
    const undo = platform.fail('/continue-later', 500);
    act(() => environment.history.push('/widerruf'));
    await dialog('Checkout verlassen?');
    await user.click(screen.getByRole('button', { name: 'Speichern und im Autohaus fortsetzen' }));
    const phone = screen.getByRole('textbox', { name: /Telefon/ });
    fill(phone, '');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('button', { name: 'Telefon: bitte angeben' })).toBeVisible();
    fill(phone, '+49 30 1234567');
    const { held, pass } = holdTimers(2750);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const failure = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(held).toHaveLength(1);
    await pass();
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    expect(phone).toHaveValue('+49 30 1234567');
    expect(place()).toBe(`/cars/${car.id}/checkout/7-hand-over`);
    undo();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(place()).toBe('/widerruf'));
    expect(platform.state.continueLater[0]?.continueOnSite).toBe(true);
  });
});

describe('the checkout while its order is being sent', () => {
  it('lets its own redirect through, and no press', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user, environment } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const release = platform.hold('/v2/orders');
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    const at = (step: string) => `/cars/${car.id}/checkout/${step}`;
    act(() => environment.history.push(at('7-hand-over')));
    expect(environment.history.current.location.pathname).toBe(at('9-summary'));
    act(() => environment.history.replace(at('7-hand-over')));
    expect(environment.history.current.location.pathname).toBe(at('7-hand-over'));
    await heading(HAND_OVER);
    release();
    // Another step that is shown meanwhile ends nothing.
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders).toHaveLength(1);
  });
});

describe('draft', () => {
  it('that is damaged or of another vehicle is not taken, and the other one is not lost', async () => {
    const car = aFreeCar();
    const other = anOrderDraft({ vehicleId: 'another' });
    const damaged = { ...anOrderDraft({ vehicleId: car.id }), productIds: 'x' as unknown as string[] };
    localStorage.setItem(STORAGE_KEYS.checkoutDraft, keptOrders(DRAFT_VERSION, { drafts: [damaged, other] }));
    renderCheckout({ car, step: '9-summary' });
    await heading(HAND_OVER);
    expect(keptDraft(car.id)?.orderId).not.toBe(ORDER_ID);
    expect(keptDraft(car.id)?.productIds).toEqual([]);
    expect(keptDraft('another')).toEqual(other);
  });

  it('that another tab removes is kept again by the one that shows it, with everything typed', async () => {
    const { car } = await openHandOver();
    localStorage.removeItem(STORAGE_KEYS.checkoutDraft);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
    expect(keptDraft(car.id)).toMatchObject({ orderId: ORDER_ID, customer: customerEntries });
  });

  it('that went out in another tab is shown here as it went out', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const field = screen.getByRole('textbox', { name: /Vorname/ });
    expect(field).toHaveValue(customerEntries.firstName);
    keepDraft(car, {
      changedAt: Number.MAX_SAFE_INTEGER - 9,
      customer: { ...customerEntries, firstName: 'Berta' },
      state: unansweredState(),
    });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
    await waitFor(() => expect(field).toHaveValue('Berta'));
  });

  it('lives in memory where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { user } = renderCheckout({ step: '7-hand-over' });
    await heading(HAND_OVER);
    await user.click(screen.getByRole('radio', { name: /^Abholung/ }));
    await user.click(screen.getByRole('radio', { name: 'Fr 15.05.' }));
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(await screen.findByText(/^Ihr (Wunscht|T)ag: Freitag, 15\. Mai 2026$/)).toBeVisible();
  });
});
