import { uuidIn } from '../../../lib/uuid';

/** Whether the id in an address is a vehicle id; otherwise it is a stock id (rules/vehicle: id or stock id). */
export function isUuid(id: string): boolean {
  return uuidIn(id) === id;
}

/** Compares ids regardless of case: some platforms write them in capitals, some links do not. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
