/** A car from its drawings: side, half section, lamps, windows. */
import {
  box,
  clamp,
  distanceTo,
  fieldOf,
  long,
  mixed,
  outline,
  roundMax,
  roundMin,
  smooth,
  through,
  type Point,
  type Triple,
} from './shapes';
import type { Scene, Surface } from './trace';

/** Points as 'x z, x z'. */
type Points = string;

export interface CarShape {
  length: number;
  /** Half. */
  width: number;
  height: number;
  /** Lower body seen from its left side: x from the nose, height. */
  side: Points;
  /** Roof and panes, down into the lower body. */
  cabin: Points;
  /** Height, half width. */
  half: Points;
  cabinHalf: Points;
  /** x, by how much narrower. */
  taper: Points;
  /** How far the corners of nose and tail stand back. */
  bow?: Point;
  /** Of the windscreen. */
  screenBow?: number;
  axles: readonly number[];
  wheel: { radius: number; rim: number; spokes: number; isSteel?: boolean; form?: 'twin' | 'straight' | 'blade' };
  windows: readonly Points[];
  /** Pillars within the windows: x at their foot, half width, lean. */
  pillars: Points;
  /** Lower and upper edge, distance from the sides. */
  screen: Triple;
  rearScreen?: Triple;
  lamps: Points;
  tails: Points;
  /** How far lamps and tails reach around the corner. */
  wrap: Point;
  grille?: Points;
  intake: Points;
  /** Heights of front and rear plate. */
  plates: Point;
  /** Joints of doors and lids in the side. */
  joints: readonly Points[];
  handles: Points;
  /** Line of the shoulder: x, height. */
  crease?: Points;
  creaseDepth?: number;
  /** Unpainted below, and around the wheels. */
  cladding?: number;
  hasChrome?: boolean;
  hasRails?: boolean;
  /** Nothing above the doors. */
  isOpen?: boolean;
  /** Opening of an open bed or of an open car: from, to, floor, half width. */
  hollow?: readonly [number, number, number, number];
  /** Front seats, rear seats: x. */
  seats: readonly number[];
  dash: number;
  mirror?: Point;
  roundness?: number;
  roofRoundness?: number;
  isRoundLamp?: boolean;
  /** Of grille and lamps: bars, a high frame with slats, a closed band of light. */
  face?: 'bars' | 'frame' | 'band';
  roofColour?: Triple;
  extra?: (x: number, y: number, z: number) => number;
  extraSurface?: Surface;
}

/** Numbers of each point. */
const read = (text: Points) =>
  text === '' ? [] : text.split(', ').map((point) => point.split(' ').map(Number) as unknown as Triple);
export const points = (text: Points): Point[] => read(text).map(([x, y]) => [x, y]);

export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);

/** With corners instead of curves. */
const crisp = (points: readonly Point[]) => points.flatMap((point) => [point, point]);

const CELLS = 0.01;

function tabled(text: Points, from: number, to: number): (x: number) => number {
  const smoothed = through(points(text));
  const table = Float64Array.from({ length: Math.ceil((to - from) / CELLS) + 2 }, (_, index) =>
    smoothed(from + index * CELLS),
  );
  return (x) => {
    const place = clamp((x - from) / CELLS, 0, table.length - 2);
    const index = Math.floor(place);
    const start = table[index] ?? 0;
    return start + ((table[index + 1] ?? 0) - start) * (place - index);
  };
}

/** Half a gap between sheets, and the edge beside it. */
const GAP = 0.0034;
const EDGE = 0.011;
/** What is not painted below. */
const FOOT = 0.225;
/** Foot of the lid behind. */
const LID = 0.47;

const BLACK: Surface = { tint: [0.012, 0.012, 0.013], gloss: 0.04, rough: 0.05 };
const PLASTIC: Surface = { tint: [0.02, 0.021, 0.023], gloss: 0.03, rough: 0.8 };
const RUBBER: Surface = { tint: [0.016, 0.016, 0.017], gloss: 0.03, rough: 0.9 };
const CHROME: Surface = { tint: [0.95, 0.96, 0.97], gloss: 0.75, rough: 0.05 };
const ALLOY: Surface = { tint: [1.15, 1.16, 1.18], gloss: 0.62, rough: 0.4 };
const PANE: Surface = { tint: [0.004, 0.005, 0.005], gloss: 0.075, rough: 0, isPane: true };
const PAINT: Surface = { paint: 1, gloss: 0.055 };
export const MATERIALS = { BLACK, PLASTIC, RUBBER, CHROME, ALLOY, PANE, PAINT };

