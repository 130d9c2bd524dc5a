import Download from 'lucide-react/icons/download';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { fetchInvalidVehicles, fetchInvalidVehiclesPdf } from '../../../api/admin/invalidVehicles';
import type { InvalidVehicle } from '../../../domain/dealer/invalidVehicle';
import { saveWhenReady } from '../../../lib/save-file/saveWhenReady';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { factIfKnown } from '../../../ui/display/factIfKnown';
import { Notice } from '../../../ui/display/Notice';
import { moveFocus } from '../../../ui/display/moveFocus';
import { failureHint } from '../../engine/failure';
import { ListPage } from '../../engine/list/ListPage';
import type { Resource } from '../../engine/resource';
import { FOR_STAFF } from '../../page';

interface Row extends InvalidVehicle {
  id: string;
}

/** Adds row ids: the stock number, else the VIN, with a counter because both can be missing or repeated. */
function withIds(vehicles: readonly InvalidVehicle[]): Row[] {
  const counts = new Map<string, number>();
  return vehicles.map((vehicle) => {
    const number = vehicle.internalId ?? vehicle.vin ?? '';
    const before = counts.get(number) ?? 0;
    counts.set(number, before + 1);
    return { ...vehicle, id: `${number}/${before}` };
  });
}

const vehicleName = ({ manufacturer, model, internalId }: Row) =>
  [manufacturer, model].filter(Boolean).join(' ') || (internalId ?? 'Fahrzeug');

const refused: Resource<Row, Record<string, never>, never, undefined> = {
  page: 'invalid-vehicles',
  title: 'Ungültige Fahrzeuge',
  sentence: 'Die Plattform lehnt keines Ihrer Fahrzeuge ab.',
  group: 'vehicles',
  icon: <TriangleAlert />,
  rights: FOR_STAFF,
  queryName: 'refused-vehicles',
  calls: {
    list: async (platform, signal) => withIds(await fetchInvalidVehicles(platform, signal)),
  },
  searchedIn: 'Fahrzeug, VIN, Fahrzeugnummer, Gründe',
  searchTexts: ({ vin }) => [vin],
  nameOf: vehicleName,
  columns: [
    { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: vehicleName, note: ({ vin }) => vin, sort: true },
    { id: 'nummer', header: 'Fahrzeugnummer', priority: 2, text: ({ internalId }) => internalId, sort: true },
    { id: 'gruende', header: 'Gründe', priority: 1, text: ({ reasons }) => reasons.join(' '), sort: true },
  ],
  Details: RefusedDetails,
  texts: { edit: 'Fahrzeug' },
};

/** Details of a vehicle that the platform does not offer, one reason per line. */
function RefusedDetails({ row }: { row: Row }) {
  return (
    <div className="entry-sheet">
      <FactList facts={[...factIfKnown('VIN', row.vin), ...factIfKnown('Fahrzeugnummer', row.internalId)]} />
      <section className="invalid-vehicles__rules" aria-label="Gründe">
        <h3>Warum es nicht angeboten wird</h3>
        <ul>
          {row.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Reasons why vehicles are not offered (rules/admin: exclusion criteria). */
const RULES = [
  'Neue Pkw (unter 1.000 km oder Erstzulassung vor weniger als 8 Monaten) brauchen die Angaben zu Verbrauch und CO₂ und ihr Energielabel.',
  'Angabenfehler: Die Angaben zu Verbrauch und CO₂ fehlen oder sind falsch. Sie werden im Bestandssystem ergänzt.',
  'Labelfehler: Die Angaben sind da, das Label (PDF) fehlt. Sie laden es unter „EnVKV Labels“ hoch.',
  'Der Fahrzeugtyp, die Antriebsart oder der Kraftstoff ist nicht bestimmbar.',
  'Der Kraftstoff ist Ethanol.',
  'Der Preis fehlt oder ist 0.',
];

/** Moves the focus from the cancel button when it disappears with the download. */
const passToReport = moveFocus((box) => box.parentElement?.querySelector('button'));

/** Vehicles that the platform does not offer, with their PDF report and the rules. */
export function RefusedVehicles() {
  const platform = usePlatform();
  const { isPending, error, submit, reset } = useSubmission({
    send: (_: undefined, signal) =>
      saveWhenReady(fetchInvalidVehiclesPdf(platform, signal), 'ungueltige-fahrzeuge.pdf', signal),
  });
  return (
    <>
      <div className="invalid-vehicles__report">
        <Button icon={<Download />} isBusy={isPending} onClick={() => void submit(undefined)}>
          PDF-Bericht herunterladen
        </Button>
        {isPending ? (
          <span ref={passToReport}>
            <Button onClick={reset}>Abbrechen</Button>
          </span>
        ) : null}
      </div>
      {error ? (
        <Notice tone="error" title="Der Bericht konnte nicht geladen werden.">
          {failureHint(error)}
        </Notice>
      ) : null}
      <ListPage resource={refused} hasHead={false} />
      <section className="invalid-vehicles__rules" aria-label="Gründe">
        <h2>Wann ein Fahrzeug nicht angeboten wird</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
