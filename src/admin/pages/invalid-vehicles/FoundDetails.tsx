import { hrefOf } from '../../../domain/addresses';
import type { StockFinding } from '../../../domain/stock-check/checkStock';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { FactList } from '../../../ui/display/FactList';
import type { FindingRow } from './findingRows';
import { remedyText } from './stockReport';

export function FoundDetails({ row: { vehicle, findings } }: { row: FindingRow }) {
  const shop = useRouteLink(hrefOf('vehicle', { offer: 'x', vehicleId: vehicle.id }));
  const number = vehicle.vin ?? vehicle.internalId ?? '';
  const upload = useRouteLink(
    `${hrefOf('admin', { area: 'settings', page: 'envkv-labels' })}?${new URLSearchParams({ suche: number, eintrag: vehicle.id }).toString()}`,
  );
  return (
    <div className="entry-sheet">
      {findings.map((finding) => (
        <Finding key={finding.id} finding={finding} />
      ))}
      {findings.some(({ rule }) => rule.remedy === 'label-upload') ? (
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

function Finding({ finding }: { finding: StockFinding }) {
  const { rule, text } = finding;
  return (
    <div className="stock-check__finding grid gap-8">
      <p>{text}</p>
      {rule.hint === undefined ? null : <p className="text-muted text-14">{rule.hint}</p>}
      <FactList
        facts={[
          { label: 'Regel', value: rule.label },
          { label: 'Quelle', value: rule.source },
          { label: 'Beheben', value: remedyText(finding) },
        ]}
      />
    </div>
  );
}
