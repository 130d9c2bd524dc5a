import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/vehicle/VehiclePage';
import * as z from 'zod/mini';
import { tradeInSchema } from '../../../src/domain/trade-in/tradeIn';
import { TRADE_IN_CODES } from '../../platform/state';
import { platform } from '../../platformServer';
import { aTradeIn, customerEntries, ORDER_ID } from '../../builders/order';
import {
  aBankedCar,
  heading,
  productNamed,
  keepDraft,
  keptDraft,
  storedPlacedOrders,
  renderCheckout,
  SUMMARY,
  costs,
  setUpCheckout,
  openSummary,
} from './journey';

setUpCheckout();

const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
const POST = { method: 'POST', path: '/v2/orders' } as const;
const request = () => screen.getByRole('button', { name: 'Unverbindlich anfragen' });

describe('sending the order', () => {
  it('keeps everything after a failure, and is one order when the answer of the first try got lost', async () => {
    const { user, environment } = await openSummary();
    for (const fault of [500, 'truncated'] as const) {
      platform.fail(POST, fault, 1);
      await user.click(request());
      // One notice, so that nothing beside it says otherwise.
      const [notice, ...others] = await screen.findAllByRole('alert');
      expect(notice).toHaveTextContent(`${FAILED}Ihre Anfrage ist vielleicht schon angekommen.`);
      expect(others).toEqual([]);
      expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Anna');
      expect(keptDraft()).toMatchObject({ orderId: ORDER_ID, state: { order: { stage: 'unanswered' } } });
    }
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders.map(({ order, received }) => [order.id, received])).toEqual([[ORDER_ID, 2]]);
    expect(keptDraft()).toBeUndefined();
    expect(environment.events.filter(({ type }) => type === 'order-created')).toHaveLength(1);
  });

  it('tries a gateway that is down twice more by itself', async () => {
    const { user } = await openSummary();
    platform.fail(POST, 502, 2);
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders).toHaveLength(1);
  });

  it('says that somebody else was faster and keeps the draft', async () => {
    const { user } = await openSummary();
    platform.fail(POST, 409, 1);
    await user.click(request());
    expect(await screen.findByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeVisible();
    expect(screen.getByText(/^Fragen Sie das Autohaus, ob es wieder frei wird/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Andere Fahrzeuge ansehen' })).toBeVisible();
    expect(keptDraft()).toMatchObject({ orderId: ORDER_ID, state: { order: { stage: 'refused' } } });
  });

  it('says that the vehicle was sold meanwhile, instead of asking to try again for ever', async () => {
    const { user, car } = await openSummary();
    const { vehicles } = platform.tenant(1);
    vehicles.splice(vehicles.indexOf(car), 1);
    await user.click(request());
    expect(await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
    await heading('Fahrzeugsuche');
  });

  it('shows the new price when the platform refuses the old one', async () => {
    const { user, car } = await openSummary();
    platform.fail(POST, 404, 1);
    car.publicPrice = 12_345;
    await user.click(request());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await screen.findByText(/12\.345\s€ statt .* Bitte prüfen Sie Ihre Anfrage\.$/)).toBeVisible();
    expect(costs().getByText('Bei Übergabe').closest('dt')?.nextSibling).toHaveTextContent('12.345 €');
    expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Anna');
  });

  it('says each line of the bill that is another one by then, today or the next morning, and sends what was agreed to', async () => {
    const [mats, care] = [productNamed('Gummifußmatten'), productNamed('Wartungspaket')];
    const { user, unmount, car } = await openSummary({
      paymentOptionId: 'advance-transfer',
      productIds: [mats.id, care.id],
    });
    const before = mats.price;
    mats.price = before + 11;
    const { products } = platform.tenant(1);
    products.splice(products.indexOf(care), 1);
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    const changes = `${mats.name}: ${before + 11} € statt ${before} €. ${care.name} gibt es nicht mehr. Bitte prüfen Sie Ihre Bestellung.`;
    const said = () => screen.findByText((text) => text.replaceAll('\u00A0', ' ') === changes);
    expect(await said()).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(platform.state.orders).toHaveLength(0);

    unmount();
    const { user: later } = renderCheckout({ car, step: '9-summary' });
    expect(await said()).toBeVisible();
    await later.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(platform.state.orders[0]?.order).toMatchObject({
      crossSellingProductIds: [mats.id, productNamed('Abholung').id],
      oneTimePayment: car.publicPrice + before + 11,
    });
  });

  it('is held where the car is another one by then, or costs a cent more, and goes out once that is agreed to', async () => {
    const { user, car } = await openSummary({ paymentOptionId: 'advance-transfer' });
    Object.assign(car, { mileAge: 187_654, accidentStatus: 'ACCIDENT', publicPrice: car.publicPrice + 0.01 });
    const order = () => user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await order();
    expect(await screen.findByText(/Kilometerstand: 187\.654\skm statt .*Unfallstatus:? Unfallfahrzeug/)).toBeVisible();
    expect(
      screen.getByText(/^Der Preis dieses Fahrzeugs hat sich geändert: [\d.]+,01\s€ statt [\d.]+\s€\./),
    ).toBeVisible();
    // Above the button as it is now, with its cents.
    expect(costs().getByText('Kilometerstand').nextSibling).toHaveTextContent(/^\s*$|187\.654/);
    expect(costs().getAllByText(/,01\s€/).length).toBeGreaterThan(1);
    expect(platform.state.orders).toHaveLength(0);
    await order();
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(
      screen.getByText(/Kilometerstand: 187\.654\skm statt .* Ihre Bestellung nennt den neuen Stand\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/Ihre Anfrage/)).not.toBeInTheDocument();
  });

  it('is not sent where the dealer takes no orders any more, and goes out when they do again', async () => {
    const { user } = await openSummary({ paymentOptionId: 'advance-transfer' });
    const { settings } = platform.tenant(1);
    settings.isCheckoutEnabled = false;
    const order = () => user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await order();
    expect(await screen.findByText(/Das Autohaus nimmt im Shop gerade keine Bestellungen an/)).toBeVisible();
    expect(screen.getByText(/^Rufen Sie das Autohaus an:$/).nextSibling).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(platform.record.some(({ path }) => path === '/v2/orders')).toBe(false);
    settings.isCheckoutEnabled = true;
    await order();
    await heading('Vielen Dank für Ihre Bestellung!');
  });

  it.each([403, 413] as const)(
    'answered %i says whom to call and another way, and keeps what was typed',
    async (status) => {
      const { user } = await openSummary();
      platform.fail(POST, status, 1);
      await user.click(request());
      expect(await screen.findByText(/dasselbe noch einmal zu senden hilft nicht/)).toBeVisible();
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
      expect(screen.getByText(/^Rufen Sie das Autohaus an:$/).nextSibling).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:/),
      );
      await user.click(screen.getByRole('button', { name: 'Andere Zahlungsart wählen' }));
      await heading('Wie möchten Sie bezahlen?');
      expect(keptDraft()?.customer.lastName).toBe('Weber');
    },
  );

  it('answered 401 says that a login is needed, and whom to call, and keeps what was typed', async () => {
    const { user } = await openSummary();
    platform.fail(POST, 401, 1);
    await user.click(request());
    expect(await screen.findByText(/weil eine Anmeldung abgelaufen ist oder fehlt/)).toBeVisible();
    expect(screen.getByText(/^Rufen Sie das Autohaus an:$/)).toBeVisible();
    expect(keptDraft()?.customer.lastName).toBe('Weber');
  });

  it('names the trade-in that was redeemed meanwhile, where the platform refuses the order for it', async () => {
    const tradeIn = aTradeIn({ code: 'ABC-123', usedEmail: 'anna@beispiel.de' });
    const { user } = await openSummary({ wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id });
    platform.fail(POST, 404, 1);
    await user.click(request());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await screen.findByText(/Das Angebot für Ihr Fahrzeug gilt nicht mehr\. /)).toBeVisible();
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order).not.toHaveProperty('tradeInId');
  });

  // rules/platform-and-wire: not now is not no.
  it('keeps its trade-in where the platform is too busy to say whether it still holds, says when to press again, and is sent with it', async () => {
    const tradeIn = platform.tenant(1).tradeIns.find(({ code }) => code === TRADE_IN_CODES.normal);
    const known = { ...z.parse(tradeInSchema, tradeIn), code: TRADE_IN_CODES.normal, usedEmail: TRADE_IN_CODES.email };
    const { user } = await openSummary({
      paymentOptionId: 'advance-transfer',
      wantsTradeIn: true,
      tradeIns: [known],
      tradeInId: known.id,
    });
    const order = () => user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    const undo = platform.fail('/redeem', 429);
    await order();
    expect(await screen.findByText(/ausgelastet\. Bitte versuchen Sie es in einer Minute noch einmal\./)).toBeVisible();
    expect(screen.queryByText(/Das Angebot für Ihr Fahrzeug gilt nicht mehr/)).not.toBeInTheDocument();
    expect(keptDraft()).toMatchObject({ tradeInId: known.id, state: { order: { stage: 'draft' } } });
    expect(platform.state.orders).toEqual([]);
    undo();
    await order();
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(platform.state.orders[0]?.order).toMatchObject({ tradeInId: known.id });
  });

  describe('whose vehicle has another price by then', () => {
    const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    const CHANGED =
      /^Der Preis dieses Fahrzeugs hat sich geändert: 12\.345\s€ statt [\d.]+\s€\. Bitte prüfen Sie Ihre Bestellung\.$/;
    const reads = (id: string) =>
      platform.record.filter(({ method, path }) => method === 'GET' && path.endsWith(`/cars/${id}`)).length;

    it('waits for a second press, with the new price in view', async () => {
      const { user, car } = await openSummary({ paymentOptionId: 'advance-transfer' });
      car.publicPrice = 12_345;
      await user.click(order());
      expect(await screen.findByText(CHANGED)).toBeVisible();
      expect(costs().getByText('Bis zur Übergabe').closest('dt')?.nextSibling).toHaveTextContent('12.345 €');
      expect(platform.state.orders).toHaveLength(0);
      expect(keptDraft()).toMatchObject({ state: { order: { stage: 'draft' } } });
      const before = reads(car.id);
      await user.click(order());
      await heading('Vielen Dank für Ihre Bestellung!');
      expect(platform.state.orders[0]?.order).toMatchObject({ oneTimePayment: 12_345 });
      expect(reads(car.id)).toBe(before + 1);
    });

    it('is not sent while the price is not known, and goes out as it was where the platform may have it already', async () => {
      const { user, car } = await openSummary({ paymentOptionId: 'advance-transfer' });
      const { publicPrice } = car;
      platform.fail({ method: 'GET', path: `/cars/${car.id}` }, 500, 1);
      await user.click(order());
      expect(await screen.findByText(FAILED)).toBeVisible();
      expect(platform.record.some(({ method, path }) => method === 'POST' && path.endsWith('/v2/orders'))).toBe(false);
      platform.fail(POST, 500, 1);
      await user.click(order());
      await waitFor(() => expect(keptDraft()).toMatchObject({ state: { order: { stage: 'unanswered' } } }));
      expect(await screen.findByText(FAILED)).toBeVisible();
      car.publicPrice = 12_345;
      await user.click(order());
      await heading('Vielen Dank für Ihre Bestellung!');
      expect(platform.state.orders[0]?.order).toMatchObject({ oneTimePayment: publicPrice });
    });

    it('goes out at once as a request, at the new price, and its thanks say so', async () => {
      const { user, car } = await openSummary();
      const before = reads(car.id);
      const old = new Intl.NumberFormat('de-DE').format(car.publicPrice);
      car.publicPrice = 12_345;
      await user.click(request());
      await heading('Vielen Dank für Ihre Anfrage!');
      expect(platform.state.orders.map(({ order: { oneTimePayment } }) => oneTimePayment)).toEqual([12_345]);
      expect(reads(car.id)).toBe(before + 1);
      const text = `Der Preis dieses Fahrzeugs hat sich geändert: 12.345\u00A0€ statt ${old}\u00A0€. Ihre Anfrage nennt den neuen Preis.`;
      expect(screen.getByText(text.replaceAll('\u00A0', ' '))).toBeVisible();
      expect(storedPlacedOrders()).toMatchObject([{ priceChange: text }]);
      await user.click(screen.getByRole('heading', { name: 'Ihre Anfrage' }));
      expect(screen.getByText('Bei Übergabe').closest('dt')?.nextSibling).toHaveTextContent('12.345 €');
    });

    it('goes out at once as a request, as it was where the price cannot be read', async () => {
      const { user, car } = await openSummary();
      const { publicPrice } = car;
      platform.fail({ method: 'GET', path: `/cars/${car.id}` }, 500, 1);
      car.publicPrice = 12_345;
      await user.click(request());
      await heading('Vielen Dank für Ihre Anfrage!');
      expect(platform.state.orders[0]?.order).toMatchObject({ oneTimePayment: publicPrice });
      expect(screen.queryByText(/^Der Preis dieses Fahrzeugs/)).not.toBeInTheDocument();
    });

    it('waits for a second press as a request with the rate of a bank, which has to be calculated anew', async () => {
      const car = aBankedCar();
      keepDraft(car, {
        paymentOptionId: 'financing-at-car-dealer',
        customer: { ...customerEntries, birthDate: '1980-02-01' },
      });
      const { user } = renderCheckout({ car, step: '9-summary' });
      await heading(SUMMARY);
      await waitFor(() => expect(keptDraft()?.financing?.terms?.purchasePrice).toBe(22_490));
      car.publicPrice = 12_345;
      await user.click(request());
      expect(await screen.findByText(/12\.345\s€ statt .* Bitte prüfen Sie Ihre Anfrage\.$/)).toBeVisible();
      expect(platform.state.orders).toHaveLength(0);
      await waitFor(() => expect(keptDraft()?.financing?.terms?.purchasePrice).toBe(12_345));
      await user.click(request());
      await heading('Vielen Dank für Ihre Anfrage!');
      expect(platform.state.orders).toHaveLength(1);
    });
  });

  it('lets nobody leave, nor change a step, before the answer is there, and everybody afterwards', async () => {
    const { user, car, environment } = await openSummary({ paymentOptionId: 'advance-transfer' });
    platform.hold(`/cars/${car.id}`);
    const isHeld = async () => {
      act(() => environment.history.push('/'));
      await user.click(screen.getByRole('button', { name: 'Übergabe ändern' }));
      await user.click(screen.getByRole('button', { name: 'Zurück' }));
      expect(environment.history.current.location.pathname).toMatch(/9-summary$/);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SUMMARY);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await isHeld();
    expect(keptDraft()?.state.order.stage).toBe('checking');
    // The price is answered.
    const answerOrder = platform.hold('/v2/orders');
    await waitFor(() => expect(keptDraft()?.state.order.stage).toBe('sending'));
    await isHeld();
    answerOrder();
    await heading('Vielen Dank für Ihre Bestellung!');
    await user.click(screen.getByRole('button', { name: 'Zurück zur Übersicht' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
  });

  it('leaves its thanks standing although the vehicle is gone from the shop by then, and asks for it anew later', async () => {
    const { user, car, environment } = await openSummary();
    const reads = () => platform.record.filter(({ path }) => path.endsWith(`/cars/${car.id}`)).length;
    await user.click(request());
    await waitFor(() => expect(platform.state.orders).toHaveLength(1));
    const { vehicles } = platform.tenant(1);
    vehicles.splice(vehicles.indexOf(car), 1);
    await heading('Vielen Dank für Ihre Anfrage!');
    const before = reads();
    await user.click(screen.getByRole('button', { name: 'Zurück zur Übersicht' }));
    await screen.findByText(/^Angezeigt \d+/);
    expect(reads()).toBe(before);
    environment.history.push(`/angebote-x/${car.id}`);
    expect(await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
  });
});
