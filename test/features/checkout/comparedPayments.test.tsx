import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// A chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/steps/ComparedPayments';
import { exactPrice } from '../../../src/lib/exactPrice';
import { formatAmount } from '../../../src/lib/format';
import '../../../src/features/finance/calculator/LeasingCalculator';
import '../../../src/features/vehicle/VehiclePage';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { aBankedCar, heading, keepDraft, PAYMENT, productNamed, renderCheckout, setUpServiceTwins } from './journey';

setUpServiceTwins();

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
      const column = within(await screen.findByRole('article', { name, hidden: true }));
      return column.getByText(label).nextSibling?.textContent;
    };
    expect(await valueOf('Barkauf', 'Bei Übergabe')).toBe(exactPrice(22_490 + 249));
    expect(await valueOf('Barkauf', 'Monatlich')).toBe(formatAmount(19.9));
    expect(await valueOf('Barkauf', 'Summe aller Zahlungen')).toBe(exactPrice(22_490 + 249));
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
});
