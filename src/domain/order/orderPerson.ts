import { keysOf } from '../../lib/keysOf';
import { isPersonField, personFieldNames } from '../person/fields';
import { EMPTY_CUSTOMER, type CustomerEntries } from './orderCustomer';
import { withState, type OrderMachine } from './orderEvents';
import { isOpenState, isUnderWay } from './orderState';

/** Notes which fields are as they were filled in for the login. */
export function withFilled(machine: OrderMachine, change: (filled: readonly string[]) => string[]): OrderMachine {
  const { person } = machine.draft;
  return person
    ? { ...machine, draft: { ...machine.draft, person: { ...person, filled: change(person.filled) } } }
    : machine;
}

/**
 * The customer belongs to a login (rules/account: data of one person): that of somebody who has left is emptied; where the login has
 * expired, what was filled in for it. An order that is being sent, was sent or paid for stays theirs until it can be changed again.
 */
export function ofLogin(machine: OrderMachine): OrderMachine {
  const { draft, login } = machine;
  const { person, state } = draft;
  if (login === undefined || isOpenState(state) || isUnderWay(state)) return machine;
  const { userId } = login;
  if (person?.hasLeft || (person && userId !== undefined && person.userId !== userId)) {
    const ofNobody = { ...machine, draft: { ...draft, person: undefined }, emptied: [] };
    return ofLogin(emptied(withoutApproval(ofNobody), keysOf(EMPTY_CUSTOMER)));
  }
  if (person && userId === undefined && person.filled.length > 0) {
    const unfilled = withFilled(machine, () => []);
    return emptied(unfilled, person.filled);
  }
  if (person || userId === undefined) return machine;
  return { ...machine, draft: { ...draft, person: { userId, filled: [] } } };
}

/** The order is that of who is logged in, or of nobody yet; what was paid for or sent may be that of somebody who has left. */
export const isOfLogin = ({ draft: { person }, login }: OrderMachine) =>
  person === undefined || person.userId === login?.userId;

/** The person has left: nothing that they typed waits any longer. */
export function withoutPerson(machine: OrderMachine): OrderMachine {
  const { draft, pendingChange } = machine;
  const { userId = '', filled = [] } = draft.person ?? {};
  return {
    ...machine,
    login: { userId: undefined },
    pendingChange: pendingChange?.draft && { draft: pendingChange.draft },
    draft: { ...draft, person: { userId, filled, hasLeft: true } },
  };
}

/** A fee that somebody approved who has left is not captured. */
function withoutApproval(machine: OrderMachine): OrderMachine {
  return machine.draft.state.payment.stage === 'approved'
    ? withState(machine, { payment: { stage: 'none' } })
    : machine;
}

/** Without these entries of the customer; the type of customer stays. */
function emptied(machine: OrderMachine, names: readonly string[]): OrderMachine {
  if (names.length === 0) return machine;
  const { customer, customerVersion } = machine;
  const left = Object.fromEntries(Object.entries(EMPTY_CUSTOMER).filter(([name]) => names.includes(name)));
  return {
    ...machine,
    customer: { ...customer, ...left, customerType: customer.customerType },
    customerVersion: customerVersion + 1,
    paymentWindow: undefined,
  };
}

/** Machine with what the visitor has entered. */
export function withCustomer(machine: OrderMachine, customer: CustomerEntries): OrderMachine {
  const { customer: before } = machine;
  const isSame = (name: string) => !isPersonField(name) || customer[name] === before[name];
  const now = personFieldNames.filter((name) => before[name] !== '' && customer[name] === '');
  const after = withFilled(machine, (filled) => filled.filter(isSame));
  return {
    ...after,
    customer,
    emptied: now.length > 0 ? [...machine.emptied, ...now] : machine.emptied,
    failure: undefined,
  };
}

export const isSameCustomer = (one: CustomerEntries, other: CustomerEntries) =>
  keysOf(EMPTY_CUSTOMER).every((name) => one[name] === other[name]);
