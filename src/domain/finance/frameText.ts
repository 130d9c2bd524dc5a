import { formatKm, formatPrice, formatQuantity } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import type { Frame, RateKind } from './frame';

export const RATE_KIND_NAMES: Readonly<Record<RateKind, string>> = { financing: 'Finanzierung', leasing: 'Leasing' };

/** 'Bar kaufen, finanzieren oder leasen?' */
const question = (kinds: readonly RateKind[]) =>
  kinds.length > 1
    ? 'Bar kaufen, finanzieren oder leasen?'
    : `Bar kaufen oder ${kinds[0] === 'leasing' ? 'leasen' : 'finanzieren'}?`;

/**
 * 'Finanzierung · bis 350 € im Monat · 4.000 € Anzahlung · 48 Monate · 10.000 km im Jahr'; a question before the visitor has said how.
 *
 * @param most EUR a month
 */
export function frameText(
  { kind, deposit, specialPayment, months, kilometres }: Frame,
  most: number | undefined,
  kinds: readonly RateKind[],
): string {
  const limit = most === undefined ? undefined : `bis ${formatPrice(most)} im Monat`;
  if (kind === undefined) return joinFacts([question(kinds), limit]);
  const paid = kind === 'financing' ? deposit : specialPayment;
  return joinFacts([
    RATE_KIND_NAMES[kind],
    limit,
    paid === undefined ? undefined : `${formatPrice(paid)} ${kind === 'financing' ? 'Anzahlung' : 'Sonderzahlung'}`,
    months === undefined ? undefined : formatQuantity(months, 'Monate'),
    kilometres === undefined ? undefined : `${formatKm(kilometres)} im Jahr`,
  ]);
}
