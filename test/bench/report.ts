export interface Row {
  what: string;
  ours: string;
  /** instantsearch.js with an equal and with a lean card, or another peer, in the same run. */
  equal?: string;
  lean?: string;
  goal: string;
  isHeld: boolean;
}

interface Measured {
  what: string;
  unit?: string;
  digits?: number;
  value: number;
  equal?: number;
  lean?: number;
  /** Upper bounds with their words: `[['≤ 1.0 × equal', 500]]`. */
  goals: readonly (readonly [words: string, limit: number])[];
  note?: string;
}

export function row({ what, unit = 'ms', digits = 0, value, equal, lean, goals, note }: Measured): Row {
  const figure = (number: number) => `${number.toFixed(digits)} ${unit}`.trim();
  const beside = (peer: number) => `${figure(peer)}${peer === 0 ? '' : ` (${(value / peer).toFixed(2)} ×)`}`;
  return {
    what,
    ours: `${figure(value)}${note === undefined ? '' : ` (${note})`}`,
    ...(equal !== undefined && { equal: beside(equal) }),
    ...(lean !== undefined && { lean: beside(lean) }),
    goal: goals.map(([words]) => words).join(', '),
    isHeld: goals.every(([, limit]) => value <= limit),
  };
}

/** Bound by a multiple of a peer: `times(0.8, equal, 'equal')`. */
export const times = (factor: number, peer: number, name: string) => [`≤ ${factor} × ${name}`, factor * peer] as const;

/** @throws {Error} for an empty list */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('nothing to take the median of');
  return middle;
}

/** Measures subjects in turns, so that load on the machine affects all of them. @returns medians of their figures */
export async function takeTurns<Name extends string, Figure extends string>(
  subjects: readonly Name[],
  runs: number,
  measure: (subject: Name) => Promise<Record<Figure, number>>,
): Promise<Record<Name, Record<Figure, number>>> {
  const turns: [Name, Record<Figure, number>][] = [];
  for (let run = 0; run < runs; run += 1) for (const subject of subjects) turns.push([subject, await measure(subject)]);
  const mediansOf = (subject: Name) => {
    const figuresOf = turns.flatMap(([name, figures]) => (name === subject ? [figures] : []));
    const names = Object.keys(figuresOf[0] ?? {}) as Figure[];
    return Object.fromEntries(names.map((name) => [name, median(figuresOf.map((figures) => figures[name]))]));
  };
  return Object.fromEntries(subjects.map((subject) => [subject, mediansOf(subject)])) as Record<
    Name,
    Record<Figure, number>
  >;
}

export function table(rows: readonly Row[]): string {
  const lines = [
    ['what', 'ours', 'equal or bare peer', 'lean', 'goal', ''],
    ...rows.map(({ what, ours, equal = '', lean = '', goal, isHeld }) => [
      what,
      ours,
      equal,
      lean,
      goal,
      isHeld ? 'ok' : 'OVER',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
