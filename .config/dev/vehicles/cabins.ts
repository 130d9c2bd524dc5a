/** Cabins: x from the dashboard to the rear, the driver at -y, height above the road. */
import { MATERIALS } from './car';
import { ball, bar, block, LEATHER, METAL, pair, part, sceneOf, type Distance, type Part } from './parts';
import { box, long, roundMin, smooth } from './shapes';
import type { Sitter } from './scenes';
import type { Scene, Surface, View } from './trace';

const { BLACK, CHROME } = MATERIALS;
const SOFT: Surface = { tint: [0.03, 0.031, 0.033], gloss: 0.03, rough: 0.9 };
const CLOTH: Surface = { paint: 0.85, tint: [0.01, 0.01, 0.01], gloss: 0.03, rough: 0.9 };
const LINER: Surface = { tint: [0.42, 0.42, 0.41], gloss: 0.02, rough: 1 };
const CARPET: Surface = { tint: [0.018, 0.018, 0.019], gloss: 0.01, rough: 1 };
const WOOD: Surface = { tint: [0.36, 0.2, 0.1], gloss: 0.04, rough: 0.6 };
const CREAM: Surface = { tint: [0.66, 0.64, 0.6], gloss: 0.04, rough: 0.5 };

interface Cabin {
  /** Wide screens, from door to door. */
  isWide?: boolean;
  /** Upright, with a bench for two. */
  isHigh?: boolean;
  /** The driver's door is open: seen from beside. */
  isSeenBeside: boolean;
}

/** A front seat at (x, y) with its back, bolsters and head rest, stitched in its middle. */
function seat(at: number, y: number, floor: number): Part[] {
  const lean = (z: number) => (z - floor - 0.42) * 0.3;
  const local: Distance = (x, sy, z) => {
    const cushion = roundMin(
      box(x - at, sy - y, z - floor - 0.3 + (x - at) * 0.12, 0.27, 0.2, 0.075, 0.06),
      box(x - at, Math.abs(sy - y) - 0.22, z - floor - 0.325 + (x - at) * 0.12, 0.25, 0.05, 0.085, 0.05),
      0.05,
    );
    const back = roundMin(
      box(x - at - 0.28 - lean(z), sy - y, z - floor - 0.66, 0.065, 0.19, 0.31, 0.06),
      box(x - at - 0.25 - lean(z), Math.abs(sy - y) - 0.2, z - floor - 0.62, 0.075, 0.05, 0.25, 0.05),
      0.05,
    );
    return roundMin(cushion, back, 0.06);
  };
  return [
    part(local, (x, sy, z) => {
      const across = Math.abs(sy - y);
      const isSeam =
        Math.abs(across - 0.155) < 0.005 || (across < 0.155 && Math.abs((((x * 0.5 + z) * 11) % 1) - 0.5) < 0.03);
      return { ...CLOTH, paint: across < 0.155 ? 0.75 : 0.95, dark: isSeam ? 0.6 : 0 };
    }),
    part(block([at + 0.46, y, floor + 1.08], [0.05, 0.125, 0.085], 0.05, 0.2), CLOTH),
    part(
      (x, sy, z) =>
        Math.min(
          bar([at + 0.42, y - 0.06, floor + 0.9], [at + 0.46, y - 0.06, floor + 1.05], 0.008)(x, sy, z),
          bar([at + 0.42, y + 0.06, floor + 0.9], [at + 0.46, y + 0.06, floor + 1.05], 0.008)(x, sy, z),
        ),
      CHROME,
    ),
    part(block([at, y, floor + 0.13], [0.2, 0.18, 0.12], 0.02), BLACK),
    part(block([at - 0.02, y + (y < 0 ? 0.26 : -0.26), floor + 0.3], [0.02, 0.015, 0.06], 0.01), {
      tint: [0.35, 0.01, 0.01],
    }),
  ];
}

/** Map, or gauges. */
function display(u: number, v: number, hasGauges: boolean): Surface {
  let [red, green, blue] = [0.012, 0.02, 0.035];
  if (hasGauges) {
    const r = Math.min(long(u - 0.075, v), long(u + 0.075, v));
    const ring = smooth(0.006, 0.002, Math.abs(r - 0.043));
    const line = smooth(0.004, 0.001, Math.abs(v - (Math.abs(u) - 0.075) * 0.8)) * smooth(0.042, 0.036, r);
    [red, green, blue] = [red + 0.35 * ring + 0.8 * line, green + 0.6 * ring + 0.1 * line, blue + 0.8 * ring];
  } else {
    const road = smooth(0.006, 0.003, Math.abs(v - 0.3 * u - 0.018 * Math.sin(u * 30)));
    const route = smooth(0.005, 0.003, Math.abs(u + 0.05 - 0.5 * v));
    const park = smooth(0.01, 0, Math.sin(u * 40) * Math.sin(v * 55 + 1));
    [red, green, blue] = [
      0.05 + 0.5 * road,
      0.09 + 0.06 * park + 0.5 * road + 0.25 * route,
      0.14 + 0.5 * road + 0.75 * route,
    ];
  }
  return { tint: [0.005, 0.005, 0.006], gloss: 0.05, glow: [red, green, blue] };
}

