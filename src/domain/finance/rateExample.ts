import { exactPrice, formatAmount, formatKm, formatQuantity } from '../../lib/format';
import { roundToCents } from '../../lib/money';
import { addressLine } from '../tenant/locationText';
import type { TenantSettings } from '../tenant/settings';
import type { Vehicle } from '../vehicle/vehicle';
import { monthlyInstallment } from './annuity';

type Financed = Pick<
  Vehicle,
  | 'publicPrice'
  | 'initialFinancingInstallment'
  | 'virtualFinancingDeposit'
  | 'virtualFinancingDuration'
  | 'virtualFinancingFinalInstallment'
  | 'virtualFinancingMileage'
  | 'location'
>;

export type CreditParties = Pick<TenantSettings, 'companyName' | 'creditLenders'>;

interface RateExample {
  /** EUR a month. */
  rate: number;
  /** '3.800 € Anzahlung', '48 Monate', 'eff. 3,99 %', as prominent as the rate's price. */
  terms: string[];
  /** What § 17 PAngV asks besides price, rate and terms: instalments, interest by its name, loan, total, intermediary. */
  text: string;
}

/** Percent; above this the platform's figures contradict each other. */
export const MAX_PLAUSIBLE_INTEREST = 25;

/** Intermediary or lender with address; `undefined` without one (rules/law: representative example). */
function creditParty({ location }: Financed, { companyName, creditLenders }: CreditParties): string | undefined {
  const address = addressLine(location?.address);
  if (address !== undefined) return `Vermittelt durch ${location?.companyName ?? companyName}, ${address}`;
  return creditLenders[0] && `Darlehensgeber: ${creditLenders[0]}`;
}

export interface ExampleLoan {
  price: number;
  deposit: number;
  months: number;
  balloon: number;
  /** Effective, percent a year. */
  interest: number;
}

/** `undefined` if a figure is missing or no interest explains the rate. */
export function exampleLoan(vehicle: Financed): ExampleLoan | undefined {
  const {
    publicPrice: price = 0,
    initialFinancingInstallment: rate = 0,
    virtualFinancingDuration: months = 0,
    virtualFinancingDeposit: deposit,
    virtualFinancingFinalInstallment: balloon = 0,
  } = vehicle;
  if (price <= 0 || rate <= 0 || months <= 0 || deposit === undefined) return undefined;
  const interest = effectiveInterest({ amount: price - deposit, balloon, months, rate });
  return interest === undefined ? undefined : { price, deposit, months, balloon, interest };
}

/** `undefined` if a disclosure is missing or no interest explains the rate (rules/law: no example no rate). */
export function rateExample(vehicle: Financed, parties: CreditParties): RateExample | undefined {
  const loan = exampleLoan(vehicle);
  const party = creditParty(vehicle, parties);
  const { initialFinancingInstallment: rate } = vehicle;
  if (loan === undefined || rate === undefined || party === undefined) return undefined;
  const { price, deposit, months, balloon, interest } = loan;

  const nominal = 12 * ((1 + interest / 100) ** (1 / 12) - 1) * 100;
  // Excludes the deposit.
  const total = roundToCents(months * rate + balloon);
  const parts = [
    formatQuantity(months, 'Raten'),
    balloon > 0 && `Schlussrate ${exactPrice(balloon)}`,
    `effektiver Jahreszins ${percent(interest)}`,
    `gebundener Sollzinssatz ${percent(nominal)} p.\u00A0a.`,
    `Netto\u00ADdarlehensbetrag ${exactPrice(price - deposit)}`,
    `Gesamtbetrag ${formatAmount(total)}`,
    vehicle.virtualFinancingMileage !== undefined && `${formatKm(vehicle.virtualFinancingMileage)} im Jahr`,
  ];
  return {
    rate,
    terms: [`${exactPrice(deposit)} Anzahlung`, formatQuantity(months, 'Monate'), `eff.\u00A0${percent(interest)}`],
    text: `Repräsentatives Beispiel wie oben: ${parts.filter(Boolean).join(', ')}. Bonität vorausgesetzt. ${party}.`,
  };
}

/** Percent a year, by bisection; `undefined` if implausible. */
function effectiveInterest(loan: {
  amount: number;
  balloon: number;
  months: number;
  rate: number;
}): number | undefined {
  const rateAt = (effectiveInterestRate: number) =>
    monthlyInstallment({
      amount: loan.amount,
      balloon: loan.balloon,
      durationInMonth: loan.months,
      effectiveInterestRate,
    });
  let low = 0;
  let high = MAX_PLAUSIBLE_INTEREST;
  // An interest-free loan may be a cent off by rounding.
  if (loan.amount <= 0 || loan.rate < rateAt(low) - 0.01 || loan.rate > rateAt(high)) return undefined;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (rateAt(middle) < loan.rate) low = middle;
    else high = middle;
  }
  return high;
}

function percent(value: number): string {
  return formatQuantity(Math.round(value * 100) / 100, '%');
}
