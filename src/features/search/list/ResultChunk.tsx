import { memo, useMemo } from 'react';
import type { RateSettings } from '../../../domain/finance/rateOf';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { PAGE_SIZE } from '../../../domain/vehicle/search/query';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { CardButtons } from '../../favourites/CardActions';
import type { NewVehicles } from '../../../state/vehicles/newVehicles';
import { useEnvironment } from '../../../state/shopContext';
import type { NearbyState } from '../../../state/vehicles/nearby';
import { CardChunk, FIRST_PICTURES } from './CardList';
import { VehicleCard } from './VehicleCard';

interface ResultChunkProps {
  vehicles: readonly Vehicle[];
  start: number;
  queryOf: (listed: number) => string;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'> & RateSettings;
  now: Date;
  distanceTo: NearbyState['distanceTo'];
  hasRates: boolean;
  hasHighlights: boolean;
  news: NewVehicles;
  /** `undefined` until they have arrived. */
  buttons: CardButtons | undefined;
}

export const ResultChunk = memo(function ResultChunk({
  vehicles,
  start,
  queryOf,
  news,
  buttons,
  ...card
}: ResultChunkProps) {
  const { history } = useEnvironment();
  // To the chunk's end: loading more changes no address, and in a new tab the search has the vehicle.
  const query = queryOf(start + PAGE_SIZE);
  const hrefOf = useMemo(() => {
    // Once: a later history changes no card's address.
    const addresses = new WeakMap<Vehicle, string>();
    return (vehicle: Vehicle) => {
      const href = addresses.get(vehicle) ?? history.createHref(vehicleAddress(vehicle) + query);
      addresses.set(vehicle, href);
      return href;
    };
  }, [history, query]);
  return (
    <CardChunk vehicles={vehicles}>
      {(vehicle, index) => (
        <VehicleCard
          {...card}
          hrefOf={hrefOf}
          vehicle={vehicle}
          newLabel={news.ids.has(vehicle.id) ? news.label : undefined}
          isFirst={start + index < FIRST_PICTURES}
          buttonsOf={buttons?.buttonsOf}
          isMarked={buttons?.marked.has(vehicle.id) ?? false}
          isCompared={buttons?.compared.has(vehicle.id) ?? false}
        />
      )}
    </CardChunk>
  );
}, isSameChunk);

/** By vehicles: the array is new in each render. */
function isSameChunk(before: ResultChunkProps, after: ResultChunkProps): boolean {
  return (
    before.queryOf === after.queryOf &&
    before.settings === after.settings &&
    before.now === after.now &&
    before.distanceTo === after.distanceTo &&
    before.hasRates === after.hasRates &&
    before.hasHighlights === after.hasHighlights &&
    before.news === after.news &&
    before.buttons === after.buttons &&
    before.vehicles.length === after.vehicles.length &&
    before.vehicles.every((vehicle, index) => vehicle === after.vehicles[index])
  );
}
