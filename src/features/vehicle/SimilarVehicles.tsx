import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listVehicles } from '../../api/vehicleList';
import type { Platform } from '../../api/platform';
import { isReserved } from '../../domain/vehicle/reservation';
import { mostSimilar, similarQueries } from '../../domain/vehicle/search/similar';
import { isHiddenForTenant } from '../../domain/vehicle/search/visibility';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useNow, usePlatform, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { useEmitVehicleList } from '../../state/useEmitVehicleList';
import { VEHICLES_KEY } from '../../state/vehicleQuery';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import rowCss from '../favourites/recent/RecentlySeen.css?inline';
import { VehicleTile } from '../favourites/VehicleTile';

const SHOWN = 4;

/** Query of candidates for similar vehicles; failed requests are left out. */
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

/** Similar vehicles. Renders nothing if there are none. */
export function SimilarVehicles({ vehicle }: { vehicle: Vehicle }) {
  useStyles(rowCss);
  const titleId = useId();
  const now = useCurrentTime(useNow(), vehicle);
  const { behaviours } = useTenant();
  const { data = [] } = useQuery(similarQuery(usePlatform(), vehicle));
  const visible = data.filter((other) => !isHiddenForTenant(other, behaviours));
  const similar = mostSimilar(vehicle, visible, SHOWN, now);
  const emitSelect = useEmitVehicleList('similar', similar);
  if (similar.length === 0) return null;
  return (
    <section className="recently-seen similar-vehicles" aria-labelledby={titleId}>
      <Heading
        level={2}
        id={titleId}
        sub={isReserved(vehicle, now) ? 'Dieses Fahrzeug ist reserviert, diese sind noch zu haben.' : undefined}
      >
        Ähnliche Fahrzeuge
      </Heading>
      <ul className="recently-seen__list" aria-labelledby={titleId}>
        {similar.map((other) => (
          <li key={other.id} className="recently-seen__item">
            <VehicleTile vehicle={other} level={3} onOpen={emitSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}
