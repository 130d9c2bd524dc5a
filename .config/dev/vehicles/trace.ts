/** Follows rays of a camera to a vehicle, in two layers: what takes the colour of the paint, and all else. */
import { clamp, long, mixed, smooth, type Triple } from './shapes';

export interface Surface {
  /** Share of the paint; else `tint`, linear. */
  paint?: number;
  tint?: Triple;
  /** Of the mirror, straight on. */
  gloss?: number;
  /** 0 a mirror, 1 dull. */
  rough?: number;
  /** Own light. */
  glow?: Triple;
  /** Light that comes through, where a pane is. */
  isPane?: boolean;
  dark?: number;
  /** Bends the normal, as the round edge of a sheet does. */
  lean?: Triple;
}

export interface Scene {
  /** Half the length, width and the height of what has to be searched. */
  bounds: { from: Triple; to: Triple };
  distance: (x: number, y: number, z: number) => number;
  surface: (point: Triple, normal: Triple) => Surface;
  /** What is seen through a pane, from where the ray enters. */
  inside?: (point: Triple, ray: Triple) => { tint: Triple; isThrough: boolean };
  /** How far what stands near takes light away, in metres. */
  reach?: number;
}

export interface View {
  /** Degrees: 0 sees the front, 90 the left side, 180 the rear. */
  turn: number;
  height: number;
  /** A close-up: centre and width, in metres. */
  at?: Triple;
  width?: number;
  /** Of the camera. */
  distance?: number;
}

export interface Layers {
  width: number;
  height: number;
  /** Linear light of the paint in white, not premultiplied. */
  paint: Float32Array;
  /** Linear red, green, blue and cover. */
  rest: Float32Array;
  /** Shade on the ground, a quarter as wide and high. */
  ground: Float32Array;
}

const FAR = 30;
/** Of the sky in a pane: red, green, blue. */
const SKY = [0.05, 0.06, 0.072];
/** Of the camera, as with a long lens. */
const DISTANCE = 9.5;

