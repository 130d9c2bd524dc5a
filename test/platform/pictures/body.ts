import { drawbar, fill, mirror, noseDetails, screen, seats, sideLamps, tailDetails } from './bodyDetails';
import { createCamera, type Camera, type Point3 } from './camera';
import { createSkin, type Sample, type Skin } from './skin';
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
