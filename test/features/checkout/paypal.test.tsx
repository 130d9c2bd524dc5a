import { act, screen, waitFor, within } from '@testing-library/react';
import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadScript } from '../../doubles/paypalJs';
import { keptOrders } from '../../builders/kept';
import { NOW } from '../../now';
import { API_URL, platform, server } from '../../platformServer';
import { aPaypalOrder, aTradeIn, ORDER_ID, paidState, unconfirmedState } from '../../builders/order';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { tradeInSchema } from '../../../src/domain/trade-in/tradeIn';
import { NEW_ORDER } from '../../../src/domain/order/orderState';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import {
  aFreeCar,
  costs,
  heading,
  keepDraft,
  keptDraft,
  PAYMENT,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
} from './journey';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/checkout/paypal/Payment';

setUpCheckout();

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
  paypal.options = undefined;
  paypal.created.mockReset().mockResolvedValue('PAY-1');
  paypal.capture.mockReset().mockResolvedValue(aPaypalOrder());
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
/** The shop asks PayPal for the fee. */
const ask = () => act(async () => paypal.options?.createOrder({ paymentSource: 'paypal' }, actions()));
/** The visitor approves it in PayPal's window. */
const approve = (orderID = 'PAY-1') => act(async () => paypal.options?.onApprove({ orderID }, actions() as never));
const pay = async () => {
  await ask();
  await approve();
};
/** The shop asks for no fee, as PayPal's script notices. */
const isRefused = () =>
  act(async () => {
    await expect(paypal.options?.createOrder({ paymentSource: 'paypal' }, actions())).rejects.toThrow();
    paypal.options?.onError({ message: 'createOrder failed' });
  });
const tellOfTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.checkoutDraft })));
const LATER = { changedAt: Number.MAX_SAFE_INTEGER - 9 };

/** Once the fee is paid, the button no longer asks for it. */
const reserve = () => screen.getByRole('button', { name: /^Zahlungspflichtig (?:reservieren|bestellen)$/ });
const dialog = () => screen.findByRole('dialog', { name: 'Reservierungsgebühr' });
const ARRIVED = 'Ihre Zahlung ist eingegangen, Ihre Bestellung ist noch nicht bestätigt.';
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
  await app.user.click(within(await dialog()).getByRole('button', { name: 'Mit PayPal bezahlen' }));
  await waitFor(() => expect(paypal.options).toBeDefined());
  return app;
}

/** The same with a trade-in of 8,400 € that the platform knows. */
async function openWithTradeIn() {
  const [tradeIn] = platform.tenant(2).tradeIns;
  if (!tradeIn) throw new Error('no trade-in in the stock');
  Object.assign(tradeIn, { customerPrice: 8_400, createdAt: NOW.toISOString(), redeemedAt: undefined });
  const tradeIns = [z.parse(tradeInSchema, tradeIn)];
  return { tradeIn, ...(await openPaypal({ wantsTradeIn: true, tradeIns, tradeInId: tradeIn.id })) };
}

