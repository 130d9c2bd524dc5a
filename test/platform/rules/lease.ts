import type { LeasingProvider, LeasingQuote } from '../contract';
import { cents } from './credit';

/** Input of a leasing calculation; EUR, price gross, deposit net. */
interface LeaseTerms {
  price: number;
  deposit: number;
  months: number;
  kmPerYear: number;
  /** Current mileage, km. */
  mileage: number;
  type: 1 | 2 | 3;
  customerType: 1 | 2;
  provider: LeasingProvider;
}

const LESSORS: Partial<Record<LeasingProvider, { name: string; nominal: number }>> = {
  SANTANDER: { name: 'Santander Consumer Leasing GmbH, Mönchengladbach', nominal: 5.49 },
  BMW: { name: 'BMW Bank GmbH, München', nominal: 4.19 },
  VW: { name: 'Volkswagen Leasing GmbH, Braunschweig', nominal: 3.92 },
  VW_ERNST: { name: 'Volkswagen Leasing GmbH, Braunschweig', nominal: 3.92 },
  VIRTUAL: { name: 'Hausleasing des Händlers', nominal: 4.5 },
};

export const LEASE_MONTHS = [12, 24, 36, 48] as const;
export const LEASE_KILOMETRES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000] as const;

const VAT = 19;
/** Residual value as a share of the price, by months, with 10,000 km a year. */
const RESIDUAL = new Map<number, number>([
  [12, 0.72],
  [24, 0.6],
  [36, 0.51],
  [48, 0.43],
]);
/** Maximum mileage at the return, km. */
const MAX_KILOMETRES = 200_000;

/** One third of the car price. */
export const maxLeaseDeposit = (price: number) => cents(price / 3);

/** Quote; `undefined` if no leasing is possible with these terms. */
export function leaseQuote(terms: LeaseTerms): LeasingQuote | undefined {
  const share = RESIDUAL.get(terms.months);
  const driven = terms.mileage + (terms.kmPerYear * terms.months) / 12;
  const lessor = LESSORS[terms.provider];
  if (!lessor || share === undefined || driven > MAX_KILOMETRES || terms.price <= 0) return undefined;
  const net = terms.price / (1 + VAT / 100);
  const deposit = Math.max(0, Math.min(terms.deposit, maxLeaseDeposit(terms.price)));
  const residual = cents(
    net * (share - ((terms.kmPerYear - 10_000) / 5000) * 0.012 - (terms.mileage / 10_000) * 0.004),
  );
  const interest = lessor.nominal / 1200;
  const discount = (1 + interest) ** -terms.months;
  const rateNet = cents(((net - deposit - residual * discount) * interest) / (1 - discount));
  if (rateNet <= 0) return undefined;
  const rateGross = cents(rateNet * (1 + VAT / 100));
  const effective = cents(((1 + interest) ** 12 - 1) * 100);
  return {
    durationInMonth: terms.months,
    kmPerYear: terms.kmPerYear,
    monthlyRateNet: rateNet,
    monthlyRateGross: rateGross,
    monthlyFinanceRateNet: rateNet,
    taxRate: VAT,
    residualValueNet: residual,
    leasingFactor: cents((rateNet / net) * 100),
    nominalInterestRate: lessor.nominal,
    effectiveInterestRate: effective,
    kilometerExcessNet: cents((net / 10_000) * 0.022),
    kilometerLowNet: cents((net / 10_000) * 0.014),
    downPaymentNet: cents(deposit),
    legalTextHtml: legalText(terms, lessor, { net, deposit, rateNet, rateGross, effective }),
    type: terms.type,
    providerType: terms.provider,
  };
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('de-DE');

function legalText(
  terms: LeaseTerms,
  lessor: { name: string; nominal: number },
  sums: { net: number; deposit: number; rateNet: number; rateGross: number; effective: number },
): string {
  const isPrivate = terms.customerType === 1;
  const rate = isPrivate ? sums.rateGross : sums.rateNet;
  const special = isPrivate ? cents(sums.deposit * 1.19) : sums.deposit;
  const rows = [
    ['Fahrzeugpreis', euro.format(isPrivate ? terms.price : sums.net)],
    ['Sonderzahlung', euro.format(special)],
    ['Laufzeit', `${terms.months} Monate`],
    ['Fahrleistung pro Jahr', `${whole.format(terms.kmPerYear)} km`],
    ['Gebundener Sollzinssatz p. a.', `${percent.format(lessor.nominal)} %`],
    ['Effektiver Jahreszins', `${percent.format(sums.effective)} %`],
    [`${terms.months} monatliche Leasingraten à`, euro.format(rate)],
    ['Gesamtbetrag', euro.format(cents(rate * terms.months + special))],
  ];
  const note = isPrivate
    ? 'Alle Beträge inkl. 19 % MwSt.'
    : 'Alle Beträge zzgl. 19 % MwSt.; nur für gewerbliche Kunden.';
  return `<p><strong>Repräsentatives Beispiel nach § 17 PAngV:</strong></p><table><tbody>${rows
    .map(([label, value]) => `<tr><th scope="row">${label ?? ''}</th><td>${value ?? ''}</td></tr>`)
    .join('')}</tbody></table><p>Ein Angebot der ${lessor.name}. ${note} Bonität vorausgesetzt.</p>`;
}
