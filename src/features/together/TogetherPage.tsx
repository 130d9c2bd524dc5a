import Users from 'lucide-react/icons/users';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import {
  replyText,
  keptDecision,
  MAX_TOGETHER,
  readTogether,
  togetherAddress,
  type Together,
} from '../../domain/together';
import { isSameId } from '../../domain/vehicle/text/vehicleId';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatDate } from '../../lib/dates/formatDate';
import { FrameLine } from '../../shared/vehicle/FrameLine';
import { keptLists } from '../../state/device-data/keptLists';
import { useDevice, useFrame } from '../../state/shopContext';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { useComparison } from '../../state/vehicles/comparison';
import { useFavourites } from '../../state/vehicles/favourites';
import { useVehicles } from '../../state/vehicles/vehicleList';
import { BackLink } from '../../ui/actions/BackLink';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Heading } from '../../ui/display/Heading';
import { Skeleton } from '../../ui/display/Skeleton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { adviceOn, ErrorState } from '../../ui/feedback/ErrorState';
import { Notice } from '../../ui/feedback/Notice';
import { useStyles } from '../../ui/styles';
import frameCss from '../favourites/frame.css?inline';
import css from './Together.css?inline';
import { TogetherForm } from './TogetherForm';

/** Vehicles that are offered beside those of the address. */
const OFFERED = 4;

/** A link with two or three vehicles is written, answered, and read: all of it is in the address (rules/vehicle: decide together). */
export const TogetherPage = withQueryClient(function TogetherPage() {
  useStyles(frameCss);
  useStyles(css);
  const { search } = useLocation();
  const navigate = useNavigate();
  const framed = useFrame();
  const together = useMemo(() => readTogether(search), [search]);
  const { ids, letter, isDamaged } = together;
  const others = useOthers(letter === undefined ? ids : undefined);
  const { vehicles: loaded, query } = useVehicles([...ids, ...others]);
  const failure = useQueryFailure(query);
  const back = useRouteLink(hrefOf('search'));
  const title = useRef<HTMLHeadingElement>(null);
  const { storage, adminId } = useDevice();
  useEffect(() => {
    if (letter?.answer === undefined) return;
    keptLists(storage, adminId).write({ together: keptDecision(`${hrefOf('together')}${search}`, letter) });
  }, [adminId, letter, search, storage]);
  const vehicleOf = (id: string) => loaded?.find((vehicle) => isSameId(vehicle.id, id));
  const choose = (chosen: readonly string[]) => {
    void navigate(togetherAddress({ ids: chosen }, framed, search), { replace: true });
    title.current?.focus();
  };
  return (
    <div className="marked-page together">
      <BackLink {...back}>Zurück zur Suche</BackLink>
      <Heading level={1} ref={title} sub={introOf(together)}>
        {letter === undefined ? 'Mit jemandem ansehen' : 'Gemeinsam entscheiden'}
      </Heading>
      {isDamaged ? (
        <Notice isStatic tone="warning" title="Dieser Link ist nicht vollständig angekommen.">
          Nachricht und Antworten fehlen. Bitten Sie darum, ihn noch einmal zu schicken, am besten als ganze Nachricht.
        </Notice>
      ) : null}
      {ids.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title="Hier gibt es noch nichts zu entscheiden."
          actions={
            <Button {...back} variant="primary">
              Zur Fahrzeugsuche
            </Button>
          }
        >
          Öffnen Sie ein Fahrzeug und drücken Sie auf „Mit jemandem ansehen“.
        </EmptyState>
      ) : loaded === undefined ? (
        failure === undefined ? (
          <div aria-busy="true" role="status" aria-label="Die Fahrzeuge werden geladen.">
            <Skeleton height={480} />
          </div>
        ) : (
          <ErrorState title="Die Fahrzeuge dieses Links konnten nicht geladen werden." {...failure}>
            {adviceOn(failure.error)}
          </ErrorState>
        )
      ) : (
        <>
          <div className="grid">
            <FrameLine />
          </div>
          <TogetherForm
            key={letter === undefined ? '' : search}
            together={together}
            vehicles={ids.map(vehicleOf)}
            onRemove={ids.length > 1 ? (id) => choose(ids.filter((other) => other !== id)) : undefined}
          >
            {ids.length < MAX_TOGETHER ? (
              <Others vehicles={others.flatMap((id) => vehicleOf(id) ?? [])} onAdd={(id) => choose([...ids, id])} />
            ) : null}
          </TogetherForm>
        </>
      )}
    </div>
  );
});

function introOf({ letter }: Together): string {
  if (letter === undefined)
    return 'Sie schicken einen Link mit bis zu drei Fahrzeugen und bekommen die Antwort als Link zurück: Ja, Lieber dieses oder Nein. Ohne Anmeldung.';
  const { asked, answer, day } = letter;
  const sent = `Vom ${formatDate(day)}${asked.name === '' ? '' : `, von ${asked.name}`}.`;
  return answer === undefined
    ? `${sent} Sagen Sie zu jedem Fahrzeug Ihre Meinung und schicken Sie die Antwort als Link zurück.`
    : `${sent} ${replyText(letter)}.`;
}

/** Compared and marked ones that are not in the link; none where nothing is chosen any more. */
function useOthers(ids: readonly string[] | undefined): readonly string[] {
  const compared = useComparison((state) => state.ids);
  const marked = useFavourites((state) => state.ids);
  if (ids === undefined) return [];
  return [...new Set([...compared, ...marked])]
    .filter((id) => !ids.some((chosen) => isSameId(chosen, id)))
    .slice(0, OFFERED);
}

function Others({ vehicles, onAdd }: { vehicles: readonly Vehicle[]; onAdd: (id: string) => void }) {
  if (vehicles.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-8" aria-label="Gemerkte und verglichene Fahrzeuge">
      <span className="text-14">Noch dazunehmen:</span>
      {vehicles.map((vehicle) => (
        <Button key={vehicle.id} size="small" onClick={() => onAdd(vehicle.id)}>
          {vehicleTitle(vehicle)}
        </Button>
      ))}
    </section>
  );
}
