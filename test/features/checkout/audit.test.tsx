import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { platform, server } from '../../platformServer';
import { orderNumber } from '../../../src/domain/order/orderNumber';
import { BANKED_CAR } from '../../builders/bankedCar';
import { ORDER_ID, paidState } from '../../builders/order';
import {
  aBankedCar,
  aFreeCar,
  heading,
  keepDraft,
  keptDraft,
  next,
  PAYMENT,
  productNamed,
  renderCheckout,
  SUMMARY,
  setUpServiceTwins,
} from './journey';

setUpServiceTwins();

/** Ranked defects of the checkout audit, each as what a buyer sees instead. */
describe('advance transfer with a fee that nobody takes online', () => {
  it('charges nothing today, and says once when the price is transferred, and with which reference', async () => {
    platform.tenant(1).settings.orderReservationFee = 150;
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: 'advance-transfer' });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    expect(review.getByText('Heute Fällig').nextSibling).toHaveTextContent('0 €');
    const account = () => within(screen.getByRole('region', { name: 'Bankverbindung des Autohauses' }));
    expect(account().getByText(orderNumber(ORDER_ID))).toBeVisible();
    const story = /sobald das Autohaus Ihre Bestellung bestätigt hat/;
    expect(account().getByText(story)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(account().getByText(orderNumber(ORDER_ID))).toBeVisible();
    expect(account().getByText(story)).toBeVisible();
    expect(screen.queryByText(/150/)).not.toBeInTheDocument();
  });
});

describe('an article that only the navigator knows', () => {
  it('is asked for as a wish, outside of lines and totals', async () => {
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: 'advance-transfer', carAccessories: ['UNBEKANNT-1'] });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    expect(review.queryByText('Preis laut Zubehör-Navigator')).not.toBeInTheDocument();
    expect(review.getByText('Unverbindlich angefragt')).toBeVisible();
    expect(review.getByText(/UNBEKANNT-1/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(platform.state.orders[0]?.order.carAccessories).toEqual(['UNBEKANNT-1']);
  });
});

