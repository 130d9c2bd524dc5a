import { fetchSalesContractPdf } from '../../../api/admin/salesContracts';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import type { ActionTools } from '../../engine/resource';
import { vehicleName } from './contractTexts';

/** Downloads the PDF of a contract, from its row or its sheet. */
export const downloadContract = (
  row: SalesContract,
  { platform, download }: Pick<ActionTools<SalesContract, undefined>, 'platform' | 'download'>,
): void =>
  download({
    label: `Das PDF zu „${vehicleName(row)}“`,
    fileName: `kaufvertrag-${row.id}.pdf`,
    fetch: (signal) => fetchSalesContractPdf(platform, row.id, signal),
  });
