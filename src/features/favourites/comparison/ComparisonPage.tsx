import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { isUuid } from '../../../domain/vehicle/text/vehicleId';
import { comparedIds, comparisonAddress, MAX_COMPARED } from '../../../domain/vehicle/comparisonAddress';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { FrameLine } from '../../../shared/vehicle/FrameLine';
import { useComparison } from '../../../state/vehicles/comparison';
import { useHost } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { useEmitVehicleList } from '../../../state/vehicles/useEmitVehicleList';
import { useVehicles } from '../../../state/vehicles/vehicleList';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { adviceOn, ErrorState } from '../../../ui/feedback/ErrorState';
import { Heading } from '../../../ui/display/Heading';
import { BackLink } from '../../../ui/actions/BackLink';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/display/Skeleton';
import { useStyles } from '../../../ui/styles';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import frameCss from '../frame.css?inline';
import { TogetherLink } from '../TogetherLink';
import { CompareIcon } from './CompareIcon';
import { Comparison } from './Comparison';
import css from './ComparisonPage.css?inline';

/** Up to four of the address (`/vergleich?fahrzeuge=id,id`), else the chosen ones. */
export const ComparisonPage = withQueryClient(function ComparisonPage() {
  useStyles(frameCss);
  useStyles(css);
  const written = comparedIds(useLocation().search);
  const ids = written.slice(0, MAX_COMPARED);
  const { vehicles, query } = useVehicles(ids.filter(isUuid));
  const failure = useQueryFailure(query);
  const emitSelect = useEmitVehicleList('comparison', vehicles ?? []);
  const search = useRouteLink(hrefOf('search'));
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const announce = useAnnounce();
  const choose = useComparison((state) => state.replace);
  const chosen = useComparison((state) => state.ids);
  // Without vehicles the address is of those chosen in this browser.
  const address = written.length === 0 && chosen.length > 0 ? comparisonAddress(chosen) : undefined;
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);

  const remove = (vehicle: Vehicle) => {
    const others = (vehicles ?? []).flatMap(({ id }) => (id === vehicle.id ? [] : id));
    choose(others);
    void navigate(comparisonAddress(others), { replace: true });
    announce(`${vehicleTitle(vehicle)} wurde aus dem Vergleich genommen.`);
    title.current?.focus();
  };

  return (
    <div className="marked-page">
      <BackLink {...search}>Zurück zur Suche</BackLink>
      <Heading level={1} ref={title}>
        Fahrzeugvergleich
      </Heading>
      {written.length > MAX_COMPARED ? (
        <Notice isStatic>
          Es lassen sich höchstens vier Fahrzeuge vergleichen. Zu sehen sind die ersten vier dieses Links.
        </Notice>
      ) : null}
      {vehicles === undefined || address !== undefined ? (
        failure === undefined ? (
          <div aria-busy="true" role="status" aria-label="Der Vergleich wird geladen.">
            <Skeleton height={480} />
          </div>
        ) : (
          <ErrorState title="Der Vergleich konnte nicht geladen werden." {...failure}>
            {adviceOn(failure.error)}
          </ErrorState>
        )
      ) : (
        <>
          <Gone count={ids.length - vehicles.length} />
          {vehicles.length === 0 ? (
            <NothingToCompare />
          ) : (
            <>
              <div className="grid">
                <FrameLine />
              </div>
              <Comparison vehicles={vehicles} onRemove={remove} onOpen={emitSelect} />
              <Actions vehicles={vehicles} />
            </>
          )}
        </>
      )}
    </div>
  );
});

function Gone({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice isStatic tone="warning">
      {count === 1
        ? 'Ein Fahrzeug dieses Vergleichs ist nicht mehr verfügbar.'
        : `${count} Fahrzeuge dieses Vergleichs sind nicht mehr verfügbar.`}
    </Notice>
  );
}

function NothingToCompare() {
  const search = useRouteLink(hrefOf('search'));
  const favourites = useRouteLink(hrefOf('favourites'));
  return (
    <EmptyState
      icon={<CompareIcon />}
      title="Hier gibt es noch nichts zu vergleichen."
      actions={
        <>
          <Button {...search} variant="primary">
            Zur Fahrzeugsuche
          </Button>
          <Button {...favourites}>Zur Merkliste</Button>
        </>
      }
    >
      Drücken Sie bei bis zu vier Fahrzeugen auf die Waage und dann auf „Vergleichen“.
    </EmptyState>
  );
}

function Actions({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const host = useHost();
  const search = useRouteLink(hrefOf('search'));
  const choose = useComparison((state) => state.replace);
  return (
    <div className="comparison__actions">
      {vehicles.length < MAX_COMPARED ? (
        <Button
          href={search.href}
          onClick={(event) => {
            choose(vehicles.map(({ id }) => id));
            search.onClick(event);
          }}
        >
          Fahrzeug hinzufügen
        </Button>
      ) : null}
      <TogetherLink ids={vehicles.map(({ id }) => id)} />
      <Button variant="quiet" icon={<Printer />} onClick={() => host.print()}>
        Drucken
      </Button>
    </div>
  );
}
