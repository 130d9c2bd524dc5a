/** What is put together from simple parts: two-wheelers, trailers, cabins. */
import { MATERIALS, wheelDistance, wheelSurface } from './car';
import { box, clamp, long, rod, roundMax, roundMin, smooth, type Triple } from './shapes';
import type { Scene, Surface } from './trace';

export type Distance = (x: number, y: number, z: number) => number;
export interface Part {
  distance: Distance;
  look: Surface | ((x: number, y: number, z: number) => Surface);
}

const { BLACK, PLASTIC, RUBBER, CHROME, ALLOY, PAINT } = MATERIALS;
export const METAL: Surface = { tint: [0.2, 0.2, 0.21], gloss: 0.25, rough: 0.6 };
export const LEATHER: Surface = { tint: [0.025, 0.023, 0.022], gloss: 0.04, rough: 0.7 };
const LAMP: Surface = { tint: [0.5, 0.52, 0.54], gloss: 0.12, rough: 0.05, glow: [0.3, 0.3, 0.31] };
const TAIL: Surface = { tint: [0.25, 0.004, 0.004], gloss: 0.06, glow: [0.22, 0.004, 0.004] };
const AMBER: Surface = { tint: [0.7, 0.25, 0.02], gloss: 0.06, glow: [0.1, 0.03, 0] };

export const part = (distance: Distance, look: Part['look']): Part => ({ distance, look });
/** Both sides. */
export const pair =
  (distance: Distance): Distance =>
  (x, y, z) =>
    distance(x, Math.abs(y), z);
export const ball =
  (at: Triple, size: Triple): Distance =>
  (x, y, z) =>
    (long((x - at[0]) / size[0], (y - at[1]) / size[1], (z - at[2]) / size[2]) - 1) *
    Math.min(size[0], size[1], size[2]);
export const block = (at: Triple, size: Triple, radius: number, tilt = 0): Distance => {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y, z) => {
    const dx = x - at[0];
    const dz = z - at[2];
    return box(c * dx + s * dz, y - at[1], c * dz - s * dx, size[0], size[1], size[2], radius);
  };
};
export const bar =
  (a: Triple, b: Triple, radius: number, end = radius): Distance =>
  (x, y, z) =>
    rod(x, y, z, a, b, radius, end);

const CELL = 0.1;
/** From the middle of a cell to its corner, and a little more. */
const REACH = CELL * 0.9;

export function sceneOf(parts: readonly Part[], from: Triple, to: Triple): Scene {
  const columns = Math.ceil((to[0] - from[0]) / CELL) + 4;
  const rows = Math.ceil((to[1] - from[1]) / CELL) + 4;
  const layers = Math.ceil((to[2] - from[2]) / CELL) + 4;
  /** What may be nearest within a cell, found out once. */
  const cells: (readonly Distance[] | undefined)[] = Array.from({ length: columns * rows * layers }, () => undefined);
  const least = (near: readonly Distance[], x: number, y: number, z: number) => {
    let smallest = 9;
    for (const distance of near) smallest = Math.min(smallest, distance(x, y, z));
    return smallest;
  };
  const all = parts.map(({ distance }) => distance);
  return {
    bounds: { from, to },
    distance: (x, y, z) => {
      const u = Math.floor((x - from[0]) / CELL) + 2;
      const v = Math.floor((y - from[1]) / CELL) + 2;
      const w = Math.floor((z - from[2]) / CELL) + 2;
      if (u < 0 || v < 0 || w < 0 || u >= columns || v >= rows || w >= layers) return least(all, x, y, z);
      const index = (w * rows + v) * columns + u;
      let near = cells[index];
      if (near === undefined) {
        const [cx, cy, cz] = [from[0] + (u - 1.5) * CELL, from[1] + (v - 1.5) * CELL, from[2] + (w - 1.5) * CELL];
        const far = all.map((distance) => distance(cx, cy, cz));
        const bound = Math.min(...far) + 2 * REACH;
        near = all.filter((_, at) => (far[at] ?? 0) <= bound);
        cells[index] = near;
      }
      return least(near, x, y, z);
    },
    surface: ([x, y, z]) => {
      let [smallest, nearest]: [number, Part | undefined] = [9, undefined];
      for (const candidate of parts) {
        const d = candidate.distance(x, y, z);
        if (d < smallest) [smallest, nearest] = [d, candidate];
      }
      const look = nearest?.look ?? BLACK;
      return typeof look === 'function' ? look(x, y, z) : look;
    },
  };
}

