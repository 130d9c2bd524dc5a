import { frameOf, type Frame } from '../../domain/finance/frame';
import { isDraftOver } from '../../domain/person/draftAge';
import { keptLists } from './keptLists';
import type { Device } from './ownOrders';

/** The frame that a visit begins with: of the address, else as the device keeps it (rules/search: frame). */
export function firstFrame(
  carQueryParams: string,
  { storage, adminId }: Pick<Device, 'storage' | 'adminId'>,
  now: Date,
): Frame {
  const stated = frameOf(carQueryParams);
  if (stated !== undefined) return stated;
  const { frame } = keptLists(storage, adminId).read();
  return (frame && !isDraftOver(frame.changedAt, now) ? frameOf(frame.text) : undefined) ?? {};
}
