import { formatKm, formatPrice, formatQuantity } from '../../lib/format';
import { joinFacts, unbroken } from '../../lib/formatFacts';
import { financingTypes } from './financing';
import { oldCarText, type OldCar } from '../trade-in/oldCar';
import { offeredKinds, paymentQuestion, type Frame, type RateKind } from './frame';
import { leasingTypes } from './leasing';

export const RATE_KIND_NAMES: Readonly<Record<RateKind, string>> = { financing: 'Finanzierung', leasing: 'Leasing' };

/** Offered by the dealer, or chosen at a vehicle of a bank unknown to the settings: stays changeable. */
export function changeableKinds(settings: Parameters<typeof offeredKinds>[0], { kind }: Frame): RateKind[] {
  const kinds = offeredKinds(settings);
  return kind === undefined || kinds.includes(kind) ? kinds : [...kinds, kind];
}

/** '5.000 € Schlussrate' */
function finalText({ contract, finalInstallment }: Frame): string | undefined {
  if (contract !== undefined && !financingTypes.table[contract].hasBalloon) return 'ohne Schlussrate';
  if (finalInstallment !== undefined) return `${formatPrice(finalInstallment)} Schlussrate`;
  return contract && 'mit Schlussrate';
}

/**
 * 'Finanzierung · bis 350 € im Monat · 4.000 € Anzahlung · 48 Monate · 10.000 km im Jahr · mein Golf 5.900 €'; a question before the
 * visitor has said how. Where no rate is offered, the old car alone.
 *
 * @param most EUR a month
 */
export function frameText(frame: Frame, most: number | undefined, kinds: readonly RateKind[], oldCar?: OldCar): string {
  const { kind, deposit, specialPayment, months, kilometres, lease } = frame;
  const limit = most === undefined ? undefined : `bis ${formatPrice(most)} im Monat`;
  const car = oldCar?.isDeducted ? oldCarText(oldCar) : undefined;
  if (kinds.length === 0) return car ?? 'Altes Auto abziehen?';
  if (kind === undefined) return joinFacts([paymentQuestion(kinds), limit, car]);
  const isLoan = kind === 'financing';
  const paid = isLoan ? deposit : specialPayment;
  const facts = [
    isLoan || lease === undefined ? RATE_KIND_NAMES[kind] : leasingTypes.label(lease),
    limit,
    paid === undefined ? undefined : `${formatPrice(paid)} ${isLoan ? 'Anzahlung' : 'Sonderzahlung netto'}`,
    months === undefined ? undefined : formatQuantity(months, 'Monate'),
    isLoan ? finalText(frame) : undefined,
    kilometres === undefined ? undefined : `${formatKm(kilometres)} im Jahr`,
    car,
  ];
  return joinFacts(facts.map((fact) => fact && unbroken(fact)));
}
