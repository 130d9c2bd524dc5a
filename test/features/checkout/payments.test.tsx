import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// The checkout is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/CheckoutPage';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { PAYMENT_OPTIONS, paymentOptionByOrderType } from '../../../src/domain/order/paymentOption/paymentOptions';
import { customerEntries, ORDER_ID, paidState } from '../../builders/order';
import type { Car, FinanceResult, LeasingQuote, OrderCreate } from '../../platform/contract';
import { platform } from '../../platformServer';
import { aFreeCar, heading, keepDraft, productNamed, renderCheckout, setUpServiceTwins, SUMMARY } from './journey';

setUpServiceTwins();

/** One way to pay, from the summary to the thanks. */
interface Row {
  option: string;
  tenant: Parameters<typeof platform.tenant>[0];
  customer: 'private' | 'commercial';
  /** Bank on the vehicle. */
  bank?: Car['financingCalculationProviderType'];
  button: 'Zahlungspflichtig bestellen' | 'Zahlungspflichtig reservieren' | 'Unverbindlich anfragen';
  thanks: string;
  /** Part of the payload that the option decides: number of the order, group, name (rules/order-and-payment: two numberings). */
  order: Pick<OrderCreate, 'orderPaymentType' | 'paymentOptionType' | 'paymentMethod'>;
  /** Goes on at a bank or payment service. */
  isRedirected?: boolean;
  /** At the dealer: an appointment. */
  hasAppointment?: boolean;
}

const of = (
  orderPaymentType: OrderCreate['orderPaymentType'],
  paymentOptionType: OrderCreate['paymentOptionType'],
  paymentMethod: string,
) => ({ orderPaymentType, paymentOptionType, paymentMethod });

const bought = { button: 'Zahlungspflichtig bestellen', thanks: 'Vielen Dank für Ihre Bestellung!' } as const;
const asked = { button: 'Unverbindlich anfragen', thanks: 'Vielen Dank für Ihre Anfrage!' } as const;

const transfer = { ...bought, option: 'Vorab-Überweisung', order: of(2, 1, 'AdvanceTransfer') };
const oneTime = { ...bought, option: 'Überweisung bei Übergabe', order: of(5, 1, 'OneTimeTransfer') };
const bezahl = { ...bought, option: 'Überweisung mit bezahl.de', order: of(4, 1, 'Bezahl'), isRedirected: true };
const fee = {
  option: 'Reservierungsgebühr online bezahlen',
  // Paid already.
  button: 'Zahlungspflichtig bestellen',
  thanks: 'Vielen Dank für Ihre Reservierung!',
  order: of(3, 1, 'AdvanceTransfer'),
} as const;
const atDealer = (option: string, type: OrderCreate['orderPaymentType'], group: OrderCreate['paymentOptionType']) => ({
  ...asked,
  option,
  order: of(type, group, 'AtCarDealer'),
  hasAppointment: true,
});
const consulting = atDealer('Persönliche Beratung im Autohaus', 1, 2);
const financing = atDealer('Finanzierung mit persönlicher Beratung', 6, 3);
const leasing = atDealer('Leasing mit persönlicher Beratung', 9, 4);
const atBank = (name: string, type: OrderCreate['orderPaymentType'], method: string, bank: Row['bank']) => ({
  ...asked,
  option: `Finanzierung über ${name}`,
  order: of(type, 3, method),
  bank,
  isRedirected: true,
});