function frontCabin({ isWide = false, isHigh = false, isSeenBeside }: Cabin): Scene {
  const floor = isHigh ? 0.42 : 0.2;
  const top = floor + 0.74;
  const wheelTilt = isHigh ? 0.75 : 0.38;
  const wheel = [isHigh ? 0.42 : 0.46, -0.37, top - 0.08] as const;
  const ring: Distance = (x, y, z) => {
    const [dx, dz] = [x - wheel[0], z - wheel[2]];
    const along = dx * Math.cos(wheelTilt) + dz * Math.sin(wheelTilt);
    const up = dz * Math.cos(wheelTilt) - dx * Math.sin(wheelTilt);
    const r = long(y - wheel[1], up);
    const hub = box(along + 0.03, y - wheel[1], up + 0.005, 0.03, 0.075, 0.055, 0.03);
    const spokes = Math.max(
      Math.min(Math.max(Math.abs(up) - 0.02, -1), up > 0 ? 9 : Math.abs(y - wheel[1]) - 0.022),
      Math.abs(along + 0.02) - 0.01,
      r - 0.18,
    );
    return Math.min(long(r - 0.182, along) - 0.0165, hub, spokes);
  };
  const wide = 0.76;
  const shell: Distance = (x, y, z) => {
    const outer = box(x - 0.95, y, z - floor - 0.62, 1.35, wide + 0.06, 0.68, 0.1);
    const inner = box(x - 0.95, y, z - floor - 0.62, 1.3, wide, 0.63, 0.08);
    const slant = smooth(floor + 0.7, floor + 1.2, z) * 0.5;
    const screen = box(x + 0.3 - slant, y, z - floor - 0.96, 0.5, wide - 0.07, 0.27, 0.06);
    const windows = box(x - 0.78 - slant * 0.4, y, z - floor - 0.97, 0.42, wide + 0.3, 0.19, 0.06);
    const door = isSeenBeside ? Math.max(y + 0.55, -2) : 9;
    return Math.max(outer, -inner, -screen, -windows, -door);
  };
  const dash: Distance = (x, y, z) =>
    roundMin(
      box(x - 0.08 - 0.04 * Math.cos(y * 2), y, z - top + 0.1, 0.24, wide, 0.1, 0.07),
      box(x - 0.02, y, z - top + 0.3, 0.2, wide, 0.2, 0.08),
      0.06,
    );
  const face = (x: number) => x > 0.2;
  const doors = isSeenBeside ? (distance: Distance) => distance : pair;
  return sceneOf(
    [
      part(shell, (_, y, z) =>
        z > floor + 0.74
          ? LINER
          : Math.abs(y) > wide - 0.02 && z > floor + 0.3 && z < floor + 0.62
            ? CLOTH
            : z < floor + 0.03
              ? CARPET
              : SOFT,
      ),
      part(dash, (x, y, z) => {
        if (isWide && face(x) && Math.abs(z - top + 0.16) < 0.022)
          return y > 0.2 || y < -0.62 ? { ...WOOD, gloss: 0.07, rough: 0.2 } : BLACK;
        if (face(x) && Math.abs(z - top + 0.13) < 0.004) return CHROME;
        if (face(x) && Math.abs(z - top + 0.075) < 0.026) {
          const vent = [-0.66, -0.1, 0.14, 0.66].some((at) => Math.abs(y - at) < 0.075);
          if (vent) return { ...BLACK, dark: Math.abs(((z * 90) % 1) - 0.5) < 0.25 ? 0.8 : 0.2 };
        }
        return SOFT;
      }),
      part(block([0.34, -0.37, top + 0.02], [0.05, isWide ? 0.18 : 0.15, 0.065], 0.02, 0.3), (x, y, z) =>
        x > 0.34 && Math.abs(z - top - 0.02) < 0.05 && Math.abs(y + 0.37) < 0.14
          ? display(y + 0.37, z - top - 0.02, true)
          : SOFT,
      ),
      part(
        block(
          [0.33, isWide ? 0.03 : 0.02, isWide ? top + 0.03 : top - 0.02],
          [0.014, isWide ? 0.19 : 0.12, isWide ? 0.075 : 0.068],
          0.012,
          0.18,
        ),
        (x, y, z) => {
          const [u, v, half] = isWide ? [y - 0.03, z - top - 0.03, 0.18] : [y - 0.02, z - top + 0.02, 0.11];
          return x > 0.325 && Math.abs(u) < half && Math.abs(v) < 0.062 ? display(u, v, false) : BLACK;
        },
      ),
      part(ring, (x, y, z) =>
        Math.abs(long(y - wheel[1], z - wheel[2]) - 0.02) < 0.004 && x > wheel[0] - 0.05 ? CHROME : LEATHER,
      ),
      part(bar([0.2, -0.37, top - 0.16], [wheel[0] - 0.03, -0.37, wheel[2] - 0.02], 0.035), BLACK),
      part(
        (x, y, z) =>
          roundMin(
            block(
              [0.78, 0, floor + (isHigh ? 0.12 : 0.22)],
              [0.55, 0.105, isHigh ? 0.08 : 0.18],
              0.04,
              isHigh ? 0 : 0.06,
            )(x, y, z),
            block([0.22, 0, floor + 0.34], [0.14, 0.13, 0.2], 0.06)(x, y, z),
            0.08,
          ),
        (x, y, z) => (Math.abs(y) < 0.085 && z > floor + 0.36 && x > 0.34 && x < 0.86 ? BLACK : SOFT),
      ),
      part(
        (x, y, z) =>
          Math.min(
            bar([0.5, 0, floor + 0.36], [0.52, 0, floor + 0.5], 0.012)(x, y, z),
            ball([0.525, 0, floor + 0.52], [0.032, 0.026, 0.036])(x, y, z),
          ),
        (_, __, z) => (z > floor + 0.48 ? LEATHER : CHROME),
      ),
      part(block([1.08, 0, floor + 0.46], [0.17, 0.09, 0.035], 0.03), CLOTH),
      part(doors(block([0.66, wide - 0.03, floor + 0.5], [0.32, 0.05, 0.025], 0.02)), SOFT),
      part(doors(block([0.46, wide - 0.015, floor + 0.63], [0.09, 0.02, 0.014], 0.01)), CHROME),
      part(ball([0.42, 0, floor + 1.16], [0.02, 0.12, 0.036]), BLACK),
      ...seat(0.95, -0.37, floor),
      ...seat(0.95, 0.37, floor),
      ...(isHigh && isSeenBeside ? seat(0.97, 0.02, floor - 0.02).slice(0, 2) : []),
    ],
    [-0.5, -0.9, floor - 0.1],
    [2.4, 0.9, floor + 1.4],
  );
}

