import { createCamera, smooth, type Camera, type Point3 } from './camera';
import { css, darker, lighter, mix, rgb, type Rgb } from './colour';
import type { Part, Point, Silhouette } from './silhouettes';
import { drawWheel, type RimStyle } from './wheel';

export interface BodyOptions {
  silhouette: Silhouette;
  paint: Rgb;
  rim: RimStyle;
  yaw: number;
  /** Free area of the picture in px, and where the ground is. */
  frame: { width: number; height: number; middle: number; ground: number };
}

export interface Drawing {
  svg: string;
  camera: Camera;
}

/** Steps between two points of the outline. */
const STEPS = 3;
const GLASS = rgb('#232b33');
const ACROSS: Record<Part, readonly number[]> = {
  n: [-1, -0.86, -0.6, 0, 0.6, 0.86, 1],
  t: [-1, -0.86, -0.6, 0, 0.6, 0.86, 1],
  w: [-1, -0.9, -0.4, 0.4, 0.9, 1],
  b: [-1, -0.88, -0.4, 0.4, 0.88, 1],
  h: [-1, -0.72, 0, 0.72, 1],
  r: [-1, -0.8, 0, 0.8, 1],
  i: [-1, 1],
};

interface Sample {
  x: number;
  y: number;
  part: Part;
  /** How much the outline looks ahead or back (-1 to 1), and up. */
  ahead: number;
  up: number;
}

/** A vehicle as a skin drawn over its outline, seen from any side. */
export function drawBody({ silhouette: shape, paint, rim, yaw, frame }: BodyOptions): Drawing {
  const skin = createSkin(shape);
  const camera = fit(shape, skin, yaw, frame);
  const isNoseNear = yaw > 0;
  const parts = [
    shadow(shape, camera),
    ...farWheels(shape, camera),
    underside(shape, skin, camera),
    ...strips(skin, paint, camera),
    yaw < 0 ? screen(shape, skin, camera) + seats(shape, camera) : seats(shape, camera) + screen(shape, skin, camera),
    ...(isNoseNear ? noseDetails(shape, skin, camera) : []),
    ...(yaw < 0 ? tailDetails(shape, skin, camera) : []),
    side(shape, skin, paint, camera),
    ...shape.wheels.at.map((at) =>
      drawWheel({ at, radius: shape.wheels.radius, z: shape.width / 2 - 25, rim, camera }),
    ),
    sideLamps(shape, skin, camera),
    mirror(shape, skin, paint, camera),
    drawbar(shape, camera),
  ];
  return { svg: parts.join(''), camera };
}

export interface Skin {
  samples: readonly Sample[];
  halfWidth(x: number, y: number): number;
  /** A point of the outline's skin; `across` from -1 (far side) to 1 (near side). */
  at(sample: Sample, across: number): Point3;
  /** Where the nose or tail has this height. */
  end(which: 'nose' | 'tail', y: number, across: number): Point3;
}

function createSkin(shape: Silhouette): Skin {
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

function fit(shape: Silhouette, skin: Skin, yaw: number, frame: BodyOptions['frame']): Camera {
  const options = { yaw, pitch: yaw === 0 ? 2 : 7, centre: shape.length / 2, ground: 0, middle: 0 };
  const probe = createCamera({ ...options, scale: 1 });
  const corners = skin.samples.flatMap((sample) => [-1, 1].map((across) => probe.project(skin.at(sample, across))));
  const ground = [shape.wheels.at[0] ?? 0, shape.wheels.at.at(-1) ?? 0].map((x) =>
    probe.project([x, 0, shape.width / 2]),
  );
  if (shape.hasDrawbar) corners.push(probe.project([-700, 440, 0]));
  const xs = corners.map(([x]) => x);
  const ys = [...corners, ...ground].map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Perspective is left out of account here: a wide margin makes up for it. Small vehicles stay a little smaller.
  const size = 0.82 + 0.18 * Math.min(1, shape.length / 4700);
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top)) * size;
  return createCamera({
    ...options,
    scale,
    middle: frame.middle - ((left + right) / 2) * scale,
    ground: frame.ground - bottom * scale,
  });
}

