import { useMemo } from 'react';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { StockFinding } from '../../../domain/stock-check/checkStock';
import { DetailsSheet } from '../../engine/form/DetailsSheet';
import { ListPage } from '../../engine/list/ListPage';
import { useList } from '../../engine/list/useList';
import { findingColumns, findingCsv, findingSource } from './findingList';
import { FoundDetails, lacksUpload } from './FoundDetails';
import { useUploadAction } from './labelUpload';

const LIST = {
  page: 'invalid-vehicles' as const,
  title: 'Bestandsprüfung',
  sentence: 'Kein Fahrzeug hat einen Befund.',
};

export function StockFindings({ findings }: { findings: readonly StockFinding[] }) {
  const source = useMemo(() => findingSource(findings), [findings]);
  const list = useList(LIST, source, { columns: findingColumns, csv: findingCsv });
  const upload = useUploadAction();
  return (
    <ListPage
      list={list}
      hasHead={false}
      actions={(row) => [lacksUpload(row) && upload(row.vehicle, vehicleTitle(row.vehicle))]}
    >
      <DetailsSheet list={list} title="Befunde">
        {(row) => <FoundDetails row={row} />}
      </DetailsSheet>
    </ListPage>
  );
}
