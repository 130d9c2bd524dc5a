import type { UserEvent } from '@testing-library/user-event';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/legal/WithdrawalPage';
import type { OrderConfirmation } from '../../../src/domain/order/orderConfirmation';
import { cancellationMessage } from '../../../src/domain/order/dealerMessage';
import { platform } from '../../platformServer';
import { NOW } from '../../now';
import { aSentOrder, customerEntries, ORDER_ID } from '../../builders/order';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { readDrawnQrCode } from './readQrCode';
import {
  aFreeCar,
  costs,
  heading,
  keepDraft,
  keepPlaced,
  keptDraft,
  storedPlacedOrders,
  productNamed,
  renderCheckout,
  SUMMARY,
  setUpCheckout,
} from './journey';

setUpCheckout();

const THANKS = { request: 'Vielen Dank für Ihre Anfrage!', order: 'Vielen Dank für Ihre Bestellung!' };
const FIRST_ID = '77777777-7777-4777-8777-777777777777';
const QUESTION = 'Möchten Sie ein Fahrzeug in Zahlung geben?';

const account = () => within(screen.getByRole('region', { name: 'Bankverbindung des Autohauses' }));

describe('a placed order', () => {
  // rules/order-and-payment: fee that nobody takes; GiroCode.
  it('tells from the summary to the thanks, and after a reload, whom it is for, what is transferred, when and how', async () => {
    platform.tenant(1).settings.orderReservationFee = 150;
    const car = aFreeCar();
    const delivery = productNamed('Lieferung deutschlandweit');
    const company = { customerType: 'commercial', companyName: 'Weber GmbH', vatId: 'DE123456789' } as const;
    keepDraft(car, {
      paymentOptionId: 'advance-transfer',
      handOver: { productId: delivery.id, day: '2026-05-15' },
      customer: { ...customerEntries, ...company },
    });
    const price = car.publicPrice + delivery.price;
    const tellsTheTransfer = () => {
      expect(account().getByText('44444444')).toBeVisible();
      expect(account().getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
      expect(account().getByText(/sobald das Autohaus Ihre Bestellung bestätigt hat/)).toBeVisible();
    };
    const isConfirmed = async (user: UserEvent) => {
      await heading(THANKS.order);
      tellsTheTransfer();
      await user.click(screen.getByRole('heading', { name: 'Ihre Bestellung' }));
      expect(screen.queryByText(/(^|\D)150\s€/)).not.toBeInTheDocument();
      expect(screen.getByText('Firma').nextSibling).toHaveTextContent('Weber GmbH');
      expect(screen.getByText('Lieferadresse').nextSibling).toHaveTextContent('Lindenallee 12a, 50674 Köln');
      expect(screen.getByText('anna.weber@beispiel.de')).toBeVisible();
      expect(screen.getAllByText(`${new Intl.NumberFormat('de-DE').format(price)} €`)).not.toHaveLength(0);
    };
    const { user, unmount } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(costs().getByText('Heute Fällig').nextSibling).toHaveTextContent('0 €');
    await user.click(screen.getByText('Bankverbindung'));
    tellsTheTransfer();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await isConfirmed(user);
    unmount();

    await isConfirmed(renderCheckout({ car, step: '8-reservation' }).user);
    expect(JSON.stringify(storedPlacedOrders())).not.toContain('DE123456789');
    expect(screen.getByRole('link', { name: 'Termin in den Kalender übernehmen' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeInTheDocument();
    const code = await screen.findByRole('img', { name: /^GiroCode: QR-Code der Überweisung von [\d.]+\s€$/ });
    expect(readDrawnQrCode(code, 4).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Autohaus Bergmann GmbH & Co. KG', 'DE02120300000000202051'],
      ...[`EUR${price}.00`, '', '', '44444444'],
    ]);
    // As a banking form takes them.
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    for (const [name, text] of [
      ['Vorgangsnummer', '44444444'],
      ['Verwendungszweck', '44444444'],
      ['IBAN', 'DE02120300000000202051'],
      ['Betrag', `${price},00`],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `${name} kopieren` }));
      expect(write).toHaveBeenLastCalledWith(text);
    }
    // Where the browser refuses, the value is selected for copying by hand.
    write.mockRejectedValueOnce(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'IBAN kopieren' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('DE02120300000000202051');
  });

  it('is kept of a private customer who fetches the vehicle with no more than an address for mail, says what comes next, and can be made anew', async () => {
    const car = aFreeCar();
    // The company was typed before "Privatkunde".
    keepDraft(car, { customer: { ...customerEntries, companyName: 'Weber GmbH' } });
    const { user, unmount } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading(THANKS.request);
    expect(keptDraft()).toBeUndefined();
    const kept = JSON.stringify(storedPlacedOrders());
    expect(kept).toContain('anna.weber@beispiel.de');
    for (const text of ['Lindenallee', '9876543', 'Weber"', 'Weber GmbH']) expect(kept).not.toContain(text);
    unmount();

    car.reservedUntil = undefined;
    renderCheckout({ car });
    await heading(THANKS.request);
    for (const label of ['Firma', 'Lieferadresse']) expect(screen.queryByText(label)).toBeNull();
    const steps = within(screen.getByRole('region', { name: 'So geht es weiter' }));
    expect(steps.getByText('Samstag, 9. Mai 2026, 11:00 Uhr')).toBeVisible();
    expect(steps.getByText('Freitag, 15. Mai 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Neue Anfrage beginnen' }));
    await heading(QUESTION);
    expect(keptDraft()?.orderId).not.toBe(ORDER_ID);
  });

  // rules/order-and-payment: finish elsewhere.
  it.each<[string, Partial<OrderConfirmation>, RegExp, RegExp]>([
    [
      'that goes on elsewhere says why, also where its way to pay does not expect it',
      { redirectLink: 'https://bank.example/weiter' },
      /^Ein Schritt fehlt noch: Bitte schließen Sie Ihre Bestellung jetzt ab\./,
      /Wir bereiten alles Weitere/,
    ],
    [
      'says who tells how to pay where the platform names no payment page',
      { paymentOptionId: 'bezahl-de' },
      /Das Autohaus teilt Ihnen mit, wie Sie bei bezahl\.de bezahlen\.$/,
      /Ein Schritt fehlt noch/,
    ],
    [
      'says that its bank has taken no application',
      { paymentOptionId: 'leasing-at-car-dealer', bankApplication: 'failed' },
      /konnte der Bank noch nicht übermittelt werden/,
      /nicht bekannt/,
    ],
    [
      'says that nobody knows whether its bank has the application',
      { paymentOptionId: 'leasing-at-car-dealer', bankApplication: 'sent' },
      /Ob Ihr Antrag auch bei der Bank angekommen ist, ist nicht bekannt/,
      /noch nicht übermittelt/,
    ],
  ])('%s', async (_, confirmation, text, none) => {
    renderCheckout({ car: keepPlaced(confirmation) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    const link = screen.queryByRole('link', { name: 'Hier klicken und Bestellung abschließen' });
    expect(link?.getAttribute('href')).toBe(confirmation.redirectLink);
    expect(link?.getAttribute('target')).toBe(confirmation.redirectLink && '_blank');
  });

  // rules/law: withdrawal function.
  it.each([
    ['a contract', 'advance-transfer', /^44444444, /, 'anna.weber@beispiel.de'],
    ['no request', 'at-car-dealer', /^$/, ''],
  ] as const)('fills in the withdrawal from it: %s', async (_, paymentOptionId, order, email) => {
    keepPlaced({ paymentOptionId });
    renderApp({ at: '/widerruf' });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Bestellnummer oder Fahrzeug/ });
    expect(field.value).toMatch(order);
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue(email);
  });

  it('thanks for nothing once it is withdrawn, asks for no money, says what comes back, and is no longer offered to be withdrawn', async () => {
    const due = [{ label: 'Bereits bezahlt', amount: '250 €', note: undefined }];
    const bill = { groups: [], due, wishes: [] };
    const car = keepPlaced({ paymentOptionId: 'advance-transfer', transferAmount: '22.490 €', bill });
    const { user, environment } = renderCheckout({ car, step: '9-summary' });
    await heading(THANKS.order);
    environment.history.push('/widerruf');
    fill(await screen.findByRole('textbox', { name: /^Vorname/ }), 'Anna');
    fill(screen.getByRole('textbox', { name: /^Nachname/ }), 'Weber');
    await user.click(screen.getByRole('button', { name: 'Vertrag widerrufen' }));
    await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }));
    await waitFor(() => expect(storedPlacedOrders()).toMatchObject([{ withdrawnAt: NOW.toISOString() }]));
    expect(await screen.findByText(/^Die bezahlten 250 € erhalten Sie/)).toBeVisible();
    environment.history.go(-1);
    await heading('Diesen Vertrag haben Sie widerrufen.');
    expect(screen.getByText(/nichts mehr zu bezahlen\. Die bezahlten 250 € erhalten Sie/)).toBeVisible();
    expect(screen.queryByText(/Vielen Dank|überweisen/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'So geht es weiter' })).toBeNull();
    environment.history.push('/widerruf');
    expect(await screen.findByRole('textbox', { name: /Bestellnummer oder Fahrzeug/ })).toHaveValue('');
  });

  it.each([
    ['sent', /Um deren Stornierung haben wir das Autohaus gebeten/],
    ['failed', /Unsere Bitte um deren Stornierung konnte noch nicht gesendet werden\. Bitte rufen Sie das Autohaus an/],
    ['sending', /Ob unsere Bitte um deren Stornierung beim Autohaus angekommen ist, ist nicht bekannt/],
  ] as const)('that replaces another says what has become of its cancellation: %s', async (state, text) => {
    platform.fail({ method: 'POST', path: '/emails' }, 500);
    const first = aSentOrder({ id: FIRST_ID });
    const messages = [{ ...cancellationMessage(first, ORDER_ID), state }];
    renderCheckout({ car: keepPlaced({ replaces: FIRST_ID }, { messages }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is left with one press of Back, however many steps led to it', async () => {
    const car = keepPlaced({ paymentOptionId: 'at-car-dealer' });
    const { environment } = renderApp({ at: '/merkliste' });
    for (const step of ['1-trade-in', '7-hand-over', '8-reservation', '9-summary'])
      act(() => environment.history.push(`/cars/${car.id}/checkout/${step}`));
    await heading(THANKS.request);
    act(() => environment.history.go(-1));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/merkliste'));
  });

  it('is shown although the platform no longer knows the vehicle, and after another one was looked at and left', async () => {
    const car = keepPlaced({ paymentOptionId: 'at-car-dealer' });
    const { user, environment, unmount } = renderCheckout({ car: aFreeCar(1, car), step: '7-hand-over' });
    await heading(/übernehmen/);
    environment.history.push('/widerruf');
    await user.click(await screen.findByRole('button', { name: 'Nicht speichern' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/widerruf'));
    unmount();
    const { vehicles } = platform.tenant(1);
    vehicles.splice(vehicles.indexOf(car), 1);
    renderCheckout({ car, step: '9-summary' });
    await heading(THANKS.request);
  });

  it('is forgotten by a press, which asks for nothing and leads to the list', async () => {
    const car = keepPlaced({ paymentOptionId: 'at-car-dealer' });
    const { user, environment } = renderCheckout({ car });
    await heading(THANKS.request);
    await user.click(screen.getByRole('button', { name: 'Vergessen' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
    expect(storedPlacedOrders()).toEqual([]);
  });

  // Ages: test/domain/order/orderConfirmation.test.ts.
  it('is kept without contact data once the list is opened on the next day', async () => {
    keepPlaced({ placedAt: new Date(NOW.getTime() - 24.1 * 3_600_000).toISOString(), company: 'Weber GmbH' });
    renderApp({ at: '/' });
    await waitFor(() => expect(storedPlacedOrders()[0]).not.toHaveProperty('company'));
    expect(storedPlacedOrders()[0]).not.toHaveProperty('email');
  });

  // rules/order-and-payment: own order.
  it.each<[string, Partial<OrderConfirmation>, RegExp]>([
    ['reserved by the visitor', { paymentOptionId: 'advance-transfer' }, /^Von Ihnen reserviert bis 12\.05\.2026/],
    ['asked for', { paymentOptionId: 'at-car-dealer' }, /^Von Ihnen angefragt$/],
    [
      'withdrawn',
      { paymentOptionId: 'advance-transfer', withdrawnAt: NOW.toISOString() },
      /^Ihre Bestellung ist widerrufen am 04\.05\.2026/,
    ],
  ])('is said on the page of its vehicle, with the way to it: %s', async (_, confirmation, title) => {
    const car = keepPlaced(confirmation);
    car.reservedUntil = '2026-05-12T10:00:00Z';
    const { user } = renderApp({ at: `/angebote-x/${car.id}` });
    expect(await screen.findByText(title)).toBeVisible();
    // In the price box and in the phone's bar.
    const links = screen.queryAllByRole('link', { name: 'Von Ihnen reserviert' });
    expect(links.length > 0).toBe(confirmation.withdrawnAt === undefined);
    await user.click(screen.getByRole('link', { name: 'Zur Bestätigung' }));
    await heading(/^Vielen Dank|widerrufen\.$/);
  });
});