const ROWS: Row[] = [
  { ...transfer, tenant: 1, customer: 'private' },
  { ...transfer, tenant: 3, customer: 'commercial' },
  { ...transfer, tenant: 5, customer: 'private' },
  { ...oneTime, tenant: 1, customer: 'commercial' },
  { ...oneTime, tenant: 4, customer: 'private' },
  { ...oneTime, tenant: 6, customer: 'commercial' },
  { ...bezahl, tenant: 1, customer: 'private' },
  { ...bezahl, button: 'Zahlungspflichtig reservieren', tenant: 2, customer: 'commercial' },
  { ...fee, tenant: 2, customer: 'private' },
  { ...fee, tenant: 2, customer: 'commercial' },
  { ...consulting, tenant: 1, customer: 'private' },
  { ...consulting, tenant: 6, customer: 'commercial' },
  { ...financing, tenant: 1, customer: 'private', bank: 'VW' },
  { ...financing, tenant: 4, customer: 'commercial', bank: 'VW' },
  { ...leasing, tenant: 1, customer: 'private', bank: 'VW' },
  { ...leasing, tenant: 6, customer: 'commercial', bank: 'VW' },
  { ...atBank('Bank11', 7, 'Bank11', 'BANK11'), tenant: 1, customer: 'private' },
  { ...atBank('CreditPlus', 8, 'CreditPlus', 'CREDITPLUS'), tenant: 1, customer: 'commercial' },
  { ...atBank('Renault Bank', 10, 'Renault', 'RENAULT'), tenant: 1, customer: 'private' },
  { ...atBank('Santander', 11, 'Santander', 'SANTANDER'), tenant: 3, customer: 'private' },
  { ...atBank('BDK', 12, 'Bdk', 'BDK'), tenant: 2, customer: 'private' },
];

const BIRTH_DATE = '1988-02-29';
const needsBirthDate = ({ order }: Row) => order.paymentOptionType > 2;

function carOf({ tenant, bank }: Row): Car {
  const car = platform
    .tenant(tenant)
    .vehicles.find(
      ({ carType, publicPrice, reservedUntil, availableFromDate, financingCalculationProviderType }) =>
        carType === 'PKW' &&
        publicPrice > 0 &&
        !reservedUntil &&
        (availableFromDate ?? '') < '2026-05-04' &&
        bank === financingCalculationProviderType,
    );
  return bank === undefined ? aFreeCar(tenant) : (car ?? expect.fail(`no free car of ${bank} in the stock`));
}

/** An order that is complete, paid for already where something is paid online. */
function draftOf(row: Row): Partial<OrderDraft> {
  const { order, tenant, customer, hasAppointment } = row;
  return {
    paymentOptionId: paymentOptionByOrderType(order.orderPaymentType)?.id,
    handOver: { productId: productNamed('Abholung', tenant).id, day: '2026-05-15' },
    appointment: hasAppointment ? { day: '2026-05-09', hour: 11 } : undefined,
    customer: {
      ...customerEntries,
      customerType: customer,
      ...(customer === 'commercial' && { companyName: 'Weber GmbH', vatId: 'DE123456789' }),
      ...(needsBirthDate(row) && { birthDate: BIRTH_DATE }),
    },
    ...(order.orderPaymentType === 3 && { state: paidState() }),
  };
}

const customerOf = (row: Row) => ({
  gender: 2,
  salutationType: 2,
  firstName: 'Anna',
  lastName: 'Weber',
  email: 'anna.weber@beispiel.de',
  phoneNumber: '+49 221 9876543',
  ...(row.customer === 'commercial' && { companyName: 'Weber GmbH', companyUstId: 'DE123456789' }),
  customerType: row.customer === 'commercial' ? 2 : 1,
  ...(needsBirthDate(row) && { birthDate: BIRTH_DATE }),
  authType: 1,
  address: { street: 'Lindenallee', houseNumber: '12a', zipCode: '50674', city: 'Köln' },
  isMarketingEmailAllowed: false,
  isMarketingLetterAllowed: false,
  isMarketingAppAllowed: false,
  isMarketingPhoneAllowed: false,
});

/** What the bank says when it is asked the shop's last question once more. */
async function answerAgain<Answer>(path: RegExp): Promise<Answer> {
  const call = platform.record.findLast((each) => path.test(each.path));
  if (!call) throw new Error(`the shop never asked ${String(path)}`);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(call.url, { method: 'POST', headers, body: JSON.stringify(call.body) });
  return (await response.json()) as Answer;
}