/** @param shade on the ground, by `groundShade`: the same in every view */
export function trace(
  scene: Scene,
  shade: (x: number, y: number) => number,
  view: View,
  width: number,
  height: number,
  samples: number,
): Layers {
  const { from, to } = scene.bounds;
  const turn = (view.turn * Math.PI) / 180;
  const rise = (view.height * Math.PI) / 180;
  const back: Triple = [-Math.cos(turn) * Math.cos(rise), -Math.sin(turn) * Math.cos(rise), Math.sin(rise)];
  const right: Triple = [Math.sin(turn), -Math.cos(turn), 0];
  const up: Triple = [-right[1] * back[2], right[0] * back[2], right[1] * back[0] - right[0] * back[1]];
  const away = view.distance ?? DISTANCE;
  const target = view.at ?? [(from[0] + to[0]) / 2, 0, (from[2] + to[2]) / 2];
  const eye: Triple = [target[0] + back[0] * away, target[1] + back[1] * away, target[2] + back[2] * away];

  const rayOf = (u: number, v: number): Triple =>
    unit([right[0] * u + up[0] * v - back[0], right[1] * u + up[1] * v - back[1], right[2] * u + up[2] * v - back[2]]);

  /** Way to the surface, or undefined. @param free way on which nothing is met */
  function hit(start: Triple, ray: Triple, free = 0): number | undefined {
    let near = free;
    let far = FAR;
    for (let axis = 0; axis < 3; axis++) {
      const inverse = 1 / (ray[axis] ?? 0);
      const a = ((from[axis] ?? 0) - (start[axis] ?? 0)) * inverse;
      const b = ((to[axis] ?? 0) - (start[axis] ?? 0)) * inverse;
      near = Math.max(near, Math.min(a, b));
      far = Math.min(far, Math.max(a, b));
    }
    const x = start[0];
    const y = start[1];
    const z = start[2];
    let way = near;
    for (let step = 0; step < 140 && way < far; step++) {
      const distance = scene.distance(x + ray[0] * way, y + ray[1] * way, z + ray[2] * way);
      if (distance < 0.001) return way;
      way += distance * 0.85;
    }
    return undefined;
  }

  /** Way on which all rays within `spread` of one meet nothing; infinite if they miss the vehicle. */
  function freeWay(ray: Triple, spread: number): number {
    const far = away + long(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    let way = Math.max(0, 2 * away - far);
    while (way < far) {
      const distance = scene.distance(eye[0] + ray[0] * way, eye[1] + ray[1] * way, eye[2] + ray[2] * way) * 0.8;
      const free = distance - way * spread;
      if (free < 0.004) return way;
      way += free;
    }
    return Infinity;
  }

  function normalAt([x, y, z]: Triple): Triple {
    const h = 0.003;
    const a = scene.distance(x + h, y - h, z - h);
    const b = scene.distance(x - h, y - h, z + h);
    const c = scene.distance(x - h, y + h, z - h);
    const d = scene.distance(x + h, y + h, z + h);
    return unit([a - b - c + d, c + d - a - b, b + d - a - c]);
  }

  /** How free a point is, by its normal. */
  function openness([x, y, z]: Triple, [nx, ny, nz]: Triple): number {
    let closed = 0;
    const reach = scene.reach ?? 0.4;
    for (let step = reach; step > reach / 16; step *= 0.45) {
      const height = z + nz * step;
      const distance = Math.min(scene.distance(x + nx * step, y + ny * step, height), Math.max(height, 0) + 0.02);
      closed += (Math.max(0, step - distance) / step) * 0.3;
    }
    return clamp(1 - closed, 0.16, 1);
  }

  /** Light of the hall from a direction: bright floor, dark horizon, wall, and lamps above and beside. */
  function light(ray: Triple, soft: number, origin: Triple): number {
    const side = ray[0] * right[0] + ray[1] * right[1];
    const toward = ray[0] * back[0] + ray[1] * back[1];
    const z = ray[2];
    const s = 0.02 + soft * 0.5;
    // A dark horizon, a bright band above it, a dim wall: edges that a curved skin bends.
    const wall =
      0.1 +
      1.35 * smooth(0.05 - s, 0.14 + s, z) * smooth(0.46 + s, 0.24 - s * 0.5, z) +
      0.2 * smooth(0.1 - s, 0.5 + s, z);
    let floor = 0.26;
    if (z < -0.02 && soft < 0.5) {
      const way = origin[2] / -z;
      floor *= 1 - 0.85 * shade(origin[0] + ray[0] * way, origin[1] + ray[1] * way) * smooth(8, 0, way);
    }
    let sum = mixed(floor, wall, smooth(-0.03 - s, 0.05 + s, z));
    if (z > 0.02) {
      const [px, py] = [side / z, toward / z];
      const edge = 0.12 + soft * 1.4;
      const above =
        smooth(1.5 + edge, 1.5 - edge, Math.abs(px + 0.1)) * smooth(0.75 + edge, 0.75 - edge, Math.abs(py - 0.45));
      const lines =
        smooth(0.16 + soft, 0.1 - soft * 0.1, Math.abs(py - 1.9)) +
        smooth(0.12 + soft, 0.07 - soft * 0.1, Math.abs(py + 0.75));
      sum += (4.2 * above + 2.2 * lines * smooth(4, 2.5, Math.abs(px))) / (1 + soft * 1.2);
    }
    const beside =
      smooth(0.42 + s, 0.36 - s, Math.abs(side + 0.62)) *
      smooth(0.2 + s, 0.16 - s, Math.abs(z - 0.36)) *
      smooth(0.1 - s, 0.4 + s, toward);
    return sum + (0.9 * beside) / (1 + soft * 2);
  }

  /** Light of the sky above a line of houses, as a pane mirrors it. */
  function skyline(ray: Triple): number {
    const side = ray[0] * right[0] + ray[1] * right[1];
    const line = 0.27 + 0.05 * Math.sin(side * 5 + 1) + 0.02 * Math.sin(side * 23);
    return smooth(line - 0.012, line + 0.03, ray[2]) * mixed(1, 0.35, smooth(line, line + 0.5, ray[2]));
  }

  const diffuse = (normal: Triple): number => {
    const side = normal[0] * right[0] + normal[1] * right[1];
    const toward = normal[0] * back[0] + normal[1] * back[1];
    return (
      mixed(0.16, 0.8, smooth(-0.9, 1, normal[2])) +
      0.3 * Math.max(0, 0.75 * normal[2] + 0.45 * toward - 0.25 * side) ** 1.5 +
      0.1 * Math.max(0, toward)
    );
  };

  /** Adds paint, red, green, blue and one hit to `sum`. */
  function look(u: number, v: number, lead: number, sum: Float64Array): { depth: number; value: number } {
    const ray = rayOf(u, v);
    const way = lead === Infinity ? undefined : hit(eye, ray, lead);
    if (way === undefined) return { depth: FAR, value: 0 };
    const point: Triple = [eye[0] + ray[0] * way, eye[1] + ray[1] * way, eye[2] + ray[2] * way];
    const plain = normalAt(point);
    const surface = scene.surface(point, plain);
    const free = openness(point, plain) * (1 - (surface.dark ?? 0));
    const lean = surface.lean;
    const normal = lean === undefined ? plain : unit([plain[0] + lean[0], plain[1] + lean[1], plain[2] + lean[2]]);
    const { tint = [0, 0, 0], gloss = 0.04, rough = 0, paint = 0, glow = [0, 0, 0] } = surface;
    const facing = -(ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2]);
    const fresnel = gloss + (1 - gloss) * (1 - clamp(facing, 0, 1)) ** 5 * (1 - rough * 0.8);
    const mirror: Triple = [
      ray[0] + 2 * facing * normal[0],
      ray[1] + 2 * facing * normal[1],
      ray[2] + 2 * facing * normal[2],
    ];
    const shine = fresnel * light(mirror, rough, point) * Math.min(1, free * 1.25);
    const fall = diffuse(normal) * free;
    const flake = paint > 0 ? 0.42 * light(mirror, 0.32, point) * free * (0.4 + 0.6 * facing) : 0;
    // Tinted, with what stands around the hall.
    const through =
      surface.isPane && scene.inside ? scene.inside(point, ray).tint.map((part) => part * 0.6) : [0, 0, 0];
    const around = surface.isPane ? skyline(mirror) : 0;
    const isMetal = gloss > 0.3;
    const onPaint = paint * (fall * 0.62 + flake);
    let green = 0;
    for (let at = 0; at < 3; at++) {
      const base = tint[at] ?? 0;
      const body = isMetal ? shine * base : base * fall + shine;
      const part = body + (through[at] ?? 0) + around * (SKY[at] ?? 0) + (glow[at] ?? 0);
      if (at === 1) green = part;
      sum[at + 1] = (sum[at + 1] ?? 0) + part;
    }
    sum[0] = (sum[0] ?? 0) + onPaint;
    sum[4] = (sum[4] ?? 0) + 1;
    return { depth: way, value: onPaint * 0.5 + green };
  }

  // Where the vehicle stands in the picture: found with few rays.
  let scale: number;
  let [centre, middle] = [0, 0];
  if (view.width === undefined) {
    let [left, rightmost, bottom, top] = [1, -1, 1, -1];
    for (let row = 0; row < 75; row++)
      for (let column = 0; column < 100; column++) {
        const [u, v] = [(column - 49.5) / 125, (37 - row) / 125];
        if (hit(eye, rayOf(u, v)) === undefined) continue;
        left = Math.min(left, u);
        rightmost = Math.max(rightmost, u);
        bottom = Math.min(bottom, v);
        top = Math.max(top, v);
      }
    // 710 of 800 wide or 392 of 600 high, on a ground line at 508.
    scale = Math.max((rightmost - left) / 710, (top - bottom) / 392) * 800;
    centre = (left + rightmost) / 2;
    middle = bottom + ((508 - 300) / 800) * scale;
  } else scale = view.width / away;

  const paint = new Float32Array(width * height);
  const rest = new Float32Array(width * height * 4);
  const firsts = new Float64Array(width * height * 2);
  const sums = new Float64Array(5);
  /** What is hit keeps its colour, however little of the pixel it covers. */
  const put = (at: number, count: number) => {
    const hits = sums[4] ?? 0;
    const share = hits === 0 ? 0 : 1 / hits;
    paint[at] = (sums[0] ?? 0) * share;
    for (let part = 0; part < 3; part++) rest[at * 4 + part] = (sums[part + 1] ?? 0) * share;
    rest[at * 4 + 3] = hits / count;
  };
  const isLike = (other: number, at: number) => {
    const value = firsts[at * 2 + 1] ?? 0;
    return (
      Math.abs((firsts[other * 2] ?? 0) - (firsts[at * 2] ?? 0)) < 0.12 &&
      Math.abs((firsts[other * 2 + 1] ?? 0) - value) < 0.04 + 0.08 * value
    );
  };
  const u0 = (column: number) => centre + ((column + 0.5) / width - 0.5) * scale;
  const v0 = (row: number) => middle - ((row + 0.5) / height - 0.5) * ((scale * height) / width);
  // Beams of 8 × 8 pixels find out where rays may start.
  const beams = Math.ceil(width / 8);
  const free = Float64Array.from({ length: beams * Math.ceil(height / 8) }, (_, at) => {
    const [column, row] = [(at % beams) * 8 + 3.5, Math.floor(at / beams) * 8 + 3.5];
    return freeWay(rayOf(u0(column), v0(row)), (6 * scale) / width);
  });
  const freeAt = (row: number, column: number) => free[(row >> 3) * beams + (column >> 3)] ?? 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      sums.fill(0);
      const { depth, value } = look(u0(column), v0(row), freeAt(row, column), sums);
      firsts[at * 2] = depth;
      firsts[at * 2 + 1] = value;
      put(at, 1);
    }
  if (samples > 1)
    for (let row = 1; row < height - 1; row++)
      for (let column = 1; column < width - 1; column++) {
        const at = row * width + column;
        if (isLike(at - 1, at) && isLike(at + 1, at) && isLike(at - width, at) && isLike(at + width, at)) continue;
        sums.fill(0);
        for (let step = 0; step < samples * samples; step++) {
          const [dx, dy] = [(step % samples) + 0.5, Math.floor(step / samples) + 0.5];
          look(u0(column - 0.5 + dx / samples), v0(row - 0.5 + dy / samples), freeAt(row, column), sums);
        }
        put(at, samples * samples);
      }
  const ground = new Float32Array((width * height) / 16);
  for (let at = 0; at < ground.length; at++) {
    const row = Math.floor((at * 4) / width);
    const ray = rayOf(u0(at * 4 - row * width + 1.5), v0(row * 4 + 1.5));
    const way = eye[2] / -Math.min(ray[2], -1e-3);
    ground[at] = shade(eye[0] + ray[0] * way, eye[1] + ray[1] * way);
  }
  return { width, height, paint, rest, ground };
}