const fill = (path: string, colour: string, more = '') => `<path d="${path}" fill="${colour}"${more}/>`;
const seamless = (path: string, colour: string) =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="1.6" stroke-linejoin="round"/>`;

function shadow(shape: Silhouette, camera: Camera): string {
  const half = shape.width / 2;
  const ring = (grow: number): Point3[] =>
    Array.from({ length: 24 }, (_, index): Point3 => {
      const angle = (index / 24) * Math.PI * 2;
      // A rounded rectangle: an ellipse to the fourth power.
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const out = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));
      return [shape.length / 2 + out(cos) * (shape.length / 2) * grow, 0, out(sin) * half * (grow * 1.12)];
    });
  return [1.1, 1.05, 1, 0.94].map((grow) => fill(camera.path(ring(grow)), '#0a0f14', ' opacity=".13"')).join('');
}

function circle(at: number, radius: number, y: number, z: number): Point3[] {
  return Array.from({ length: 28 }, (_, index): Point3 => {
    const angle = (index / 28) * Math.PI * 2;
    return [at + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });
}

function farWheels({ wheels, width }: Silhouette, camera: Camera): string[] {
  return wheels.at.flatMap((at) =>
    [-width / 2 + 25, -width / 2 + 230].map((z) =>
      fill(camera.path(circle(at, wheels.radius, wheels.radius, z)), '#111316'),
    ),
  );
}

function underside(shape: Silhouette, skin: Skin, camera: Camera): string {
  const [first, last] = [skin.samples[0], skin.samples.at(-1)];
  if (!first || !last) return '';
  const y = shape.sill;
  const inner = (x: number): Point3[] => [
    [x, y, shape.width * 0.4],
    [x, y, -shape.width * 0.4],
  ];
  const front = inner(first.x + 120);
  const back = inner(last.x - 120).reverse();
  const house: Point3[] = [...skin.samples.map((sample) => skin.at(sample, 0.9))];
  const low = shape.belt > 5000 ? shape.sill + 40 : shape.belt * 0.98;
  return (
    fill(camera.path([...front, ...back]), '#0c0e10') +
    fill(camera.path(house.map(([x, h, z]): Point3 => [x, Math.min(h, low), z])), '#0f1113')
  );
}

function strips(skin: Skin, paint: Rgb, camera: Camera): string[] {
  const { samples } = skin;
  const at = (sample: Sample, across: number) => skin.at(sample, across);
  const faces: { depth: number; svg: string }[] = [];
  samples.slice(0, -1).forEach((sample, index) => {
    const next = samples[index + 1];
    if (!next) return;
    const across = ACROSS[sample.part];
    across.slice(0, -1).forEach((from, column) => {
      const to = across[column + 1] ?? 1;
      const corners: Point3[] = [at(sample, from), at(next, from), at(next, to), at(sample, to)];
      if (!isVisible(corners, camera)) return;
      const isPane = (sample.part === 'w' || sample.part === 'b') && Math.abs(from + to) < 1.6;
      // Half of the light of the strip's middle: the skin is curved, not folded.
      const middle: Point3[] = [at(sample, -0.2), at(next, -0.2), at(next, 0.2), at(sample, 0.2)];
      const light = camera.light(corners) * 0.4 + camera.light(middle) * 0.6;
      const colour = isPane
        ? mix(GLASS, [190, 208, 222], Math.max(0, light) * 0.42)
        : sample.part === 'i'
          ? rgb('#191b1e')
          : shade(paint, light);
      const depth = corners.reduce((sum, corner) => sum + camera.depth(corner), 0);
      faces.push({ depth, svg: seamless(camera.path(corners), css(colour)) });
    });
  });
  return faces.sort((a, b) => a.depth - b.depth).map(({ svg }) => svg);
}

/** Flat light on paint: dark below, bright where it looks up to the lamps. */
export function shade(paint: Rgb, light: number): Rgb {
  if (light < 0.45) return darker(paint, (0.45 - light) * 0.75);
  return lighter(paint, (light - 0.45) * 0.62);
}

function isVisible(corners: readonly Point3[], camera: Camera): boolean {
  const points = corners.map((corner) => camera.project(corner));
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 4;
}

/** A patch on nose or tail: heights and shares of the half width. */
function patch(skin: Skin, which: 'nose' | 'tail', low: number, high: number, from: number, to: number): Point3[] {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((step) => from + (to - from) * step);
  return [...steps.map((u) => skin.end(which, high, u)), ...steps.reverse().map((u) => skin.end(which, low, u))];
}

function noseDetails(shape: Silhouette, skin: Skin, camera: Camera): string[] {
  if (!shape.headlamp) return [];
  const [low, high] = shape.headlamp;
  const draw = (from: readonly [number, number], to: readonly [number, number], colour: string, more = '') =>
    fill(camera.path(patch(skin, 'nose', from[0], to[0], from[1], to[1])), colour, more);
  const [grilleLow, grilleHigh] = shape.grille ?? [low - 100, low];
  const lamp = (side: 1 | -1) =>
    draw([low, side * 0.5], [high, side * 0.97], 'url(#lamp)', ' stroke="#20262c" stroke-width="1.2"') +
    draw([low + 30, side * 0.58], [high - 30, side * 0.72], '#fdfefe') +
    draw([low + 30, side * 0.77], [high - 30, side * 0.9], '#fdfefe');
  const plate = Math.max(shape.sill + 150, grilleLow - 150);
  return [
    draw([shape.sill + 55, -0.72], [shape.sill + 175, 0.72], '#15181b'),
    draw([grilleLow, -0.45], [grilleHigh, 0.45], '#15181b'),
    draw([(grilleLow + grilleHigh) / 2 - 9, -0.43], [(grilleLow + grilleHigh) / 2 + 9, 0.43], '#9aa1a8'),
    lamp(-1),
    lamp(1),
    draw([plate, -0.29], [plate + 112, 0.29], '#f7f8f8', ' stroke="#2a2e33" stroke-width="1"'),
    draw([plate + 6, 0.245], [plate + 106, 0.285], '#1d4fa3'),
    draw([plate + 36, -0.22], [plate + 76, 0.18], '#3a3f45', ' opacity=".75"'),
  ];
}

function tailDetails(shape: Silhouette, skin: Skin, camera: Camera): string[] {
  const [low, high] = shape.taillamp;
  const draw = (from: readonly [number, number], to: readonly [number, number], colour: string, more = '') =>
    fill(camera.path(patch(skin, 'tail', from[0], to[0], from[1], to[1])), colour, more);
  const isTall = high - low > 300;
  const inner = isTall ? 0.84 : 0.5;
  const plate = Math.max(shape.sill + 190, (low + shape.sill) / 2 - 30);
  const lamp = (side: 1 | -1) =>
    draw([low, side * inner], [high, side * 0.98], 'url(#tail)', ' stroke="#4a0d10" stroke-width="1"') +
    draw(
      [low + (high - low) * 0.4, side * (inner + 0.06)],
      [low + (high - low) * 0.62, side * 0.9],
      '#ff6a5c',
      ' opacity=".9"',
    );
  return [
    draw([shape.sill + 20, -0.8], [shape.sill + 120, 0.8], '#17191c'),
    lamp(-1),
    lamp(1),
    draw([plate, -0.29], [plate + 112, 0.29], '#f7f8f8', ' stroke="#2a2e33" stroke-width="1"'),
    draw([plate + 6, -0.285], [plate + 106, -0.245], '#1d4fa3'),
    draw([plate + 36, -0.18], [plate + 76, 0.22], '#3a3f45', ' opacity=".75"'),
  ];
}

function side(shape: Silhouette, skin: Skin, paint: Rgb, camera: Camera): string {
  const on = ([x, y]: Point, out = 0): Point3 => [x, y, skin.halfWidth(x, y) + out];
  const upper = skin.samples.map((sample) => skin.at(sample, 1));
  const arches = [...shape.wheels.at].reverse().flatMap((at) => arch(at, shape));
  const panel = camera.path([...upper, ...arches.map((point) => on(point))]);
  const [, top] = camera.project(on([shape.length / 2, shape.height]));
  const [, belt] = camera.project(on([shape.length / 2, Math.min(shape.belt, shape.height)]));
  const [, sill] = camera.project(on([shape.length / 2, shape.sill]));
  const at = (y: number) => ((y - top) / (sill - top)).toFixed(3);
  const stops = [
    [0, lighter(paint, 0.16)],
    [at(belt - (belt - top) * 0.1), lighter(paint, 0.1)],
    [at(belt + (sill - belt) * 0.07), lighter(paint, 0.34)],
    [at(belt + (sill - belt) * 0.2), lighter(paint, 0.06)],
    [at(belt + (sill - belt) * 0.55), darker(paint, 0.08)],
    [at(belt + (sill - belt) * 0.64), darker(paint, 0.3)],
    [at(belt + (sill - belt) * 0.72), darker(paint, 0.12)],
    [1, darker(paint, 0.5)],
  ] as const;
  const gradient = `<linearGradient id="paint" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top.toFixed(0)}" y2="${sill.toFixed(0)}">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${css(colour)}"/>`)
    .join('')}</linearGradient>`;
  const panes = shape.panes.map((pane) =>
    fill(
      camera.path(smoothed(pane).map((point) => on(point, 4))),
      'url(#glass)',
      ' stroke="#121518" stroke-width="3" stroke-linejoin="round"',
    ),
  );
  const gaps = shape.gaps.map(
    (gap) =>
      `<path d="${camera.path(
        gap.map((point) => on(point, 2)),
        true,
      )}" fill="none" stroke="#0a0c0e" stroke-opacity=".42" stroke-width="1.5" stroke-linejoin="round"/>`,
  );
  const handles = shape.handles.map(
    ([x, y]) =>
      `<path d="${camera.path([on([x - 85, y], 8), on([x + 85, y + 6], 8)], true)}" stroke="${css(lighter(paint, 0.42))}" stroke-width="4.500" stroke-linecap="round"/><path d="${camera.path([on([x - 80, y - 26], 8), on([x + 80, y - 22], 8)], true)}" stroke="#000" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/>`,
  );
  const first = shape.wheels.at[0] ?? 0;
  const last = shape.wheels.at.at(-1) ?? 0;
  const trim = `<path d="${camera.path([on([first + shape.wheels.radius + 60, shape.sill + 22], 3), on([last - shape.wheels.radius - 60, shape.sill + 22], 3)], true)}" stroke="#15181b" stroke-width="6" opacity=".85"/>`;
  return `<defs>${gradient}</defs>${fill(panel, 'url(#paint)')}${last - first > 1200 ? trim : ''}${panes.join('')}${gaps.join('')}${handles.join('')}`;
}

