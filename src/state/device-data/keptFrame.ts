import { frameOf, type Frame } from '../../domain/finance/frame';
import type { OldCar } from '../../domain/trade-in/oldCar';
import { dayInGermany } from '../../lib/dates/germanClock';
import { isDraftOver } from '../../domain/person/draftAge';
import { keptLists, type KeptFrame } from './keptLists';
import type { Device } from './ownOrders';

type Place = Pick<Device, 'storage' | 'adminId'>;

/** Unless it is too old. */
export function keptFrame({ storage, adminId }: Place, now: Date): KeptFrame | undefined {
  const { frame } = keptLists(storage, adminId).read();
  return frame && !isDraftOver(frame.changedAt, now) ? frame : undefined;
}

/** An old car while its offer holds. */
export const heldCar = (car: OldCar | undefined, now: Date): OldCar | undefined =>
  car && car.until >= dayInGermany(now) ? car : undefined;

/** The visitor's old car, as the device keeps it. */
export const keptCar = ({ storage, adminId }: Place, now: Date): OldCar | undefined =>
  heldCar(keptLists(storage, adminId).read().valuation?.oldCar, now);

/** The frame that a visit begins with: of the address, else as the device keeps it (rules/search: frame). */
export function firstFrame(carQueryParams: string, place: Place, now: Date): Frame {
  return frameOf(carQueryParams) ?? frameOf(keptFrame(place, now)?.text ?? '') ?? {};
}