/** A wheel between two sides, at the origin's axle. */
function thinWheel(at: number, radius: number, width: number, spokes: number): Part[] {
  const rim = radius - width * 1.45;
  const around = (x: number, z: number) => long(x - at, z - radius);
  const sector = (2 * Math.PI) / spokes;
  return [
    part(
      (x, y, z) => long(around(x, z) - radius + width, y * 0.9) - width,
      (x, y, z) => ({
        ...RUBBER,
        dark:
          around(x, z) > radius - 0.03 && Math.abs(((Math.atan2(z - radius, x - at) * 22) % 1) + y * 5) < 0.25
            ? 0.6
            : 0,
      }),
    ),
    part(
      (x, y, z) => {
        const r = around(x, z);
        const angle = Math.atan2(z - radius, x - at);
        const turn = angle - Math.round(angle / sector) * sector;
        const spoke = Math.max(long(Math.sin(turn) * r, Math.abs(y) - 0.02) - 0.018, r - rim, 0.03 - r);
        return Math.min(
          Math.max(Math.abs(r - rim) - 0.016, Math.abs(y) - width * 0.62),
          spoke,
          Math.max(r - 0.05, Math.abs(y) - 0.07),
        );
      },
      { tint: [0.07, 0.07, 0.075], gloss: 0.12, rough: 0.3 },
    ),
    part(
      pair((x, y, z) => {
        const r = around(x, z);
        return Math.max(
          Math.abs(r - 0.115) - 0.035,
          Math.abs(y - 0.075) - 0.004,
          0.008 - Math.abs(((Math.atan2(z - radius, x - at) * 12) / 3.1416) % 1) * 0.02,
        );
      }),
      { tint: [0.5, 0.5, 0.5], gloss: 0.5, rough: 0.4 },
    ),
  ];
}

const guard =
  (at: number, radius: number, width: number, from: number, to: number): Distance =>
  (x, y, z) => {
    const angle = Math.atan2(z - radius, x - at);
    const r = long(x - at, z - radius);
    const thin = Math.abs(r - radius - 0.035 + 0.5 * y * y) - 0.009;
    return roundMax(Math.max(thin, Math.abs(y) - width), Math.max(from - angle, angle - to) * radius, 0.03);
  };

