import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../../domain/addresses';
import { isSameId } from '../../domain/vehicle/text/address';
import { comparisonAddress, MAX_COMPARED } from '../../domain/vehicle/comparison/comparisonAddress';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFavourites } from '../../state/favourites';
import { useQueryFailure } from '../../state/useQueryFailure';
import { useEmitVehicleList } from '../../state/useEmitVehicleList';
import { useVehicles } from '../../state/vehicleList';
import { withQueryClient } from '../../state/withQueryClient';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/display/EmptyState';
import { ErrorState } from '../../ui/display/ErrorState';
import { Heading } from '../../ui/display/Heading';
import { IconButton } from '../../ui/actions/IconButton';
import { BackLink } from '../../ui/actions/Link';
import { Notice } from '../../ui/display/Notice';
import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { CompareButton } from './comparison/CompareButton';
import cardActionsCss from './CardActions.css?inline';
import css from './FavouritesPage.css?inline';
import frameCss from './frame.css?inline';
import { RecentlySeen } from './recent/RecentlySeen';
import { VehicleTile } from './VehicleTile';

/** A removal that can be undone. */
interface Removal {
  /** React key, so that a new removal mounts a new notice, which takes the focus. */
  key: string;
  text: string;
  /** The list before the removal. */
  before: readonly string[];
}

/** Page of the favourites, the latest first (`/merkliste`). */
export const FavouritesPage = withQueryClient(function FavouritesPage() {
  useStyles(frameCss);
  useStyles(css);
  useStyles(cardActionsCss);
  const { ids, replace } = useFavourites((state) => state);
  const search = useRouteLink(hrefOf('search'));
  const title = useRef<HTMLHeadingElement>(null);
  const [removal, setRemoval] = useState<Removal>();

  const remove = (gone: readonly string[], text: string) => {
    setRemoval({ key: gone.join(), text, before: ids });
    replace(ids.filter((id) => !gone.some((other) => isSameId(other, id))));
  };
  const restore = (before: readonly string[]) => {
    // Keeps what another tab has added meanwhile.
    replace([...before, ...ids]);
    setRemoval(undefined);
    title.current?.focus();
  };

  return (
    <div className="marked-page">
      <BackLink {...search}>Zurück zur Suche</BackLink>
      <Heading
        level={1}
        ref={title}
        sub={ids.length === 0 ? undefined : 'Gemerkt in diesem Browser, auf diesem Gerät.'}
      >
        Merkliste
      </Heading>
      {removal === undefined ? null : (
        <Removed key={removal.key} text={removal.text} onRestore={() => restore(removal.before)} />
      )}
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
});

interface MarkedProps {
  ids: readonly string[];
  /** Removes these vehicles and shows the text. */
  onRemove: (ids: readonly string[], text: string) => void;
}

function Marked({ ids, onRemove }: MarkedProps) {
  const { vehicles, query } = useVehicles(ids);
  const failure = useQueryFailure(query);
  const comparison = useRouteLink(comparisonAddress(ids));
  const shown = [...(vehicles ?? [])].reverse();
  const emitSelect = useEmitVehicleList('favourites', shown);

  if (vehicles === undefined && failure) {
    return (
      <ErrorState title="Ihre gemerkten Fahrzeuge konnten nicht geladen werden." {...failure}>
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
  const gone = ids.filter((id) => !vehicles.some((vehicle) => isSameId(vehicle.id, id)));
  const canCompareAll = vehicles.length > 1 && vehicles.length <= MAX_COMPARED && gone.length === 0;
  return (
    <>
      {gone.length > 0 ? <Gone ids={gone} onRemove={onRemove} /> : null}
      {canCompareAll ? (
        <div>
          <Button {...comparison}>Alle vergleichen</Button>
        </div>
      ) : null}
      <ul className="favourites__list" aria-label="Gemerkte Fahrzeuge">
        {shown.map((vehicle) => (
          <li key={vehicle.id}>
            <MarkedTile vehicle={vehicle} onOpen={emitSelect} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Marked vehicles that are not sold here any more. */
function Gone({ ids, onRemove }: MarkedProps) {
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

interface MarkedTileProps extends Pick<MarkedProps, 'onRemove'> {
  vehicle: Vehicle;
  onOpen: (vehicle: Vehicle) => void;
}

function MarkedTile({ vehicle, onOpen, onRemove }: MarkedTileProps) {
  const title = vehicleTitle(vehicle);
  return (
    <VehicleTile
      level={2}
      vehicle={vehicle}
      onOpen={onOpen}
      actions={
        <div className="card-actions">
          <CompareButton vehicle={vehicle} variant="floating" />
          <IconButton
            label={`${title} von der Merkliste nehmen`}
            title="Von der Merkliste nehmen"
            icon={<X />}
            variant="floating"
            onClick={() => onRemove([vehicle.id], `${title} steht nicht mehr auf Ihrer Merkliste.`)}
          />
        </div>
      }
    />
  );
}

/** Notice of a removal with an undo button. Takes the focus, because the pressed button is gone. */
function Removed({ text, onRestore }: { text: string; onRestore: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Notice>
        <p>{text}</p>
        <Button variant="quiet" size="small" onClick={onRestore}>
          Rückgängig machen
        </Button>
      </Notice>
    </div>
  );
}
