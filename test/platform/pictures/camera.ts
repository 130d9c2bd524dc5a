export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

/** Projects mm (x back, y up, z towards the viewer's side) to the picture; knows which way a face looks. */
export interface Camera {
  project(point: Point3): Point2;
  /** Of a face given by its corners: how far it is turned to the light, -1 to 1. */
  light(corners: readonly Point3[]): number;
  depth(point: Point3): number;
  path(points: readonly Point3[], isOpen?: boolean): string;
}

export interface CameraOptions {
  /** Degrees that the nose is turned to the viewer; 0 is the side, 90 the front, 180 the other side. */
  yaw: number;
  pitch: number;
  /** The middle of the vehicle, which all turns around. */
  centre: number;
  /** px per mm */
  scale: number;
  ground: number;
  middle: number;
}

/** mm between eye and vehicle. */
const DISTANCE = 13_000;
const LIGHT = normal([-0.42, 0.78, 0.46]);

export function createCamera({ yaw, pitch, centre, scale, ground, middle }: CameraOptions): Camera {
  const [cosYaw, sinYaw] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cosPitch, sinPitch] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const turned = ([x, y, z]: Point3): Point3 => {
    const across = (x - centre) * cosYaw + z * sinYaw;
    const near = z * cosYaw - (x - centre) * sinYaw;
    return [across, y * cosPitch - near * sinPitch, near * cosPitch + y * sinPitch];
  };
  const project = (point: Point3): Point2 => {
    const [across, up, near] = turned(point);
    const size = (scale * DISTANCE) / (DISTANCE - near);
    return [middle + across * size, ground - up * size];
  };
  return {
    project,
    depth: (point) => turned(point)[2],
    light(corners) {
      const [a, b, c] = corners.map(turned);
      if (!a || !b || !c) return 0;
      const facing = normal(cross(minus(b, a), minus(c, a)));
      const sign = facing[2] < 0 ? -1 : 1;
      return sign * (facing[0] * LIGHT[0] + facing[1] * LIGHT[1] + facing[2] * LIGHT[2]);
    },
    path(points, isOpen = false) {
      return `M${points.map((point) => project(point).map(short).join(' ')).join('L')}${isOpen ? '' : 'Z'}`;
    },
  };
}

/** One decimal is a tenth of a pixel: enough. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function normal(vector: Point3): Point3 {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** A curve through all points (Catmull-Rom), so many steps between two. */
export function smooth(points: readonly Point2[], steps: number): Point2[] {
  const curve: Point2[] = [];
  const at = (index: number): Point2 => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      curve.push([along(0), along(1)]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}