function motorbike(): Scene {
  const [f, r, R] = [0.34, 1.76, 0.31];
  return sceneOf(
    [
      ...thinWheel(f, R, 0.062, 10),
      ...thinWheel(r, R, 0.08, 10),
      part(pair(bar([f, 0.105, R], [0.6, 0.105, 0.9], 0.026)), { tint: [0.75, 0.6, 0.28], gloss: 0.4, rough: 0.3 }),
      part(pair(bar([f, 0.105, R - 0.03], [0.43, 0.105, 0.52], 0.034)), BLACK),
      part(guard(f, R, 0.08, 0.75, 2.3), PAINT),
      part(
        (x, y, z) =>
          roundMin(
            ball([0.94, 0, 0.87], [0.3, 0.15, 0.13])(x, y, z),
            ball([0.78, 0, 0.84], [0.16, 0.17, 0.12])(x, y, z),
            0.08,
          ),
        PAINT,
      ),
      part(
        pair((x, y, z) => roundMax(ball([0.76, 0.13, 0.72], [0.16, 0.06, 0.16])(x, y, z), -z + 0.58, 0.03)),
        PAINT,
      ),
      part(
        (x, y, z) => block([1.34, 0, 0.83], [0.24, 0.12 - 0.05 * smooth(1.2, 1.55, x), 0.055], 0.05, 0.08)(x, y, z),
        LEATHER,
      ),
      part((x, y, z) => block([1.6, 0, 0.92], [0.17, 0.085, 0.045], 0.04, 0.24)(x, y, z), LEATHER),
      part(
        (x, y, z) => block([1.58, 0, 0.83], [0.3, 0.1 - 0.06 * smooth(1.5, 1.9, x), 0.06], 0.05, 0.26)(x, y, z),
        PAINT,
      ),
      part(block([1.86, 0, 0.895], [0.025, 0.05, 0.025], 0.02), TAIL),
      part(
        (x, y, z) =>
          Math.min(
            bar([1.62, 0, 0.74], [1.98, 0, 0.56], 0.018)(x, y, z),
            block([1.98, 0, 0.56], [0.01, 0.09, 0.06], 0.01, -0.4)(x, y, z),
          ),
        PLASTIC,
      ),
      part(pair(bar([1.9, 0.05, 0.66], [1.93, 0.14, 0.66], 0.014)), AMBER),
      part(ball([0.47, 0, 0.86], [0.1, 0.1, 0.1]), (x) => (x < 0.44 ? LAMP : BLACK)),
      part((x, y, z) => block([0.5, 0, 0.99], [0.07, 0.1, 0.05], 0.03, -0.6)(x, y, z), BLACK),
      part(
        pair((x, y, z) =>
          Math.min(
            bar([0.62, 0, 0.98], [0.64, 0.2, 1.04], 0.014)(x, y, z),
            bar([0.64, 0.2, 1.04], [0.74, 0.38, 1.03], 0.014)(x, y, z),
          ),
        ),
        BLACK,
      ),
      part(pair(bar([0.69, 0.28, 1.035], [0.75, 0.4, 1.03], 0.02)), RUBBER),
      part(
        pair((x, y, z) =>
          Math.min(
            bar([0.66, 0.26, 1.04], [0.64, 0.34, 1.2], 0.008)(x, y, z),
            ball([0.64, 0.36, 1.22], [0.02, 0.075, 0.045])(x, y, z),
          ),
        ),
        BLACK,
      ),
      part((x, y, z) => {
        const fins = Math.abs(((z * 40) % 1) - 0.5) * 0.012;
        return Math.min(block([0.86, 0, 0.6], [0.13, 0.14, 0.13], 0.03, -0.25)(x, y, z) + fins, 9);
      }, METAL),
      part((x, y, z) => block([1.02, 0, 0.41], [0.24, 0.15, 0.12], 0.07)(x, y, z), {
        tint: [0.05, 0.05, 0.055],
        gloss: 0.12,
        rough: 0.5,
      }),
      part(
        pair((x, y, z) => Math.max(long(x - 1.1, z - 0.42) - 0.105, Math.abs(y - 0.15) - 0.025)),
        METAL,
      ),
      part(
        pair((x, y, z) =>
          Math.min(
            bar([0.62, 0.05, 0.84], [1.22, 0.13, 0.56], 0.028)(x, y, z),
            bar([1.22, 0.13, 0.74], [1.2, 0.13, 0.4], 0.03)(x, y, z),
            bar([1.18, 0.13, 0.72], [1.6, 0.08, 0.84], 0.018)(x, y, z),
          ),
        ),
        PAINT,
      ),
      part(pair(bar([1.2, 0.12, 0.42], [r, 0.13, R], 0.032)), { tint: [0.35, 0.35, 0.36], gloss: 0.3, rough: 0.5 }),
      part(bar([1.3, 0, 0.48], [1.42, 0, 0.78], 0.035), { tint: [0.6, 0.5, 0.05], gloss: 0.1 }),
      part(
        (x, y, z) =>
          Math.min(
            bar([0.72, -0.1, 0.52], [0.74, -0.12, 0.3], 0.024)(x, y, z),
            bar([0.74, -0.12, 0.3], [1.25, -0.17, 0.25], 0.026)(x, y, z),
          ),
        CHROME,
      ),
      part(bar([1.25, -0.17, 0.26], [1.78, -0.22, 0.42], 0.045, 0.058), (x) =>
        x > 1.72 ? BLACK : { tint: [0.8, 0.8, 0.8], gloss: 0.55, rough: 0.35 },
      ),
    ],
    [-0.02, -0.48, 0],
    [2.12, 0.48, 1.32],
  );
}