/** Distance to a wheel whose outer side looks along +w. */
export function wheelDistance(
  dx: number,
  w: number,
  dz: number,
  { radius, rim, spokes, isSteel = false, form = 'twin' }: CarShape['wheel'],
  half = 0.105,
): number {
  const r = Math.sqrt(dx * dx + dz * dz);
  const wall = (radius - rim) / 2;
  const qr = Math.abs(r - rim - wall) - wall + 0.035;
  const qw = Math.abs(w) - half + 0.035;
  const tyre = Math.sqrt(Math.max(qr, 0) ** 2 + Math.max(qw, 0) ** 2) + Math.min(Math.max(qr, qw), 0) - 0.035;
  const lip = Math.max(Math.abs(r - rim + 0.004) - 0.012, Math.abs(w) - half + 0.004);
  const barrel = Math.max(r - rim, Math.abs(w + 0.05) - 0.02);
  let face: number;
  if (isSteel) {
    const dish = half - 0.05 - 0.04 * smooth(rim * 0.45, rim, r) + 0.02 * smooth(rim * 0.35, rim * 0.2, r);
    const hole = 0.028 - long(r - rim * 0.72, Math.abs(((Math.atan2(dz, dx) * 10) / 6.2832) % 1) * 0.09 - 0.045);
    face = Math.max(r - rim + 0.004, Math.abs(w - dish) - 0.012, hole);
  } else {
    const sector = (2 * Math.PI) / spokes;
    const angle = Math.atan2(dz, dx) + Math.PI / 2;
    const turn = angle - Math.round(angle / sector) * sector;
    const aside = Math.sin(form === 'blade' ? turn - 0.55 * (r / rim - 0.5) : turn) * r;
    const across =
      form === 'twin'
        ? Math.abs(Math.abs(aside) - 0.024 - 0.05 * (r / rim) ** 2 * (rim / 0.24)) - 0.017
        : Math.abs(aside) - (form === 'blade' ? 0.016 + 0.2 * r * (r / rim) : 0.013 + 0.03 * r);
    const dish = half - 0.022 - 0.045 * smooth(rim, 0.02, r);
    face = roundMin(
      roundMax(Math.max(across, r - rim + 0.002), Math.abs(w - dish) - 0.014, 0.012),
      Math.max(r - 0.058, Math.abs(w - half + 0.062) - 0.02),
      0.025,
    );
  }
  const disc = Math.max(Math.abs(r - rim * 0.42) - rim * 0.32, Math.abs(w - 0.005) - 0.012);
  return Math.min(tyre, lip, barrel, face, disc);
}

export function wheelSurface(
  dx: number,
  w: number,
  dz: number,
  { radius, rim, isSteel }: CarShape['wheel'],
  half = 0.105,
): Surface {
  const r = long(dx, dz);
  if (r > rim + 0.008) return { ...RUBBER, dark: r > radius - 0.012 ? 0.3 : 0 };
  if (r < 0.03) return BLACK;
  if (w < -0.02) return { tint: [0.01, 0.01, 0.01], gloss: 0.02, rough: 1 };
  if (w < 0.025) return { tint: [0.16, 0.16, 0.17], gloss: 0.3, rough: 0.6 };
  return isSteel && w < half - 0.02 ? { tint: [0.5, 0.51, 0.53], gloss: 0.35, rough: 0.5 } : ALLOY;
}

/** Light of a line, by the way to its middle. */
const line = (at: number, half: number) => smooth(half + 0.003, half - 0.002, Math.abs(at));

/** Letters of 5 × 7 dots, from the top. */
const LETTERS = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  U: ['10001', '10001', '10001', '10001', '10001', '10001', '01110'],
  T: ['11111', '00100', '00100', '00100', '00100', '00100', '00100'],
  O: ['01110', '10001', '10001', '10001', '10001', '10001', '01110'],
  H: ['10001', '10001', '10001', '11111', '10001', '10001', '10001'],
  S: ['01111', '10000', '10000', '01110', '00001', '00001', '11110'],
};
const NAME = (['A', 'U', 'T', 'O', 'H', 'A', 'U', 'S'] as const).map((letter) => LETTERS[letter]);
const DOT = 0.0096;

