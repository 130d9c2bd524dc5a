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
  /** Index of its first vehicle in the list. */
  start: number;
  /** Creates the query of the vehicles' addresses: the search, listed up to a number of vehicles. */
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
  // Up to the last vehicle of the chunk, so that loading more changes no address. The same search in a new tab has the vehicle.
  const query = queryOf(start + PAGE_SIZE);
  const hrefOf = useMemo(() => {
    // Once each: the address of a card does not change with what the history carries later.
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

/** Compares the vehicles instead of the array, which is a new one in each rendering of the list. */
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
