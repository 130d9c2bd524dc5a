import type * as z from 'zod/mini';
import { vehicleSchema } from '../../domain/vehicle/vehicle';
import { readNumber } from '../../lib/schema';
import type { Checker } from './checker';

type Car = Readonly<Record<string, unknown>>;

/** Longer texts may be shortened in a list. */
const MAX_COMPARED_TEXT = 80;

/** Schemas of the fields of a vehicle, by name. */
export const vehicleFields = (): z.ZodMiniObject['shape'] =>
  (vehicleSchema._zod.def as unknown as { in: z.ZodMiniObject }).in.shape;

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [readNumber(one), readNumber(other)];
  if (first !== undefined || second !== undefined) return first === second;
  return String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
}

/** Compares what another answer says about a vehicle of the list. */
export function compareVehicle(
  add: Checker['add'],
  { call, listed, other }: { call: string; listed: Car; other: Car },
): void {
  const names = Object.keys(vehicleFields()).filter((name) => isGiven(listed[name]));
  const lacking = names.filter((name) => !isGiven(other[name]));
  const different = names.filter((name) => {
    const { [name]: value } = listed;
    const isShort = typeof value === 'string' && value.length <= MAX_COMPARED_TEXT;
    return (
      !lacking.includes(name) &&
      (isShort || typeof value === 'number' || typeof value === 'boolean') &&
      !isSame(value, other[name])
    );
  });
  if (different.includes('publicPrice') || lacking.includes('publicPrice'))
    add({
      call,
      path: 'publicPrice',
      expected: `${String(listed.publicPrice)}, wie in der Liste`,
      got: isGiven(other.publicPrice) ? String(other.publicPrice) : 'nichts',
      effect: 'Dasselbe Fahrzeug hat zwei Preise (PAngV, UWG).',
    });
  const others = (all: readonly string[]) => all.filter((name) => name !== 'publicPrice');
  const words = (all: readonly string[]) => all.slice(0, 5).join(', ') + (all.length > 5 ? ' …' : '');
  if (others(different).length > 0)
    add({
      call,
      path: words(others(different)),
      expected: 'dieselben Angaben wie in der Liste',
      got: 'andere',
      level: 'warning',
      effect: 'Karte und Seite des Fahrzeugs widersprechen sich.',
    });
  if (others(lacking).length > 0)
    add({
      call,
      path: words(others(lacking)),
      expected: 'alle Angaben der Liste',
      got: 'nichts',
      level: 'warning',
      effect: 'Auf der Seite des Fahrzeugs fehlt, was auf seiner Karte steht.',
    });
}
