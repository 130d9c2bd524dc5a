import type { Camera, Point3 } from './camera';

export type RimStyle = 'five' | 'ten' | 'twin' | 'steel';

export interface WheelOptions {
  at: number;
  radius: number;
  /** Where the outer face stands. */
  z: number;
  rim: RimStyle;
  camera: Camera;
}

const SPOKES: Record<RimStyle, { count: number; width: number; isTwin: boolean }> = {
  five: { count: 5, width: 0.2, isTwin: false },
  ten: { count: 10, width: 0.085, isTwin: false },
  twin: { count: 5, width: 0.09, isTwin: true },
  steel: { count: 8, width: 0.2, isTwin: false },
};

/** Tyre, rim and spokes, in the perspective of the vehicle. */
export function drawWheel({ at, radius, z, rim, camera }: WheelOptions): string {
  const on = (angle: number, share: number, depth = 0): Point3 => [
    at + Math.cos(angle) * radius * share,
    radius + Math.sin(angle) * radius * share,
    z - depth,
  ];
  const ring = (share: number, depth = 0) =>
    camera.path(Array.from({ length: 36 }, (_, index) => on((index / 36) * Math.PI * 2, share, depth)));
  const { count, width, isTwin } = SPOKES[rim];
  const isSteel = rim === 'steel';
  const spokes = Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2 + Math.PI / 2)
    .flatMap((angle) => (isTwin ? [angle - 0.17, angle + 0.17] : [angle]))
    .map((angle) =>
      camera.path([
        on(angle - width * 1.5, 0.16),
        on(angle - width * 0.8, 0.62),
        on(angle + width * 0.8, 0.62),
        on(angle + width * 1.5, 0.16),
      ]),
    );
  const face = isSteel ? '#b9bfc5' : 'url(#alloy)';
  return [
    `<path d="${ring(1, 215)}" fill="#0d0f11"/><path d="${ring(1)}" fill="#191b1e"/><path d="${ring(0.93)}" fill="none" stroke="#2e3237" stroke-width="1.500"/>`,
    `<path d="${ring(0.71)}" fill="${face}"/><path d="${ring(0.65)}" fill="${isSteel ? '#9aa1a8' : '#24282d'}"/><path d="${ring(0.36, 40)}" fill="#3d434a" opacity="${isSteel ? '0' : '1'}"/>`,
    `<path d="${spokes.join('')}" fill="${face}"/><path d="${ring(0.17)}" fill="${face}" stroke="#5b626a" stroke-width="1"/><path d="${ring(0.08)}" fill="#2b3036"/>`,
  ].join('');
}
