import { act, screen, waitFor, within } from '@testing-library/react';
import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../doubles/paypalJs';
import { platform } from '../../platformServer';
import { ORDER_ID } from '../../builders/order';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import {
  aFreeCar,
  chooseHandOver,
  HAND_OVER,
  heading,
  keepDraft,
  keptDraft,
  renderCheckout,
  setUpServiceTwins,
  SUMMARY,
  walkTo,
} from './journey';

setUpServiceTwins();

type Options = Required<Pick<PayPalButtonsComponentOptions, 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>>;

/** PayPal as the shop sees it: what it is asked for, and what it tells. */
const paypal = {
  options: undefined as Options | undefined,
  created: vi.fn(),
  capture: vi.fn(),
  get: vi.fn(),
  container: undefined as HTMLElement | undefined,
  close: vi.fn(),
};

beforeEach(() => {
  paypal.created.mockReset().mockResolvedValue('PAY-1');
  paypal.capture.mockReset().mockResolvedValue({ status: 'COMPLETED' });
  paypal.get.mockReset();
  paypal.close.mockReset().mockResolvedValue(undefined);
  loadScript.mockReset().mockResolvedValue({
    Buttons: (options: Options) => {
      paypal.options = options;
      return {
        render: (container: HTMLElement) => {
          paypal.container = container;
          return Promise.resolve();
        },
        close: paypal.close,
      };
    },
  });
});

const actions = () => ({ order: { create: paypal.created, capture: paypal.capture, get: paypal.get } });
/** The visitor pays in PayPal's window. */
const pay = () =>
  act(async () => {
    const data = { paymentSource: 'paypal' as const };
    const orderID = await paypal.options?.createOrder(data, actions());
    await paypal.options?.onApprove({ orderID: orderID ?? '' }, actions() as never);
  });

/** Once the fee is paid, the button no longer asks for it. */
const reserve = () => screen.getByRole('button', { name: /^Zahlungspflichtig (?:reservieren|bestellen)$/ });
const dialog = () => screen.findByRole('dialog', { name: 'Reservierungsgebühr' });
const ARRIVED = 'Zahlung ist eingegangen, Ihre Bestellung noch nicht.';
const THANKS = 'Vielen Dank für Ihre Reservierung!';

async function openSummary(overrides: Partial<OrderDraft> = {}) {
  const car = aFreeCar(2);
  keepDraft(car, { paymentOptionId: 'reservation-fee-online', ...overrides }, 2);
  const app = renderCheckout({ car, tenant: 2, step: '9-summary' });
  await heading(SUMMARY);
  return app;
}

async function openPaypal(overrides: Partial<OrderDraft> = {}) {
  const app = await openSummary(overrides);
  await app.user.click(reserve());
  await app.user.click(within(await dialog()).getByRole('button', { name: 'Einmal laden' }));
  await waitFor(() => expect(paypal.options).toBeDefined());
  return app;
}

