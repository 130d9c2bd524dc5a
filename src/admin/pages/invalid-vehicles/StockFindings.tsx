import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo, useState } from 'react';
import { stockRules, type StockFinding } from '../../../domain/stock-check/checkStock';
import { STOCK_LEVELS } from '../../../domain/stock-check/stockRule';
import { hrefOf } from '../../../domain/addresses';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { FactList } from '../../../ui/display/FactList';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { ShopSize, useIsAtLeast } from '../../../ui/layout/shopSize';
import { ListPage } from '../../engine/ListPage';
import type { Resource } from '../../engine/resource';
import { FOR_STAFF } from '../../page';
import { RulesColumn } from './RulesColumn';

const remedyText = ({ rule }: StockFinding) =>
  rule.remedy === 'label-upload' ? 'Label hochladen' : 'Im Bestandssystem ändern';

/** Findings as a list with search, filters and export. */
const findingsList = (
  findings: readonly StockFinding[],
): Resource<StockFinding, Record<string, never>, never, undefined> => ({
  page: 'invalid-vehicles',
  title: 'Bestandsprüfung',
  sentence: '',
  group: 'vehicles',
  icon: <TriangleAlert />,
  rights: FOR_STAFF,
  queryName: 'stock-check',
  calls: { list: () => Promise.resolve([...findings]) },
  searchedIn: 'Fahrzeug, VIN, Befund',
  searchTexts: ({ vehicle, rule }) => [vehicle.vin, vehicle.internalId, rule.label],
  nameOf: ({ vehicle }) => vehicleTitle(vehicle),
  segments: [
    { id: 'gesetz', label: STOCK_LEVELS.law, has: ({ rule }) => rule.level === 'law' },
    { id: 'verkauf', label: STOCK_LEVELS.sale, has: ({ rule }) => rule.level === 'sale' },
    { id: 'pruefen', label: STOCK_LEVELS.review, has: ({ rule }) => rule.level === 'review' },
    { id: 'alle', label: 'Alle', has: () => true },
  ],
  filters: [
    {
      id: 'regel',
      label: 'Regel',
      options: () => stockRules.map(({ id, label }) => ({ value: id, label })),
      valuesOf: ({ rule }) => [rule.id],
    },
  ],
  columns: [
    {
      id: 'fahrzeug',
      header: 'Fahrzeug',
      priority: 1,
      text: ({ vehicle }) => vehicleTitle(vehicle),
      cell: ({ vehicle }) => {
        const [picture] = vehiclePictures(vehicle);
        return (
          <>
            {picture === undefined ? null : (
              <img className="stock-check__picture" src={picture} alt="" loading="lazy" width={64} height={48} />
            )}
            <span>{vehicleTitle(vehicle)}</span>
          </>
        );
      },
      note: ({ vehicle }) => vehicle.internalId ?? vehicle.vin,
      sort: true,
    },
    { id: 'befund', header: 'Befund', priority: 1, text: ({ text }) => text, sort: ({ rule }) => rule.label },
    { id: 'quelle', header: 'Quelle', priority: 3, text: ({ rule }) => rule.source, sort: true },
    { id: 'beheben', header: 'Beheben', priority: 4, text: remedyText },
  ],
  csv: [
    { header: 'Regel', text: ({ rule }) => rule.label },
    { header: 'Einstufung', text: ({ rule }) => STOCK_LEVELS[rule.level] },
    { header: 'Fahrzeugnummer', text: ({ vehicle }) => vehicle.internalId },
    { header: 'VIN', text: ({ vehicle }) => vehicle.vin },
  ],
  Details: FindingDetails,
  texts: { edit: 'Befund' },
});

/** From this width on the rules stand beside the list, which stays a table. px */
const COLUMN_WIDTH = 840;

/** The findings as a list; where there is room, with the rules as a column beside it. */
export function StockFindings({ findings }: { findings: readonly StockFinding[] }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setBox}>
      {box === null ? null : (
        <ShopSize element={box}>
          <FindingsAndRules findings={findings} />
        </ShopSize>
      )}
    </div>
  );
}

function FindingsAndRules({ findings }: { findings: readonly StockFinding[] }) {
  const resource = useMemo(() => findingsList(findings), [findings]);
  const hasColumn = useIsAtLeast(COLUMN_WIDTH) && findings.length > 0;
  return (
    <div className={hasColumn ? 'stock-check__columns' : undefined}>
      {hasColumn ? <RulesColumn findings={findings} /> : null}
      <ListPage resource={resource} hasHead={false} />
    </div>
  );
}

/** A finding with its rule, its source, and where it is put right. */
function FindingDetails({ row }: { row: StockFinding }) {
  const { rule, vehicle, text } = row;
  const shop = useRouteLink(hrefOf('vehicle', { offer: 'x', vehicleId: vehicle.id }));
  const number = vehicle.vin ?? vehicle.internalId ?? '';
  const upload = useRouteLink(
    `${hrefOf('admin', { area: 'settings', page: 'envkv-labels' })}?${new URLSearchParams({ suche: number, eintrag: vehicle.id }).toString()}`,
  );
  return (
    <div className="entry-sheet">
      <p>{text}</p>
      {rule.hint === undefined ? null : <p className="stock-check__quiet">{rule.hint}</p>}
      <FactList
        facts={[
          { label: 'Regel', value: rule.label },
          { label: 'Einstufung', value: STOCK_LEVELS[rule.level] },
          { label: 'Quelle', value: rule.source },
          { label: 'Beheben', value: remedyText(row) },
        ]}
      />
      {rule.remedy === 'label-upload' ? (
        <p>
          <Link {...upload}>Zum Label dieses Fahrzeugs</Link>
        </p>
      ) : null}
      <p>
        <Link {...shop}>Fahrzeug im Shop ansehen</Link>
      </p>
    </div>
  );
}