/** Of a car that is for sale: no number. */
const plate = (u: number, v: number): Surface | undefined => {
  if (Math.abs(u) > 0.262 || Math.abs(v) > 0.057) return undefined;
  if (Math.abs(u) > 0.256 || Math.abs(v) > 0.051) return { tint: [0.02, 0.02, 0.02] };
  const column = Math.floor(u / DOT + NAME.length * 3 - 0.5);
  const row = Math.floor(3.5 - v / DOT);
  if (NAME[Math.floor(column / 6)]?.[row]?.[column % 6] === '1') return { tint: [0.03, 0.03, 0.035], rough: 0.8 };
  return { tint: [0.82, 0.82, 0.8], gloss: 0.03, rough: 0.6 };
};

export function carScene(shape: CarShape): Scene {
  const { length: L, width: W, height: H, wheel, axles, crease, hollow, mirror } = shape;
  const side = fieldOf(outline(points(shape.side)));
  const cabin = shape.cabin === '' ? undefined : fieldOf(outline(points(shape.cabin)));
  const half = tabled(shape.half, 0, H + 0.4);
  const cabinHalf = tabled(shape.cabinHalf, 0, H + 0.4);
  const taper = tabled(shape.taper, -0.5, L + 0.5);
  const shoulder = crease === undefined ? undefined : tabled(crease, -0.5, L + 0.5);
  const [noseBow, tailBow] = shape.bow ?? [0.3, 0.16];
  const screenBow = shape.screenBow ?? 0.17;
  const depth = shape.creaseDepth ?? 0.018;
  const lamps = distanceTo(outline(crisp(points(shape.lamps))));
  const tails = distanceTo(outline(crisp(points(shape.tails))));
  /** Both halves of what crosses the middle. */
  const across = (text: Points) => {
    const one = points(text);
    return distanceTo(outline(crisp([...one, ...one.map(([u, v]): Point => [-u, v]).reverse()])));
  };
  const grille = shape.grille && across(shape.grille);
  const intake = across(shape.intake);
  const windows = shape.windows.map((text) => distanceTo(outline(points(text))));
  const pillars = read(shape.pillars);
  const joints = shape.joints.map(points);
  const handles = points(shape.handles).flat();
  const arch = wheel.radius + 0.05;
  const middle = L / 2;
  const [mirrorX, mirrorZ] = mirror ?? [0, 0];
  const track = W - 0.125;

  /** Nose and tail stand back at their corners. */
  const straight = (x: number, u: number) => {
    const v = u * u;
    const v6 = v * v * v;
    return (
      x -
      smooth(middle, 0.1, x) * (noseBow * 0.32 * v + noseBow * 0.68 * v6) +
      smooth(middle, L - 0.1, x) * (tailBow * 0.32 * v + tailBow * 0.68 * v6)
    );
  };
  const cabinStraight = (x: number, u: number) =>
    x + screenBow * u * u * (smooth(middle - 0.6, middle + 1.4, x) * 0.8 - smooth(middle, middle - 1.2, x));

  let [lower, upper] = [0, 0];
  /** Sets `lower` and `upper`. */
  function measure(x: number, ay: number, z: number): void {
    const u = Math.min(ay / W, 1.15);
    let inward = taper(x);
    const profile = side(straight(x, u), z);
    if (cabin === undefined) upper = 9;
    else
      upper = roundMax(
        cabin(cabinStraight(x, u), z),
        (ay + inward * 0.55 - cabinHalf(z)) * 0.93,
        shape.roofRoundness ?? 0.16,
      );
    const flat = (ay + inward - half(z)) * 0.95;
    if (Math.max(profile, flat) > 0.12) {
      lower = roundMax(profile, flat - 0.03, shape.roundness ?? 0.14);
      return;
    }
    if (shoulder !== undefined) {
      const below = shoulder(x) - z;
      inward += depth * smooth(-0.006, 0.03, below) * smooth(0.3, 0.05, below);
      inward -= depth * 0.8 * smooth(0.16, 0.02, Math.abs(z - 0.3)) * smooth(0.4, 1, x) * smooth(L - 0.4, L - 1, x);
    }
    for (const axle of axles) {
      const ring = long(x - axle, z - wheel.radius) - arch;
      if (ring < 0.14) inward -= 0.016 * smooth(0.13, 0.0, ring);
    }
    for (let at = 0; at < handles.length; at += 2) {
      const dx = Math.max(Math.abs(x - (handles[at] ?? 0)) - 0.085, 0);
      const dz = z - (handles[at + 1] ?? 0);
      if (dx < 0.02 && dz < 0.02 && dz > -0.02) inward -= 0.024 * smooth(0.016, 0.004, long(dx, dz));
    }
    lower = roundMax(profile, (ay + inward - half(z)) * 0.95, shape.roundness ?? 0.14);
  }

  function body(x: number, ay: number, z: number): number {
    measure(x, ay, z);
    let distance = roundMin(lower, upper, 0.035);
    if (hollow !== undefined) {
      const inner = box(
        x - (hollow[0] + hollow[1]) / 2,
        ay,
        z - hollow[2] - 1,
        (hollow[1] - hollow[0]) / 2,
        hollow[3],
        1,
        0.09,
      );
      distance = roundMax(distance, -inner, 0.03);
    }
    for (const axle of axles) {
      const ring = arch - long(x - axle, z - wheel.radius);
      if (ring < -0.3) continue;
      distance = roundMax(distance, Math.min(ring, ay - W + 0.36), 0.018);
    }
    return distance;
  }

  const wheels = (x: number, ay: number, z: number): number => {
    let distance = 9;
    for (const axle of axles) {
      const far = long(x - axle, z - wheel.radius) - wheel.radius;
      distance = Math.min(distance, far > 0.15 ? far : wheelDistance(x - axle, ay - track, z - wheel.radius, wheel));
    }
    return distance;
  };

  const mirrors = (x: number, ay: number, z: number): number => {
    if (mirror === undefined) return 9;
    const dx = x - mirrorX;
    const dy = ay - W - 0.07;
    const dz = z - mirrorZ;
    if (Math.abs(dx) + Math.abs(dy) + Math.abs(dz) > 0.7) return 0.3;
    const shell = box(dx + 0.18 * dy, dy, dz - 0.06 * dy, 0.055, 0.105, 0.068, 0.052);
    const foot = box(dx, dy + 0.14, dz + 0.07, 0.035, 0.1, 0.018, 0.015);
    return roundMin(shell, foot, 0.04);
  };

  const rails = (x: number, ay: number, z: number): number => {
    if (!shape.hasRails || cabin === undefined) return 9;
    const [from, to] = [shape.seats[0] ?? 1.5, L - 0.75];
    const offset = cabin(cabinStraight(x, 0.6), z) - 0.015;
    const across = ay - cabinHalf(H - 0.08) + 0.09;
    return Math.max(long(offset, across) - 0.02, from - x, x - to);
  };

  const seats = (x: number, y: number, z: number): number => {
    const beltHeight = shape.screen[0];
    const first = shape.dash - 0.25;
    const last = (shape.seats.at(-1) ?? 0) + 0.35;
    const far = box(x - (first + last) / 2, y, z - beltHeight + 0.15, (last - first) / 2, W, 0.55, 0);
    if (far > 0.1) return far;
    let distance = 9;
    shape.seats.forEach((at, row) => {
      for (const place of row === 0 ? [-0.37, 0.37] : [-0.4, 0, 0.4]) {
        const lean = x - at - (z - beltHeight) * 0.28;
        distance = Math.min(
          distance,
          box(lean, y - place, z - beltHeight + 0.22, 0.07, row === 0 ? 0.24 : 0.2, 0.32, 0.07),
          box(lean, y - place, z - beltHeight - 0.17, 0.045, 0.13, 0.09, 0.045),
          box(x - at + 0.25, y - place, z - beltHeight + 0.5, 0.3, 0.25, 0.1, 0.06),
        );
      }
    });
    const ring = long(x - shape.dash - 0.32 + (z - beltHeight) * -0.35, 0);
    const around = long(y + 0.37, z - beltHeight - 0.02) - 0.175;
    return Math.min(
      distance,
      long(ring, around) - 0.017,
      box(x - shape.dash, y, z - beltHeight + 0.16, 0.2, W - 0.1, 0.17, 0.08),
    );
  };

  const extra = shape.extra;
  const distance = (x: number, y: number, z: number): number => {
    const ay = Math.abs(y);
    let least = body(x, ay, z);
    if (least < -0.05) return least;
    least = Math.min(least, wheels(x, ay, z), mirrors(x, ay, z), rails(x, ay, z));
    if (shape.isOpen) least = Math.min(least, seats(x, y, z));
    return extra === undefined ? least : Math.min(least, extra(x, y, z));
  };

  /** Dark glass with modules in it, and a line of light by day: below the top, above the foot, or a hook at the inner end. */
  function lampSurface(inside: number, u: number, v: number): Surface {
    const [cu, cv] = lampMiddle;
    if (shape.isRoundLamp) {
      const round = long(u - 0.69, v - 0.65);
      if (round > 0.112) return PAINT;
      if (round > 0.092) return CHROME;
      const light = 0.16 + 0.3 * smooth(0.09, 0, round) + 0.05 * Math.cos(u * 420);
      return { tint: [0.3, 0.31, 0.33], gloss: 0.1, rough: 0.05, glow: [light, light, light * 0.98] };
    }
    if (inside > -0.005) return BLACK;
    const rim = line(-inside - 0.0135, 0.0055);
    const [day, modules] =
      shape.face === 'frame'
        ? [rim * smooth(cv + 0.012, cv - 0.006, v), [-0.075, 0, 0.075]]
        : shape.face === 'band'
          ? [Math.max(line(u - lampInner - 0.03, 0.007), line(v - lampTop + 0.018, 0.006)), [0, 0.07]]
          : [rim * smooth(cv - 0.006, cv + 0.012, v), [-0.065, 0.065]];
    let lens = 0;
    for (const at of modules) {
      const [du, dv] = [u - cu - at, v - cv + (shape.face === 'frame' ? -0.006 : 0.006)];
      const away = shape.face === 'frame' ? Math.max(Math.abs(du) * 1.05, Math.abs(dv) * 1.6) : long(du, dv);
      lens = Math.max(
        lens,
        0.22 * smooth(0.034, 0.031, away) * smooth(0.026, 0.029, away),
        0.07 * smooth(0.03, 0.02, away),
        0.85 * smooth(0.015, 0.004, long(du - 0.002, dv)),
      );
    }
    const glow = 0.018 + 0.02 * smooth(-0.05, 0.05, v - cv) + Math.max(day, lens);
    return { tint: [0.03, 0.032, 0.036], gloss: 0.06, rough: 0.02, glow: [glow * 0.97, glow, glow * 1.03] };
  }
  const lampInner = Math.min(...points(shape.lamps).map(([u]) => u));
  const lampTop = Math.max(...points(shape.lamps).map(([, v]) => v));
  const lampMiddle: Point = [
    mean(points(shape.lamps).map(([u]) => Math.min(u, W))),
    mean(points(shape.lamps).map(([, v]) => v)),
  ];

  const tailHeights = points(shape.tails).map(([, v]) => v);
  const tailMiddle = (Math.min(...tailHeights) + Math.max(...tailHeights)) / 2;
  const tailInner = Math.min(...points(shape.tails).map(([u]) => u));

  /** Two hooks, a bow around the edge, or one line from side to side. */
  function tailSurface(inside: number, u: number, v: number): Surface {
    if (inside > -0.004) return BLACK;
    const rim = line(-inside - 0.02, 0.008);
    const day =
      shape.face === 'band'
        ? line(v - tailMiddle, 0.009)
        : shape.face === 'frame'
          ? Math.max(line(v - tailMiddle - 0.022, 0.007), line(v - tailMiddle + 0.022, 0.007)) *
            smooth(0.012, 0.02, -inside)
          : rim * Math.max(smooth(tailMiddle + 0.01, tailMiddle - 0.01, v), smooth(0.07, 0.05, u - tailInner));
    const rib = 0.5 + 0.5 * Math.cos(v * 260);
    const red = 0.012 + 0.62 * day + 0.016 * rib;
    return { tint: [0.12, 0.002, 0.003], gloss: 0.06, rough: 0.02, glow: [red, red * 0.035, red * 0.03] };
  }

  /** A gap between sheets, and the round edges beside it. @param across signed way to its middle, along `towards` */
  function gapAt(across: number, towards: Triple): Surface | undefined {
    const away = Math.abs(across);
    if (away < GAP) return { ...PAINT, dark: 0.92 };
    const tilt = (away < GAP + EDGE ? 0.55 : 0) * (1 - (away - GAP) / EDGE) * Math.sign(across);
    return tilt === 0 ? undefined : { ...PAINT, lean: [-tilt * towards[0], -tilt * towards[1], -tilt * towards[2]] };
  }

  const insertTop = Math.min(LID - 0.1, Math.min(...points(shape.side).map(([, v]) => v)) + 0.17);
  /** Below the lid: a dark insert with its ends, and reflectors beside it. */
  function bumperSurface(ay: number, z: number): Surface | undefined {
    const top = insertTop;
    if (Math.abs(z - top - 0.035) < 0.012 && ay > W - 0.42 && ay < W - 0.2)
      return Math.abs(z - top - 0.035) > 0.009
        ? BLACK
        : { tint: [0.3, 0.004, 0.004], gloss: 0.07, glow: [0.07, 0.001, 0.001] };
    const wide = W - 0.24 - 0.9 * Math.max(0, z - top + 0.05);
    if (z > top || ay > wide) return undefined;
    if (z > top - 0.006 || ay > wide - 0.006) return { ...BLACK, dark: 0.6 };
    if (shape.face === 'frame' && !wheel.isSteel) {
      const pipe = Math.max(Math.abs(ay - wide + 0.16) - 0.085, Math.abs(z - top + 0.06) - 0.03);
      if (pipe < 0) return pipe > -0.009 ? CHROME : { ...BLACK, dark: 0.9 };
    } else if (shape.face === undefined && Math.abs(z - top + 0.035) < 0.007 && shape.hasChrome && ay < wide - 0.05)
      return CHROME;
    if (ay < wide - 0.3 && z < top - 0.05 && Math.abs(Math.abs((ay / 0.13) % 1) - 0.5) < 0.06)
      return { ...PLASTIC, dark: 0.75 };
    return PLASTIC;
  }

  function skin([x, y, z]: Triple, [nx, ny, nz]: Triple): Surface {
    const ay = Math.abs(y);
    measure(x, ay, z);
    const [ax, sideways] = [x, Math.abs(ny)];
    for (const axle of axles) {
      const ring = long(ax - axle, z - wheel.radius) - arch;
      if (ring < 0.004) return PLASTIC;
      if (shape.cladding !== undefined && ring < 0.05 && sideways > 0.3) return PLASTIC;
    }
    if (hollow !== undefined) {
      const [from, to, floor, wide] = hollow;
      if (x > from - 0.004 && x < to + 0.004 && ay < wide + 0.004 && z < H && upper > 0.01) {
        const inner = box(x - (from + to) / 2, ay, z - floor - 1, (to - from) / 2, wide, 1, 0.09);
        if (inner < 0.012) return shape.isOpen ? { tint: [0.02, 0.02, 0.022], rough: 0.9 } : PLASTIC;
      }
    }
    const [screenFrom, screenTo, screenInset] = shape.screen;
    if (shape.isOpen && upper < lower) {
      const frame = Math.min(screenTo - z, cabinHalf(z) - ay - 0.01);
      return frame < 0.045 ? (shape.hasChrome ? CHROME : BLACK) : PANE;
    }
    if (cabin !== undefined && upper < lower + 0.01) {
      const wide = cabinHalf(z) - taper(x) * 0.55;
      if (sideways > 0.5) {
        let inside = Infinity;
        for (const window of windows) inside = Math.min(inside, window(x, z));
        if (inside < 0) {
          for (const [at, thick, lean] of pillars) if (Math.abs(x - at - (z - screenFrom) * lean) < thick) return BLACK;
          return inside > -0.012 ? BLACK : PANE;
        }
        if (inside < 0.016) return shape.hasChrome ? CHROME : BLACK;
      } else if (nx < -0.18 && x < middle && z > screenFrom && z < screenTo && ay < wide - screenInset) {
        return Math.min(z - screenFrom, screenTo - z) < 0.03 || wide - screenInset - ay < 0.03 ? BLACK : PANE;
      }
      const rear = shape.rearScreen;
      if (rear && !shape.isRoundLamp && nx > 0.1 && x > middle && ay < 0.17 && Math.abs(z - rear[1] - 0.026) < 0.009)
        return { tint: [0.2, 0.003, 0.003], gloss: 0.06, glow: [0.12, 0.002, 0.002] };
      if (rear && nx > 0.6 && x > middle && !wheel.isSteel && y > -0.02 && y < 0.36) {
        const wiper = Math.abs(z - rear[0] - 0.035 - 0.16 * y);
        if (wiper < 0.007) return RUBBER;
      }
      if (rear && nx > 0.1 && x > middle && z > rear[0] && z < rear[1] && ay < wide - rear[2] && sideways < 0.75)
        return Math.min(z - rear[0], rear[1] - z) < 0.025 || wide - rear[2] - ay < 0.03 ? BLACK : PANE;
      if (shape.roofColour && nz > 0.3) return { tint: shape.roofColour, gloss: 0.05 };
      if (z > screenTo - 0.02 && Math.abs(ny) > 0.2 && Math.abs(ay - wide + 0.1) < 0.005)
        return { ...PAINT, dark: 0.5 };
      return PAINT;
    }
    if (nx < -0.12 && x < 1 + shape.wrap[0]) {
      const around = ay + 0.42 * Math.max(0, x - 0.14);
      const lamp = lamps(around, z);
      if (x < shape.wrap[0] && lamp < 0) return lampSurface(lamp, around, z);
      if (x < shape.wrap[0] && lamp < 0.006) return { ...PAINT, dark: 0.75 };
      const number = plate(-y, z - shape.plates[0]);
      if (number && nx < -0.5) return number;
      if (grille && nx < -0.3) {
        const open = grille(y, z);
        if (open < 0) return grilleSurface(open, y, z);
      }
      const air = intake(y, z);
      if (air < 0) {
        const bar = Math.abs((z / 0.045) % 1) - 0.5;
        return air > -0.012 || Math.abs(bar) < 0.14 ? BLACK : { ...PLASTIC, dark: 0.7 };
      }
    }
    if (nx > 0.12 && x > L - 0.9) {
      const around = ay + 0.42 * Math.max(0, L - 0.12 - x);
      const tail = tails(around, z);
      if (x > L - shape.wrap[1] && tail < 0) return tailSurface(tail, around, z);
      if (x > L - shape.wrap[1] && tail < 0.006) return { ...PAINT, dark: 0.75 };
      if (nx > 0.4) {
        const number = plate(y, z - shape.plates[1]);
        if (number) return number;
        if (!wheel.isSteel && shape.rearScreen !== undefined) {
          const mark = long(y, z - (shape.plates[1] + 0.057 + shape.rearScreen[0] - 0.03) / 2);
          if (mark < 0.043) return mark > 0.031 || Math.abs(y) < 0.006 ? CHROME : BLACK;
        }
        if (shape.face === 'band' && !wheel.isSteel && Math.abs(z - tailMiddle) < 0.03 && ay < tailInner + 0.1)
          return Math.abs(z - tailMiddle) < 0.009
            ? { tint: [0.12, 0.002, 0.003], gloss: 0.06, glow: [0.6, 0.02, 0.018] }
            : BLACK;
        if (z > LID && z < 1.1) {
          const gap = gapAt(ay - (W - 0.2), [0, Math.sign(y), 0]);
          if (gap) return gap;
        }
        if (ay < W - 0.2) {
          const gap = gapAt(z - LID, [0, 0, 1]);
          if (gap) return gap;
        }
        const bumper = shape.isRoundLamp ? undefined : bumperSurface(ay, z);
        if (bumper) return bumper;
      }
      if (z < mixed(FOOT, 0.31, smooth(0.12, 0.6, nx))) return PLASTIC;
    }
    if (z < (shape.cladding ?? FOOT) && nz < 0.6) return PLASTIC;
    if (
      shape.hasChrome &&
      sideways > 0.6 &&
      Math.abs(z - 0.27) < 0.008 &&
      x > (axles[0] ?? 0) + 0.5 &&
      x < (axles[1] ?? 0) - 0.5
    )
      return CHROME;
    if (sideways > 0.4) {
      let nearest: { away: number; towards: Triple } | undefined;
      for (const joint of joints) {
        for (let index = 1; index < joint.length; index++) {
          const [a, b] = [joint[index - 1] ?? [0, 0], joint[index] ?? [0, 0]];
          const [ex, ez] = [b[0] - a[0], b[1] - a[1]];
          const t = clamp(((x - a[0]) * ex + (z - a[1]) * ez) / (ex * ex + ez * ez), 0, 1);
          const [dx, dz] = [x - a[0] - t * ex, z - a[1] - t * ez];
          const away = long(dx, dz);
          if (away < (nearest?.away ?? GAP + EDGE)) nearest = { away, towards: [dx / away, 0, dz / away] };
        }
      }
      if (nearest !== undefined) return gapAt(nearest.away, nearest.towards) ?? PAINT;
    } else if (nz > 0.4 && x < screenLine && x > 0.25) {
      const gap = gapAt(ay - (W - 0.17 - taper(x)), [0, Math.sign(y), 0]);
      if (gap) return gap;
    }
    return PAINT;
  }
  function grilleSurface(open: number, y: number, z: number): Surface {
    const gloss: Surface = { ...BLACK, gloss: 0.12 };
    const gap: Surface = { ...PLASTIC, dark: 0.75 };
    const badge = long(y, z - badgeHeight);
    if (badge < 0.046) return badge > 0.034 || Math.abs(y) < 0.006 ? { ...CHROME, dark: 0.15 } : gloss;
    if (shape.face === 'band') {
      const light = Math.abs(z - grilleMiddle);
      return light < 0.006 ? { tint: [0.1, 0.1, 0.1], glow: [0.9, 0.94, 1] } : gloss;
    }
    if (shape.face === 'frame') {
      if (open > -0.02) return { ...CHROME, dark: 0.1 };
      return Math.abs(Math.abs((y / 0.052) % 1) - 0.5) < 0.17 ? { ...ALLOY, dark: 0.55 } : gap;
    }
    if (open > -0.014 && shape.hasChrome) return CHROME;
    return Math.abs(Math.abs((z / 0.034) % 1) - 0.5) < 0.2 ? gloss : gap;
  }
  const grilleTop = Math.max(...points(shape.grille ?? '0 0').map(([, v]) => v));
  const grilleMiddle = mean(points(shape.grille ?? '').map(([, v]) => v));
  const badgeHeight = shape.face === 'frame' ? grilleTop - 0.075 : grilleMiddle;
  const screenLine = shape.dash - 0.2;

  const surface = (point: Triple, normal: Triple): Surface => {
    const [x, y, z] = point;
    const ay = Math.abs(y);
    const parts = [body(x, ay, z), wheels(x, ay, z), mirrors(x, ay, z), rails(x, ay, z)];
    if (shape.isOpen) parts.push(seats(x, y, z));
    if (extra !== undefined) parts[5] = extra(x, y, z);
    const nearest = parts.reduce((best, d, index) => (d < (parts[best] ?? 9) ? index : best), 0);
    if (nearest === 0) return skin(point, normal);
    if (nearest === 1) {
      const axle = axles.reduce((best, at) => (Math.abs(x - at) < Math.abs(x - best) ? at : best));
      return wheelSurface(x - axle, ay - track, z - wheel.radius, wheel);
    }
    if (nearest === 2) {
      if (ay < W - 0.02 || z < mirrorZ - 0.045) return BLACK;
      return normal[0] > 0.8 ? { tint: [0.5, 0.55, 0.6], gloss: 0.6 } : PAINT;
    }
    if (nearest === 3) return shape.hasChrome ? CHROME : BLACK;
    if (nearest === 4) return { tint: [0.035, 0.033, 0.032], gloss: 0.03, rough: 0.9 };
    return shape.extraSurface ?? BLACK;
  };

  /** Through a pane: seats, dash, and the pane on the other side. */
  function inside(point: Triple, ray: Triple): { tint: Triple; isThrough: boolean } {
    const [beltHeight] = shape.screen;
    let way = shape.isOpen ? 0.09 : 0.03;
    if (shape.isOpen) {
      for (let step = 0; step < 60 && way < 4; step++) {
        const [x, y, z] = [point[0] + ray[0] * way, point[1] + ray[1] * way, point[2] + ray[2] * way];
        const free = distance(x, y, z);
        if (free < 0.004) {
          const shine = 0.02 + 0.06 * smooth(0.5, 1.1, z);
          return { tint: [shine, shine, shine], isThrough: false };
        }
        way += Math.max(free, 0.01);
      }
      return { tint: [0.52, 0.55, 0.56], isThrough: true };
    }
    /** Darker behind the doors in front. */
    const privacy = point[0] > (shape.seats[0] ?? 0) + 0.3 ? 0.45 : 1;
    for (let step = 0; step < 60; step++) {
      const [x, y, z] = [point[0] + ray[0] * way, point[1] + ray[1] * way, point[2] + ray[2] * way];
      const seat = seats(x, y, z);
      const bright = 0.35 + 0.65 * smooth(beltHeight - 0.35, beltHeight + 0.3, z);
      if (seat < 0.004) return { tint: [0.011 * bright, 0.011 * bright, 0.011 * bright], isThrough: false };
      if (z < beltHeight - 0.5) break;
      const wall = -body(x, Math.abs(y), z);
      if (wall < 0.004) {
        const h = 0.006;
        const ay = Math.abs(y);
        const g: Triple = [
          body(x + h, ay, z) - body(x - h, ay, z),
          (body(x, ay + h, z) - body(x, ay - h, z)) * Math.sign(y),
          body(x, ay, z + h) - body(x, ay, z - h),
        ];
        const size = long(...g) || 1;
        const behind = skin([x, y, z], [g[0] / size, g[1] / size, g[2] / size]);
        const clear = (behind.isPane ? 0.1 + 0.14 * smooth(-0.2, 0.1, ray[2]) : 0.01) * privacy;
        return { tint: [clear * 0.93, clear, clear * 0.99], isThrough: behind.isPane === true };
      }
      way += Math.max(0.012, Math.min(wall, seat) * 0.9);
    }
    return { tint: [0.008, 0.008, 0.009], isThrough: false };
  }

  return {
    bounds: { from: [-0.1, -W - 0.22, 0], to: [L + 0.1, W + 0.22, H + 0.12] },
    distance,
    surface,
    inside,
  };
}
