import { formatAmount, formatVehiclePrice } from '../../../lib/format';
import type { Order } from '../../../domain/order/order';
import type { OrderTotals } from '../../../domain/order/orderTotals';
import { vatNote } from '../../../domain/vehicle/price';
import { vehicleHeading } from '../../../domain/vehicle/title';
import { exactPrice, productPriceText } from '../productText';

/** One line of the bill. */
export interface OrderLine {
  label: string;
  amount: string;
  note?: string;
}

/** Everything that is ordered, with its price; what a bank finances keeps its full price and tells its terms. */
export function orderLines(
  { vehicle, products, handOver, financing, leasing }: Order,
  totals: OrderTotals,
): OrderLine[] {
  const lines: OrderLine[] = [
    { label: vehicleHeading(vehicle), amount: formatVehiclePrice(vehicle.publicPrice), note: vatNote(vehicle) },
  ];
  if (financing) {
    lines.push(
      { label: 'Anzahlung', amount: exactPrice(financing.fundingDeposit) },
      {
        label: 'Finanzierungsrate',
        amount: `${formatAmount(financing.monthlyInstallment)} monatlich`,
        note: `${financing.fundingDuration} Monate`,
      },
      {
        label: 'Schlussrate',
        amount: financing.finalInstallment > 0 ? exactPrice(financing.finalInstallment) : 'Ohne',
      },
    );
  }
  if (leasing) {
    lines.push(
      { label: 'Sonderzahlung', amount: exactPrice(leasing.downPayment) },
      {
        label: 'Leasingrate',
        amount: `${formatAmount(leasing.monthlyInstallment)} monatlich`,
        note: `${leasing.fundingDuration} Monate`,
      },
    );
  }
  for (const product of handOver ? [...products, handOver.product] : products) {
    lines.push({ label: product.name, amount: productPriceText(product) });
  }
  if (totals.tradeIn > 0) lines.push({ label: 'Inzahlungnahme', amount: `−${exactPrice(totals.tradeIn)}` });
  return lines;
}

/** What is due, and when. */
export function dueLines({ paymentOption }: Order, totals: OrderTotals): OrderLine[] {
  return [
    { label: 'Heute Fällig', amount: exactPrice(totals.today) },
    { label: paymentOption?.restLabel ?? 'Bei Übergabe', amount: exactPrice(totals.atHandOver) },
    { label: 'Monatlich', amount: exactPrice(totals.monthly) },
    ...(totals.credit > 0 ? [{ label: 'Ihr Guthaben', amount: exactPrice(totals.credit) }] : []),
  ];
}