/** Along the sill and over a wheel, from back to front. */
function arch(at: number, { wheels, sill }: Silhouette): Point[] {
  const radius = wheels.radius + 48;
  const start = Math.asin(Math.max(-1, Math.min(1, (sill - wheels.radius) / radius)));
  return Array.from({ length: 17 }, (_, index): Point => {
    const angle = start + ((Math.PI - 2 * start) * index) / 16;
    return [at + Math.cos(angle) * radius, wheels.radius + Math.sin(angle) * radius];
  });
}

/** Corners of a pane, a little rounded. */
function smoothed(pane: readonly Point[]): Point[] {
  return pane.flatMap((point, index): Point[] => {
    const before = pane[(index + pane.length - 1) % pane.length] ?? point;
    const after = pane[(index + 1) % pane.length] ?? point;
    const towards = ([x, y]: Point): Point => {
      const share = Math.min(0.3, 38 / (Math.hypot(x - point[0], y - point[1]) || 1));
      return [point[0] + (x - point[0]) * share, point[1] + (y - point[1]) * share];
    };
    const [from, to] = [towards(before), towards(after)];
    return [from, [(from[0] + to[0] + 2 * point[0]) / 4, (from[1] + to[1] + 2 * point[1]) / 4], to];
  });
}

/** Lamps reach round the corners on to the side. */
function sideLamps(shape: Silhouette, skin: Skin, camera: Camera): string {
  const reach = (which: 'nose' | 'tail', [low, high]: Point, length: number): Point3[] => {
    const edge = skin.end(which, high, 1);
    const x = edge[0] + (which === 'nose' ? length : -length);
    const y = high + (which === 'nose' ? 12 : -4);
    return [
      skin.end(which, low, 1),
      skin.end(which, (low + high) / 2, 1),
      edge,
      [x, y, skin.halfWidth(x, y) + 5],
      [x - (which === 'nose' ? length * 0.45 : -length * 0.3), low + 25, skin.halfWidth(x, low) + 5],
    ];
  };
  const head = shape.headlamp
    ? fill(camera.path(reach('nose', shape.headlamp, 260)), 'url(#lamp)', ' stroke="#20262c" stroke-width="1"')
    : '';
  const isTall = shape.taillamp[1] - shape.taillamp[0] > 300;
  return (
    head +
    fill(
      camera.path(reach('tail', shape.taillamp, isTall ? 70 : 190)),
      'url(#tail)',
      ' stroke="#4a0d10" stroke-width="1"',
    )
  );
}

