import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { isSameId } from '../../domain/vehicle/text/vehicleId';
import { comparisonAddress, MAX_COMPARED } from '../../domain/vehicle/comparisonAddress';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import { markedPrice, priceChange } from '../../domain/vehicle/priceChange';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { dayInGermany } from '../../lib/dates/germanClock';
import { useComparison } from '../../state/vehicles/comparison';
import { useFavourites } from '../../state/vehicles/favourites';
import { useNow } from '../../state/shopContext';
import { useEmitVehicleList } from '../../state/vehicles/useEmitVehicleList';
import { useCurrentTime } from '../../state/useCurrentTime';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { useVehicles } from '../../state/vehicles/vehicleList';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';
import { StickyBar } from '../../ui/layout/StickyBar';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { adviceOn, ErrorState } from '../../ui/feedback/ErrorState';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/display/Skeleton';
import { CompareButton } from './comparison/CompareButton';
import { TilePicture, VehicleTile } from './VehicleTile';

interface FavouriteListProps {
  ids: readonly string[];
  onRemove: (ids: readonly string[], text: string) => void;
}

export function FavouriteList({ ids, onRemove }: FavouriteListProps) {
  const { vehicles, query } = useVehicles(ids);
  const failure = useQueryFailure(query);
  const comparison = useRouteLink(comparisonAddress(ids));
  const latestFirst = [...(vehicles ?? [])].reverse();
  const emitSelect = useEmitVehicleList('favourites', latestFirst);
  const isNoneCompared = useComparison((state) => state.ids.length === 0);
  const notePrices = useFavourites((state) => state.notePrices);
  const now = useNow();
  useEffect(() => {
    const prices = (vehicles ?? []).flatMap((vehicle) => {
      const price = markedPrice(vehicle, now());
      return price === undefined ? [] : [[vehicle.id, price] as const];
    });
    notePrices(Object.fromEntries(prices));
  }, [notePrices, now, vehicles]);

  if (vehicles === undefined && failure) {
    return (
      <ErrorState title="Ihre gemerkten Fahrzeuge konnten nicht geladen werden." {...failure}>
        <span>{adviceOn(failure.error)}</span> <span>Ihre Merkliste bleibt erhalten.</span>
      </ErrorState>
    );
  }
  if (vehicles === undefined) {
    return (
      <ul className="favourites__list" aria-busy="true" aria-label="Die gemerkten Fahrzeuge werden geladen.">
        {ids.map((id) => (
          <li key={id}>
            <Skeleton height={420} />
          </li>
        ))}
      </ul>
    );
  }
  const unavailable = ids.filter((id) => !vehicles.some((vehicle) => isSameId(vehicle.id, id)));
  const canCompareAll = vehicles.length > 1 && vehicles.length <= MAX_COMPARED && unavailable.length === 0;
  return (
    <>
      {unavailable.length > 0 ? <UnavailableNotice ids={unavailable} onRemove={onRemove} /> : null}
      <ul className="favourites__list" aria-label="Gemerkte Fahrzeuge">
        {latestFirst.map((vehicle) => (
          <li key={vehicle.id}>
            <MarkedTile vehicle={vehicle} onOpen={emitSelect} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {canCompareAll && isNoneCompared ? (
        <StickyBar isAlwaysShown>
          <span className="favourites__thumbs">
            {latestFirst.map((vehicle) => (
              <TilePicture key={vehicle.id} vehicle={vehicle} />
            ))}
          </span>
          <Button {...comparison} variant="primary">
            Alle vergleichen
          </Button>
        </StickyBar>
      ) : null}
    </>
  );
}

function UnavailableNotice({ ids, onRemove }: FavouriteListProps) {
  const isOne = ids.length === 1;
  return (
    <Notice isStatic tone="warning">
      <p>
        {isOne
          ? 'Ein gemerktes Fahrzeug ist nicht mehr verfügbar.'
          : `${ids.length} gemerkte Fahrzeuge sind nicht mehr verfügbar.`}
      </p>
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          onRemove(
            ids,
            isOne
              ? 'Das nicht mehr verfügbare Fahrzeug steht nicht mehr auf Ihrer Merkliste.'
              : 'Die nicht mehr verfügbaren Fahrzeuge stehen nicht mehr auf Ihrer Merkliste.',
          )
        }
      >
        Von der Merkliste nehmen
      </Button>
    </Notice>
  );
}

interface MarkedTileProps extends Pick<FavouriteListProps, 'onRemove'> {
  vehicle: Vehicle;
  onOpen: (vehicle: Vehicle) => void;
}

function MarkedTile({ vehicle, onOpen, onRemove }: MarkedTileProps) {
  const title = vehicleTitle(vehicle);
  const marked = useFavourites(({ prices }) => prices[vehicle.id]);
  const today = dayInGermany(useCurrentTime(useNow(), vehicle));
  const change = priceChange(marked, vehicle.publicPrice, today);
  return (
    <VehicleTile
      level={2}
      vehicle={vehicle}
      onOpen={onOpen}
      priceNote={
        change ? (
          <p className={change.isLower ? 'vehicle-tile__change is-lower' : 'vehicle-tile__change'}>{change.text}</p>
        ) : null
      }
      removal={
        <IconButton
          label={`${title} von der Merkliste nehmen`}
          title="Von der Merkliste nehmen"
          icon={<X />}
          onClick={() => onRemove([vehicle.id], `${title} steht nicht mehr auf Ihrer Merkliste.`)}
        />
      }
      comparison={<CompareButton vehicle={vehicle} />}
    />
  );
}
