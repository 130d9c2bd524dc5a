import { uuidIn } from '../../../lib/uuid';

/** Else it is a stock id (rules/vehicle: id or stock id). */
export function isUuid(id: string): boolean {
  return uuidIn(id) === id;
}

/** Some platforms write ids in capitals, some links do not. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