function mirror(shape: Silhouette, skin: Skin, paint: Rgb, camera: Camera): string {
  if (!shape.mirror) return '';
  const [x, y] = shape.mirror;
  const z = skin.halfWidth(x, y) + 110;
  const outline: Point3[] = [
    [x - 90, y + 20, z],
    [x - 70, y + 95, z],
    [x + 10, y + 120, z],
    [x + 105, y + 110, z],
    [x + 115, y + 30, z],
    [x + 60, y, z - 40],
    [x - 40, y - 5, z - 60],
  ];
  const [, top] = camera.project([x, y + 60, z]);
  return fill(
    camera.path(outline),
    css(darker(paint, 0.12)),
    ` stroke="#0a0c0e" stroke-opacity=".5" data-y="${top.toFixed(0)}"`,
  );
}

/** The windscreen of a car without a roof. */
function screen({ open }: Silhouette, skin: Skin, camera: Camera): string {
  if (!open) return '';
  const edge = ([x, y]: Point, across: number): Point3 => [x + 90 * across ** 2, y, across * skin.halfWidth(x, y)];
  const steps = [-0.92, -0.5, 0, 0.5, 0.92];
  const sheet = [
    ...steps.map((across) => edge(open.foot, across)),
    ...steps.reverse().map((across) => edge(open.top, across)),
  ];
  return fill(
    camera.path(sheet),
    '#7f909e',
    ' fill-opacity=".72" stroke="#1d2125" stroke-width="5" stroke-linejoin="round"',
  );
}

