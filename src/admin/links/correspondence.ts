import { customerName, type Customer } from '../../domain/dealer/customer';
import { paidValue } from '../../domain/dealer/forms/tradeIn';
import { letterFor, type Letter, type LetterParts, type Occasion } from '../../domain/dealer/letter';
import { hasDeliveryProblem, type SalesContract } from '../../domain/dealer/salesContract';
import type { TenantSettings } from '../../domain/tenant/settings';
import { isTradeInToCheck, lastDayOf, tradeInValidityOf, type TradeIn } from '../../domain/trade-in/tradeIn';
import { formatDate } from '../../lib/dates/formatDate';
import { formatPrice } from '../../lib/format';
import { fullName } from '../../domain/person/fullName';

export interface Correspondence extends LetterParts {
  about: string;
  email: string | undefined;
  phone: string | undefined;
  /** Account of the customer, where the entry names it. */
  customerId: string | undefined;
  letter: Letter;
  isUndelivered: boolean;
}

export const tradedCar = ({ manufacturer, model }: TradeIn) =>
  [manufacturer, model].filter(Boolean).join(' ') || 'Fahrzeug';

type House = Pick<TenantSettings, 'companyName' | 'tradeInValidityInDays'>;

export function aboutTradeIn(row: TradeIn, settings: House, now: Date): Correspondence {
  const validity = tradeInValidityOf(settings, now);
  const last = lastDayOf(row, validity);
  const parts: LetterParts = {
    name: fullName(row.customer),
    car: tradedCar(row),
    value: formatPrice(paidValue(row.customerPrice ?? 0)),
    until: last === undefined ? '' : formatDate(last),
    house: settings.companyName,
  };
  return {
    ...parts,
    about: row.id,
    email: row.customer?.email ?? row.usedEmail,
    phone: row.customer?.phone,
    customerId: undefined,
    letter: letterFor(occasionOf(row, last !== undefined && last < validity.today), parts),
    isUndelivered: false,
  };
}

function occasionOf(row: TradeIn, isExpired: boolean): Occasion {
  if (isTradeInToCheck(row)) return 'toCheck';
  if (row.calculationResultType === 'nonCalculable') return 'nonCalculable';
  return isExpired ? 'expired' : 'released';
}

export function aboutContract(row: SalesContract, { companyName }: House): Correspondence {
  const { customer, car } = row;
  const name = fullName(customer);
  const parts = { name, car: car?.marketingTitle ?? row.description ?? '', value: '', until: '', house: companyName };
  const isUndelivered = hasDeliveryProblem(row);
  return {
    ...parts,
    about: row.id,
    email: customer?.email,
    phone: customer?.phone,
    customerId: row.customerId,
    letter: letterFor(row.status === 'closed' ? 'signed' : isUndelivered ? 'undelivered' : 'unsigned', parts),
    isUndelivered,
  };
}

/** A message that is about nothing in particular begins empty. */
export const toCustomer = (row: Customer, { companyName }: House): Correspondence => ({
  about: row.id,
  name: customerName(row),
  ...{ car: '', value: '', until: '', house: companyName },
  email: row.email,
  phone: row.phoneNumber,
  customerId: row.id,
  letter: { subject: '', content: '' },
  isUndelivered: false,
});
