import type { Vehicle } from '../vehicle/vehicle';
import { withoutBulk } from '../vehicle/withoutBulk';
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
  const byVin: VehiclesByVin = new Map();
  for (const vehicle of vehicles) addByVin(byVin, vehicle);
  return { now, byVin, settings };
}

type VehiclesByVin = Map<string, Vehicle[]>;

function addByVin(byVin: VehiclesByVin, vehicle: Vehicle): void {
  if (vehicle.vin === undefined) return;
  const key = vehicle.vin.toUpperCase();
  const same = byVin.get(key);
  if (same) same.push(vehicle);
  else byVin.set(key, [vehicle]);
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
 * @param pages of the stock; each is dropped once it is checked
 * @throws the reason of the signal when it is aborted, and what reading a page throws
 */
export async function checkStock(
  pages: Iterable<readonly Vehicle[]> | AsyncIterable<readonly Vehicle[]>,
  { now, settings, signal, onProgress, pause, clock = () => performance.now() }: CheckOptions,
): Promise<StockReport> {
  const byVin: VehiclesByVin = new Map();
  const context: StockContext = { now, byVin, settings };
  const findings: StockFinding[] = [];
  const levelOf = new Map<string, StockLevel | 'none'>();
  let sliceEnd = clock() + SLICE_MS;
  for await (const page of pages) {
    for (const vehicle of page) addByVin(byVin, withoutBulk(vehicle));
    for (const vehicle of page) {
      signal?.throwIfAborted();
      const vehicleFindings = findingsOf(vehicle, context);
      findings.push(...vehicleFindings.map((finding) => ({ ...finding, vehicle: withoutBulk(vehicle) })));
      levelOf.set(vehicle.id, mostSevere(vehicleFindings));
      if (clock() < sliceEnd) continue;
      onProgress?.(levelOf.size);
      await pause();
      sliceEnd = clock() + SLICE_MS;
    }
  }
  signal?.throwIfAborted();
  // The double of a vehicle may have come on a later page.
  const ids = new Set(findings.map(({ id }) => id));
  for (const vehicle of [...byVin.values()].filter(({ length }) => length > 1).flat()) {
    const late = findingsOf(vehicle, context).find(({ rule, id }) => rule.id === 'vin' && !ids.has(id));
    if (late === undefined) continue;
    findings.push(late);
    if (levelOf.get(vehicle.id) !== 'law') levelOf.set(vehicle.id, late.rule.level);
  }
  const counts = { law: 0, sale: 0, review: 0, none: 0 };
  for (const level of levelOf.values()) counts[level] += 1;
  onProgress?.(levelOf.size);
  return { checked: levelOf.size, findings, counts };
}
