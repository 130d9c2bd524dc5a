import { exactPrice, formatAmount, formatKm, formatQuantity } from '../../lib/format';
import type { OrderFinancing } from './financing';
import { usesMileage } from './financingForm';
import type { OrderLeasing } from './leasing';

/** 'Bitte machen Sie mir ein Angebot zu diesem Leasing: 249,00 € im Monat, …'. */
export function calculationText({
  financing,
  leasing,
}: {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}): string | undefined {
  if (financing) return sentence('dieser Finanzierung', financingParts(financing));
  return leasing && sentence('diesem Leasing', leasingParts(leasing));
}

const sentence = (what: string, parts: readonly string[]) =>
  `Bitte machen Sie mir ein Angebot zu ${what}: ${parts.join(', ')}.`;

function financingParts(financing: OrderFinancing): string[] {
  const { monthlyInstallment, fundingDuration, fundingDeposit, finalInstallment, terms } = financing;
  return [
    ...rateParts(monthlyInstallment, fundingDuration),
    `Anzahlung ${exactPrice(fundingDeposit)}`,
    finalInstallment > 0 ? `Schlussrate ${exactPrice(finalInstallment)}` : 'ohne Schlussrate',
    ...(terms && usesMileage(terms.provider, terms.type) ? [mileagePart(terms.mileage)] : []),
  ];
}

function leasingParts({ monthlyInstallment, fundingDuration, downPayment, terms }: OrderLeasing): string[] {
  return [
    ...rateParts(monthlyInstallment, fundingDuration),
    `Sonderzahlung ${exactPrice(downPayment)}`,
    ...(terms ? [mileagePart(terms.kmPerYear)] : []),
  ];
}

const rateParts = (rate: number, months: number) => [
  `${formatAmount(rate)} im Monat`,
  `Laufzeit ${formatQuantity(months, 'Monate')}`,
];

const mileagePart = (km: number) => `Fahrleistung ${formatKm(km)} pro Jahr`;