describe('the payment of the reservation fee', () => {
  it('loads nothing before the visitor agreed, then in euros and German', async () => {
    const { user } = await openSummary();
    await user.click(reserve());
    const shown = within(await dialog());
    expect(shown.getByText('Heute Fällig').nextSibling).toHaveTextContent('250 €');
    expect(shown.getByText(/wird auf den Kaufpreis angerechnet/)).toBeInTheDocument();
    expect(loadScript).not.toHaveBeenCalled();
    await user.click(shown.getByRole('button', { name: 'Einmal laden' }));
    await waitFor(() => expect(loadScript).toHaveBeenCalledOnce());
    expect(loadScript.mock.calls[0]?.[0]).toMatchObject({
      clientId: 'demo-paypal-client',
      currency: 'EUR',
      locale: 'de_DE',
      sdkBaseUrl: 'https://www.paypal.com/sdk/js',
    });
  });

  it('asks for the fee under the id of the order, and leaves nothing of PayPal’s behind', async () => {
    const { container } = await openPaypal();
    await pay();
    await heading(THANKS);
    expect(paypal.created).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        intent: 'CAPTURE',
        purchase_units: [
          expect.objectContaining({
            custom_id: ORDER_ID,
            invoice_id: ORDER_ID,
            amount: { currency_code: 'EUR', value: '250.00' },
          }),
        ],
      }),
    );
    expect(platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId])).toEqual([[ORDER_ID, 'PAY-1']]);
    expect(paypal.close).toHaveBeenCalledOnce();
    expect(container.querySelector('slot')).toBeNull();
    expect(keptDraft()).toBeUndefined();
  });

  it('is kept before the money moves', async () => {
    await openPaypal();
    paypal.capture.mockImplementation(() => {
      expect(keptDraft()).toMatchObject({ paypalOrderId: 'PAY-1', paidAmount: 250, isPaymentOpen: true });
      expect(platform.state.orders).toHaveLength(0);
      return Promise.resolve({ status: 'COMPLETED' });
    });
    await pay();
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
  });

  it('counts when only the answer of the capture got lost', async () => {
    await openPaypal();
    paypal.capture.mockRejectedValue(new Error('network'));
    paypal.get.mockResolvedValue({ status: 'COMPLETED' });
    await pay();
    await heading(THANKS);
    expect(platform.state.orders[0]?.order.paypalOrderId).toBe('PAY-1');
  });

  it('that was declined leaves nothing behind and can be tried again', async () => {
    await openPaypal();
    paypal.capture.mockRejectedValueOnce(new Error('INSTRUMENT_DECLINED'));
    paypal.get.mockResolvedValue({ status: 'APPROVED' });
    await pay();
    expect(await screen.findByText(/Die Zahlung hat nicht geklappt, es wurde nichts abgebucht/)).toBeVisible();
    expect(keptDraft()?.paypalOrderId).toBeUndefined();
    expect(platform.state.orders).toHaveLength(0);
    await pay();
    await heading(THANKS);
  });

  it('that nobody confirms is not made again: the order goes out with it', async () => {
    const { user } = await openPaypal();
    paypal.capture.mockRejectedValue(new Error('network'));
    paypal.get.mockRejectedValue(new Error('network'));
    await pay();
    expect(
      within(await dialog()).getByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.'),
    ).toBeInTheDocument();
    await user.click(within(await dialog()).getByRole('button', { name: 'Bestellung absenden' }));
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders[0]?.order.paypalOrderId).toBe('PAY-1');
    // Nobody knows whether the fee has arrived: no word of a payment that did, nor of a vehicle that is held for it.
    expect(screen.getByText(/aber noch nicht bestätigt: Das Autohaus prüft sie/)).toBeVisible();
    expect(screen.queryByText(/ist eingegangen, das Fahrzeug|So lange ist das Fahrzeug/)).toBeNull();
  });

  it('that nobody confirms is told beside the thanks for what was chosen in its place', async () => {
    const car = aFreeCar(2);
    const open = { paypalOrderId: 'PAY-1', paidAmount: 250, isPaymentOpen: true, wasSent: true };
    keepDraft(car, { paymentOptionId: 'at-car-dealer', ...open }, 2);
    const { user } = renderCheckout({ tenant: 2, car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    const { success } = paymentOptionById('at-car-dealer') ?? {};
    expect(screen.getByText(success?.text ?? '')).toBeVisible();
    expect(
      screen.getByText(/^PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt: Das Autohaus prüft sie/),
    ).toBeVisible();
    expect(screen.queryByText(/^Ihre Angaben sind eingegangen/)).toBeNull();
  });

  it('is kept with the amount that PayPal was asked for, whatever is chosen while its window stands', async () => {
    const { user } = await openPaypal();
    paypal.capture.mockImplementation(() => {
      expect(keptDraft()).toMatchObject({ paypalOrderId: 'PAY-1', paidAmount: 250 });
      return Promise.resolve({ status: 'COMPLETED' });
    });
    await act(async () => paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never));
    await user.click(within(await dialog()).getByRole('button', { name: 'Andere Zahlungsart wählen' }));
    await heading('Wie möchten Sie bezahlen?');
    await user.click(screen.getByRole('radio', { name: /Persönliche Beratung/ }));
    await act(async () => paypal.options?.onApprove({ orderID: 'PAY-1' }, actions() as never));
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(keptDraft()).toMatchObject({ paypalOrderId: 'PAY-1', paidAmount: 250 });
  });

  it('is made once, however often PayPal tells of its approval', async () => {
    await openPaypal();
    await act(async () => {
      const approve = (orderID: string) => paypal.options?.onApprove({ orderID }, actions() as never);
      await Promise.all([approve('PAY-1'), approve('PAY-2')]);
    });
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders).toHaveLength(1);
  });

  it('that another tab has made is taken over and not made again', async () => {
    const { user, car } = await openPaypal();
    const draft = keepDraft(
      car,
      { paymentOptionId: 'reservation-fee-online', paypalOrderId: 'PAY-7', paidAmount: 250 },
      2,
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
    expect(within(await dialog()).getByText(ARRIVED)).toBeInTheDocument();
    await act(async () => paypal.options?.onApprove({ orderID: 'PAY-1' }, actions() as never));
    expect(paypal.capture).not.toHaveBeenCalled();
    await user.click(within(await dialog()).getByRole('button', { name: 'Bestellung absenden' }));
    await heading(THANKS);
    expect(platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId])).toEqual([
      [draft.orderId, 'PAY-7'],
    ]);
  });

  it('is not asked for when the vehicle has gone meanwhile', async () => {
    const { car } = await openPaypal();
    car.reservedUntil = '2026-05-09T08:00:00Z';
    await act(async () => {
      await expect(paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never)).rejects.toThrow();
      paypal.options?.onError({ message: 'createOrder failed' });
    });
    expect(await screen.findByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeVisible();
    expect(paypal.created).not.toHaveBeenCalled();
  });

  const CHANGED = /^Der Preis dieses Fahrzeugs hat sich geändert: 12\.345\s€ statt /;

  it('is not asked for when the vehicle has another price meanwhile', async () => {
    const { car } = await openPaypal();
    car.publicPrice = 12_345;
    await act(async () => {
      await expect(paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never)).rejects.toThrow();
      paypal.options?.onError({ message: 'createOrder failed' });
    });
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(paypal.created).not.toHaveBeenCalled();
    await pay();
    expect(paypal.created).toHaveBeenCalledOnce();
  });

  it('is not asked for when the vehicle was sold meanwhile', async () => {
    const { car } = await openPaypal();
    const { vehicles } = platform.tenant(2);
    vehicles.splice(vehicles.indexOf(car), 1);
    await act(async () => {
      await expect(paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never)).rejects.toThrow();
    });
    expect(await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
    expect(paypal.created).not.toHaveBeenCalled();
  });

  it('that was made sends the order, whatever the vehicle costs by then', async () => {
    const { car } = await openPaypal();
    paypal.capture.mockImplementation(() => {
      car.publicPrice = 12_345;
      return Promise.resolve({ status: 'COMPLETED' });
    });
    await pay();
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders).toHaveLength(1);
  });

  it('says when PayPal cannot be loaded, tries again, and leads to another way to pay', async () => {
    const { user, environment } = await openSummary();
    loadScript.mockRejectedValueOnce(new Error('blocked'));
    await user.click(reserve());
    await user.click(within(await dialog()).getByRole('button', { name: 'Einmal laden' }));
    expect(await screen.findByText('PayPal konnte nicht geladen werden.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(loadScript).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Andere Zahlungsart wählen' }));
    await heading('Wie möchten Sie bezahlen?');
    expect(environment.history.current.location.pathname).toMatch(/8-reservation$/);
    expect(keptDraft()?.customer.lastName).toBe('Weber');
  });

  it('in a dialog that was closed meanwhile waits for the visitor to send the order', async () => {
    const { user } = await openPaypal();
    await user.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    await pay();
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.state.orders).toHaveLength(0);
    await user.click(reserve());
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
  });
});

