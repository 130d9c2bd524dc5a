/** One line of the table. */
export interface Row {
  what: string;
  measured: string;
  budget: string;
  /** Undefined where a line is only there to compare with. */
  isHeld?: boolean;
}

interface Held {
  what: string;
  value: number;
  unit: string;
  /** Held when the value is not above it. */
  max: number;
  digits?: number;
  /** Where the budget comes from, when it is not a fixed figure. */
  because?: string;
  note?: string;
}

const figure = (value: number, unit: string, digits: number) => `${value.toFixed(digits)} ${unit}`.trim();

/** A line that is held to a budget. */
export function held({ what, value, unit, max, digits = 0, because, note }: Held): Row {
  const budget = `≤ ${figure(max, unit, digits)}${because === undefined ? '' : ` (${because})`}`;
  const measured = `${figure(value, unit, digits)}${note === undefined ? '' : ` (${note})`}`;
  return { what, measured, budget, isHeld: value <= max };
}

/** A line to compare with. */
export function beside(what: string, value: number, unit: string, digits = 0): Row {
  return { what, measured: figure(value, unit, digits), budget: '' };
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
    ['what', 'measured', 'budget', ''],
    ...rows.map((row) => [row.what, row.measured, row.budget, verdict(row)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