describe('the question about the old car', () => {
  it('invites to value it', async () => {
    renderCheckout();
    await heading('Möchten Sie ein Fahrzeug in Zahlung geben?');
    expect(screen.queryByText(/Sie brauchen dafür den Code/)).not.toBeInTheDocument();
    expect(screen.getByText(/in wenigen Minuten/)).toBeVisible();
  });

  it('leads to a valuation at a dealer with a widget of someone else', async () => {
    const { settings } = platform.tenant(1);
    settings.tradeInSourceTypeToString = 'WidgetUrl';
    settings.tradeInWidgetUrl = 'https://bewertung.example/start';
    const car = aFreeCar();
    keepDraft(car, { wantsTradeIn: true });
    renderCheckout({ car, step: '2-trade-in-selection' });
    const link = await screen.findByRole('link', { name: /Fahrzeug jetzt bewerten/ });
    expect(link).toHaveAttribute('href', 'https://bewertung.example/start');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('a consultation', () => {
  it('is never later than the hand-over', async () => {
    const car = aFreeCar();
    keepDraft(car, { appointment: undefined });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.getByText(/nicht später als die Übergabe/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sa 16.05.' }));
    const question = within(await screen.findByRole('alert'));
    expect(question.getByText('Ihre Übergabe wäre vor diesem Termin.')).toBeVisible();
    expect(keptDraft()?.appointment).toBeUndefined();
    await user.click(question.getByRole('button', { name: 'Früheren Termin wählen' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fr 15.05.' }));
    expect(keptDraft()).toMatchObject({ appointment: { day: '2026-05-15' }, handOver: { day: '2026-05-15' } });
  });

  it('moves the hand-over, after a question: to the first day that is free for it', async () => {
    const car = aFreeCar();
    keepDraft(car, { appointment: undefined });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    await user.click(screen.getByRole('button', { name: 'Sa 16.05.' }));
    await user.click(await screen.findByRole('button', { name: 'Auf Samstag, 16. Mai 2026 verschieben' }));
    expect(keptDraft()).toMatchObject({ appointment: { day: '2026-05-16' }, handOver: { day: '2026-05-16' } });
    await user.selectOptions(screen.getByRole('combobox', { name: /Uhrzeit/ }), '11:00 Uhr');
    await user.click(next());
    await heading(SUMMARY);
  });

  it('is not asked for on a Sunday, in words that are about consultations', async () => {
    const car = aFreeCar();
    keepDraft(car, { appointment: undefined });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    await user.click(screen.getByRole('button', { name: 'Anderer Tag' }));
    await user.click(screen.getByRole('button', { name: /^Sonntag, 10\. Mai 2026/ }));
    expect(await screen.findByText('Sonntags ist keine Beratung möglich.')).toBeVisible();
    expect(screen.queryByText(/keine Übergabe/)).not.toBeInTheDocument();
  });

  it('that was later is asked for again', async () => {
    const car = aFreeCar();
    keepDraft(car, { appointment: { day: '2026-05-20', hour: 11 } });
    renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(next()).toBeDisabled();
  });
});

describe('ways out', () => {
  it('have a word each: the summary is not the overview', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Übergabe ändern' }));
    await heading(/übernehmen/);
    expect(screen.getByRole('button', { name: 'Zur Zusammenfassung' })).toBeEnabled();
    expect(screen.getAllByText(/Übersicht/).map((text) => text.textContent)).toEqual(['Zurück zur Übersicht']);
  });

  it('say what is saved, and what is not', async () => {
    const car = aBankedCar();
    keepDraft(car);
    const { user, environment } = renderCheckout({ car, step: '7-hand-over' });
    await heading(/übernehmen/);
    act(() => environment.history.push('/widerruf'));
    await user.click(await screen.findByRole('button', { name: 'Speichern und Link zum Fortsetzen senden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link zum Fortsetzen senden' }));
    expect(dialog.getByText(/Zusatzleistungen, Übergabe und Zahlungsart/)).toBeVisible();
    expect(dialog.getByText(/Noch einmal einzugeben sind dann: Wunschtermin, Ihre Daten\./)).toBeVisible();
  });
});

describe('an order that was paid and not sent', () => {
  it('says so at the top of the summary, and its button does not ask for the fee again', async () => {
    const car = aFreeCar(2);
    keepDraft(
      car,
      {
        paymentOptionId: 'reservation-fee-online',
        appointment: undefined,
        handOver: { productId: productNamed('Abholung', 2).id, day: '2026-05-15' },
        state: paidState(),
      },
      2,
    );
    const { user } = renderCheckout({ tenant: 2, car, step: '9-summary' });
    const title = await heading(SUMMARY);
    const notice = screen.getAllByText('Zahlung ist eingegangen, Ihre Bestellung noch nicht.')[0];
    const parts = screen.getByRole('region', { name: 'Bezahlung' });
    expect(notice && title.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(notice && notice.compareDocumentPosition(parts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig reservieren' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Bezahlung ändern' }));
    await heading(PAYMENT);
    expect(screen.getByText('Bereits bezahlt: 250 €')).toBeVisible();
    expect(screen.queryByText('Heute fällig: 250 €')).not.toBeInTheDocument();
  });

  it('compares the ways to pay with what is paid, and names nothing as due today', async () => {
    const car = Object.assign(aFreeCar(2), BANKED_CAR);
    platform.tenant(2).settings.orderAvailablePaymentOptionTypes = [1, 4];
    keepDraft(car, { paymentOptionId: 'reservation-fee-online', state: paidState() }, 2);
    renderCheckout({ tenant: 2, car, step: '8-reservation' });
    await heading(PAYMENT);
    const column = async (name: string) => {
      const figures = within(await screen.findByRole('article', { name }));
      return ['Bereits bezahlt', 'Heute', 'Bei Übergabe', 'Summe aller Zahlungen'].map(
        (label) => figures.getByText(label).nextSibling?.textContent,
      );
    };
    expect(await column('Barkauf')).toEqual(['250\u00A0€', '0\u00A0€', '22.240\u00A0€', '22.490\u00A0€']);
    // Whatever is chosen in the end, it is paid.
    expect((await column('Finanzierung')).slice(0, 3)).toEqual(['250\u00A0€', '0\u00A0€', '1.950\u00A0€']);
    expect((await column('Leasing')).slice(0, 3)).toEqual(['250\u00A0€', '0\u00A0€', '0\u00A0€']);
  });

  it('counts nothing among the payments of a leasing that is the customer’s credit', async () => {
    const car = Object.assign(aFreeCar(2), BANKED_CAR);
    platform.tenant(2).settings.orderAvailablePaymentOptionTypes = [1, 4];
    keepDraft(car, { paymentOptionId: 'reservation-fee-online', state: paidState() }, 2);
    renderCheckout({ tenant: 2, car, step: '8-reservation' });
    const leasing = within(await screen.findByRole('article', { name: 'Leasing' }));
    const figure = (label: string) =>
      leasing.getAllByText(label)[0]?.nextSibling?.textContent?.replace(/\s/g, ' ') ?? '';
    const numberOf = (text: string) => Number(text.replace(/\D/g, '')) / (text.includes(',') ? 100 : 1);
    expect(figure('Ihr Guthaben')).toBe('250 €');
    expect(numberOf(figure('Summe aller Zahlungen'))).toBeCloseTo(
      numberOf(figure('Monatlich')) * numberOf(figure('Laufzeit')),
      2,
    );
  });
});

describe('a reservation fee above the price', () => {
  it('is named and due up to the price', async () => {
    const car = Object.assign(aFreeCar(2), { publicPrice: 200 });
    keepDraft(
      car,
      {
        paymentOptionId: 'reservation-fee-online',
        handOver: { productId: productNamed('Abholung', 2).id, day: '2026-05-15' },
      },
      2,
    );
    const { user } = renderCheckout({ tenant: 2, car, step: '9-summary' });
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    expect(review.getByText('Heute Fällig').nextSibling).toHaveTextContent(/^200\s€$/);
    await user.click(screen.getByRole('button', { name: 'Bezahlung ändern' }));
    await heading(PAYMENT);
    // Online and by bezahl.de.
    expect(screen.getAllByText('Heute fällig: 200 €')).toHaveLength(2);
  });
});

describe('what the dealer promises', () => {
  it('stands beside the order and under the thanks', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.getByText('Kostenlose Mobilitätsgarantie')).toBeInTheDocument();
    await user.click(next());
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(screen.getByText('Kostenlose Mobilitätsgarantie')).toBeVisible();
  });
});

describe('tax', () => {
  it('is named at every product and every total', async () => {
    const car = Object.assign(aFreeCar(), { isVatDeductible: true, publicPrice: 11_900 });
    const warranty = productNamed('Reparaturkosten-Versicherung 12');
    keepDraft(car, { paymentOptionId: 'advance-transfer', productIds: [warranty.id] });
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    expect(review.getByText(/^Gesamt einmalig/)).toHaveTextContent(
      /inkl\. MwSt\. und Versicherungsteuer, 10\.000\s€ netto zzgl\. \d+\s€ Versicherungsprämie$/,
    );
    expect(review.getByText(/^Monatlich/)).toHaveTextContent('inkl. MwSt.');
    const premium = review.getByText(new RegExp(`^${warranty.name}`));
    expect(premium).toHaveTextContent(/ inkl\. Versicherungsteuer$/);
  });

  it('comes off first in a shop for companies, the gross amounts stand beside the net ones', async () => {
    const car = Object.assign(aFreeCar(6), { isVatDeductible: true, isVatDeductable: true, publicPrice: 11_900 });
    keepDraft(car, { paymentOptionId: 'one-time-transfer' }, 6);
    renderCheckout({ tenant: 6, car, step: '9-summary' });
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: /im Überblick$/ }));
    expect(review.getAllByText(/^10\.000\s€ netto$/).length).toBeGreaterThan(1);
    expect(review.getByText(/^Gesamt einmalig/)).toHaveTextContent(/11\.900\s€ inkl\. MwSt\.$/);
  });
});

describe('a valuation past its days', () => {
  it('is told and cannot be chosen; another says until when it holds', async () => {
    const [known] = platform.tenant(1).tradeIns;
    const tradeIn = { id: '1', manufacturer: 'Opel', calculationResultType: 'normal', customerPrice: 9_000 } as const;
    const car = aFreeCar();
    expect(known).toBeDefined();
    keepDraft(car, {
      wantsTradeIn: true,
      tradeInId: 'old',
      tradeIns: [
        { ...tradeIn, id: 'old', model: 'Corsa', createdAt: '2026-04-19T08:00:00Z' },
        { ...tradeIn, id: 'new', model: 'Astra', createdAt: '2026-04-21T08:00:00Z' },
      ],
    });
    renderCheckout({ car, step: '2-trade-in-selection' });
    await heading('Welches Fahrzeug geben Sie in Zahlung?');
    expect(screen.getByRole('checkbox', { name: 'Opel Corsa' })).toBeDisabled();
    expect(screen.getByText(/Das Angebot galt bis 03\.05\.2026/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Opel Astra' })).toBeEnabled();
    expect(screen.getByText(/gültig bis 05\.05\.2026/)).toBeVisible();
    expect(next()).toBeDisabled();
  });

  it('is said above the button when it ends there, and nobody orders at a total that counts on it', async () => {
    const car = aFreeCar();
    let now = new Date('2026-05-03T21:59:00Z');
    keepDraft(car, {
      wantsTradeIn: true,
      tradeInId: 'old',
      tradeIns: [
        {
          id: 'old',
          manufacturer: 'Opel',
          model: 'Corsa',
          calculationResultType: 'normal',
          customerPrice: 9_000,
          createdAt: '2026-04-19T08:00:00Z',
        },
      ],
      paymentOptionId: 'one-time-transfer',
    });
    const { user } = renderCheckout({ car, step: '9-summary', now: () => now });
    await heading(SUMMARY);
    const total = () => screen.getAllByText(/^Gesamt einmalig/)[0]?.nextSibling?.textContent;
    const before = total();
    // Midnight in Germany.
    now = new Date('2026-05-03T22:00:01Z');
    const order = () => user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await order();
    expect(
      await screen.findByText('Das Angebot für Ihr Fahrzeug gilt nicht mehr. Bitte prüfen Sie Ihre Bestellung.'),
    ).toBeVisible();
    await waitFor(() => expect(total()).not.toBe(before));
    expect(platform.state.orders).toEqual([]);
    await order();
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(platform.state.orders[0]?.order.tradeInId).toBeUndefined();
  });
});

describe('a leasing that is ordered', () => {
  const openLeasing = async () => {
    const car = aBankedCar();
    keepDraft(car, {
      paymentOptionId: 'leasing-at-car-dealer',
      customer: { ...keepDraft(car).customer, birthDate: '1988-02-29' },
    });
    const app = renderCheckout({ car, step: '9-summary' });
    await waitFor(() => expect(screen.getAllByText(/monatlich, \d+ Monate/)).not.toHaveLength(0));
    await heading(SUMMARY);
    await waitFor(() => expect(screen.queryByText(/wird berechnet \.\.\./)).not.toBeInTheDocument());
    return { ...app, car };
  };

  it('is applied for at the bank, once', async () => {
    const { user, car } = await openLeasing();
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.leasingApplications).toHaveLength(1);
    const [application] = platform.state.leasingApplications;
    expect(application).toMatchObject({ carId: car.id, customerType: 1 });
    expect(application?.quote).toMatchObject({
      durationInMonth: platform.state.orders[0]?.order.financing?.fundingDuration,
      monthlyRateGross: platform.state.orders[0]?.order.financing?.monthlyInstallment,
    });
  });

  it('is ordered all the same where the bank takes no application, and says so', async () => {
    const { user } = await openLeasing();
    platform.fail('/leasing/apply', 500);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders).toHaveLength(1);
    expect(screen.getByText(/konnte der Bank noch nicht übermittelt werden/)).toBeVisible();
  });
});

describe('texts of products', () => {
  it('are read as HTML where they are', async () => {
    const product = productNamed('Reparaturkosten-Versicherung 12');
    product.description = '<p>Baugruppen&shy;garantie &amp; mehr.</p>';
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '5-warranty' });
    await heading(/Reparaturkosten/);
    expect(screen.getByText(/^Baugruppen.?garantie & mehr\.$/)).toBeVisible();
    expect(screen.queryByText(/<p>/)).not.toBeInTheDocument();
  });
});

