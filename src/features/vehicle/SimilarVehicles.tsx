import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, type AriaAttributes } from 'react';
import { listVehicles } from '../../api/vehicleList';
import type { Platform } from '../../api/platform';
import { isReserved } from '../../domain/vehicle/reservation';
import { mostSimilar, similarQueries } from '../../domain/vehicle/search/similar';
import { isHiddenForTenant } from '../../domain/vehicle/search/visibility';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useNow, usePlatform, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { useEmitVehicleList } from '../../state/vehicles/useEmitVehicleList';
import { VEHICLES_KEY } from '../../state/vehicles/vehicleQuery';
import { Heading } from '../../ui/display/Heading';
import { Skeleton } from '../../ui/display/Skeleton';
import { Fold } from '../../ui/layout/Fold';
import { useStyles } from '../../ui/styles';
import rowCss from '../favourites/recent/RecentlySeen.css?inline';
import { VehicleTile } from '../favourites/VehicleTile';

const SHOWN = 4;

/** Failed requests are left out. */
function similarQuery(platform: Platform, vehicle: Vehicle) {
  return queryOptions({
    queryKey: [...VEHICLES_KEY, 'similar', vehicle.id],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        similarQueries(vehicle).map((query) => listVehicles(platform, query, signal)),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.vehicles : []));
    },
  });
}

interface SimilarVehiclesProps {
  vehicle: Vehicle;
  /** Requested when opened, on phones: the list is as high as the screen. */
  isFolded?: boolean;
}

/** Nothing if there are none. */
export function SimilarVehicles({ vehicle, isFolded }: SimilarVehiclesProps) {
  useStyles(rowCss);
  const hint = isReserved(vehicle, useCurrentTime(useNow(), vehicle)) ? RESERVED : undefined;
  return isFolded ? (
    <Fold level={2} title={TITLE}>
      {hint === undefined ? null : <p>{hint}</p>}
      <FoldedList vehicle={vehicle} />
    </Fold>
  ) : (
    <Section vehicle={vehicle} hint={hint} />
  );
}

const RESERVED = 'Dieses Fahrzeug ist reserviert, diese sind noch zu haben.';
const TITLE = 'Ähnliche Fahrzeuge';

function useSimilar(vehicle: Vehicle) {
  const now = useCurrentTime(useNow(), vehicle);
  const { behaviours } = useTenant();
  const { data = [], isPending } = useQuery(similarQuery(usePlatform(), vehicle));
  const visible = data.filter((other) => !isHiddenForTenant(other, behaviours));
  return { isPending, similar: mostSimilar(vehicle, visible, SHOWN, now) };
}

function FoldedList({ vehicle }: { vehicle: Vehicle }) {
  const { similar, isPending } = useSimilar(vehicle);
  if (isPending) return <Skeleton height={320} />;
  return similar.length === 0 ? (
    <p>Zurzeit haben wir kein ähnliches Fahrzeug.</p>
  ) : (
    <List similar={similar} label={{ 'aria-label': TITLE }} />
  );
}

function Section({ vehicle, hint }: { vehicle: Vehicle; hint?: string }) {
  const titleId = useId();
  const { similar } = useSimilar(vehicle);
  if (similar.length === 0) return null;
  return (
    <section className="recently-seen similar-vehicles" aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sub={hint}>
        {TITLE}
      </Heading>
      <List similar={similar} label={{ 'aria-labelledby': titleId }} />
    </section>
  );
}

function List({ similar, label }: { similar: readonly Vehicle[]; label: AriaAttributes }) {
  const emitSelect = useEmitVehicleList('similar', similar);
  return (
    <ul className="recently-seen__list" {...label}>
      {similar.map((other) => (
        <li key={other.id} className="recently-seen__item">
          <VehicleTile vehicle={other} level={3} onOpen={emitSelect} />
        </li>
      ))}
    </ul>
  );
}