describe('an order that was paid and not yet taken', () => {
  const paid = { paypalOrderId: 'PAY-1', paidAmount: 250 };

  it('says so after a reload, and owes that much less', async () => {
    const { car } = await openSummary(paid);
    expect(screen.getByText(ARRIVED)).toBeVisible();
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    expect(review.getByText('Heute Fällig').nextSibling).toHaveTextContent('0 €');
    expect(review.getByText('Bereits bezahlt').nextSibling).toHaveTextContent('250 €');
    const rest = new Intl.NumberFormat('de-DE').format(car.publicPrice - 250);
    expect(review.getByText('Bis zur Übergabe').nextSibling).toHaveTextContent(`${rest} €`);
  });

  it('keeps its payment when it is paid in another way after all', async () => {
    const { user } = await openSummary({ ...paid, paymentOptionId: 'at-car-dealer' });
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order).toMatchObject({ orderPaymentType: 1, paypalOrderId: 'PAY-1' });
  });

  it('can be sent although somebody else was faster, and the visitor reads it', async () => {
    const { user } = await openSummary(paid);
    platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
    await user.click(reserve());
    expect(await screen.findByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeVisible();
    expect(screen.getByText(ARRIVED)).toBeVisible();
    expect(keptDraft()).toMatchObject(paid);
  });

  it('outlasts that the visitor leaves the checkout, and looks at vehicles', async () => {
    const { user, environment, car } = await openSummary(paid);
    act(() => environment.history.push('/'));
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
    await screen.findByText(/^Angezeigt \d+/);
    expect(keptDraft()).toMatchObject(paid);
    act(() => environment.history.push(`/cars/${car.id}/checkout/9-summary`));
    expect(await screen.findByText(ARRIVED)).toBeVisible();
  });

  describe('while another vehicle is looked at', () => {
    const openOther = async (step?: string) => {
      const [, other] = platform
        .tenant(2)
        .vehicles.filter(({ publicPrice, reservedUntil }) => publicPrice && !reservedUntil);
      if (!other) throw new Error('no other car in the stock');
      const kept = keepDraft(aFreeCar(2), { ...paid, paymentOptionId: 'reservation-fee-online' }, 2);
      const app = renderCheckout({ car: other, tenant: 2, step });
      await screen.findAllByRole('heading', { level: 1 });
      return { ...app, kept, other };
    };
    const OPEN = 'Ihre bezahlte Bestellung ist noch nicht abgesendet.';

    it('is not overwritten by that one’s order', async () => {
      const { user } = await openOther();
      await user.click(screen.getByRole('button', { name: 'Nein' }));
      expect(keptDraft()).toMatchObject(paid);
    });

    it('is named with the way to it, and no second fee is asked for online', async () => {
      const { user, environment, kept } = await openOther();
      expect(screen.getByText(OPEN)).toBeVisible();
      await walkTo(user, HAND_OVER);
      await chooseHandOver(user);
      await user.click(screen.getByRole('button', { name: 'Weiter' }));
      await heading('Wie möchten Sie bezahlen?');
      expect(screen.getByRole('radio', { name: /Überweisung/ })).toBeVisible();
      expect(screen.queryByRole('radio', { name: /online reservieren|Reservierungsgebühr/i })).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Zur bezahlten Bestellung' }));
      await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
      expect(await screen.findByText(ARRIVED)).toBeVisible();
      expect(environment.history.current.location.pathname).toContain(kept.vehicleId);
      expect(screen.queryByText(OPEN)).not.toBeInTheDocument();
    });

    it('no longer holds anything back once another tab has sent it', async () => {
      const { user, other } = await openOther();
      localStorage.removeItem(STORAGE_KEYS.checkoutDraft);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
      expect(screen.queryByText(OPEN)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Nein' }));
      await waitFor(() => expect(keptDraft()).toMatchObject({ vehicleId: other.id, wantsTradeIn: false }));
    });

    it('is not overwritten either where it was paid in another tab meanwhile', async () => {
      const car = aFreeCar(2);
      const { user } = renderCheckout({ car, tenant: 2 });
      await screen.findAllByRole('heading', { level: 1 });
      keepDraft(car, { ...paid, vehicleId: 'another', paymentOptionId: 'reservation-fee-online' }, 2);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
      expect(await screen.findByText(OPEN)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Nein' }));
      expect(keptDraft()).toMatchObject({ ...paid, vehicleId: 'another' });
    });
  });
});

describe('PayPal’s script', () => {
  it('that is still loading is taken off the page with its clock when the visitor leaves', async () => {
    const { user, environment } = await openSummary();
    let script: HTMLScriptElement | undefined;
    loadScript.mockImplementation(({ dataNamespace }: { dataNamespace: string }) => {
      script = document.createElement('script');
      script.setAttribute('data-namespace', dataNamespace);
      document.head.append(script);
      return new Promise(() => undefined);
    });
    await user.click(reserve());
    await user.click(within(await dialog()).getByRole('button', { name: 'Einmal laden' }));
    await waitFor(() => expect(script?.isConnected).toBe(true));
    const cleared = vi.spyOn(window, 'clearTimeout');
    act(() => environment.history.push('/'));
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(script?.isConnected).toBe(false));
    expect(cleared).toHaveBeenCalled();
  });
});
