/** Row of the table. */
export interface Row {
  what: string;
  ours: string;
  /** Values of instantsearch.js in the same run. */
  peer?: string;
  ratio?: string;
  budget: string;
  /** Absent in rows for comparison only. */
  isHeld?: boolean;
}

interface Measured {
  what: string;
  value: number;
  unit: string;
  digits?: number;
  note?: string;
  /** Value of the peer, in the same unit. */
  peer?: number;
}

interface Held extends Measured {
  /** Maximum. */
  max: number;
  /** Origin of a budget that is not a fixed figure. */
  because?: string;
}

const figure = (value: number, unit: string, digits: number) => `${value.toFixed(digits)} ${unit}`.trim();

/** Row for comparison. */
export function beside({ what, value, unit, digits = 0, note, peer }: Measured): Row {
  return {
    what,
    ours: `${figure(value, unit, digits)}${note === undefined ? '' : ` (${note})`}`,
    ...(peer !== undefined && { peer: figure(peer, unit, digits), ratio: `${(value / peer).toFixed(2)} ×` }),
    budget: '',
  };
}

/** Row with a fixed budget. */
export function held({ max, because, ...measured }: Held): Row {
  const { value, unit, digits = 0 } = measured;
  const budget = `≤ ${figure(max, unit, digits)}${because === undefined ? '' : ` (${because})`}`;
  return { ...beside(measured), budget, isHeld: value <= max };
}

/** Row with a multiple of the peer's value as its budget. */
export function heldToPeer({ maxRatio, ...measured }: Measured & { peer: number; maxRatio: number }): Row {
  const { value, peer } = measured;
  return { ...beside(measured), budget: `≤ ${maxRatio.toFixed(1)} × peer`, isHeld: value <= maxRatio * peer };
}

/** @throws {Error} for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing to take the median of');
  return middle;
}

/** Row with a budget that the lean peer sets; its own value is told beside. */
export function heldBeside({ lean, max, ...measured }: Measured & { lean: number; max: number }): Row {
  const { unit, digits = 0, value } = measured;
  const row = beside(measured);
  return {
    ...row,
    peer: `${row.peer ?? ''}, lean ${figure(lean, unit, digits)}`,
    budget: `≤ ${figure(max, unit, digits)}`,
    isHeld: value <= max,
  };
}

/** Table with columns as wide as their longest entry. */
export function table(rows: readonly Row[]): string {
  const verdict = ({ isHeld }: Row) => (isHeld === undefined ? '' : isHeld ? 'ok' : 'OVER');
  const lines = [
    ['what', 'ours', 'peer', 'ratio', 'budget', ''],
    ...rows.map((row) => [row.what, row.ours, row.peer ?? '', row.ratio ?? '', row.budget, verdict(row)]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
