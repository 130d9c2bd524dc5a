import type { Vehicle } from '../vehicle/vehicle';
import { lawRules } from './lawRules';
import { reviewRules } from './reviewRules';
import { saleRules } from './saleRules';
import { textRules } from './textRules';
import { STOCK_LEVELS, type StockContext, type StockLevel, type StockRule, type StockSettings } from './stockRule';

/** All rules, most important first. */
export const stockRules: readonly StockRule[] = [...lawRules, ...textRules, ...saleRules, ...reviewRules];

/** A vehicle that violates a rule. */
export interface StockFinding {
  /** Ids of rule and vehicle. */
  id: string;
  rule: StockRule;
  vehicle: Vehicle;
  /** German sentence with the figures. */
  text: string;
}

export interface StockReport {
  checked: number;
  findings: StockFinding[];
  /** Number of vehicles by their most severe level. */
  counts: Record<StockLevel | 'none', number>;
}

/** Context of the rules, with vehicles by VIN for finding duplicates. */
export function stockContext(vehicles: readonly Vehicle[], now: Date, settings: StockSettings): StockContext {
  const byVin = new Map<string, Vehicle[]>();
  for (const vehicle of vehicles) {
    if (vehicle.vin === undefined) continue;
    const key = vehicle.vin.toUpperCase();
    const same = byVin.get(key);
    if (same) same.push(vehicle);
    else byVin.set(key, [vehicle]);
  }
  return { now, byVin, settings };
}

/** Findings of all rules for one vehicle. */
export function findingsOf(vehicle: Vehicle, context: StockContext): StockFinding[] {
  return stockRules.flatMap((rule) => {
    const text = rule.find(vehicle, context);
    return text === undefined ? [] : [{ id: `${rule.id} ${vehicle.id}`, rule, vehicle, text }];
  });
}

const levels = Object.keys(STOCK_LEVELS);
const mostSevere = (findings: readonly StockFinding[]): StockLevel | 'none' =>
  findings.reduce<StockLevel | 'none'>(
    (worst, { rule }) => (worst === 'none' || levels.indexOf(rule.level) < levels.indexOf(worst) ? rule.level : worst),
    'none',
  );

interface CheckOptions {
  now: Date;
  settings: StockSettings;
  signal?: AbortSignal;
  /** Called with the number of checked vehicles. */
  onProgress?: (checked: number) => void;
  /** Yields to the browser between two slices. */
  pause: () => Promise<void>;
  /** Monotonic clock, ms. */
  clock?: () => number;
}

/** Maximum duration of a slice: tasks of less than 50 ms do not delay input noticeably. */
const SLICE_MS = 30;

/**
 * Checks a stock by all rules, in slices, so that the page stays responsive.
 *
 * @throws the reason of the signal when it is aborted
 */
export async function checkStock(
  vehicles: readonly Vehicle[],
  { now, settings, signal, onProgress, pause, clock = () => performance.now() }: CheckOptions,
): Promise<StockReport> {
  const context = stockContext(vehicles, now, settings);
  const report: StockReport = { checked: 0, findings: [], counts: { law: 0, sale: 0, review: 0, none: 0 } };
  let sliceEnd = clock() + SLICE_MS;
  for (const vehicle of vehicles) {
    signal?.throwIfAborted();
    const findings = findingsOf(vehicle, context);
    report.findings.push(...findings);
    report.counts[mostSevere(findings)] += 1;
    report.checked += 1;
    if (clock() < sliceEnd) continue;
    onProgress?.(report.checked);
    await pause();
    sliceEnd = clock() + SLICE_MS;
  }
  signal?.throwIfAborted();
  onProgress?.(report.checked);
  return report;
}