/** Backs and head rests that stand out of an open car. */
function seats({ open, width }: Silhouette, camera: Camera): string {
  if (!open) return '';
  const [x, y] = open.seats;
  const seat = (z: number) => {
    const back: Point3[] = [
      [x - 40, y - 60, z - 230],
      [x + 70, y + 110, z - 210],
      [x + 70, y + 110, z + 210],
      [x - 40, y - 60, z + 230],
    ];
    const rest: Point3[] = [
      [x + 60, y + 120, z - 110],
      [x + 95, y + 240, z - 95],
      [x + 95, y + 240, z + 95],
      [x + 60, y + 120, z + 110],
    ];
    const stroke = ' stroke-width="9" stroke-linejoin="round"';
    return (
      fill(camera.path(back), '#3a322c', ` stroke="#3a322c"${stroke}`) +
      fill(camera.path(rest), '#453b33', ` stroke="#453b33"${stroke}`)
    );
  };
  return seat(-width * 0.22) + seat(width * 0.2);
}

function drawbar(shape: Silhouette, camera: Camera): string {
  if (!shape.hasDrawbar) return '';
  const bar = (z: number) =>
    `<path d="${camera.path(
      [
        [900, shape.sill, z],
        [-650, 440, 0],
      ],
      true,
    )}" stroke="#8d949b" stroke-width="9" stroke-linecap="round"/>`;
  return `${bar(-420)}${bar(420)}<path d="${camera.path(
    [
      [-250, 440, 60],
      [-250, 60, 60],
    ],
    true,
  )}" stroke="#5d646b" stroke-width="8" stroke-linecap="round"/>`;
}
