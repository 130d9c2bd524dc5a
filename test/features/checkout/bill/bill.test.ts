import { describe, expect, it } from 'vitest';
import { agreedTexts, billOf } from '../../../../src/features/checkout/bill/bill';
import type { Order } from '../../../../src/domain/order/order';
import { orderTotals } from '../../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../../src/domain/order/paymentOption/paymentOptions';
import { aPickup, aProduct, aTradeIn, anOrder, FINANCING } from '../../../builders/order';
import { aVehicle } from '../../../builders/vehicle';

const by = (id: string) => ({ paymentOption: paymentOptionById(id) });
const warranty = aProduct({ id: 'warranty', name: 'Garantie', price: 349, type: 'warranty' });
const deductible = aVehicle({ publicPrice: 11_900, isVatDeductible: true });

type Rate = Parameters<typeof billOf>[2];
const SETTLED: Rate = { status: 'current', isCalculating: false };

/** A line of text for every line of the bill; '>' before a sum, '=' before what is due. */
function textOf(parts: Partial<Order>, { isB2BShop = false, rate = SETTLED } = {}): string[] {
  const order = anOrder(parts);
  const { groups, due, wishes } = billOf(order, orderTotals(order, { orderReservationFee: 250 }), rate, isB2BShop);
  const text = ({ label = '', amount = '', note = '' }) =>
    [label, amount, note].filter(Boolean).join(' | ').replaceAll('\u00A0', ' ');
  return [
    ...groups.flatMap(({ heading, lines, sum }) => [
      ...(heading === undefined ? [] : [heading]),
      ...lines.map(text),
      ...(sum ? [`> ${text(sum)}`] : []),
    ]),
    ...due.map((line) => `= ${text(line)}`),
    ...wishes,
  ];
}

// rules/order-and-payment: bill.
describe('the bill of an order', () => {
  it.each<[string, Partial<Order>, Parameters<typeof textOf>[1], string[]]>([
    [
      'names the tax at every product and every total',
      {
        ...{ vehicle: deductible, ...by('advance-transfer') },
        products: [warranty, aProduct({ price: 19.9, frequency: 'monthly' })],
      },
      {},
      [
        'Einmal',
        'Volkswagen Golf | 11.900 € | inkl. 19% MwSt. (ausweisbar), 10.000 € netto',
        'Garantie | 349 € | inkl. Versicherungsteuer',
        '> Gesamt einmalig | 12.249 € | inkl. MwSt. und Versicherungsteuer, 10.000 € netto zzgl. 349 € Versicherungsprämie',
        'Jeden Monat',
        'Fußmatten-Set | 19,90 € monatlich | inkl. MwSt., 16,72 € netto',
        '= Heute Fällig | 0 €',
        '= Bis zur Übergabe | 12.249 € | inkl. MwSt. und Versicherungsteuer',
        '= Monatlich | 19,90 € | inkl. MwSt., 16,72 € netto',
      ],
    ],
    [
      'takes it off first in a shop for companies',
      { vehicle: deductible, ...by('one-time-transfer') },
      { isB2BShop: true },
      [
        'Volkswagen Golf | 10.000 € netto | 11.900 € inkl. 19% MwSt. (ausweisbar)',
        '> Gesamt einmalig | 10.000 € netto | 11.900 € inkl. MwSt.',
        '= Heute Fällig | 0 €',
        '= Bei Übergabe | 10.000 € netto | 11.900 € inkl. MwSt.',
      ],
    ],
    [
      'has the payment of a bank in one part, its rate first, the price of the vehicle in no sum, and says that a rate is not current',
      { ...by('bank11'), financing: FINANCING, vehicle: aVehicle({ isVatDeductible: false }) },
      { rate: { status: 'outdated', isCalculating: false } },
      [
        'Volkswagen Golf | 22.490 € | Differenzbesteuert gemäß §25a UStG., wird finanziert',
        'Jeden Monat',
        'Finanzierungsrate | 289,45 € | monatlich, 48 Monate, nicht aktuell',
        'Einmal',
        'Anzahlung | 2.200 €',
        '> Gesamt einmalig | 2.200 € | inkl. MwSt.',
        'Am Ende der Laufzeit',
        'Schlussrate | 7.400 €',
        '= Heute Fällig | 0 €',
        '= Bei Übergabe | 2.200 € | inkl. MwSt.',
        '= Monatlich | 289,45 € | inkl. MwSt.',
      ],
    ],
    [
      'names what is paid, what is due, the credit, and an article without a price as a wish',
      {
        ...{ paid: 250, tradeIn: aTradeIn({ customerPrice: 30_000 }), vehicle: deductible },
        ...{ handOver: { product: aPickup({ price: 119 }) }, accessories: [{ articleNumber: 'NAV-99' }] },
        ...by('reservation-fee-online'),
      },
      {},
      [
        'Volkswagen Golf | 11.900 € | inkl. 19% MwSt. (ausweisbar), 10.000 € netto',
        'Abholung im Autohaus | 119 € | inkl. MwSt., 100 € netto',
        'Inzahlungnahme | −30.000 €',
        '> Gesamt einmalig | 0 € | inkl. MwSt., 10.100 € netto vor Inzahlungnahme',
        '= Heute Fällig | 0 €',
        '= Bereits bezahlt | 250 €',
        '= Bis zur Übergabe | 0 € | inkl. MwSt.',
        '= Ihr Guthaben | 18.231 € | Auszahlung nach Absprache mit dem Autohaus',
        'Artikel NAV-99',
      ],
    ],
  ])('%s', (_, parts, options, lines) => {
    expect(textOf(parts, options)).toEqual(lines);
  });

  it.each([
    [true, 'wird berechnet ...'],
    [false, 'noch offen'],
  ])('leaves open what the bank has not calculated (under way: %s): %s', (isCalculating, open) => {
    expect(textOf(by('bank11'), { rate: { status: 'missing', isCalculating } }).slice(1)).toEqual([
      ...['Jeden Monat', `Finanzierungsrate | ${open}`, 'Einmal', `> Gesamt einmalig | ${open} | inkl. MwSt.`],
      ...['= Heute Fällig | 0 €', `= Bei Übergabe | ${open} | inkl. MwSt.`, `= Monatlich | ${open} | inkl. MwSt.`],
    ]);
  });

  it.each<[string, Partial<Order>, Parameters<typeof textOf>[1], string[]]>([
    ['a purchase by its price', { vehicle: deductible, ...by('advance-transfer') }, {}, ['11.900 €  inkl. MwSt.']],
    [
      'a financing by its rate and what is paid at once, the price last',
      { ...by('bank11'), financing: FINANCING, products: [warranty] },
      {},
      ['289,45 € im Monat', 'dazu 2.549 € am Anfang', 'Preis 22.839 €'],
    ],
    [
      'a financing that the bank still calculates without an amount of it',
      by('bank11'),
      { rate: { status: 'missing', isCalculating: true } },
      ['wird berechnet ...', 'Preis 22.490 €'],
    ],
  ])('names in short what is agreed to: %s', (_, parts, { rate = SETTLED, isB2BShop = false } = {}, texts) => {
    const order = anOrder(parts);
    const state = order.paymentOption?.group === 'financing' ? rate : { ...rate, status: 'none' as const };
    const { lead, others } = agreedTexts(order, orderTotals(order, { orderReservationFee: 250 }), state, isB2BShop);
    const plain = [`${lead.amount} ${lead.note}`.trim(), ...others].map((text) => text.replaceAll('\u00A0', ' '));
    expect(plain).toEqual(texts.map((text) => expect.stringMatching(new RegExp(`^${text}`)) as string));
  });
});