function scooter(): Scene {
  const [f, r, R] = [0.3, 1.5, 0.235];
  return sceneOf(
    [
      ...thinWheel(f, R, 0.055, 6),
      ...thinWheel(r, R, 0.058, 6),
      part(pair(bar([f, 0.09, R], [0.46, 0.09, 0.55], 0.024)), CHROME),
      part((x, y, z) => roundMax(ball([0.3, 0, 0.33], [0.28, 0.12, 0.2])(x, y, z), 0.29 - z, 0.02), PAINT),
      part((x, y, z) => {
        const shield = block([0.53, 0, 0.64], [0.05, 0.21 - 0.09 * smooth(0.7, 0.95, z), 0.3], 0.045, -0.2);
        return roundMin(shield(x, y, z), ball([0.5, 0, 0.66], [0.09, 0.1, 0.26])(x, y, z), 0.06);
      }, PAINT),
      part(
        pair((x, y, z) => block([0.455, 0.13, 0.7], [0.03, 0.03, 0.02], 0.015)(x, y, z)),
        AMBER,
      ),
      part((x, y, z) => block([0.9, 0, 0.29], [0.34, 0.17, 0.035], 0.03)(x, y, z), PLASTIC),
      part((x, y, z) => {
        const hull = roundMax(
          ball([1.36, 0, 0.52], [0.46, 0.225, 0.27])(x, y, z),
          Math.max(0.26 - z, R + 0.045 - long(x - r, z - R)),
          0.03,
        );
        return roundMin(hull, block([1.1, 0, 0.48], [0.08, 0.15, 0.2], 0.06, 0.2)(x, y, z), 0.1);
      }, PAINT),
      part((x, y, z) => block([1.28, 0, 0.79], [0.36, 0.14, 0.055], 0.05, 0.03)(x, y, z), {
        tint: [0.16, 0.07, 0.03],
        gloss: 0.05,
        rough: 0.6,
      }),
      part(block([1.8, 0, 0.62], [0.02, 0.06, 0.035], 0.02), TAIL),
      part((x, y, z) => block([1.85, 0, 0.42], [0.012, 0.09, 0.07], 0.01, -0.2)(x, y, z), PLASTIC),
      part((x, y, z) => ball([0.58, 0, 1.0], [0.1, 0.13, 0.1])(x, y, z), PAINT),
      part(ball([0.51, 0, 1.0], [0.06, 0.085, 0.085]), LAMP),
      part(pair(bar([0.6, 0.08, 1.02], [0.7, 0.34, 1.02], 0.016)), CHROME),
      part(pair(bar([0.66, 0.24, 1.02], [0.71, 0.36, 1.02], 0.022)), RUBBER),
      part(
        pair((x, y, z) =>
          Math.min(
            bar([0.63, 0.22, 1.03], [0.6, 0.3, 1.24], 0.008)(x, y, z),
            ball([0.6, 0.31, 1.27], [0.02, 0.06, 0.06])(x, y, z),
          ),
        ),
        CHROME,
      ),
      part(
        pair((x, y, z) => bar([1.42, 0.19, 0.84], [1.78, 0.12, 0.8], 0.012)(x, y, z)),
        CHROME,
      ),
      part(bar([1.3, -0.15, 0.24], [1.75, -0.16, 0.3], 0.055), CHROME),
    ],
    [-0.02, -0.45, 0],
    [1.9, 0.45, 1.38],
  );
}

const WHEEL = { radius: 0.31, rim: 0.19, spokes: 5, isSteel: true } as const;
/** Axles, wheels and guards, drawbar, its wheel: what all trailers have. */
function undercarriage(axles: readonly number[], wide: number, from: number): Part[] {
  const track = wide + 0.13;
  return [
    part(
      pair((x, y, z) => {
        let least = 9;
        for (const at of axles)
          least = Math.min(least, wheelDistance(x - at, y - track, z - WHEEL.radius, WHEEL, 0.09));
        return least;
      }),
      (x, y, z) => {
        const at = axles.reduce((best, axle) => (Math.abs(x - axle) < Math.abs(x - best) ? axle : best));
        return wheelSurface(x - at, Math.abs(y) - track, z - WHEEL.radius, WHEEL, 0.09);
      },
    ),
    part(
      pair((x, y, z) => {
        const [first = 0, last = first] = axles;
        const beyond = x - clamp(x, first, last);
        const shell = Math.abs(long(beyond, z - WHEEL.radius) - 0.37) - 0.012;
        return Math.max(shell, Math.abs(y - track) - 0.13, WHEEL.radius + 0.06 - z);
      }),
      PLASTIC,
    ),
    part(
      pair((x, y, z) =>
        Math.min(
          bar([0.25, 0.02, 0.46], [from + 0.1, 0.45, 0.46], 0.04)(x, y, z),
          bar([0.7, 0.0, 0.46], [0.7, 0.2, 0.46], 0.03)(x, y, z),
        ),
      ),
      METAL,
    ),
    part(
      (x, y, z) =>
        Math.min(
          ball([0.1, 0, 0.48], [0.1, 0.045, 0.05])(x, y, z),
          bar([0.1, 0, 0.48], [0.4, 0, 0.47], 0.03)(x, y, z),
          bar([0.3, 0, 0.52], [0.16, 0, 0.6], 0.016)(x, y, z),
        ),
      BLACK,
    ),
    part((x, y, z) => bar([0.55, -0.1, 0.2], [0.55, -0.1, 0.85], 0.026)(x, y, z), METAL),
    part((x, y, z) => Math.max(long(long(x - 0.55, z - 0.11) - 0.07, y + 0.1) - 0.04, -1), RUBBER),
  ];
}

