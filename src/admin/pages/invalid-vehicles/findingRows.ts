import type { StockFinding } from '../../../domain/stock-check/checkStock';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Query of all findings of the stock check, as they are counted. */
export const FINDINGS = 'bereich=bestand&ansicht=alle';

export interface FindingRow {
  id: string;
  vehicle: Vehicle;
  findings: readonly StockFinding[];
}

export function findingRows(findings: readonly StockFinding[]): FindingRow[] {
  const byVehicle = new Map<string, FindingRow & { findings: StockFinding[] }>();
  for (const finding of findings) {
    const { id } = finding.vehicle;
    const row = byVehicle.get(id);
    if (row) row.findings.push(finding);
    else byVehicle.set(id, { id, vehicle: finding.vehicle, findings: [finding] });
  }
  return [...byVehicle.values()].sort((one, other) => other.findings.length - one.findings.length);
}