describe('payment', () => {
  it('has an option preselected with PayPal, too', async () => {
    const car = aFreeCar(2);
    keepDraft(car, { paymentOptionId: undefined, appointment: undefined }, 2);
    renderCheckout({ tenant: 2, car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.getByRole('radio', { name: 'Reservierungsgebühr online bezahlen' })).toBeChecked();
  });

  it('shows cash, financing and leasing side by side before one is chosen', async () => {
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: undefined, appointment: undefined });
    renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    for (const name of ['Barkauf', 'Finanzierung', 'Leasing']) {
      expect(await screen.findByRole('article', { name })).toBeInTheDocument();
    }
  });
});

describe('what is missing', () => {
  it('is told beside the button, and not what is there already', async () => {
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: undefined, appointment: undefined });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    await user.click(screen.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }));
    expect(screen.getByText('Termin erforderlich: Bitte wählen Sie Tag und Uhrzeit Ihrer Beratung.')).toBeVisible();
    expect(next()).toBeDisabled();
  });
});

describe('a request', () => {
  it('is called one', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' })).toBeInTheDocument();
    expect(screen.queryByText('Sie bestellen als')).not.toBeInTheDocument();
  });
});

describe('an order that goes on elsewhere', () => {
  it('says why, also where its way to pay does not expect it', async () => {
    const link = 'https://bank.example/weiter';
    server.use(
      http.post('*/v2/orders', () =>
        HttpResponse.json({ data: { id: ORDER_ID }, redirectLink: link }, { status: 201 }),
      ),
    );
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: 'advance-transfer' });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(screen.getByRole('link', { name: 'Hier klicken und Bestellung abschließen' })).toHaveAttribute('href', link);
    expect(screen.getByText(/^Ein Schritt fehlt noch: Bitte schließen Sie Ihre Bestellung jetzt ab\./)).toBeVisible();
    expect(screen.queryByText(/Wir bereiten alles Weitere/)).not.toBeInTheDocument();
  });

  it('says who tells how to pay where the platform names no payment page', async () => {
    server.use(http.post('*/v2/orders', () => HttpResponse.json({ data: { id: ORDER_ID } }, { status: 201 })));
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: 'bezahl-de' });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: /^Zahlungspflichtig/ }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(screen.getByText(/Das Autohaus teilt Ihnen mit, wie Sie bei bezahl\.de bezahlen\.$/)).toBeVisible();
  });
});

