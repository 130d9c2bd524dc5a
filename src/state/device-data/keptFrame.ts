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

/** The visitor's old car, as the device keeps it, also when its offer is over. */
export const keptCar = ({ storage, adminId }: Place): OldCar | undefined =>
  keptLists(storage, adminId).read().valuation?.oldCar;

/** What the frame deducts for a car of the visitor, while its offer holds. */
export const deductedValue = ({ isDeducted, until = '', value }: OldCar, now: Date): number | undefined =>
  isDeducted && until >= dayInGermany(now) ? value : undefined;

/** The frame that a visit begins with: of the address, else as the device keeps it, with the visitor's old car (rules/search: frame). */
export function firstFrame(carQueryParams: string, place: Place, now: Date): Frame {
  const frame = frameOf(carQueryParams) ?? frameOf(keptFrame(place, now)?.text ?? '') ?? {};
  const ownCar = keptCar(place);
  return ownCar ? { ...frame, oldCar: deductedValue(ownCar, now) } : frame;
}