/** The room behind: kitchen, table, benches, lockers. */
function home(): Scene {
  const floor = 0.4;
  const shell: Distance = (x, y, z) => {
    const outer = box(x - 1.6, y, z - floor - 1, 2.1, 1.02, 1.06, 0.1);
    const inner = box(x - 1.6, y, z - floor - 1, 2.04, 0.96, 1, 0.06);
    const windows = Math.min(
      box(x - 1.2, y - 1, z - floor - 1.12, 0.5, 0.3, 0.24, 0.06),
      box(x + 0.5, y, z - floor - 1.12, 0.3, 0.6, 0.22, 0.06),
    );
    return Math.max(outer, -inner, -windows, -Math.max(y + 0.62, -3), 3.1 - 9 + 0 * x);
  };
  return sceneOf(
    [
      part(shell, (x, _, z) =>
        z < floor + 0.03
          ? { ...WOOD, tint: [0.2, 0.13, 0.08], dark: Math.abs(((x * 6) % 1) - 0.5) > 0.48 ? 0.5 : 0 }
          : z > floor + 1.9
            ? LINER
            : CREAM,
      ),
      part(block([1.6, 0.72, floor + 1.66], [1.9, 0.24, 0.2], 0.04), (x, _, z) =>
        Math.abs(((x + 0.3) * 1.5) % 1) < 0.012
          ? { ...WOOD, dark: 0.8 }
          : Math.abs(z - floor - 1.5) < 0.012
            ? CHROME
            : WOOD,
      ),
      part(block([2.7, 0.6, floor + 0.44], [0.65, 0.34, 0.44], 0.02), (x, y, z) =>
        y < 0.28 && Math.abs(((x - 2.05) * 2.3) % 1) < 0.015
          ? { ...WOOD, dark: 0.8 }
          : y < 0.28 && Math.abs(((z - floor) * 3.2) % 1) < 0.02
            ? { ...WOOD, dark: 0.7 }
            : WOOD,
      ),
      part(block([2.7, 0.6, floor + 0.9], [0.67, 0.36, 0.02], 0.015), {
        tint: [0.5, 0.49, 0.47],
        gloss: 0.06,
        rough: 0.2,
      }),
      part((x, y, z) => Math.max(long(x - 2.5, y - 0.56) - 0.16, Math.abs(z - floor - 0.922) - 0.008), METAL),
      part(
        (x, y, z) =>
          Math.min(
            bar([2.5, 0.8, floor + 0.9], [2.5, 0.8, floor + 1.12], 0.014)(x, y, z),
            bar([2.5, 0.8, floor + 1.12], [2.5, 0.62, floor + 1.1], 0.012)(x, y, z),
          ),
        CHROME,
      ),
      part(
        (x, y, z) =>
          Math.max(
            Math.min(long(x - 3.0, y - 0.48), long(x - 3.0, y - 0.74)) - 0.1,
            Math.abs(z - floor - 0.925) - 0.012,
          ),
        BLACK,
      ),
      part(block([0.28, 0.42, floor + 0.42], [0.3, 0.5, 0.09], 0.06), CLOTH),
      part(block([-0.04, 0.42, floor + 0.78], [0.08, 0.5, 0.3], 0.07, -0.15), (_, y) => ({
        ...CLOTH,
        dark: Math.abs(Math.abs(y - 0.42) - 0.02) < 0.008 ? 0.6 : 0,
      })),
      part(block([1.78, 0.5, floor + 0.42], [0.26, 0.42, 0.09], 0.06), CLOTH),
      part(block([2.02, 0.5, floor + 0.74], [0.07, 0.42, 0.28], 0.06, 0.12), CLOTH),
      part(
        (x, y, z) =>
          Math.min(
            block([0.28, 0.42, floor + 0.17], [0.28, 0.48, 0.17], 0.02)(x, y, z),
            block([1.78, 0.5, floor + 0.17], [0.24, 0.4, 0.17], 0.02)(x, y, z),
          ),
        WOOD,
      ),
      part(block([1.02, 0.5, floor + 0.72], [0.32, 0.42, 0.018], 0.016), { ...WOOD, gloss: 0.06, rough: 0.25 }),
      part(bar([1.02, 0.6, floor], [1.02, 0.6, floor + 0.72], 0.035), CHROME),
      part(
        (x, y, z) =>
          Math.min(
            ball([0.1, 0.1, floor + 0.62], [0.07, 0.17, 0.14])(x, y, z),
            ball([1.92, 0.24, floor + 0.6], [0.07, 0.15, 0.13])(x, y, z),
          ),
        { tint: [0.08, 0.2, 0.22], rough: 0.9 },
      ),
      part(
        (x, y, z) =>
          Math.min(
            ball([0.9, 0.42, floor + 0.78], [0.035, 0.035, 0.045])(x, y, z),
            ball([1.1, 0.62, floor + 0.78], [0.035, 0.035, 0.045])(x, y, z),
          ),
        { tint: [0.75, 0.74, 0.72], gloss: 0.05 },
      ),
    ],
    [-0.5, -1.1, floor - 0.1],
    [3.72, 1.1, floor + 2.1],
  );
}

const cockpit = (high: number): View => ({ turn: 177, height: 13, at: [0.2, -0.06, high], width: 1.5, distance: 1.2 });
const beside = (high: number): View => ({ turn: 112, height: 15, at: [0.72, 0, high], width: 1.75, distance: 1.75 });

const cabin = (kind: Omit<Cabin, 'isSeenBeside'>, high: number): Sitter[] => [
  { scene: () => frontCabin({ ...kind, isSeenBeside: false }), views: { cockpit: cockpit(high) } },
  { scene: () => frontCabin({ ...kind, isSeenBeside: true }), views: { interior: beside(high - 0.1) } },
];

export const CABINS: Readonly<Record<string, readonly Sitter[]>> = {
  cabin: cabin({}, 0.86),
  'cabin-large': cabin({ isWide: true }, 0.86),
  'cabin-van': cabin({ isHigh: true }, 1.08),
  'cabin-home': [
    ...cabin({ isHigh: true }, 1.08).slice(0, 1),
    {
      scene: () => ({ ...home(), reach: 0.08 }),
      views: { interior: { turn: 84, height: 8, at: [1.45, 0.5, 1.3], width: 3.3, distance: 3 } satisfies View },
    },
  ],
};