// rules/order-and-payment: bill.
describe('the bill of a financing', () => {
  it('has the payment of the bank in one part, and the price of the vehicle in no sum', async () => {
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: 'financing-at-car-dealer' });
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    await waitFor(() => expect(review.queryByText(/wird berechnet \.\.\./)).not.toBeInTheDocument());
    const amountOf = (label: string) =>
      review.getByText(new RegExp(`^${label}`), { selector: 'dt' }).nextSibling?.textContent;
    expect(amountOf('Gesamt einmalig')).toBe(amountOf('Anzahlung'));
    const part = within(review.getByRole('region', { name: 'Bezahlung' }));
    for (const label of ['Anzahlung', 'Finanzierungsrate', 'Schlussrate'])
      expect(part.getByText(new RegExp(`^${label}`), { selector: 'dt' })).toBeVisible();
    expect(part.getByText('Finanzierung mit persönlicher Beratung')).toBeVisible();
    expect(review.getByText(/wird finanziert$/)).toBeVisible();
  });
});

describe('an order that the old car pays for', () => {
  it('asks for no transfer, and names the credit', async () => {
    const car = aFreeCar();
    const [known] = platform.tenant(1).tradeIns;
    if (!known) throw new Error('no trade-in on the platform');
    const tradeIn = { manufacturer: 'Opel', model: 'Astra', calculationResultType: 'normal' } as const;
    keepDraft(car, {
      paymentOptionId: 'advance-transfer',
      wantsTradeIn: true,
      tradeInId: known.id,
      tradeIns: [
        { ...tradeIn, id: known.id, customerPrice: car.publicPrice + 10_000, createdAt: '2026-05-03T08:00:00Z' },
      ],
    });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).not.toBeInTheDocument();
    await user.click(next());
    await heading(SUMMARY);
    const review = within(screen.getByRole('region', { name: 'Ihre Bestellung im Überblick' }));
    expect(review.getByText(/^Ihr Guthaben/)).toHaveTextContent('Auszahlung nach Absprache mit dem Autohaus');
    await user.click(screen.getByText('So geht es weiter'));
    expect(screen.getByText(/Bitte bringen Sie Ihr altes Fahrzeug mit\.$/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Sie überweisen/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(screen.getByText(/^Ihr Guthaben/)).toBeVisible();
    expect(screen.getByText(/Bitte bringen Sie Ihr altes Fahrzeug mit\.$/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).not.toBeInTheDocument();
    expect(screen.queryByText(/überweisen/)).not.toBeInTheDocument();
  });
});

describe('a field of the order that was left empty', () => {
  it('loses its message as soon as it is filled and left', async () => {
    const car = aFreeCar();
    const { customer } = keepDraft(car);
    keepDraft(car, { customer: { ...customer, firstName: '', lastName: '' } });
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    const first = await screen.findByRole('button', { name: 'Vorname: erforderlich' });
    await user.type(screen.getByRole('textbox', { name: /^Vorname/ }), 'Anna');
    await user.tab();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Nachname: erforderlich' })).toBeVisible();
  });
});

describe('a vehicle without a price', () => {
  it('leads to its page, where the price can be asked for', async () => {
    const car = Object.assign(aFreeCar(), { publicPrice: 0 });
    renderCheckout({ car, step: '9-summary' });
    expect((await screen.findAllByRole('button', { name: 'Preis anfragen' })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).not.toBeInTheDocument();
  });
});

describe('the city of a postal code', () => {
  const city = () => screen.getByRole('textbox', { name: /^Ort/ });
  /** @param isHeld `answer` lets the answer come, at once otherwise */
  const openForm = async (isAllowed: boolean, isHeld = false) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
      if (!isHeld) resolve();
    });
    server.use(
      http.get('*/zip/de/Localities', async () => {
        await held;
        return HttpResponse.json([
          { postalCode: '34117', name: 'Kassel', federalState: { key: '06', name: 'Hessen' } },
        ]);
      }),
    );
    const car = aFreeCar();
    keepDraft(car, { customer: { ...keepDraft(car).customer, zipCode: '', city: '' } });
    const app = renderCheckout({
      car,
      step: '9-summary',
      prepare: ({ consent }) => {
        if (isAllowed) consent.getState().grant(['calendar']);
      },
    });
    await heading(SUMMARY);
    await app.user.click(screen.getByRole('textbox', { name: /Postleitzahl/ }));
    await app.user.keyboard('34117');
    return { ...app, answer };
  };

  it('is not asked for without consent', async () => {
    await openForm(false);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(platform.record.filter(({ path }) => /zip|holidays/.test(path))).toEqual([]);
  });

  it('is filled in while the customer is elsewhere', async () => {
    await openForm(true);
    await waitFor(() => expect(city()).toHaveValue('Kassel'));
  });

  it('never comes into what is being typed, and is filled in when the field is left empty', async () => {
    const { user, answer } = await openForm(true, true);
    await user.click(city());
    answer();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(city()).toHaveValue('');
    await user.keyboard('Kas');
    expect(city()).toHaveValue('Kas');
    await user.clear(city());
    await user.tab();
    await waitFor(() => expect(city()).toHaveValue('Kassel'));
  });
});

describe('the insurance', () => {
  it('has the dealer’s calculator behind consent', async () => {
    platform.tenant(1).settings.insuranceWidgetUrl = 'https://versicherung.example/rechner';
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '6-insurance' });
    await heading('Versicherung');
    expect(screen.getByText('Versicherung berechnen')).toBeVisible();
    expect(screen.queryByTitle('Versicherung berechnen')).not.toBeInTheDocument();
  });
});

describe('a B2B shop', () => {
  // rules/order-and-payment: companies in a consumer shop.
  it('asks no company about a right of withdrawal, and calculates its leasing for companies', async () => {
    const car = Object.assign(aFreeCar(6), { ...BANKED_CAR, mileAge: 20_000 });
    keepDraft(
      car,
      {
        paymentOptionId: 'leasing-at-car-dealer',
        handOver: { productId: productNamed('Abholung', 6).id, day: '2026-05-15' },
      },
      6,
    );
    renderCheckout({ tenant: 6, car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Widerrufsbelehrung/ })).not.toBeInTheDocument();
    const asked = platform.record.find(({ path }) => path.includes('/leasing/calculate/fast'));
    expect(asked?.body).toMatchObject({ customerType: 2 });
  });
});
