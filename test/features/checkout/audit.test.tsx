import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../../platformServer';
import { ORDER_ID } from '../../builders/order';
import {
  aBankedCar,
  aFreeCar,
  heading,
  keepDraft,
  PAYMENT,
  productNamed,
  renderCheckout,
  SUMMARY,
  setUpServiceTwins,
} from './journey';

vi.setConfig({ testTimeout: 60_000 });
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
    expect(account().getByText(ORDER_ID)).toBeVisible();
    const story = /sobald das Autohaus Ihre Bestellung bestätigt hat/;
    expect(account().getByText(story)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(account().getByText(ORDER_ID)).toBeVisible();
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
        paypalOrderId: 'PAY-1',
        paidAmount: 250,
        wasSent: true,
      },
      2,
    );
    renderCheckout({ tenant: 2, car, step: '9-summary' });
    const title = await heading(SUMMARY);
    const notice = screen.getAllByText('Zahlung ist eingegangen, Ihre Bestellung noch nicht.')[0];
    const parts = screen.getByRole('region', { name: 'Bezahlung' });
    expect(notice && title.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(notice && notice.compareDocumentPosition(parts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig reservieren' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
  });
});

describe('what the dealer promises', () => {
  it('stands beside the order and under the thanks', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.getByText('Kostenlose Mobilitätsgarantie')).toBeInTheDocument();
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
    expect(review.getByText(/^Gesamt einmalig/)).toHaveTextContent('inkl. MwSt.');
    expect(review.getByText(/^Monatlich/)).toHaveTextContent('inkl. MwSt.');
    expect(review.getByText(new RegExp(`^${warranty.name}`))).toHaveTextContent('inkl. MwSt.');
    expect(review.getByText(/10\.000\s€ netto/)).toBeInTheDocument();
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
    await waitFor(() => expect(screen.getAllByText(/monatlich, \d+ Monate/)).not.toHaveLength(0), { timeout: 8000 });
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

describe('payment', () => {
  it('has an option preselected with PayPal, too', async () => {
    const car = aFreeCar(2);
    keepDraft(car, { paymentOptionId: undefined, appointment: undefined }, 2);
    renderCheckout({ tenant: 2, car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.getByRole('radio', { name: 'Reservierungsgebühr online bezahlen' })).toBeChecked();
  });
});

describe('a request', () => {
  it('is called one, and is answered with the bank’s page where a plain order has one, too', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' })).toBeInTheDocument();
    expect(screen.queryByText('Sie bestellen als')).not.toBeInTheDocument();
  });
});
