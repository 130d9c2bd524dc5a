/** Every vehicle and where it is looked at from. */
import type { Body } from '../../../test/platform/stock/modelSpec';
import { BODIES, FACES } from './bodies';
import { carScene, mean, points, type CarShape } from './car';
import { PARTS } from './parts';
import type { Scene, View } from './trace';

export interface Sitter {
  scene: () => Scene;
  views: Readonly<Record<string, View>>;
}

const AROUND = {
  front: { turn: 37, height: 8 },
  side: { turn: 90, height: 4 },
  rear: { turn: 142, height: 9 },
} as const satisfies Record<string, View>;

/** Of a body with a face: `suv` of `suv-band`. */
export const bodyOf = (name: string) => name.split('-')[0] ?? name;

/** Of which dealers show no more than the first views. */
const WORKING = new Set(['van', 'pickup', 'camper', 'motorhome']);

function carViews(name: string, { length, width, axles, wheel, lamps, tails }: CarShape): Sitter['views'] {
  const high = (text: string) => mean(points(text).map(([, z]) => z));
  const first = {
    ...AROUND,
    wheel: { turn: 68, height: 5, at: [(axles[0] ?? 0) + 0.08, -width, wheel.radius + 0.12], width: 1.15 },
  } satisfies Sitter['views'];
  if (WORKING.has(bodyOf(name))) return first;
  return {
    ...first,
    detail: { turn: 34, height: 10, at: [0.3, -width + 0.35, high(lamps) - 0.04], width: 1.35 },
    boot: { turn: 152, height: 9, at: [length - 0.1, -0.3, high(tails) - 0.06], width: 1.9 },
    // The one that is damaged.
    ...(name === 'suv'
      ? { door: { turn: 78, height: 6, at: [length * 0.5, -width, high(tails) - 0.14], width: 1.5 } }
      : {}),
  };
}

const CARS = Object.entries(BODIES).map(
  ([name, shape]) => [name, { scene: () => carScene(shape), views: carViews(name, shape) }] as const,
);

/** Of few vehicles: no more than the first picture. */
const FEW = new Set(['hatchback-band', 'coupe-frame', 'cabrio-frame', 'van-frame']);

/** Seen from where their body is seen. */
const WITH_FACE = Object.entries(FACES).map(([name, shape]) => {
  const views = CARS.find(([body]) => body === bodyOf(name))?.[1].views ?? {};
  const chosen = Object.entries(views).filter(([view]) => (FEW.has(name) ? view === 'front' : view !== 'door'));
  return [name, { scene: () => carScene(shape), views: Object.fromEntries(chosen) }] as const;
});

const bikeViews = (length: number, high: number): Sitter['views'] => ({
  ...AROUND,
  wheel: { turn: 70, height: 5, at: [0.34, 0, 0.33], width: 0.9 },
  detail: { turn: 40, height: 10, at: [0.5, 0, high - 0.1], width: 0.8 },
  boot: { turn: 130, height: 12, at: [length - 0.4, 0, 0.68], width: 1 },
  cockpit: { turn: 176, height: 34, at: [0.72, 0, high + 0.06], width: 1.05 },
});

const trailerViews = (axle: number, end: number, high: number): Sitter['views'] => ({
  ...AROUND,
  wheel: { turn: 74, height: 6, at: [axle, -0.9, 0.4], width: 1.5 },
  boot: { turn: 156, height: 14, at: [end, 0, high], width: 2.4 },
});

export const VEHICLES = {
  ...Object.fromEntries([...CARS, ...WITH_FACE]),
  motorbike: { scene: PARTS.motorbike, views: bikeViews(2.1, 0.96) },
  scooter: { scene: PARTS.scooter, views: bikeViews(1.85, 1) },
  boxTrailer: { scene: PARTS.boxTrailer, views: trailerViews(3.1, 4.6, 1.1) },
  flatTrailer: { scene: PARTS.flatTrailer, views: trailerViews(2.5, 3.7, 0.6) },
} as Readonly<Record<Body, Sitter>>;
