import { smooth, type Point3 } from './camera';
import type { Part, Silhouette } from './silhouettes';

/** Steps between two points of the outline. */
const STEPS = 3;

export interface Sample {
  x: number;
  y: number;
  part: Part;
  /** How much the outline looks ahead or back (-1 to 1), and up. */
  ahead: number;
  up: number;
}

export interface Skin {
  samples: readonly Sample[];
  halfWidth(x: number, y: number): number;
  /** A point of the outline's skin; `across` from -1 (far side) to 1 (near side). */
  at(sample: Sample, across: number): Point3;
  /** Where the nose or tail has this height. */
  end(which: 'nose' | 'tail', y: number, across: number): Point3;
}

/** The skin over the outline of a vehicle, as wide as its silhouette says. */
export function createSkin(shape: Silhouette): Skin {
  const curve = smooth(
    shape.outline.map(([x, y]) => [x, y] as const),
    STEPS,
  );
  let part: Part = 'n';
  const samples = curve.map(([x, y], index): Sample => {
    if (index % STEPS === 0) part = shape.outline[index / STEPS]?.[2] ?? part;
    const before = curve[Math.max(0, index - 1)] ?? [x, y];
    const after = curve[Math.min(curve.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return { x, y, part, ahead: (after[1] - before[1]) / length, up: (after[0] - before[0]) / length };
  });
  const halfWidth = (x: number, y: number) => {
    const lean = Math.max(0, Math.min(1, (y - shape.belt) / Math.max(1, shape.height - shape.belt)));
    const tuck = Math.max(0, (shape.belt * 0.55 - Math.min(y, shape.belt)) / shape.belt) * 0.1;
    const end = Math.min(x, shape.length - x);
    const taper = 1 - 0.05 * Math.max(0, 1 - end / 700) ** 2;
    return (shape.width / 2) * (1 - lean * (1 - shape.roofWidth) - tuck) * taper;
  };
  const at = ({ x, y, ahead, up }: Sample, across: number): Point3 => [
    x + shape.sweep * ahead * Math.abs(ahead) * across ** 2,
    y - 45 * Math.abs(up) * across ** 2,
    across * halfWidth(x, y),
  ];
  return {
    samples,
    halfWidth,
    at,
    end(which, y, across) {
      const side = samples.filter(({ x }) => (which === 'nose' ? x < shape.length * 0.2 : x > shape.length * 0.8));
      const nearest = side.reduce((best, sample) => (Math.abs(sample.y - y) < Math.abs(best.y - y) ? sample : best));
      return at({ ...nearest, y }, across);
    },
  };
}