describe('the payment of the reservation fee', () => {
  it('is asked for in PayPal’s window once the visitor has agreed, kept before the money moves, and ordered with', async () => {
    const { user, container } = await openSummary();
    await user.click(reserve());
    const shown = within(await dialog());
    expect(shown.getByText('Heute Fällig').nextSibling).toHaveTextContent('250 €');
    expect(shown.getByText(/wird auf den Kaufpreis angerechnet/)).toBeInTheDocument();
    expect(loadScript).not.toHaveBeenCalled();
    await user.click(shown.getByRole('button', { name: 'Mit PayPal bezahlen' }));
    await waitFor(() => expect(paypal.options).toBeDefined());
    expect(loadScript).toHaveBeenCalledOnce();
    expect(loadScript.mock.calls[0]?.[0]).toMatchObject({
      ...{ clientId: 'demo-paypal-client', currency: 'EUR', locale: 'de_DE' },
      sdkBaseUrl: 'https://www.paypal.com/sdk/js',
    });
    paypal.capture.mockImplementation(() => {
      expect(keptDraft()?.state.payment).toEqual({ stage: 'capturing', paypalOrderId: 'PAY-1', amount: 250 });
      expect(platform.state.orders).toHaveLength(0);
      return Promise.resolve(aPaypalOrder());
    });
    await pay();
    await heading(THANKS);
    expect(paypal.created.mock.calls).toMatchObject([
      [{ purchase_units: [{ custom_id: ORDER_ID, invoice_id: ORDER_ID, amount: { value: '250.00' } }] }],
    ]);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId])).toEqual([[ORDER_ID, 'PAY-1']]);
    expect(paypal.close).toHaveBeenCalledOnce();
    expect(container.querySelector('slot')).toBeNull();
    expect(keptDraft()).toBeUndefined();
  });

  it('is not captured for a vehicle that cannot be read, nor where it is declined: says so, and can be tried again', async () => {
    const { car } = await openPaypal();
    await ask();
    platform.fail({ method: 'GET', path: `/cars/${car.id}` }, 500, 1);
    await approve();
    expect(await screen.findByText(/Es ließ sich nicht prüfen.*es wurde nichts abgebucht/)).toBeVisible();
    expect(paypal.capture).not.toHaveBeenCalled();

    paypal.capture.mockRejectedValue(new Error('INSTRUMENT_DECLINED or network'));
    paypal.get.mockResolvedValueOnce(aPaypalOrder([], 'APPROVED'));
    await pay();
    expect(await screen.findByText(/Die Zahlung hat nicht geklappt, es wurde nichts abgebucht/)).toBeVisible();
    expect(keptDraft()?.state.payment).toEqual({ stage: 'none' });
    expect(platform.state.orders).toHaveLength(0);

    // Only the answer of the capture gets lost.
    paypal.get.mockResolvedValueOnce(aPaypalOrder());
    await pay();
    await heading(THANKS);
    expect(platform.state.orders[0]?.order.paypalOrderId).toBe('PAY-1');
  });

  it('is not asked for where the value of the trade-in cannot be read again: says so, and what to do', async () => {
    const tradeIn = aTradeIn({ createdAt: NOW.toISOString() });
    await openPaypal({ wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id });
    await isRefused();
    expect(
      await screen.findByText(/Der Wert Ihres Fahrzeugs ließ sich nicht .* Es wurde nichts abgebucht\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/Die Zahlung hat nicht geklappt/)).not.toBeInTheDocument();
    expect(paypal.created).not.toHaveBeenCalled();
  });

  it('is neither asked for nor captured while the platform is busy: says when it can be tried again', async () => {
    const { car } = await openPaypal();
    let seconds = '20';
    const busy = http.get(`${API_URL}/cardealeradmin/:adminId/cars/${car.id}`, () =>
      HttpResponse.json({}, { status: 429, headers: { 'retry-after': seconds } }),
    );
    server.use(busy);
    await isRefused();
    expect(await screen.findByText(/ in 20 Sekunden noch einmal\. Es wurde nichts abgebucht\.$/)).toBeVisible();
    expect(paypal.created).not.toHaveBeenCalled();
    server.resetHandlers();
    await ask();
    expect(screen.queryByText(/ in 20 Sekunden/)).not.toBeInTheDocument();
    seconds = '30';
    server.use(busy);
    await approve();
    expect(await screen.findByText(/ in 30 Sekunden noch einmal\. Es wurde nichts abgebucht\.$/)).toBeVisible();
    expect(paypal.capture).not.toHaveBeenCalled();
    expect(keptDraft()?.state.payment).toEqual({ stage: 'none' });
  });

  it('that nobody confirms is not made again: the order goes out with it', async () => {
    const { user } = await openPaypal();
    paypal.capture.mockRejectedValue(new Error('network'));
    paypal.get.mockRejectedValue(new Error('network'));
    await pay();
    const shown = within(await dialog());
    expect(shown.getByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Bestellung absenden' }));
    await heading('Ihre Bestellung ist eingegangen');
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders[0]?.order.paypalOrderId).toBe('PAY-1');
    // Nobody knows whether the fee has arrived: no word of a payment that did, nor of a vehicle that is held for it.
    expect(screen.getByText(/aber noch nicht bestätigt: Das Autohaus prüft sie/)).toBeVisible();
    expect(screen.queryByText(/ist eingegangen, das Fahrzeug|So lange ist das Fahrzeug/)).toBeNull();
  });

  // rules/order-and-payment: paid is what the capture says.
  it('that is completed with a declined capture orders nothing, and can be made anew', async () => {
    await openPaypal();
    paypal.capture.mockResolvedValueOnce(aPaypalOrder(['DECLINED']));
    await pay();
    expect(await screen.findByText(/Die Zahlung hat nicht geklappt, es wurde nichts abgebucht/)).toBeVisible();
    expect([keptDraft()?.state.payment, platform.state.orders]).toEqual([{ stage: 'none' }, []]);
    await pay();
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['COMPLETED', THANKS],
    ['PENDING', 'Ihre Bestellung ist eingegangen'],
  ])('that is pending waits, and is asked for again at the press: %s', async (later, title) => {
    const { user } = await openPaypal();
    paypal.capture.mockResolvedValue(aPaypalOrder(['PENDING']));
    paypal.get.mockResolvedValueOnce(aPaypalOrder(['PENDING'])).mockResolvedValue(aPaypalOrder([later]));
    await pay();
    const shown = within(await dialog());
    expect(shown.getByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.')).toBeInTheDocument();
    expect([keptDraft()?.state.payment.stage, platform.state.orders]).toEqual(['unconfirmed', []]);
    await user.click(shown.getByRole('button', { name: 'Bestellung absenden' }));
    await heading(title);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders[0]?.order.paypalOrderId).toBe('PAY-1');
  });

  it('that was pending and is declined at the press orders nothing, and says so beside the order, too', async () => {
    const { user } = await openPaypal();
    paypal.capture.mockResolvedValue(aPaypalOrder(['PENDING']));
    paypal.get.mockResolvedValueOnce(aPaypalOrder(['PENDING'])).mockResolvedValue(aPaypalOrder(['DECLINED']));
    await pay();
    await user.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    await user.click(reserve());
    expect(await screen.findByText(/Die Zahlung hat nicht geklappt, es wurde nichts abgebucht/)).toBeVisible();
    expect([keptDraft()?.state, platform.state.orders]).toEqual([NEW_ORDER, []]);
  });

  it('goes with the order for what was chosen in its place, and is told beside its thanks', async () => {
    const { user } = await openSummary({ paymentOptionId: 'at-car-dealer', state: unconfirmedState() });
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order).toMatchObject({ orderPaymentType: 1, paypalOrderId: 'PAY-1' });
    expect(screen.getByText(paymentOptionById('at-car-dealer')?.success.text ?? '')).toBeVisible();
    expect(
      screen.getByText(/^PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt: Das Autohaus prüft sie/),
    ).toBeVisible();
    expect(screen.queryByText(/^Ihre Angaben sind eingegangen/)).toBeNull();
  });

  it('is not captured when PayPal reports its approval after the checkout was left', async () => {
    const { user, environment } = await openPaypal();
    await ask();
    await user.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    act(() => environment.history.push('/widerruf'));
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(screen.queryByText(SUMMARY)).toBeNull());
    await approve();
    expect(paypal.capture).not.toHaveBeenCalled();
  });

  it('is kept with the amount that PayPal was asked for, whatever is chosen while its window stands', async () => {
    const { user } = await openPaypal();
    await ask();
    await user.click(within(await dialog()).getByRole('button', { name: 'Andere Zahlungsart wählen' }));
    await heading(PAYMENT);
    await user.click(screen.getByRole('radio', { name: /Persönliche Beratung/ }));
    await approve();
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(keptDraft()?.state).toEqual(paidState());
  });

  it('is made once, however often PayPal tells of it, and sends the order, whatever the vehicle costs by then', async () => {
    const { car } = await openPaypal();
    paypal.capture.mockImplementation(() => {
      car.publicPrice = 12_345;
      return Promise.resolve(aPaypalOrder());
    });
    await ask();
    await act(() =>
      Promise.all(
        ['PAY-1', 'PAY-2'].map(async (orderID) => paypal.options?.onApprove({ orderID }, actions() as never)),
      ),
    );
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders).toHaveLength(1);
  });

  it('that another tab has made is taken over and not made again', async () => {
    const { user, car } = await openPaypal();
    keepDraft(car, { paymentOptionId: 'reservation-fee-online', ...LATER, state: paidState('PAY-7') }, 2);
    tellOfTab();
    expect(within(await dialog()).getByText(ARRIVED)).toBeInTheDocument();
    await approve();
    expect(paypal.capture).not.toHaveBeenCalled();
    await user.click(within(await dialog()).getByRole('button', { name: 'Bestellung absenden' }));
    await heading(THANKS);
    expect(platform.state.orders.map(({ order }) => [order.id, order.paypalOrderId])).toEqual([[ORDER_ID, 'PAY-7']]);
  });

  it('is not asked for when the vehicle was reserved, repriced or sold meanwhile', async () => {
    const { car, user } = await openPaypal();
    car.reservedUntil = '2026-05-09T08:00:00Z';
    await isRefused();
    expect(await screen.findByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeVisible();

    delete car.reservedUntil;
    car.publicPrice = 12_345;
    await isRefused();
    expect(await screen.findByText(/^Der Preis dieses Fahrzeugs hat sich geändert: 12\.345\s€ statt /)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(paypal.created).not.toHaveBeenCalled();
    await user.click(reserve());
    await ask();
    expect(paypal.created).toHaveBeenCalledOnce();

    const { vehicles } = platform.tenant(2);
    vehicles.splice(vehicles.indexOf(car), 1);
    await isRefused();
    expect(await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
    expect(paypal.created).toHaveBeenCalledOnce();
  });

  it('is neither asked for nor captured at a trade-in of another value, and goes on once that is agreed to, or without it', async () => {
    const { user, tradeIn } = await openWithTradeIn();
    await ask();
    tradeIn.customerPrice = 1_000;
    await approve();
    expect(
      await screen.findByText(/Der Wert Ihrer Inzahlungnahme hat sich geändert: 1\.000\s€ statt 8\.400\s€/),
    ).toBeVisible();
    expect(screen.getByText('Ihre Zahlung wurde nicht ausgeführt, es wurde nichts abgebucht.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(paypal.capture).not.toHaveBeenCalled();
    expect(keptDraft()?.state.payment).toEqual({ stage: 'none' });

    await user.click(reserve());
    tradeIn.redeemedAt = NOW.toISOString();
    await isRefused();
    expect(await screen.findByText(/Das Angebot für Ihr Fahrzeug gilt nicht mehr\. .*Bitte prüfen/)).toBeVisible();
    expect(paypal.created).toHaveBeenCalledOnce();
    await user.click(reserve());
    await pay();
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders[0]?.order).not.toHaveProperty('tradeInId');
  });

  it('whose order is refused for a trade-in that was redeemed after it was taken, goes on without it', async () => {
    const { user, tradeIn } = await openWithTradeIn();
    paypal.capture.mockImplementation(() => {
      tradeIn.redeemedAt = NOW.toISOString();
      return Promise.resolve(aPaypalOrder());
    });
    await pay();
    expect(await screen.findByText(/Das Angebot für Ihr Fahrzeug gilt nicht mehr\. .*Bitte prüfen/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(reserve());
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
    expect(platform.state.orders.map(({ order }) => [order.paypalOrderId, order.tradeInId])).toEqual([
      ['PAY-1', undefined],
    ]);
  });

  it('says when PayPal cannot be loaded, tries again, and leads to another way to pay', async () => {
    const { user, environment } = await openSummary();
    loadScript.mockRejectedValueOnce(new Error('blocked'));
    await user.click(reserve());
    await user.click(within(await dialog()).getByRole('button', { name: 'Mit PayPal bezahlen' }));
    expect(await screen.findByText('PayPal konnte nicht geladen werden.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(loadScript).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Andere Zahlungsart wählen' }));
    await heading(PAYMENT);
    expect(environment.history.current.location.pathname).toMatch(/8-reservation$/);
    expect(keptDraft()?.customer.lastName).toBe('Weber');
  });

  it('in a dialog that was closed meanwhile waits for the visitor to send the order', async () => {
    const { user } = await openPaypal();
    await user.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    await pay();
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The fee is paid, not changed.
    expect(screen.queryByText(/^Heute Fällig: /)).not.toBeInTheDocument();
    expect(platform.state.orders).toHaveLength(0);
    await user.click(reserve());
    await heading(THANKS);
    expect(paypal.capture).toHaveBeenCalledOnce();
  });
});

describe('an order that was paid and not yet taken', () => {
  const paid = { state: paidState() };

  it('is told at the top of the summary, owes that much less, and asks for the fee no second time', async () => {
    const { car, user } = await openSummary(paid);
    const [notice] = screen.getAllByText(ARRIVED);
    const isBefore = (first?: Node, second?: Node) =>
      first && second && first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore(screen.getByRole('heading', { level: 1 }), notice)).toBe(true);
    expect(isBefore(notice, screen.getByRole('region', { name: 'Bezahlung' }))).toBe(true);
    const rest = new Intl.NumberFormat('de-DE').format(car.publicPrice - 250);
    for (const [label, amount] of [
      ['Heute Fällig', '0 €'],
      ['Bereits bezahlt', '250 €'],
      ['Bis zur Übergabe', `${rest} €`],
    ] as const)
      expect(costs().getByText(label).closest('dt')?.nextSibling).toHaveTextContent(amount);
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig reservieren' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Bezahlung ändern' }));
    await heading(PAYMENT);
    expect(screen.getByText('Bereits bezahlt: 250 €')).toBeVisible();
    expect(screen.queryByText('Heute fällig: 250 €')).not.toBeInTheDocument();
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

  it('is given back by a message that says when to send it again where the platform is busy', async () => {
    const { user } = await openSummary(paid);
    platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
    platform.fail('/emails', 503, 1);
    await user.click(reserve());
    await heading('Ihre Zahlung wird erstattet');
    await screen.findByText(/, konnte nicht gesendet werden\..* in einer Minute noch einmal\. Sonst rufen Sie es an: /);
    await user.click(screen.getByRole('button', { name: 'Nachricht noch einmal senden' }));
    await screen.findByText(/^Wir haben das Autohaus gebeten, Ihre Zahlung zu erstatten/);
    expect(platform.state.emails).toHaveLength(1);
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
    function keepBoth() {
      const car = aFreeCar(2);
      const other = aFreeCar(2, car);
      const kept = keepDraft(car, { ...paid, paymentOptionId: 'reservation-fee-online' }, 2);
      const own = {
        ...kept,
        orderId: '66666666-6666-4666-8666-666666666666',
        vehicleId: other.id,
        changedAt: kept.changedAt - 1,
      };
      const drafts = [kept, { ...own, state: NEW_ORDER, paymentOptionId: 'at-car-dealer' }];
      const adminId = '00000000-0000-4000-8000-000000000002';
      localStorage.setItem(STORAGE_KEYS.checkoutDraft, keptOrders(DRAFT_VERSION, { drafts }, adminId));
      return { car, other };
    }

    it('is named in its checkout, with the way back', async () => {
      const { car, other } = keepBoth();
      const { user, environment } = renderCheckout({ car: other, tenant: 2, step: '7-hand-over' });
      expect(await screen.findByText('Ihre Zahlung ist eingegangen, die Bestellung noch nicht.')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Zur bezahlten Bestellung' }));
      await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
      expect(await screen.findByText(ARRIVED)).toBeVisible();
      expect(environment.history.current.location.pathname).toContain(car.id);
    });

    it('stays paid while that one is ordered', async () => {
      const { car, other } = keepBoth();
      const { user } = renderCheckout({ car: other, tenant: 2, step: '9-summary' });
      await heading(SUMMARY);
      await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
      await heading('Vielen Dank für Ihre Anfrage!');
      expect(keptDraft(car.id)).toMatchObject(paid);
      expect(keptDraft(other.id)).toBeUndefined();
    });
  });

  it('of tab A that PayPal declines in the end is no payment in tab B', async () => {
    const { car } = await openSummary({ state: unconfirmedState() });
    expect(screen.getByText('PayPal hat Ihre Zahlung angenommen, aber noch nicht bestätigt.')).toBeVisible();
    keepDraft(car, { paymentOptionId: 'reservation-fee-online', ...LATER }, 2);
    tellOfTab();
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
    await user.click(within(await dialog()).getByRole('button', { name: 'Mit PayPal bezahlen' }));
    await waitFor(() => expect(script?.isConnected).toBe(true));
    const cleared = vi.spyOn(window, 'clearTimeout');
    act(() => environment.history.push('/widerruf'));
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(script?.isConnected).toBe(false));
    expect(cleared).toHaveBeenCalled();
  });
});
