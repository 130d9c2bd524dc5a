import Download from 'lucide-react/icons/download';
import { fetchInvalidVehiclesPdf } from '../../../api/admin/invalidVehicles';
import { usePlatform } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/display/Badge';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { FactList } from '../../../ui/display/FactList';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { factIfKnown } from '../../../ui/display/factIfKnown';
import type { Rows, Columns, CsvColumn } from '../../engine/entry';
import { DetailsSheet } from '../../engine/form/DetailsSheet';
import { ListPage } from '../../engine/list/ListPage';
import { useList } from '../../engine/list/useList';
import { fetchRefusedVehicles, labelOf, refusedName, type RefusedVehicle } from '../../refusedVehicles';
import { UploadLabel, useUploadAction } from './labelUpload';

export const refusedSource: Rows<RefusedVehicle> = {
  queryName: 'invalid-vehicles',
  calls: { list: fetchRefusedVehicles },
  searchedIn: 'Fahrzeug, VIN, Fahrzeugnummer, Gründe',
  searchTexts: ({ vin, internalId }) => [vin, internalId],
  nameOf: refusedName,
  hit: ({ vin, internalId, reasons }) => ({
    note: reasons.join(' '),
    texts: [vin, internalId],
  }),
  segments: [
    { id: 'hier', label: 'Hier lösbar', has: (row) => labelOf(row) !== 'unneeded' },
    { id: 'bestandssystem', label: 'Im Bestandssystem', has: (row) => labelOf(row) === 'unneeded' },
    { id: 'alle', label: 'Alle', has: () => true },
  ],
};

function Reason({ text }: { text: string }) {
  const [, kind, rest] = /^([^\s:]{1,24}): (.+)$/s.exec(text) ?? [];
  if (kind === undefined) return text;
  return (
    <>
      <Badge>{kind}</Badge>
      <VisuallyHidden>:</VisuallyHidden> <span>{rest}</span>
    </>
  );
}

export const refusedColumns: Columns<RefusedVehicle> = [
  {
    id: 'fahrzeug',
    header: 'Fahrzeug',
    priority: 1,
    text: refusedName,
    note: ({ vin, internalId }) => [internalId, vin].filter(Boolean).join(' · '),
    sort: true,
  },
  {
    id: 'gruende',
    header: 'Gründe',
    priority: 1,
    isSentence: true,
    text: ({ reasons }) => reasons.join(' '),
    cell: ({ reasons }) => (
      <ul className="grid gap-4">
        {reasons.map((reason) => (
          <li key={reason}>
            <Reason text={reason} />
          </li>
        ))}
      </ul>
    ),
    sort: true,
  },
];

const refusedCsv: readonly CsvColumn<RefusedVehicle>[] = [
  { header: 'Fahrzeugnummer', text: ({ internalId }) => internalId },
  { header: 'VIN', text: ({ vin }) => vin },
];

export const refusedPage = {
  page: 'invalid-vehicles' as const,
  title: 'Ungültige Fahrzeuge',
  sentence: 'Die Plattform lehnt keines Ihrer Fahrzeuge ab.',
};

function RefusedDetails({ row }: { row: RefusedVehicle }) {
  return (
    <div className="entry-sheet">
      <FactList facts={[...factIfKnown('VIN', row.vin), ...factIfKnown('Fahrzeugnummer', row.internalId)]} />
      <section className="invalid-vehicles__rules grid gap-8 max-w-720 pt-24 text-14" aria-label="Gründe">
        <h3>Warum es nicht angeboten wird</h3>
        <ul>
          {row.reasons.map((reason) => (
            <li key={reason}>
              <Reason text={reason} />
            </li>
          ))}
        </ul>
      </section>
      {labelOf(row) === 'unneeded' ? null : <UploadLabel of={row} />}
    </div>
  );
}

const RULES = [
  'Neue Pkw (unter 1.000 km oder Erstzulassung vor weniger als 8 Monaten) brauchen die Angaben zu Verbrauch und CO₂ und ihr Energielabel.',
  'Angabenfehler: Die Angaben zu Verbrauch und CO₂ fehlen oder sind falsch. Sie werden im Bestandssystem ergänzt.',
  'Labelfehler: Die Angaben sind da, das Label (PDF) fehlt. Sie laden es unter „EnVKV Labels“ hoch.',
  'Der Fahrzeugtyp, die Antriebsart oder der Kraftstoff ist nicht bestimmbar.',
  'Der Kraftstoff ist Ethanol.',
  'Der Preis fehlt oder ist 0.',
];

export function RefusedVehicles() {
  const list = useList(refusedPage, refusedSource, { columns: refusedColumns, csv: refusedCsv });
  const platform = usePlatform();
  const upload = useUploadAction();
  return (
    <>
      <ListPage
        list={list}
        hasHead={false}
        actions={(row) => [labelOf(row) !== 'unneeded' && upload(row, refusedName(row))]}
        tools={
          <Button
            icon={<Download />}
            onClick={() =>
              list.deeds.download.start({
                label: 'Der PDF-Bericht',
                fileName: 'ungueltige-fahrzeuge.pdf',
                fetch: (signal) => fetchInvalidVehiclesPdf(platform, signal),
              })
            }
          >
            PDF-Bericht herunterladen
          </Button>
        }
      >
        <DetailsSheet list={list} title="Fahrzeug">
          {(row) => <RefusedDetails row={row} />}
        </DetailsSheet>
      </ListPage>
      <Disclosure summary="Wann ein Fahrzeug nicht angeboten wird">
        <ul className="invalid-vehicles__rules">
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
