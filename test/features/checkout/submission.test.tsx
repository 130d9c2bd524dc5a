import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { platform } from '../../platformServer';
import { customerEntries, ORDER_ID } from '../../builders/order';
import {
  aBankedCar,
  aFreeCar,
  heading,
  keepDraft,
  keptDraft,
  productNamed,
  storedPlacedOrders,
  renderCheckout,
  SUMMARY,
  setUpServiceTwins,
} from './journey';

setUpServiceTwins();

const FAILED = 'Die Bestellung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.';
const request = () => screen.getByRole('button', { name: 'Unverbindlich anfragen' });

async function openSummary(overrides: Parameters<typeof keepDraft>[1] = {}) {
  const car = aFreeCar();
  keepDraft(car, overrides);
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  return app;
}

describe('summary', () => {
  it('names the features of the vehicle above the button of a contract', async () => {
    const { car } = await openSummary({ paymentOptionId: 'advance-transfer' });
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    for (const label of ['Erstzulassung', 'Kilometerstand', 'Leistung', 'Fahrgestellnummer'])
      expect(review.getByText(label)).toBeVisible();
    expect(review.getByText(car.internalId ?? '?')).toBeVisible();
  });

  // rules/checkout: summary
  it('says each thing once, and folds the extras that are not chosen', async () => {
    const { user } = await openSummary({ productIds: [productNamed('Dachbox').id] });
    const review = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    expect(screen.getAllByText(/^Dachbox/)).toHaveLength(1);
    expect(review.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
      'Zubehör',
      'Übergabe',
      'Bezahlung',
    ]);
    expect(screen.queryByText(/^Ohne /)).not.toBeInTheDocument();
    await user.click(review.getByText('Weitere Extras · ändern'));
    await user.click(review.getByRole('button', { name: 'Services ändern' }));
    await heading(/Services/);
    await user.click(screen.getByRole('button', { name: 'Zur Zusammenfassung' }));
    await heading(SUMMARY);
  });

  it('names the vehicle, every price and what is due above a request that is no contract', async () => {
    const { car } = await openSummary();
    const review = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    expect(review.queryByText('Erstzulassung')).not.toBeInTheDocument();
    expect(review.getByText('Keine Extras · ändern')).toBeVisible();
    expect(review.getByText(/^Abholung im Autohaus/)).toBeInTheDocument();
    expect(review.getByText('Heute Fällig').nextSibling).toHaveTextContent('0 €');
    const price = new Intl.NumberFormat('de-DE').format(car.publicPrice);
    expect(review.getByText('Bei Übergabe').nextSibling).toHaveTextContent(`${price} €`);
    expect(review.getByText('Monatlich')).toBeInTheDocument();
    expect(request()).toBeEnabled();
    expect(screen.getByText('Kein Kaufvertrag.')).toBeInTheDocument();
  });

  it('says that an order by advance transfer binds to pay', async () => {
    await openSummary({ paymentOptionId: 'advance-transfer' });
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeInTheDocument();
    expect(screen.queryByText('Kein Kaufvertrag.')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Geburtsdatum/ })).not.toBeInTheDocument();
  });

  it('preselects no marketing and lets a part be changed and comes back', async () => {
    const { user } = await openSummary();
    for (const way of ['per E-Mail', 'per Post', 'per App-Nachricht', 'per Telefon']) {
      expect(screen.getByRole('checkbox', { name: way })).not.toBeChecked();
    }
    await user.click(screen.getByRole('button', { name: 'Übergabe ändern' }));
    await heading(/übernehmen/);
    await user.click(screen.getByRole('button', { name: 'Sa 16.05.' }));
    await user.click(screen.getByRole('button', { name: 'Zur Zusammenfassung' }));
    await heading(SUMMARY);
    expect(within(screen.getByRole('region', { name: 'Übergabe' })).getByText('Samstag, 16. Mai 2026')).toBeVisible();
  });

  it('takes an order of a company without a VAT id, and says what it is for', async () => {
    const { user } = await openSummary();
    await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
    await user.type(screen.getByRole('textbox', { name: /Firmenname/ }), 'Weber Kleingewerbe');
    expect(screen.getByText(/^Freiwillig: Das Autohaus braucht sie nur für eine Lieferung/)).toBeVisible();
    // rules/order-and-payment: companies in a consumer shop.
    expect(screen.queryByRole('checkbox', { name: /Widerrufsbelehrung/ })).not.toBeInTheDocument();
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    const { vehicleDealerCustomer } = platform.state.orders[0]?.order ?? {};
    expect(vehicleDealerCustomer).toMatchObject({ customerType: 2, companyName: 'Weber Kleingewerbe' });
    expect(vehicleDealerCustomer).not.toHaveProperty('companyUstId');
  });

  // rules/order-and-payment: companies only.
  it('does not ask in a shop for companies who orders', async () => {
    platform.tenant(1).settings.isB2BShop = true;
    await openSummary({ customer: { ...customerEntries, customerType: 'private' } });
    expect(screen.queryByRole('radio', { name: /kunde$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Firmenname/ })).toBeVisible();
  });

  // rules/order-and-payment: commercial customers.
  it('asks commercial customers for company and VAT id, and keeps what was typed', async () => {
    const { user } = await openSummary();
    await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
    await user.type(screen.getByRole('textbox', { name: /Firmenname/ }), 'Weber GmbH');
    await waitFor(() =>
      expect(keptDraft()?.customer).toMatchObject({ customerType: 'commercial', companyName: 'Weber GmbH' }),
    );
    await user.type(screen.getByRole('textbox', { name: /Umsatzsteuer/ }), 'DE 12');
    await user.click(request());
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getAllByRole('button').map((line) => line.textContent)).toEqual([
      'Umsatzsteuer-Identifikationsnummer: ungültig, zum Beispiel DE123456789',
    ]);
    await user.clear(screen.getByRole('textbox', { name: /Umsatzsteuer/ }));
    await user.type(screen.getByRole('textbox', { name: /Umsatzsteuer/ }), 'DE 123456789');
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.vehicleDealerCustomer).toMatchObject({
      customerType: 2,
      companyName: 'Weber GmbH',
      companyUstId: 'DE123456789',
    });
  });
});

