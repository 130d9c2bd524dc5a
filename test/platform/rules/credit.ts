import type {
  Car,
  FinanceConditions,
  FinanceRequest,
  FinanceResult,
  FinanceSettings,
  FinancingProvider,
} from '../contract';

interface Bank {
  name: string;
  /** Effective interest, % a year. */
  effective: number;
  durations: readonly number[];
}

const USUAL = [12, 24, 36, 48, 60, 72, 84] as const;

export const BANKS: Record<Exclude<FinancingProvider, 'NONE'>, Bank> = {
  BDK: { name: 'Bank Deutsches Kraftfahrzeuggewerbe GmbH, Hamburg', effective: 8.99, durations: [...USUAL, 96] },
  SANTANDER: { name: 'Santander Consumer Bank AG, Mönchengladbach', effective: 4.99, durations: [...USUAL, 96] },
  VW: { name: 'Volkswagen Bank GmbH, Braunschweig', effective: 3.99, durations: [12, 24, 36, 48, 60, 72] },
  CREDITPLUS: { name: 'CreditPlus Bank AG, Stuttgart', effective: 4.99, durations: USUAL },
  MBB: { name: 'Mercedes-Benz Bank AG, Stuttgart', effective: 9.49, durations: [12, 24, 36, 48, 60] },
  TFS: { name: 'Toyota Kreditbank GmbH, Köln', effective: 7.99, durations: [13, 25, 37, 49, 61] },
  BANK11: { name: 'Bank11 für Privatkunden und Handel GmbH, Neuss', effective: 7.99, durations: USUAL },
  RENAULT: { name: 'Mobilize Financial Services, Neuss', effective: 3.99, durations: [12, 24, 36, 48, 60, 72] },
  BMW: { name: 'BMW Bank GmbH, München', effective: 3.99, durations: [12, 24, 36, 48, 60] },
  VIRTUAL: { name: 'Hausbank des Händlers', effective: 3.99, durations: USUAL },
  VW_ERNST: { name: 'Volkswagen Bank GmbH, Braunschweig', effective: 3.99, durations: [12, 24, 36, 48, 60, 72] },
};

export const cents = (amount: number) => Math.round((amount + Number.EPSILON) * 100) / 100;
const floorTo100 = (amount: number) => Math.floor(amount / 100) * 100;

/** Monthly interest (0.0033 is 0.33 %) of an effective annual interest in %. */
function monthlyInterest(effective: number): number {
  return (1 + effective / 100) ** (1 / 12) - 1;
}

/** EUR; paid in arrears, the balloon with the last rate. `effective` in % a year. */
function monthlyRate(loan: number, balloon: number, months: number, effective: number): number {
  const interest = monthlyInterest(effective);
  if (interest === 0) return cents((loan - balloon) / months);
  const discount = (1 + interest) ** -months;
  return cents(((loan - balloon * discount) * interest) / (1 - discount));
}

/** Amount of the request; 1 means none (rules/financing-and-leasing: one for none). */
const amountOf = (value: number) => (value <= 1 ? 0 : value);

const BALLOON_AT: readonly (readonly [months: number, share: number])[] = [
  [24, 0.6],
  [36, 0.52],
  [48, 0.45],
  [60, 0.38],
  [72, 0.3],
];

export function financeConditions(price: number, months: number, deposit: number): FinanceConditions {
  const share = BALLOON_AT.find(([upTo]) => months <= upTo)?.[1] ?? 0.2;
  const maxDeposit = cents(price * 0.5);
  return { maxDeposit, maxBalloon: cents(Math.min(price * share, price - Math.min(amountOf(deposit), maxDeposit))) };
}

export function financeSettings(provider: Exclude<FinancingProvider, 'NONE'>): FinanceSettings {
  const bank = BANKS[provider];
  return {
    durationsWithoutFinalInstallment: [...bank.durations],
    maxDepositWithoutFinalInstallmentPercentage: 50,
    intialDepositWithoutFinalInstallmentPercentage: 10,
    intialDurationWithoutFinalInstallment: bank.durations.includes(60) ? 60 : (bank.durations.at(-1) ?? 60),
    effectiveInterestRate: bank.effective,
  };
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cost of the credit protection as a share of the loan, by `rsv`: none, with, plus. */
const PROTECTION = { 1: 0, 2: 0.031, 3: 0.047 };

/** @throws {RangeError} without a loan */
export function financeResult(request: FinanceRequest): FinanceResult {
  if (request.bank === 'NONE') throw new RangeError('bank');
  const bank = BANKS[request.bank];
  const deposit = amountOf(request.deposit);
  const balloon = amountOf(request.balloon);
  const net = request.roundedPurchasePrice - deposit;
  if (net <= balloon || net <= 0) throw new RangeError('deposit');
  const loan = cents(net * (1 + PROTECTION[request.rsv]));
  const rate = monthlyRate(loan, balloon, request.durationInMonth, request.effectiveInterestRate);
  const borrowing = cents(monthlyInterest(request.effectiveInterestRate) * 1200);
  const total = cents(rate * request.durationInMonth + balloon);
  const rows = [
    ['Fahrzeugpreis', euro.format(request.roundedPurchasePrice)],
    ['Anzahlung', euro.format(deposit)],
    ['Nettodarlehensbetrag', euro.format(loan)],
    ['Laufzeit', `${request.durationInMonth} Monate`],
    ['Gebundener Sollzinssatz p. a.', `${percent.format(borrowing)} %`],
    ['Effektiver Jahreszins', `${percent.format(request.effectiveInterestRate)} %`],
    [`${request.durationInMonth} monatliche Raten à`, euro.format(rate)],
    ...(balloon > 0 ? [['Schlussrate', euro.format(balloon)]] : []),
    ['Gesamtbetrag', euro.format(total)],
  ];
  return {
    monthlyInstallmentRate: rate,
    // As requested, including the 1 for none.
    finalInstallment: request.balloon,
    deposit: request.deposit,
    duration: request.durationInMonth,
    annualMileage: request.mileage,
    calculationId: `${request.bank}-${request.durationInMonth}-${Math.round(loan)}-${Math.round(balloon)}`,
    legalTextHtml: `<p><strong>Repräsentatives Beispiel nach § 17 PAngV:</strong></p><table><tbody>${rows
      .map(([label, value]) => `<tr><th scope="row">${label ?? ''}</th><td>${value ?? ''}</td></tr>`)
      .join(
        '',
      )}</tbody></table><p>Ein Angebot der ${bank.name}, für die wir als ungebundener Vermittler tätig sind. Bonität vorausgesetzt.${
      request.rsv === 1
        ? ''
        : ' Die Rate enthält als Beispiel einen Ratenschutz; er ist freiwillig und nicht Teil der Bestellung.'
    }</p>`,
  };
}

/** Example of a card: 10 % deposit, 30 % balloon, 48 months (49 for some banks). */
export function exampleFinancing(car: Pick<Car, 'publicPrice'>, provider: Exclude<FinancingProvider, 'NONE'>) {
  const bank = BANKS[provider];
  const deposit = floorTo100(car.publicPrice * 0.1);
  const balloon = floorTo100(car.publicPrice * 0.3);
  const duration = bank.durations.includes(48) ? 48 : 49;
  const rate = monthlyRate(Math.round(car.publicPrice) - deposit, balloon, duration, bank.effective);
  return { deposit, balloon, duration, rate };
}
