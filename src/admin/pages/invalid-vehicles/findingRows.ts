import { stockRules, type StockFinding } from '../../../domain/stock-check/checkStock';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Query of the findings of the stock check, by vehicle, as they are counted. */
export const FINDINGS = 'bereich=bestand&gruppe=fahrzeug';

/** Grouping of rows: one per finding, ordered by rule, or one per vehicle. */
export type Grouping = 'rule' | 'vehicle';

/** Row of the findings: a vehicle with one or all of its findings. */
export interface FindingRow {
  id: string;
  vehicle: Vehicle;
  findings: readonly StockFinding[];
}

/** Rows by rule in the order of the rules, or by vehicle with most findings first. */
export function findingRows(findings: readonly StockFinding[], grouping: Grouping): FindingRow[] {
  if (grouping === 'rule')
    return findings
      .map((finding) => ({ id: finding.id, vehicle: finding.vehicle, findings: [finding] }))
      .sort(({ findings: [one] }, { findings: [other] }) => rankOf(one) - rankOf(other));
  const byVehicle = new Map<string, FindingRow & { findings: StockFinding[] }>();
  for (const finding of findings) {
    const { id } = finding.vehicle;
    const row = byVehicle.get(id);
    if (row) row.findings.push(finding);
    else byVehicle.set(id, { id, vehicle: finding.vehicle, findings: [finding] });
  }
  return [...byVehicle.values()].sort((one, other) => other.findings.length - one.findings.length);
}

const rankOf = (finding: StockFinding | undefined) => stockRules.findIndex(({ id }) => id === finding?.rule.id);