describe('sending the order', () => {
  it('shows every message at its field and on top, with the focus in the first field', async () => {
    const { user } = await openSummary({
      customer: { ...keepDraft(aFreeCar()).customer, email: 'anna@', zipCode: '', acceptsTerms: false },
    });
    await user.click(request());
    const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('button')
        .map((line) => line.textContent),
    ).toEqual([
      'E-Mail: ungültig',
      'Postleitzahl: erforderlich',
      'AGB und Datenschutz: Bitte bestätigen Sie die AGB und die Datenschutzerklärung.',
    ]);
    await user.click(within(summary).getByRole('button', { name: 'E-Mail: ungültig' }));
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveFocus();
    expect(platform.state.orders).toHaveLength(0);
  });

  it('keeps everything after a failure and makes one order of the next try', async () => {
    const { user, environment } = await openSummary();
    platform.fail({ method: 'POST', path: '/v2/orders' }, 500, 1);
    await user.click(request());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Anna');
    expect(keptDraft()).toMatchObject({ orderId: ORDER_ID, state: { order: { stage: 'unanswered' } } });

    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders.map(({ order }) => order.id)).toEqual([ORDER_ID]);
    expect(keptDraft()).toBeUndefined();
    expect(environment.events.filter(({ type }) => type === 'order-created')).toHaveLength(1);
  });

  it('is one order when the answer of the first try got lost', async () => {
    const { user } = await openSummary();
    platform.fail({ method: 'POST', path: '/v2/orders' }, 'truncated', 1);
    await user.click(request());
    await screen.findByText(FAILED);
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders).toHaveLength(1);
    expect(platform.state.orders[0]?.received).toBe(2);
  });

  it('tries a gateway that is down twice more by itself', async () => {
    const { user } = await openSummary();
    platform.fail({ method: 'POST', path: '/v2/orders' }, 503, 2);
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders).toHaveLength(1);
  });

  it('says that somebody else was faster and keeps the draft', async () => {
    const { user } = await openSummary();
    platform.fail({ method: 'POST', path: '/v2/orders' }, 409, 1);
    await user.click(request());
    expect(await screen.findByText('Dieses Fahrzeug wurde gerade reserviert.')).toBeVisible();
    expect(screen.getByText(/^Fragen Sie das Autohaus, ob es wieder frei wird\./)).toBeVisible();
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
    platform.fail({ method: 'POST', path: '/v2/orders' }, 404, 1);
    car.publicPrice = 12_345;
    await user.click(request());
    expect(await screen.findByText(FAILED)).toBeVisible();
    const review = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    await waitFor(() => expect(review.getByText('Bei Übergabe').nextSibling).toHaveTextContent('12.345 €'));
    expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Anna');
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
      const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
      expect(review.getByText('Bis zur Übergabe').nextSibling).toHaveTextContent('12.345 €');
      expect(platform.state.orders).toHaveLength(0);
      expect(keptDraft()).toMatchObject({ state: { order: { stage: 'draft' } } });
      await user.click(order());
      await heading('Vielen Dank für Ihre Bestellung!');
      expect(platform.state.orders[0]?.order).toMatchObject({ oneTimePayment: 12_345 });
    });

    it('costs one request where the price is the same', async () => {
      const { user, car } = await openSummary({ paymentOptionId: 'advance-transfer' });
      const before = reads(car.id);
      await user.click(order());
      await heading('Vielen Dank für Ihre Bestellung!');
      expect(reads(car.id)).toBe(before + 1);
    });

    it('is not sent while the price is not known', async () => {
      const { user, car } = await openSummary({ paymentOptionId: 'advance-transfer' });
      platform.fail({ method: 'GET', path: `/cars/${car.id}` }, 500, 1);
      await user.click(order());
      expect(await screen.findByText(FAILED)).toBeVisible();
      expect(platform.state.orders).toHaveLength(0);
      await user.click(order());
      await heading('Vielen Dank für Ihre Bestellung!');
    });

    it('goes out as it was where the platform may have it already', async () => {
      const { user, car } = await openSummary({ paymentOptionId: 'advance-transfer' });
      platform.fail({ method: 'POST', path: '/v2/orders' }, 500, 1);
      await user.click(order());
      await screen.findByText(FAILED);
      const { publicPrice } = car;
      car.publicPrice = 12_345;
      await user.click(order());
      await heading('Vielen Dank für Ihre Bestellung!');
      expect(platform.state.orders[0]?.order).toMatchObject({ oneTimePayment: publicPrice });
    });

    it('cannot be left while its price is asked for', async () => {
      const { user, environment } = await openSummary({ paymentOptionId: 'advance-transfer' });
      const release = platform.hold();
      await user.click(order());
      environment.history.push('/');
      expect(environment.history.current.location.pathname).toMatch(/9-summary$/);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      release();
      await heading('Vielen Dank für Ihre Bestellung!');
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
      const bill = within(screen.getByRole('region', { name: 'Ihre Anfrage' }));
      expect(bill.getByText('Bei Übergabe').nextSibling).toHaveTextContent('12.345 €');
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

    it('reads so in a request, too, once the platform has refused it', async () => {
      const { user, car } = await openSummary();
      platform.fail({ method: 'POST', path: '/v2/orders' }, 404, 1);
      car.publicPrice = 12_345;
      await user.click(request());
      expect(await screen.findByText(/12\.345\s€ statt .* Bitte prüfen Sie Ihre Anfrage\.$/)).toBeVisible();
    });
  });

  // rules/order-and-payment: finish elsewhere.
  it('leads on to the payment service', async () => {
    const { user } = await openSummary({ paymentOptionId: 'bezahl-de' });
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    const link = screen.getByRole('link', { name: 'Hier klicken und Bestellung abschließen' });
    expect(link).toHaveAttribute('href', `https://platform.test/bank/${ORDER_ID}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(platform.state.orders[0]?.order).toMatchObject({ orderPaymentType: 4, paymentMethod: 'Bezahl' });
  });

  it('stays on the screen until the answer is there: no step opens meanwhile, and the thanks are seen', async () => {
    const { user } = await openSummary();
    const release = platform.hold('/v2/orders');
    await user.click(request());
    await user.click(screen.getByRole('button', { name: 'Übergabe ändern' }));
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SUMMARY);
    release();
    await heading('Vielen Dank für Ihre Anfrage!');
  });

  it('lets nobody leave before the answer is there, and everybody afterwards', async () => {
    const { user, environment } = await openSummary();
    const release = platform.hold();
    await user.click(request());
    environment.history.push('/');
    expect(environment.history.current.location.pathname).toMatch(/9-summary$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release();
    await heading('Vielen Dank für Ihre Anfrage!');
    await user.click(screen.getByRole('button', { name: 'Zurück zur Übersicht' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
  });

  it('leaves its thanks standing although the vehicle is gone from the shop by then, and asks for it anew later', async () => {
    const { user, car, environment } = await openSummary();
    const reads = () => platform.record.filter(({ path }) => path.endsWith(`/cars/${car.id}`)).length;
    platform.fail({ method: 'POST', path: '/v2/orders' }, 503, 1);
    await user.click(request());
    await waitFor(() =>
      expect(platform.record.some(({ method, path }) => method === 'POST' && path.endsWith('/v2/orders'))).toBe(true),
    );
    const { vehicles } = platform.tenant(1);
    vehicles.splice(vehicles.indexOf(car), 1);
    await heading('Vielen Dank für Ihre Anfrage!');
    const before = reads();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(reads()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Zurück zur Übersicht' }));
    environment.history.push(`/angebote-x/${car.id}`);
    expect(await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
  });
});
