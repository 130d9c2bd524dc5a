import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../../platformServer';
import { NOW } from '../../now';
import { customerEntries, ORDER_ID } from '../../builders/order';
import { renderApp } from '../../render';
import { readDrawnQrCode } from './readQrCode';
import {
  aFreeCar,
  heading,
  keepDraft,
  keptDraft,
  storedPlacedOrders,
  productNamed,
  renderCheckout,
  SUMMARY,
  setUpServiceTwins,
} from './journey';

setUpServiceTwins();

const HOUR_MS = 3_600_000;
const after = (hours: number) => () => new Date(NOW.getTime() + hours * HOUR_MS);
const THANKS = { request: 'Vielen Dank für Ihre Anfrage!', order: 'Vielen Dank für Ihre Bestellung!' };

/** Orders, and leaves the page as a reload does. */
async function orderAndLeave(paymentOptionId: 'at-car-dealer' | 'advance-transfer' = 'at-car-dealer') {
  const car = aFreeCar();
  keepDraft(car, { paymentOptionId });
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  const isRequest = paymentOptionId === 'at-car-dealer';
  await app.user.click(
    screen.getByRole('button', { name: isRequest ? 'Unverbindlich anfragen' : 'Zahlungspflichtig bestellen' }),
  );
  await heading(isRequest ? THANKS.request : THANKS.order);
  app.unmount();
  return app;
}

describe('a placed order', () => {
  it('shows its confirmation after a reload: number, prices, appointment, account, and no empty order', async () => {
    const { car } = await orderAndLeave('advance-transfer');
    renderCheckout({ car, step: '8-reservation' });
    await heading(THANKS.order);
    expect(screen.getAllByText('44444444')).not.toHaveLength(0);
    expect(screen.getByText('anna.weber@beispiel.de')).toBeVisible();
    expect(screen.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
    // rules/order-and-payment: GiroCode.
    const code = await screen.findByRole('img', { name: /^GiroCode: QR-Code der Überweisung von [\d.]+\s€$/ });
    expect(readDrawnQrCode(code, 4).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Autohaus Bergmann GmbH & Co. KG', 'DE02120300000000202051'],
      ...[`EUR${car.publicPrice}.00`, '', '', '44444444'],
    ]);
    const bill = within(screen.getByRole('region', { name: 'Ihre Bestellung' }));
    const price = `${new Intl.NumberFormat('de-DE').format(car.publicPrice)} €`;
    expect(bill.getAllByText(price)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Termin in den Kalender übernehmen' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeInTheDocument();
  });

  it('has number, IBAN and amount to copy, as a banking form takes them', async () => {
    const { car } = await orderAndLeave('advance-transfer');
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(THANKS.order);
    const copied = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `${name} kopieren` }));
      return navigator.clipboard.readText();
    };
    expect(await copied('Vorgangsnummer')).toBe('44444444');
    expect(await copied('Verwendungszweck')).toBe('44444444');
    expect(await copied('IBAN')).toBe('DE02120300000000202051');
    expect(await copied('Betrag')).toBe(`${car.publicPrice},00`);
  });

  // rules/law: withdrawal function.
  it.each([
    ['a contract', 'advance-transfer', /^44444444, /, 'anna.weber@beispiel.de'],
    ['no request', 'at-car-dealer', /^$/, ''],
  ] as const)('fills in the withdrawal from it: %s', async (_, option, order, email) => {
    await orderAndLeave(option);
    renderApp({ at: '/widerruf' });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Bestellnummer oder Fahrzeug/ });
    expect(field.value).toMatch(order);
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue(email);
  });

  it('is shown although the platform no longer knows the vehicle', async () => {
    const { car } = await orderAndLeave();
    const { vehicles } = platform.tenant(1);
    vehicles.splice(vehicles.indexOf(car), 1);
    renderCheckout({ car, step: '9-summary' });
    await heading(THANKS.request);
  });

  it('keeps nothing of a private customer who fetches the vehicle but the address of the confirmation', async () => {
    await orderAndLeave();
    expect(keptDraft()).toBeUndefined();
    const kept = JSON.stringify(storedPlacedOrders());
    expect(kept).toContain('anna.weber@beispiel.de');
    for (const text of ['Lindenallee', '9876543', 'Weber"']) expect(kept).not.toContain(text);
  });

  it('names the company and where the vehicle is delivered, after a reload as well', async () => {
    const car = aFreeCar();
    const company = { customerType: 'commercial', companyName: 'Weber GmbH', vatId: 'DE123456789' } as const;
    keepDraft(car, {
      paymentOptionId: 'advance-transfer',
      handOver: { productId: productNamed('Lieferung deutschlandweit').id, day: '2026-05-15' },
      customer: { ...customerEntries, ...company },
    });
    const { user, unmount } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    const isNamed = async () => {
      await heading(THANKS.order);
      expect(screen.getByText('Firma').nextSibling).toHaveTextContent('Weber GmbH');
      expect(screen.getByText('Lieferadresse').nextSibling).toHaveTextContent('Lindenallee 12a, 50674 Köln');
    };
    await isNamed();
    unmount();
    renderCheckout({ car });
    await isNamed();
    expect(JSON.stringify(storedPlacedOrders())).not.toContain('DE123456789');
  });

  it('names neither a company that was typed before "Privatkunde", nor an address where the vehicle is fetched', async () => {
    const car = aFreeCar();
    keepDraft(car, { customer: { ...customerEntries, companyName: 'Weber GmbH' } });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading(THANKS.request);
    expect(screen.queryByText('Firma')).toBeNull();
    expect(screen.queryByText('Lieferadresse')).toBeNull();
    expect(JSON.stringify(storedPlacedOrders())).not.toContain('Weber GmbH');
  });

  it('is forgotten after 24 hours', async () => {
    const { car } = await orderAndLeave();
    car.reservedUntil = undefined;
    renderCheckout({ car, now: after(23.9) }).unmount();
    renderCheckout({ car, now: after(24.1) });
    await heading('Möchten Sie ein Fahrzeug in Zahlung geben?');
    expect(storedPlacedOrders()).toEqual([]);
  });

  it('stays while another vehicle is ordered, left and looked at', async () => {
    const { car } = await orderAndLeave();
    const other = platform.tenant(1).vehicles.find(({ id, carType, publicPrice, reservedUntil }) => {
      return id !== car.id && carType === 'PKW' && publicPrice > 0 && !reservedUntil;
    });
    const app = renderCheckout({ car: other });
    await heading('Möchten Sie ein Fahrzeug in Zahlung geben?');
    app.environment.history.push('/');
    await app.user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(app.environment.history.current.location.pathname).toBe('/'));
    app.unmount();
    renderCheckout({ car, step: '9-summary' });
    await heading(THANKS.request);
  });

  it('lets a request be made anew on purpose', async () => {
    const { car } = await orderAndLeave();
    car.reservedUntil = undefined;
    const { user } = renderCheckout({ car });
    await heading(THANKS.request);
    await user.click(screen.getByRole('button', { name: 'Neue Anfrage beginnen' }));
    await heading('Möchten Sie ein Fahrzeug in Zahlung geben?');
    expect(keptDraft()?.orderId).not.toBe(ORDER_ID);
  });

  it('says what happens next, with dates', async () => {
    await orderAndLeave().then(({ car }) => renderCheckout({ car }));
    const steps = within(await screen.findByRole('region', { name: 'So geht es weiter' }));
    expect(steps.getByText('Samstag, 9. Mai 2026, 11:00 Uhr')).toBeVisible();
    expect(steps.getByText('Freitag, 15. Mai 2026')).toBeVisible();
  });
});
