import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StockFinding } from '../../../domain/stock-check/checkStock';
import { Pills } from '../../../ui/fields/Pills';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { DetailsSheet } from '../../engine/form/DetailsSheet';
import { ListPage } from '../../engine/list/ListPage';
import { useList } from '../../engine/list/useList';
import { MeasuredBox } from '../../MeasuredBox';
import type { Grouping } from './findingRows';
import { findingColumns, findingCsv, findingSource } from './findingList';
import { FoundDetails } from './FoundDetails';
import { RulesColumn } from './RulesColumn';

/** Minimum width for the rules beside the list, px; the list is still a table then. */
const COLUMN_WIDTH = 840;

const GROUPINGS: readonly { value: Grouping; label: string }[] = [
  { value: 'rule', label: 'Nach Regel' },
  { value: 'vehicle', label: 'Nach Fahrzeug' },
];

/** Findings as a list, grouped by rule or vehicle; on wide screens with a column of the rules. */
export function StockFindings({ findings }: { findings: readonly StockFinding[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const grouping = query.get('gruppe') === 'fahrzeug' ? 'vehicle' : 'rule';
  const hasColumn = useIsAtLeast(COLUMN_WIDTH) && findings.length > 0;
  const group = (by: Grouping) => {
    // Keeps search and chosen rules; page, order and open entry depend on the grouping.
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
          <FindingList key={grouping} {...{ findings, grouping }} />
        </MeasuredBox>
      </div>
    </>
  );
}

const LIST = { page: 'invalid-vehicles' as const, title: 'Bestandsprüfung', sentence: '' };

function FindingList({ findings, grouping }: { findings: readonly StockFinding[]; grouping: Grouping }) {
  const source = useMemo(() => findingSource(findings, grouping), [findings, grouping]);
  const columns = useMemo(() => findingColumns(grouping), [grouping]);
  const list = useList(LIST, source, { columns, csv: findingCsv });
  return (
    <ListPage list={list} hasHead={false}>
      <DetailsSheet list={list} title={grouping === 'rule' ? 'Befund' : 'Befunde'}>
        {(row) => <FoundDetails row={row} />}
      </DetailsSheet>
    </ListPage>
  );
}
