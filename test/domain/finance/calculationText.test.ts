import { describe, expect, it } from 'vitest';
import { calculationText } from '../../../src/domain/finance/calculationText';
import { FINANCING_TERMS } from '../../builders/terms';

const financing = {
  terms: { ...FINANCING_TERMS, mileage: 15_000 },
  monthlyInstallment: 364.5,
  fundingDuration: 48,
  fundingDeposit: 2_400,
  depositSurplus: 0,
  finalInstallment: 7_400,
} as const;

describe('a calculation in a message to the dealer', () => {
  it('names every figure of a financing', () => {
    expect(calculationText({ financing })).toBe(
      'Bitte machen Sie mir ein Angebot zu dieser Finanzierung: 364,50\u00A0€ im Monat, Laufzeit 48\u00A0Monate, ' +
        'Anzahlung 2.400\u00A0€, Schlussrate 7.400\u00A0€, Fahrleistung 15.000\u00A0km pro Jahr.',
    );
  });

  it('leaves out a mileage that does not count, and says that there is no final instalment', () => {
    const without = {
      ...financing,
      finalInstallment: 0,
      terms: { ...financing.terms, type: 'withoutBalloon' },
    } as const;
    expect(calculationText({ financing: without })).toBe(
      'Bitte machen Sie mir ein Angebot zu dieser Finanzierung: 364,50\u00A0€ im Monat, Laufzeit 48\u00A0Monate, ' +
        'Anzahlung 2.400\u00A0€, ohne Schlussrate.',
    );
  });

  it('names the special payment of a leasing, and is nothing without a calculation', () => {
    const leasing = { monthlyInstallment: 249, fundingDuration: 36, downPayment: 2_380, downPaymentSurplus: 0 };
    expect(calculationText({ leasing })).toBe(
      'Bitte machen Sie mir ein Angebot zu diesem Leasing: 249,00\u00A0€ im Monat, Laufzeit 36\u00A0Monate, ' +
        'Sonderzahlung 2.380\u00A0€.',
    );
    expect(calculationText({})).toBeUndefined();
  });
});
