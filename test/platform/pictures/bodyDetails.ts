import type { Camera, Point3 } from './camera';
import { css, darker, type Rgb } from './colour';
import type { Point, Silhouette } from './silhouettes';
import type { Skin } from './skin';

export const fill = (path: string, colour: string, more = '') => `<path d="${path}" fill="${colour}"${more}/>`;

/** A patch on nose or tail: heights and shares of the half width. */
function patch(skin: Skin, which: 'nose' | 'tail', low: number, high: number, from: number, to: number): Point3[] {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((step) => from + (to - from) * step);
  return [...steps.map((u) => skin.end(which, high, u)), ...steps.reverse().map((u) => skin.end(which, low, u))];
}

export function noseDetails(shape: Silhouette, skin: Skin, camera: Camera): string[] {
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

export function tailDetails(shape: Silhouette, skin: Skin, camera: Camera): string[] {
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

/** Lamps reach round the corners on to the side. */
export function sideLamps(shape: Silhouette, skin: Skin, camera: Camera): string {
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

export function mirror(shape: Silhouette, skin: Skin, paint: Rgb, camera: Camera): string {
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
  return fill(camera.path(outline), css(darker(paint, 0.12)), ' stroke="#0a0c0e" stroke-opacity=".5"');
}

/** The windscreen of a car without a roof. */
export function screen({ open }: Silhouette, skin: Skin, camera: Camera): string {
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
export function seats({ open, width }: Silhouette, camera: Camera): string {
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

export function drawbar(shape: Silhouette, camera: Camera): string {
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
