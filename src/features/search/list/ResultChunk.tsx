import { memo } from 'react';
import type { TenantSettings } from '../../../domain/tenant/settings';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { NearbyState } from '../../../state/nearby';
import { VehicleCard } from './VehicleCard';

/** Cards whose pictures do not wait for being scrolled to. */
const FIRST = 4;

interface ResultChunkProps {
  vehicles: readonly Vehicle[];
  /** Index of its first vehicle in the whole list. */
  start: number;
  hrefOf: (vehicle: Vehicle) => string;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'>;
  now: Date;
  distanceTo: NearbyState['distanceTo'];
  isCompact: boolean;
}

/**
 * Twelve vehicles of the list in a grid of their own, which full rows fill whether they are one, two, three or four wide: the
 * browser leaves out the chunks that are far from view, and one that comes into view moves no card of another.
 */
export const ResultChunk = memo(function ResultChunk({ vehicles, start, ...card }: ResultChunkProps) {
  return (
    <div className="results__chunk" role="presentation">
      {vehicles.map((vehicle, index) => (
        <div key={vehicle.id} className="results__item" role="listitem">
          <VehicleCard {...card} vehicle={vehicle} isFirst={start + index < FIRST} />
        </div>
      ))}
    </div>
  );
}, isSameChunk);

/** A chunk of vehicles is cut anew with each rendering of the list; what counts is which vehicles are in it. */
function isSameChunk(before: ResultChunkProps, after: ResultChunkProps): boolean {
  return (
    before.hrefOf === after.hrefOf &&
    before.settings === after.settings &&
    before.now === after.now &&
    before.distanceTo === after.distanceTo &&
    before.isCompact === after.isCompact &&
    before.vehicles.length === after.vehicles.length &&
    before.vehicles.every((vehicle, index) => vehicle === after.vehicles[index])
  );
}
