import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BANKED_CAR } from '../../builders/bankedCar';
import { customerEntries, ORDER_ID } from '../../builders/order';
import type { OrderCreate } from '../../platform/contract';
import { platform } from '../../platformServer';
import {
  aFreeCar,
  heading,
  keepDraft,
  keptDraft,
  productNamed,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
} from './journey';

setUpCheckout();

/** One way to pay, from the summary to the thanks. */
interface Row {
  tenant: Parameters<typeof platform.tenant>[0];
  paymentOptionId: string;
  option: string;
  customer: 'private' | 'commercial';
  bank?: 'VW' | 'BDK';
  /** Part of the payload that the option decides: number of the order, group, name (rules/order-and-payment: two numberings). */
  order: Pick<OrderCreate, 'orderPaymentType' | 'paymentOptionType' | 'paymentMethod'>;
  hasHandOver?: boolean;
  hasAppointment?: boolean;
}

/** One of each group, at the dealers with rules of their own; every option and body: test/domain/order/orderCreate.test.ts. */
const ROWS: Row[] = [
  {
    ...{ tenant: 3, paymentOptionId: 'advance-transfer', option: 'Vorab-Überweisung', customer: 'commercial' },
    order: { orderPaymentType: 2, paymentOptionType: 1, paymentMethod: 'AdvanceTransfer' },
  },
  {
    ...{ tenant: 4, paymentOptionId: 'financing-at-car-dealer', option: 'Finanzierung mit persönlicher Beratung' },
    ...{ customer: 'commercial', bank: 'VW', hasAppointment: true },
    order: { orderPaymentType: 6, paymentOptionType: 3, paymentMethod: 'AtCarDealer' },
  },
  {
    ...{ tenant: 6, paymentOptionId: 'leasing-at-car-dealer', option: 'Leasing mit persönlicher Beratung' },
    ...{ customer: 'commercial', bank: 'VW', hasAppointment: true, hasHandOver: true },
    order: { orderPaymentType: 9, paymentOptionType: 4, paymentMethod: 'AtCarDealer' },
  },
  {
    ...{ tenant: 2, paymentOptionId: 'bdk', option: 'Finanzierung über BDK', customer: 'private', bank: 'BDK' },
    ...{ hasHandOver: true },
    order: { orderPaymentType: 12, paymentOptionType: 3, paymentMethod: 'Bdk' },
  },
];

describe('an order by one way to pay of each group', () => {
  it.each(ROWS.map((row) => [`${row.option}, dealer ${row.tenant}`, row] as const))('%s', async (_, row) => {
    const { tenant, paymentOptionId, customer, bank, order, hasAppointment = false, hasHandOver = false } = row;
    const isBanked = bank !== undefined;
    const car = Object.assign(
      aFreeCar(tenant),
      isBanked && BANKED_CAR,
      bank && { financingCalculationProviderType: bank },
    );
    const pickup = productNamed('Abholung', tenant).id;
    const company = customer === 'commercial' && { companyName: 'Weber GmbH', vatId: 'DE123456789' };
    keepDraft(
      car,
      {
        paymentOptionId,
        handOver: { productId: pickup, day: '2026-05-15' },
        appointment: hasAppointment ? { day: '2026-05-09', hour: 11 } : undefined,
        customer: {
          ...customerEntries,
          customerType: customer,
          ...company,
          ...(isBanked && { birthDate: '1988-02-29' }),
        },
      },
      tenant,
    );
    const { user } = renderCheckout({ car, tenant, step: '9-summary' });
    await heading(SUMMARY);
    const payment = within(screen.getByRole('region', { name: 'Bezahlung' }));
    expect(payment.getAllByText(row.option)[0]).toBeVisible();
    const rate = () => keptDraft()?.financing ?? keptDraft()?.leasing;
    if (isBanked) await waitFor(() => expect(rate()).toBeDefined());
    const { monthlyInstallment, fundingDuration } = rate() ?? {};
    await user.click(
      await screen.findByRole('button', { name: isBanked ? 'Unverbindlich anfragen' : 'Zahlungspflichtig bestellen' }),
    );
    await heading(isBanked ? 'Vielen Dank für Ihre Anfrage!' : 'Vielen Dank für Ihre Bestellung!');

    const [placed, ...others] = platform.state.orders;
    expect(others).toEqual([]);
    expect(placed?.order).toMatchObject({
      id: ORDER_ID,
      vehicleDealerId: platform.tenant(tenant).settings.vehicleDealerId,
      vehicleId: car.id,
      crossSellingProductIds: hasHandOver ? [pickup] : [],
      vehicleDealerCustomer: {
        customerType: customer === 'commercial' ? 2 : 1,
        ...(isBanked && { birthDate: '1988-02-29' }),
        ...(company && { companyName: 'Weber GmbH', companyUstId: 'DE123456789' }),
      },
      ...order,
      paymentOptionSubType: order.paymentMethod,
      monthlyPayment: monthlyInstallment ?? 0,
      ...(isBanked ? { financing: { fundingDuration, monthlyInstallment } } : { oneTimePayment: car.publicPrice }),
      sourceUrl: 'https://dealer.test/fahrzeuge',
    });
    expect([placed?.order.handoverDate, placed?.order.salesAppointmentAt]).toEqual([
      hasHandOver ? '2026-05-15T10:00:00Z' : undefined,
      hasAppointment ? '2026-05-09T09:00:00Z' : undefined,
    ]);
    // A leasing is applied for at its bank, once.
    const applications = platform.state.leasingApplications;
    expect(applications.map(({ carId, quote }) => [carId, quote.durationInMonth, quote.monthlyRateGross])).toEqual(
      order.paymentOptionType === 4 ? [[car.id, fundingDuration, monthlyInstallment]] : [],
    );
    const link = screen.queryByRole('link', { name: 'Hier klicken und Bestellung abschließen' });
    const goesOn = bank === 'BDK' ? [`https://platform.test/bank/${ORDER_ID}`, '_blank'] : [undefined, undefined];
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(goesOn);
  });
});
