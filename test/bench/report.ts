/** One line of the table. */
export interface Row {
  what: string;
  ours: string;
  /** What instantsearch.js took in the same run. */
  peer?: string;
  ratio?: string;
  budget: string;
  /** Undefined where a line is only there to compare with. */
  isHeld?: boolean;
}

interface Measured {
  what: string;
  value: number;
  unit: string;
  digits?: number;
  note?: string;
  /** Of the peer, in the same unit. */
  peer?: number;
}

interface Held extends Measured {
  /** Held when the value is not above it. */
  max: number;
  /** Where the budget comes from, when it is not a fixed figure. */
  because?: string;
}

const figure = (value: number, unit: string, digits: number) => `${value.toFixed(digits)} ${unit}`.trim();

/** A line to compare with. */
export function beside({ what, value, unit, digits = 0, note, peer }: Measured): Row {
  return {
    what,
    ours: `${figure(value, unit, digits)}${note === undefined ? '' : ` (${note})`}`,
    ...(peer !== undefined && { peer: figure(peer, unit, digits), ratio: `${(value / peer).toFixed(2)} ×` }),
    budget: '',
  };
}

/** A line that is held to a figure. */
export function held({ max, because, ...measured }: Held): Row {
  const { value, unit, digits = 0 } = measured;
  const budget = `≤ ${figure(max, unit, digits)}${because === undefined ? '' : ` (${because})`}`;
  return { ...beside(measured), budget, isHeld: value <= max };
}

/** A line that is held to a multiple of what the peer took. */
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

/** The columns as wide as their longest entry. */
export function table(rows: readonly Row[]): string {
  const verdict = ({ isHeld }: Row) => (isHeld === undefined ? '' : isHeld ? 'ok' : 'OVER');
  const lines = [
    ['what', 'ours', 'peer', 'ratio', 'budget', ''],
    ...rows.map((row) => [row.what, row.ours, row.peer ?? '', row.ratio ?? '', row.budget, verdict(row)]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
