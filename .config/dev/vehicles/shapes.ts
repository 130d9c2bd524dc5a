/** Outlines of vehicles and their distances, in metres. */

export type Point = readonly [number, number];

/** A smooth closed outline; its points pull it like a string, twice the same point makes a corner. */
export function outline(points: readonly Point[], steps = 8): Point[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const from = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2] as const;
    const to = [(after[0] + point[0]) / 2, (after[1] + point[1]) / 2] as const;
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [a * from[0] + b * point[0] + c * to[0], a * from[1] + b * point[1] + c * to[1]];
    });
  });
}

/** Distance to a closed outline, negative inside. */
export function distanceTo(shape: readonly Point[]): Field {
  const flat = Float64Array.from(shape.flat());
  const size = flat.length;
  return (x, y) => {
    let nearest = Infinity;
    let isInside = false;
    let ax = flat[size - 2] ?? 0;
    let ay = flat[size - 1] ?? 0;
    for (let at = 0; at < size; at += 2) {
      const bx = flat[at] ?? 0;
      const by = flat[at + 1] ?? 0;
      const ex = bx - ax;
      const ey = by - ay;
      const length = ex * ex + ey * ey;
      let share = length === 0 ? 0 : ((x - ax) * ex + (y - ay) * ey) / length;
      share = share < 0 ? 0 : share > 1 ? 1 : share;
      const dx = x - ax - share * ex;
      const dy = y - ay - share * ey;
      const square = dx * dx + dy * dy;
      if (square < nearest) nearest = square;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * ex) isInside = !isInside;
      ax = bx;
      ay = by;
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

export type Field = (x: number, y: number) => number;

const CELL = 0.02;
const MARGIN = 0.5;

/** The distance to an outline, tabulated and smooth enough for reflections. */
export function fieldOf(shape: readonly Point[]): Field {
  const left = Math.min(...shape.map(([x]) => x)) - MARGIN;
  const bottom = Math.min(...shape.map(([, y]) => y)) - MARGIN;
  const columns = Math.ceil((Math.max(...shape.map(([x]) => x)) + MARGIN - left) / CELL);
  const rows = Math.ceil((Math.max(...shape.map(([, y]) => y)) + MARGIN - bottom) / CELL);
  const exact = distanceTo(shape);
  const table = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      table[row * columns + column] = exact(left + column * CELL, bottom + row * CELL);
  return (x, y) => {
    const u = clamp((x - left) / CELL, 1, columns - 2);
    const v = clamp((y - bottom) / CELL, 1, rows - 2);
    const column = Math.round(u);
    const row = Math.round(v);
    const s = u - column;
    const t = v - row;
    const s0 = 0.5 * (0.5 - s) * (0.5 - s);
    const s1 = 0.75 - s * s;
    const s2 = 0.5 * (0.5 + s) * (0.5 + s);
    const t0 = 0.5 * (0.5 - t) * (0.5 - t);
    const t1 = 0.75 - t * t;
    const t2 = 0.5 * (0.5 + t) * (0.5 + t);
    const at = row * columns + column;
    const low = at - columns;
    const high = at + columns;
    return (
      t0 * (s0 * (table[low - 1] ?? 0) + s1 * (table[low] ?? 0) + s2 * (table[low + 1] ?? 0)) +
      t1 * (s0 * (table[at - 1] ?? 0) + s1 * (table[at] ?? 0) + s2 * (table[at + 1] ?? 0)) +
      t2 * (s0 * (table[high - 1] ?? 0) + s1 * (table[high] ?? 0) + s2 * (table[high + 1] ?? 0))
    );
  };
}

/** A smooth function through points that rise in x. */
export function through(points: readonly Point[]): (x: number) => number {
  const slopes = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    return after[0] === before[0] ? 0 : (after[1] - before[1]) / (after[0] - before[0]);
  });
  return (x) => {
    const index = Math.max(
      0,
      points.findLastIndex(([start]) => start <= x),
    );
    const [x0, y0] = points[index] ?? [0, 0];
    const [x1, y1] = points[index + 1] ?? [x0, y0];
    if (x1 === x0 || x <= x0) return y0;
    const [width, t] = [x1 - x0, (x - x0) / (x1 - x0)];
    const [m0, m1] = [(slopes[index] ?? 0) * width, (slopes[index + 1] ?? 0) * width];
    return (
      (2 * t ** 3 - 3 * t * t + 1) * y0 +
      (t ** 3 - 2 * t * t + t) * m0 +
      (3 * t * t - 2 * t ** 3) * y1 +
      (t ** 3 - t * t) * m1
    );
  };
}

/** `Math.hypot`, fast. */
export const long = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z);

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

export const mixed = (from: number, to: number, share: number) => from + (to - from) * share;

/** Both at once, with an edge of radius `k`. */
export function roundMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + h * h * k * 0.25;
}

/** Either, with a fillet of radius `k`. */
export const roundMin = (a: number, b: number, k: number) => -roundMax(-a, -b, k);

/** A box of half sizes with round edges. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number, radius: number): number {
  const qx = Math.abs(x) - a + radius;
  const qy = Math.abs(y) - b + radius;
  const qz = Math.abs(z) - c + radius;
  const outside = long(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - radius;
}

export type Triple = readonly [number, number, number];

export function rod(x: number, y: number, z: number, a: Triple, b: Triple, radius: number, end = radius): number {
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const ez = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const t = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez), 0, 1);
  return long(px - t * ex, py - t * ey, pz - t * ez) - mixed(radius, end, t);
}
