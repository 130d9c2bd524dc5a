import { act, screen, waitFor, within } from '@testing-library/react';
import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../doubles/paypalJs';
import { keptOrders } from '../../builders/kept';
import { platform } from '../../platformServer';
import { aSentOrder, ORDER_ID, paidState, unansweredState, unconfirmedState } from '../../builders/order';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { NEW_ORDER } from '../../../src/domain/order/orderState';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { aFreeCar, heading, keepDraft, keptDraft, renderCheckout, setUpServiceTwins, SUMMARY } from './journey';

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

/** A draft with this payment. */
const withFee = (stage: 'capturing' | 'captured') => ({
  state: { payment: { stage, paypalOrderId: 'PAY-1', amount: 250 } },
});

describe('the payment of the reservation fee', () => {
  // rules/storage-and-privacy: PayPal currency.
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
      expect(keptDraft()).toMatchObject(withFee('capturing'));
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
    expect(keptDraft()?.state.payment).toEqual({ stage: 'none' });
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
    keepDraft(car, { paymentOptionId: 'at-car-dealer', state: unconfirmedState() }, 2);
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

  it('is not captured when PayPal reports its approval after the checkout was left', async () => {
    const { user, environment } = await openPaypal();
    await act(async () => paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never));
    await user.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    act(() => environment.history.push('/'));
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
    await act(async () => paypal.options?.onApprove({ orderID: 'PAY-1' }, actions() as never));
    expect(paypal.capture).not.toHaveBeenCalled();
  });

  it('is not captured when the order went out by transfer in another tab meanwhile', async () => {
    const { car } = await openPaypal();
    await act(async () => paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never));
    const sent = aSentOrder({ vehicleId: car.id });
    keepDraft(car, { changedAt: Number.MAX_SAFE_INTEGER - 9, state: unansweredState(sent) }, 2);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
    await act(async () => paypal.options?.onApprove({ orderID: 'PAY-1' }, actions() as never));
    expect(paypal.capture).not.toHaveBeenCalled();
  });

  it('is not captured when the vehicle cannot be read once more, and can be tried again', async () => {
    const { car } = await openPaypal();
    await act(async () => paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never));
    platform.fail({ method: 'GET', path: `/cars/${car.id}` }, 500, 1);
    await act(async () => paypal.options?.onApprove({ orderID: 'PAY-1' }, actions() as never));
    expect(await screen.findByText(/Es ließ sich nicht prüfen.*es wurde nichts abgebucht/)).toBeVisible();
    expect(paypal.capture).not.toHaveBeenCalled();
    await pay();
    await heading(THANKS);
  });

  it('is kept with the amount that PayPal was asked for, whatever is chosen while its window stands', async () => {
    const { user } = await openPaypal();
    paypal.capture.mockImplementation(() => {
      expect(keptDraft()).toMatchObject(withFee('capturing'));
      return Promise.resolve({ status: 'COMPLETED' });
    });
    await act(async () => paypal.options?.createOrder({ paymentSource: 'paypal' }, actions() as never));
    await user.click(within(await dialog()).getByRole('button', { name: 'Andere Zahlungsart wählen' }));
    await heading('Wie möchten Sie bezahlen?');
    await user.click(screen.getByRole('radio', { name: /Persönliche Beratung/ }));
    await act(async () => paypal.options?.onApprove({ orderID: 'PAY-1' }, actions() as never));
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(keptDraft()).toMatchObject(withFee('captured'));
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
      { paymentOptionId: 'reservation-fee-online', changedAt: Number.MAX_SAFE_INTEGER - 9, state: paidState('PAY-7') },
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
  const paid = { state: paidState() };

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

  it('is given back where somebody else was faster: the dealer is told once, and the number stands there', async () => {
    const { car, user } = await openSummary(paid);
    platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
    await user.click(reserve());
    await heading('Ihre Zahlung wird erstattet');
    expect(screen.getByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeVisible();
    expect(screen.getByText('PAY-1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Autohaus anrufen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await screen.findByText(/^Wir haben das Autohaus gebeten, Ihre Zahlung zu erstatten/);
    expect(platform.state.emails.map(({ carId, message }) => [carId, message.includes('PAY-1')])).toEqual([
      [car.id, true],
    ]);
    expect(keptDraft()?.state.payment).toMatchObject({ stage: 'stranded', paypalOrderId: 'PAY-1' });
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

  it('is named in the checkout of another vehicle, which goes on beside it, with the way back', async () => {
    const [, other] = platform
      .tenant(2)
      .vehicles.filter(({ publicPrice, reservedUntil }) => publicPrice && !reservedUntil);
    const kept = keepDraft(aFreeCar(2), { ...paid, paymentOptionId: 'reservation-fee-online' }, 2);
    const { user, environment } = renderCheckout({ car: other, tenant: 2 });
    await screen.findAllByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: 'Nein' }));
    expect(keptDraft(kept.vehicleId)).toMatchObject(paid);
    expect(keptDraft(other?.id)).toMatchObject({ wantsTradeIn: false });
    expect(screen.getByText('Ihre Zahlung ist eingegangen, die Bestellung noch nicht.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Zur bezahlten Bestellung' }));
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    expect(environment.history.current.location.pathname).toContain(kept.vehicleId);
  });

  it('stays paid while the order of another vehicle is placed', async () => {
    const kept = keepDraft(aFreeCar(2), { ...paid, paymentOptionId: 'reservation-fee-online' }, 2);
    const other = platform.tenant(2).vehicles.find(({ id, publicPrice, reservedUntil, carType }) => {
      return id !== kept.vehicleId && carType === 'PKW' && publicPrice > 0 && !reservedUntil;
    });
    const own = { ...kept, orderId: '66666666-6666-4666-8666-666666666666', vehicleId: other?.id ?? '', changedAt: 1 };
    const adminId = '00000000-0000-4000-8000-000000000002';
    const drafts = [kept, { ...own, state: NEW_ORDER, paymentOptionId: 'at-car-dealer' }];
    localStorage.setItem(STORAGE_KEYS.checkoutDraft, keptOrders(DRAFT_VERSION, { drafts }, adminId));
    const { user } = renderCheckout({ car: other, tenant: 2, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(keptDraft(kept.vehicleId)).toMatchObject(paid);
    expect(keptDraft(other?.id)).toBeUndefined();
  });

  it('of tab A that PayPal declines in the end is no payment in tab B', async () => {
    const { car } = await openSummary({ state: unconfirmedState() });
    expect(screen.getByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.')).toBeVisible();
    keepDraft(car, { paymentOptionId: 'reservation-fee-online', changedAt: Number.MAX_SAFE_INTEGER - 9 }, 2);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
    await waitFor(() =>
      expect(screen.queryByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.')).toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig reservieren' })).toBeVisible();
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
