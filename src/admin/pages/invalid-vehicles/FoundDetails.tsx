import { hrefOf } from '../../../domain/addresses';
import type { StockFinding } from '../../../domain/stock-check/checkStock';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { FactList } from '../../../ui/display/FactList';
import type { FindingRow } from './findingRows';
import { UploadLabel } from './labelUpload';
import { remedyText } from './stockReport';

export const lacksUpload = ({ findings }: FindingRow) => findings.some(({ rule }) => rule.remedy === 'label-upload');

export function FoundDetails({ row }: { row: FindingRow }) {
  const { vehicle, findings } = row;
  const shop = useRouteLink(hrefOf('vehicle', { offer: 'x', vehicleId: vehicle.id }));
  return (
    <div className="entry-sheet">
      {findings.map((finding) => (
        <Finding key={finding.id} finding={finding} />
      ))}
      {lacksUpload(row) ? <UploadLabel of={vehicle} /> : null}
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