const rearLamps = (end: number, wide: number, z: number): Part[] => [
  part(pair(block([end, wide - 0.12, z], [0.03, 0.12, 0.05], 0.02)), (_, y) =>
    Math.abs(y) > wide - 0.1 ? AMBER : TAIL,
  ),
  part(block([end + 0.005, 0, z], [0.02, 0.26, 0.056], 0.005), (_, y) =>
    y > 0.215 ? { tint: [0.01, 0.06, 0.35] } : { tint: [0.82, 0.82, 0.8], rough: 0.6 },
  ),
  part(pair(block([1.35, wide - 0.05, z], [0.02, 0.03, 0.03], 0.01)), { tint: [0.9, 0.9, 0.9], glow: [0.1, 0.1, 0.1] }),
];

function boxTrailer(): Scene {
  const [from, to, wide, low, high] = [1.3, 4.6, 0.86, 0.46, 2.2];
  const middle: Triple = [(from + to) / 2, 0, (low + high) / 2];
  const [a, b, c] = [(to - from) / 2, wide, (high - low) / 2];
  const edge = (x: number, y: number, z: number) => {
    const gaps = [a - Math.abs(x - middle[0]), b - Math.abs(y), c - Math.abs(z - middle[2])].sort(
      (left, right) => left - right,
    );
    return gaps[1] ?? 0;
  };
  return sceneOf(
    [
      part(
        (x, y, z) => box(x - middle[0] - 0.1 * Math.max(0, 1.9 - x) * (z - 1.2), y, z - middle[2], a, b, c, 0.06),
        (x, y, z) => {
          if (edge(x, y, z) < 0.045 && edge(x, y, z) > -0.2) return { ...ALLOY, rough: 0.5 };
          if (z < low + 0.14) return { ...ALLOY, rough: 0.5 };
          if (x > to - 0.03 && Math.abs(y) < 0.004) return { ...PAINT, dark: 0.8 };
          if (Math.abs(y) > wide - 0.02 && Math.abs(((x - from) % 0.825) - 0.41) > 0.408)
            return { ...PAINT, dark: 0.35 };
          return PAINT;
        },
      ),
      part(
        pair((x, y, z) =>
          Math.min(
            bar([to + 0.025, 0.12, low + 0.15], [to + 0.025, 0.12, high - 0.12], 0.014)(x, y, z),
            block([to + 0.03, 0.12, 1.2], [0.02, 0.07, 0.025], 0.01)(x, y, z),
          ),
        ),
        ALLOY,
      ),
      ...rearLamps(to + 0.02, wide, 0.4),
      ...undercarriage([2.75, 3.45], wide, from),
    ],
    [-0.02, -1.18, 0],
    [to + 0.1, 1.18, 2.3],
  );
}

function flatTrailer(): Scene {
  const [from, to, wide, low] = [1.1, 3.7, 0.8, 0.48];
  const middle = (from + to) / 2;
  return sceneOf(
    [
      part(
        (x, y, z) => {
          const outer = box(x - middle, y, z - low - 0.2, (to - from) / 2, wide, 0.2, 0.012);
          return Math.max(outer, -box(x - middle, y, z - low - 0.33, (to - from) / 2 - 0.03, wide - 0.03, 0.27, 0.005));
        },
        (x, y, z) => {
          const isInside = Math.abs(y) < wide - 0.02 && x > from + 0.02 && x < to - 0.02;
          if (isInside && z < low + 0.08) return { tint: [0.09, 0.065, 0.045], gloss: 0.03, rough: 0.8 };
          if (
            z > low + 0.37 ||
            Math.abs(z - low - 0.2) < 0.008 ||
            Math.min(Math.abs(x - from), Math.abs(x - to)) < 0.05
          )
            return { ...ALLOY, rough: 0.5 };
          return { ...PAINT, gloss: 0.1, dark: Math.abs(z - low - 0.2) < 0.014 ? 0.5 : 0 };
        },
      ),
      part(pair(block([middle, wide + 0.012, low + 0.3], [0.03, 0.014, 0.05], 0.008)), BLACK),
      part(
        (x, y, z) => block([middle, 0, low - 0.02], [(to - from) / 2 - 0.05, wide - 0.06, 0.03], 0.01)(x, y, z),
        METAL,
      ),
      ...rearLamps(to + 0.02, wide, 0.4),
      ...undercarriage([2.5], wide, from),
    ],
    [-0.02, -1.12, 0],
    [to + 0.1, 1.12, 0.95],
  );
}

export const PARTS = { motorbike, scooter, boxTrailer, flatTrailer };
