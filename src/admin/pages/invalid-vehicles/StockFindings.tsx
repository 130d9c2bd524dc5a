import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StockFinding } from '../../../domain/stock-check/checkStock';
import { Pills } from '../../../ui/fields/Pills';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { ListPage } from '../../engine/ListPage';
import { MeasuredBox } from '../../MeasuredBox';
import type { Grouping } from './found';
import { foundList } from './foundList';
import { RulesColumn } from './RulesColumn';

/** From this width on the rules stand beside the list, which stays a table. px */
const COLUMN_WIDTH = 840;

const GROUPINGS: readonly { value: Grouping; label: string }[] = [
  { value: 'rule', label: 'Nach Regel' },
  { value: 'vehicle', label: 'Nach Fahrzeug' },
];

/** The findings as a list, by rule or by vehicle; where there is room, with the rules as a column beside it. */
export function StockFindings({ findings }: { findings: readonly StockFinding[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const grouping = query.get('gruppe') === 'fahrzeug' ? 'vehicle' : 'rule';
  const resource = useMemo(() => foundList(findings, grouping), [findings, grouping]);
  const hasColumn = useIsAtLeast(COLUMN_WIDTH) && findings.length > 0;
  const group = (by: Grouping) => {
    // What is searched and which rules are chosen stays; page, order and open entry belong to the rows.
    for (const name of ['seite', 'sortierung', 'eintrag']) query.delete(name);
    if (by === 'rule') query.delete('gruppe');
    else query.set('gruppe', 'fahrzeug');
    void navigate(`${pathname}?${query.toString()}`, { replace: true });
  };
  return (
    <>
      {findings.length === 0 ? null : (
        <Pills label="Befunde ordnen" isLabelHidden options={GROUPINGS} value={grouping} onChange={group} />
      )}
      <div className={hasColumn ? 'stock-check__columns' : undefined}>
        {hasColumn ? <RulesColumn findings={findings} /> : null}
        <MeasuredBox>
          <ListPage key={grouping} resource={resource} hasHead={false} />
        </MeasuredBox>
      </div>
    </>
  );
}
