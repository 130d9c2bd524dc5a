import { frameOf, type Frame } from '../../domain/finance/frame';
import { isDraftOver } from '../../domain/person/draftAge';
import { keptLists, type KeptFrame } from './keptLists';
import type { Device } from './ownOrders';

type Place = Pick<Device, 'storage' | 'adminId'>;

/** What the device keeps of the visitor's frame, unless it is too old. */
export function keptFrame({ storage, adminId }: Place, now: Date): KeptFrame | undefined {
  const { frame } = keptLists(storage, adminId).read();
  return frame && !isDraftOver(frame.changedAt, now) ? frame : undefined;
}

/** The frame that a visit begins with: of the address, else as the device keeps it (rules/search: frame). */
export function firstFrame(carQueryParams: string, place: Place, now: Date): Frame {
  return frameOf(carQueryParams) ?? frameOf(keptFrame(place, now)?.text ?? '') ?? {};
}
