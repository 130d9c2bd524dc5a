import { memo } from 'react';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { VehicleCard } from './VehicleCard';

/** Cards rendered at once before and after the place that the visitor comes back to; the others follow without being waited for. */
const AT_ONCE = 6;
/** Cards whose pictures do not wait for being scrolled to. */
const FIRST = 4;

interface ResultChunkProps {
  vehicles: readonly Vehicle[];
  /** Index of its first vehicle in the whole list. */
  start: number;
  /** Only the cards around this index are rendered as yet. */
  place: number | undefined;
  hrefOf: (vehicle: Vehicle) => string;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'>;
  now: Date;
}

/**
 * Twelve vehicles of the list in a grid of their own, which full rows fill whether they are one, two, three or four wide: the
 * browser leaves out the chunks that are far from view, and one that comes into view moves no card of another.
 */
export const ResultChunk = memo(function ResultChunk({ vehicles, start, place, ...card }: ResultChunkProps) {
  const isNear = (index: number) => place === undefined || Math.abs(start + index - place) <= AT_ONCE;
  const isPending = !vehicles.some((_, index) => isNear(index));
  return (
    <div className={isPending ? 'results__chunk is-pending' : 'results__chunk'} role="presentation">
      {isPending
        ? null
        : vehicles.map((vehicle, index) => (
            <div key={vehicle.id} className="results__item" role="listitem">
              {isNear(index) ? <VehicleCard {...card} vehicle={vehicle} isFirst={start + index < FIRST} /> : null}
            </div>
          ))}
    </div>
  );
}, isSameChunk);

/** A chunk of vehicles is cut anew with each rendering of the list; what counts is which vehicles are in it. */
function isSameChunk(before: ResultChunkProps, after: ResultChunkProps): boolean {
  return (
    before.place === after.place &&
    before.hrefOf === after.hrefOf &&
    before.settings === after.settings &&
    before.now === after.now &&
    before.vehicles.length === after.vehicles.length &&
    before.vehicles.every((vehicle, index) => vehicle === after.vehicles[index])
  );
}
