import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// A chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/steps/ComparedPayments';
import { exactPrice, formatAmount } from '../../../src/lib/format';
import '../../../src/features/finance/calculator/LeasingCalculator';
import '../../../src/features/vehicle/VehiclePage';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { BANKED_CAR } from '../../builders/bankedCar';
import { paidState } from '../../builders/order';
import {
  aBankedCar,
  aFreeCar,
  heading,
  keepDraft,
  PAYMENT,
  productNamed,
  renderCheckout,
  setUpCheckout,
} from './journey';

setUpCheckout();

const columnOf = async (name: string) => within(await screen.findByRole('article', { name, hidden: true }));

describe('the comparison of payments', () => {
  it('holds the delivery and what is paid monthly, in every column', async () => {
    const car = aBankedCar();
    const delivery = productNamed('Lieferung');
    const maintenance = productNamed('Wartung');
    Object.assign(delivery, { price: 249 });
    Object.assign(maintenance, { price: 19.9 });
    keepDraft(car, {
      paymentOptionId: 'advance-transfer',
      productIds: [maintenance.id],
      handOver: { productId: delivery.id, day: '2026-05-15' },
    });
    renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    const valueOf = async (name: string, label: string) => {
      const column = await columnOf(name);
      return column.getByText(label).nextSibling?.textContent;
    };
    expect(await valueOf('Barkauf', 'Bei Übergabe')).toBe(exactPrice(22_490 + 249));
    expect(await valueOf('Barkauf', 'Monatlich')).toBe(formatAmount(19.9));
    expect(await valueOf('Barkauf', 'Alle Zahlungen')).toBe(exactPrice(22_490 + 249));
    // 2,200 € down, 72 instalments of 234.00 € and 6,700 € at the end.
    expect(await valueOf('Finanzierung', 'Bei Übergabe')).toBe(exactPrice(2_200 + 249));
    expect(await valueOf('Finanzierung', 'Monatlich')).toBe(formatAmount(234 + 19.9));
    expect(await valueOf('Leasing', 'Bei Übergabe')).toBe(exactPrice(249));
    expect(screen.getByText(/Mit Lieferung und Zusatzleistungen/)).toBeInTheDocument();
  });

  it('leaves out what the dealer takes no order with, also where its quote is known from the vehicle’s page', async () => {
    platform.tenant(1).settings.orderAvailablePaymentOptionTypes = [1];
    const car = aBankedCar();
    const { environment } = renderApp({ at: `/angebote-x/${car.id}/leasing` });
    await screen.findByRole('heading', { name: 'Monatliche Leasingrate' });
    keepDraft(car, { paymentOptionId: 'advance-transfer' });
    act(() => environment.history.push(`/cars/${car.id}/checkout/8-reservation`));
    await heading(PAYMENT);
    expect(await screen.findByRole('radio', { name: 'Vorab-Überweisung' })).toBeChecked();
    expect(screen.queryByText('Zahlungsarten vergleichen')).not.toBeInTheDocument();
  });

  it('names what is paid and nothing as due today, and counts no credit of the customer', async () => {
    const car = Object.assign(aFreeCar(2), BANKED_CAR);
    platform.tenant(2).settings.orderAvailablePaymentOptionTypes = [1, 4];
    keepDraft(car, { paymentOptionId: 'reservation-fee-online', state: paidState() }, 2);
    renderCheckout({ tenant: 2, car, step: '8-reservation' });
    await heading(PAYMENT);
    const figures = async (name: string) => {
      const column = await columnOf(name);
      return (label: string) => column.getAllByText(label)[0]?.nextSibling?.textContent?.replace(/\s/g, ' ') ?? '';
    };
    const [cash, financing, leasing] = [
      await figures('Barkauf'),
      await figures('Finanzierung'),
      await figures('Leasing'),
    ];
    const DUE = ['Bereits bezahlt', 'Heute', 'Bei Übergabe'];
    expect(DUE.map(cash)).toEqual(['250 €', '0 €', '22.240 €']);
    expect(cash('Alle Zahlungen')).toBe('22.490 €');
    // Whatever is chosen in the end, it is paid.
    expect(DUE.map(financing)).toEqual(['250 €', '0 €', '1.950 €']);
    expect(DUE.map(leasing)).toEqual(['250 €', '0 €', '0 €']);
    const numberOf = (text: string) => Number(text.replace(/\D/g, '')) / (text.includes(',') ? 100 : 1);
    expect(leasing('Ihr Guthaben')).toBe('250 €');
    expect(numberOf(leasing('Alle Zahlungen'))).toBeCloseTo(
      numberOf(leasing('Monatlich')) * numberOf(leasing('Laufzeit')),
      2,
    );
  });
});