export function groundShade({ bounds: { from, to }, distance }: Scene): (x: number, y: number) => number {
  const cell = 0.1;
  const [left, near] = [from[0] - 1.4, from[1] - 1.4];
  const columns = Math.ceil((to[0] + 1.4 - left) / cell);
  const rows = Math.ceil((to[1] + 1.4 - near) / cell);
  const rays = Array.from({ length: 60 }, (_, index): Triple => {
    const z = Math.sqrt((index + 0.5) / 60);
    const turn = index * 2.39996;
    return [Math.cos(turn) * Math.sqrt(1 - z * z), Math.sin(turn) * Math.sqrt(1 - z * z), z];
  });
  const table = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let closed = 0;
      for (const ray of rays) {
        let way = 0.03;
        let least = 1;
        for (let step = 0; step < 22 && way < 2.6; step++) {
          const d = distance(left + column * cell + ray[0] * way, near + row * cell + ray[1] * way, ray[2] * way);
          least = Math.min(least, (6 * d) / way);
          if (d < 0.004) break;
          way += Math.max(d, 0.02);
        }
        closed += 1 - clamp(least, 0, 1);
      }
      const edge = Math.min(column, row, columns - 2 - column, rows - 2 - row) * cell;
      const share = closed / rays.length;
      table[row * columns + column] =
        smooth(0, 0.9, edge) * (0.55 * smooth(0.08, 0.8, share) + 0.45 * smooth(0.45, 0.98, share));
    }
  return (x, y) => {
    const u = clamp((x - left) / cell, 0, columns - 2);
    const v = clamp((y - near) / cell, 0, rows - 2);
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - column, v - row];
    const at = row * columns + column;
    return mixed(
      mixed(table[at] ?? 0, table[at + 1] ?? 0, s),
      mixed(table[at + columns] ?? 0, table[at + columns + 1] ?? 0, s),
      t,
    );
  };
}

function unit([x, y, z]: Triple): Triple {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}
