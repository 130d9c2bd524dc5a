import type { Vehicle } from '../vehicle/vehicle';
import { withoutBulk } from '../vehicle/withoutBulk';
import { lawRules } from './lawRules';
import { textRules } from './textRules';
import type { StockContext, StockRule, StockSettings } from './stockRule';

/** Most important first. */
export const stockRules: readonly StockRule[] = [...lawRules, ...textRules];

export interface StockFinding {
  id: string;
  rule: StockRule;
  vehicle: Vehicle;
  text: string;
}

export interface StockReport {
  checked: number;
  findings: StockFinding[];
  flawed: number;
}

export function stockFindings(vehicle: Vehicle, context: StockContext): StockFinding[] {
  return stockRules.flatMap((rule) => {
    const text = rule.find(vehicle, context);
    return text === undefined ? [] : [{ id: `${rule.id} ${vehicle.id}`, rule, vehicle, text }];
  });
}

interface CheckOptions {
  now: Date;
  settings: StockSettings;
  signal?: AbortSignal;
  onProgress?: (checked: number) => void;
  pause: () => Promise<void>;
  /** Monotonic clock, ms. */
  clock?: () => number;
}

/** Shorter tasks do not delay input noticeably. */
const SLICE_MS = 30;

/**
 * Works in slices, so that the page stays responsive.
 * @param pages each is dropped once it is checked
 * @throws the signal's reason, and what reading a page throws
 */
export async function checkStock(
  pages: Iterable<readonly Vehicle[]> | AsyncIterable<readonly Vehicle[]>,
  { now, settings, signal, onProgress, pause, clock = () => performance.now() }: CheckOptions,
): Promise<StockReport> {
  const context: StockContext = { now, settings };
  const findings: StockFinding[] = [];
  const checked = new Set<string>();
  let sliceEnd = clock() + SLICE_MS;
  for await (const page of pages) {
    for (const vehicle of page) {
      signal?.throwIfAborted();
      findings.push(
        ...stockFindings(vehicle, context).map((finding) => ({ ...finding, vehicle: withoutBulk(vehicle) })),
      );
      checked.add(vehicle.id);
      if (clock() < sliceEnd) continue;
      onProgress?.(checked.size);
      await pause();
      sliceEnd = clock() + SLICE_MS;
    }
  }
  signal?.throwIfAborted();
  onProgress?.(checked.size);
  return { checked: checked.size, findings, flawed: new Set(findings.map(({ vehicle }) => vehicle.id)).size };
}
