import { Heart, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { comparisonAddress, MOST_COMPARED } from '../../domain/vehicle/comparisonAddress';
import { vehicleTitle } from '../../domain/vehicle/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFavourites } from '../../state/favourites';
import { useVehicles } from '../../state/vehicleList';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Heading } from '../../ui/Heading';
import { IconButton } from '../../ui/IconButton';
import { BackLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useStyles } from '../../ui/styles';
import { useRouteLink } from '../../ui/useRouteLink';
import { CompareButton } from './comparison/CompareButton';
import cardActionsCss from './CardActions.css?inline';
import css from './FavouritesPage.css?inline';
import { RecentlySeen } from './recent/RecentlySeen';
import { VehicleTile } from './VehicleTile';

/** The vehicles that the visitor marked, the latest first, at `/merkliste`. */
export function FavouritesPage() {
  useStyles(css);
  useStyles(cardActionsCss);
  const { ids, replace } = useFavourites((state) => state);
  const search = useRouteLink('/');
  const [removed, setRemoved] = useState<{ title: string; ids: readonly string[] }>();

  const remove = (vehicle: Vehicle) => {
    setRemoved({ title: vehicleTitle(vehicle), ids });
    replace(ids.filter((id) => id !== vehicle.id));
  };
  const restore = () => {
    if (removed) replace(removed.ids);
    setRemoved(undefined);
  };

  return (
    <div className="favourites">
      <BackLink {...search}>Zurück zur Suche</BackLink>
      <Heading level={1} sub={ids.length === 0 ? undefined : 'Gemerkt in diesem Browser, auf diesem Gerät.'}>
        Merkliste
      </Heading>
      {removed === undefined ? null : <Removed key={removed.title} title={removed.title} onRestore={restore} />}
      {ids.length === 0 ? (
        <EmptyState
          icon={<Heart />}
          title="Ihre Merkliste ist leer."
          actions={
            <Button {...search} variant="primary">
              Zur Fahrzeugsuche
            </Button>
          }
        >
          Drücken Sie bei einem Fahrzeug auf das Herz, dann finden Sie es hier wieder.
        </EmptyState>
      ) : (
        <Marked ids={ids} onRemove={remove} />
      )}
      <RecentlySeen />
    </div>
  );
}

function Marked({ ids, onRemove }: { ids: readonly string[]; onRemove: (vehicle: Vehicle) => void }) {
  const { vehicles, error, isFetching, refetch } = useVehicles(ids);
  const replace = useFavourites((state) => state.replace);
  const comparison = useRouteLink(comparisonAddress(ids));

  if (vehicles === undefined && error !== undefined) {
    return (
      <ErrorState
        title="Ihre gemerkten Fahrzeuge konnten nicht geladen werden."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Ihre Merkliste bleibt erhalten.
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
  const goneCount = ids.length - vehicles.length;
  const canCompareAll = vehicles.length > 1 && vehicles.length <= MOST_COMPARED && goneCount === 0;
  return (
    <>
      {goneCount > 0 ? (
        <Notice isStatic tone="warning">
          <p>
            {goneCount === 1
              ? 'Ein gemerktes Fahrzeug ist nicht mehr verfügbar.'
              : `${goneCount} gemerkte Fahrzeuge sind nicht mehr verfügbar.`}
          </p>
          <Button variant="quiet" size="small" onClick={() => replace(vehicles.map(({ id }) => id))}>
            Von der Merkliste nehmen
          </Button>
        </Notice>
      ) : null}
      {canCompareAll ? (
        <div>
          <Button {...comparison}>Alle vergleichen</Button>
        </div>
      ) : null}
      <ul className="favourites__list" aria-label="Gemerkte Fahrzeuge">
        {[...vehicles].reverse().map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleTile
              level={2}
              vehicle={vehicle}
              actions={
                <div className="card-actions">
                  <CompareButton vehicle={vehicle} variant="floating" />
                  <IconButton
                    label={`${vehicleTitle(vehicle)} von der Merkliste nehmen`}
                    title="Von der Merkliste nehmen"
                    icon={<X />}
                    variant="floating"
                    onClick={() => onRemove(vehicle)}
                  />
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The button that was pressed went with its vehicle: the focus comes here, to the way back. */
function Removed({ title, onRestore }: { title: string; onRestore: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Notice>
        <p>{title} steht nicht mehr auf Ihrer Merkliste.</p>
        <Button variant="quiet" size="small" onClick={onRestore}>
          Rückgängig machen
        </Button>
      </Notice>
    </div>
  );
}
