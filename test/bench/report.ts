/** Row of the table. */
export interface Row {
  what: string;
  ours: string;
  /** Values of instantsearch.js with an equal and with a lean card in the same run. */
  peer?: string;
  ratio?: string;
  lean?: string;
  leanRatio?: string;
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
  /** Value of the peer with an equal card, in the same unit. */
  peer?: number;
  /** Value of the peer with a lean card. */
  lean?: number;
}

interface Held extends Measured {
  /** Maximum. */
  max: number;
  /** Origin of a budget that is not a fixed figure. */
  because?: string;
}

const figure = (value: number, unit: string, digits: number) => `${value.toFixed(digits)} ${unit}`.trim();

const ratioText = (value: number, peer: number) => (peer === 0 ? '' : `${(value / peer).toFixed(2)} ×`);

/** Row for comparison. */
export function beside({ what, value, unit, digits = 0, note, peer, lean }: Measured): Row {
  return {
    what,
    ours: `${figure(value, unit, digits)}${note === undefined ? '' : ` (${note})`}`,
    ...(peer !== undefined && { peer: figure(peer, unit, digits), ratio: ratioText(value, peer) }),
    ...(lean !== undefined && { lean: figure(lean, unit, digits), leanRatio: ratioText(value, lean) }),
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
  return { ...beside(measured), budget: `≤ ${maxRatio} × peer`, isHeld: value <= maxRatio * peer };
}

/** @throws {Error} for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing to take the median of');
  return middle;
}

/** Table with columns as wide as their longest entry. */
export function table(rows: readonly Row[]): string {
  const verdict = ({ isHeld }: Row) => (isHeld === undefined ? '' : isHeld ? 'ok' : 'OVER');
  const lines = [
    ['what', 'ours', 'peer', 'ratio', 'lean', 'ratio', 'budget', ''],
    ...rows.map((row) => [
      row.what,
      row.ours,
      row.peer ?? '',
      row.ratio ?? '',
      row.lean ?? '',
      row.leanRatio ?? '',
      row.budget,
      verdict(row),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