/** What is paid once and monthly, and the part about the bank. */
async function pricesOf({ order }: Row, car: Car) {
  if (order.paymentOptionType === 3) {
    const bank = await answerAgain<FinanceResult>(/carfinancings\/result$/);
    return {
      oneTimePayment: bank.deposit,
      monthlyPayment: bank.monthlyInstallmentRate,
      financing: {
        finalInstallment: bank.finalInstallment,
        fundingDeposit: bank.deposit,
        fundingDuration: bank.duration,
        monthlyInstallment: bank.monthlyInstallmentRate,
        calculationId: bank.calculationId,
        legalTextHtml: bank.legalTextHtml,
      },
    };
  }
  if (order.paymentOptionType === 4) {
    const quotes = await answerAgain<LeasingQuote[]>(/leasing\/calculate\/fast$/);
    // The first quote: the longest duration, within it the lowest mileage (rules/financing-and-leasing: first leasing quote).
    const [first] = quotes
      .filter(({ monthlyRateGross }) => monthlyRateGross > 0)
      .sort((a, b) => b.durationInMonth - a.durationInMonth || a.kmPerYear - b.kmPerYear);
    return {
      oneTimePayment: 0,
      monthlyPayment: first?.monthlyRateGross,
      financing: { fundingDuration: first?.durationInMonth, monthlyInstallment: first?.monthlyRateGross },
    };
  }
  return { oneTimePayment: car.publicPrice, monthlyPayment: 0 };
}

const titleOf = ({ option, tenant, customer, bank }: Row) =>
  [option, `dealer ${tenant}`, customer, bank].filter(Boolean).join(', ');

describe('an order by every way to pay', () => {
  it('has a row for each', () => {
    expect(new Set(ROWS.map(({ order }) => order.orderPaymentType))).toEqual(
      new Set(PAYMENT_OPTIONS.map(({ orderPaymentType }) => orderPaymentType)),
    );
  });

  it.each(ROWS.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    const { tenant, order, hasAppointment = false, isRedirected = false } = row;
    const car = carOf(row);
    keepDraft(car, draftOf(row), tenant);
    const { user } = renderCheckout({ car, tenant, step: '9-summary' });
    await heading(SUMMARY);
    const payment = within(screen.getByRole('region', { name: 'Bezahlung' }));
    expect(payment.getAllByText(row.option)[0]).toBeVisible();
    await user.click(await screen.findByRole('button', { name: row.button }));
    await heading(row.thanks);

    // The third dealer has no hand-over, the fourth none after a consultation.
    const hasHandOver = tenant !== 3 && !(tenant === 4 && hasAppointment);
    const [placed, ...others] = platform.state.orders;
    expect(others).toEqual([]);
    expect(placed?.order).toEqual({
      id: ORDER_ID,
      vehicleDealerId: platform.tenant(tenant).settings.vehicleDealerId,
      vehicleId: car.id,
      crossSellingProductIds: hasHandOver ? [productNamed('Abholung', tenant).id] : [],
      ...(hasHandOver && { handoverDate: '2026-05-15T10:00:00Z' }),
      ...(hasAppointment && { salesAppointmentAt: '2026-05-09T09:00:00Z' }),
      vehicleDealerCustomer: customerOf(row),
      ...order,
      paymentOptionSubType: order.paymentMethod,
      ...(await pricesOf(row, car)),
      ...(order.orderPaymentType === 3 && { paypalOrderId: 'PAY-1' }),
      sourceUrl: 'https://dealer.test/fahrzeuge',
    });
    const link = screen.queryByRole('link', { name: 'Hier klicken und Bestellung abschließen' });
    if (isRedirected) expect(link).toHaveAttribute('href', `https://platform.test/bank/${ORDER_ID}`);
    else expect(link).not.toBeInTheDocument();
  });
});
