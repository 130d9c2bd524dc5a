import { keysOf } from '../../lib/keysOf';
import { isTypedSince } from '../person/draftAge';
import { isPersonField, personFieldNames } from '../person/fields';
import { stepChoicesOf, newOrderDraft } from './draft';
import { EMPTY_CUSTOMER, type CustomerEntries } from './orderCustomer';
import { withState, type OrderMachine } from './orderEvents';
import { isBusyState, isOpenState } from './orderState';

export function withFilled(machine: OrderMachine, change: (filled: readonly string[]) => string[]): OrderMachine {
  const { person } = machine.draft;
  return person
    ? { ...machine, draft: { ...machine.draft, person: { ...person, filled: change(person.filled) } } }
    : machine;
}

/**
 * An order belongs to a login (rules/account: data of one person). Logout or another login begins a new one with the choices, without
 * personal data. An expired login removes only entries that it filled in. Sending and paying go on; a sent or paid order stays visible
 * without a login.
 */
export function ofLogin(machine: OrderMachine): OrderMachine {
  const { draft, login, isConfirmed } = machine;
  const { person, state } = draft;
  if (login === undefined) return machine;
  const { userId } = login;
  const isOthers = person !== undefined && (userId === undefined ? person.hasLeft === true : person.userId !== userId);
  if (isBusyState(state) && !isConfirmed) return userId === undefined || person ? machine : withOwner(machine, userId);
  if (isOthers && (!isOpenState(state) || userId !== undefined)) return begunAnew(machine);
  if (userId !== undefined) return person?.userId === userId && !person.hasLeft ? machine : withOwner(machine, userId);
  if (!person || person.filled.length === 0 || isOpenState(state) || isConfirmed) return machine;
  const unfilled = withFilled(machine, () => []);
  return emptied(unfilled, person.filled);
}

function withOwner(machine: OrderMachine, userId: string): OrderMachine {
  const { person } = machine.draft;
  return { ...machine, draft: { ...machine.draft, person: { userId, filled: person?.filled ?? [] } } };
}

/** Draft of nobody, without what was typed and loaded before the login's page was opened. */
export function withoutEarlierTypist(machine: OrderMachine, since: Date | undefined): OrderMachine {
  const { draft } = machine;
  const isTheirs = draft.person !== undefined || since === undefined || isTypedSince(draft.typedAt, since);
  if (isTheirs || isOpenState(draft.state) || isBusyState(draft.state)) return machine;
  const untyped = { ...machine, draft: { ...draft, tradeIns: [], tradeInId: undefined, typedAt: undefined } };
  return emptied(untyped, keysOf(EMPTY_CUSTOMER));
}

/** Under its own id; what belongs to somebody stays in the slot. */
function begunAnew(machine: OrderMachine): OrderMachine {
  const { draft, nextId, login } = machine;
  const { customer, ...fresh } = newOrderDraft(nextId, draft.vehicleId);
  const choices = { ...stepChoicesOf(draft), tradeIns: fresh.tradeIns, tradeInId: undefined };
  const isOpen = isOpenState(draft.state) || machine.isConfirmed;
  const after: OrderMachine = {
    login,
    nextId,
    draft: isOpen ? fresh : { ...fresh, ...choices },
    customer: { ...customer, customerType: machine.customer.customerType },
    customerVersion: machine.customerVersion + 1,
    version: 0,
    emptied: [],
    messages: [],
    isNotStored: false,
    hasLeft: machine.hasLeft,
    isCapturing: false,
    isConfirmed: false,
  };
  return ofLogin(after);
}

/** Or nobody's; a paid or sent order may be of somebody who has left. */
export const isOfLogin = ({ draft: { person }, login }: OrderMachine) =>
  person === undefined || person.userId === login?.userId;

export function withoutPerson(machine: OrderMachine): OrderMachine {
  const { draft } = machine;
  const { userId = '', filled = [] } = draft.person ?? {};
  const { payment } = draft.state;
  const left: OrderMachine = {
    ...machine,
    login: { userId: undefined },
    pendingChange: undefined,
    draft: { ...draft, person: { userId, filled, hasLeft: true } },
  };
  return payment.stage === 'approved' ? withState(left, { payment: { stage: 'none' } }) : left;
}

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
