import { useEffect, useId, useState } from 'react';
import { useRemembering } from '../../../state/remembering';
import { useFavourites } from '../../../state/vehicles/favourites';
import { useSeenVehicles } from '../../../state/vehicles/vehicleList';
import { useEmitVehicleList } from '../../../state/vehicles/useEmitVehicleList';
import { Button } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Heading } from '../../../ui/display/Heading';
import { useStyles } from '../../../ui/styles';
import { VehicleTile } from '../VehicleTile';
import css from './RecentlySeen.css?inline';

/** Up to eight; stored only if the visitor allows it. */
export function RecentlySeen({ current }: { current?: string }) {
  useStyles(css);
  const titleId = useId();
  const { recent, keepsRecent, recordView } = useFavourites((state) => state);
  const { keep, clear } = useRemembering();
  const [isCleared, setCleared] = useState(false);
  const vehicles = useSeenVehicles(recent.filter((id) => id !== current).slice(0, 8));
  useEffect(() => {
    if (current !== undefined) recordView(current);
  }, [current, recordView]);

  const emitSelect = useEmitVehicleList('recently-seen', vehicles);

  if (vehicles.length === 0 && !isCleared) return null;
  return (
    <section className="recently-seen" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        Zuletzt angesehen
      </Heading>
      {vehicles.length === 0 ? (
        <p role="status">Die Liste ist leer.</p>
      ) : (
        // No tabIndex: a focused link scrolls into view.
        <ul className="recently-seen__list" aria-labelledby={titleId}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className="recently-seen__item">
              <VehicleTile vehicle={vehicle} level={3} onOpen={emitSelect} />
            </li>
          ))}
        </ul>
      )}
      <div className="recently-seen__wishes">
        <Checkbox
          label="Auf diesem Gerät merken"
          hint="Ohne Häkchen ist die Liste vergessen, sobald Sie diese Seite verlassen. Mit Häkchen sehen Sie beim nächsten Besuch auch, was neu ist."
          checked={keepsRecent}
          onChange={(event) => keep(event.currentTarget.checked)}
        />
        <Button
          variant="quiet"
          onClick={() => {
            setCleared(true);
            clear();
          }}
        >
          Liste leeren
        </Button>
      </div>
    </section>
  );
}
