import type { Car } from '../contract';
import type { Body } from '../stock/modelSpec';
import { paintKeyOf } from '../stock/paints';
import { hash } from '../stock/random';
import { drawBody } from './body';
import type { Point3 } from './camera';
import { paintColour, rgb } from './colour';
import { drawInterior, trimColour } from './interior';
import { SILHOUETTES, type Silhouette } from './silhouettes';
import { studio } from './studio';
import { drawMotorbike, drawScooter } from './twoWheeler';
import type { RimStyle } from './wheel';

const BODY_OF: Record<string, Body> = {
  KLEINWAGEN: 'city',
  LIMOUSINE: 'hatchback',
  KOMBI: 'estate',
  SUV_GELAENDEWAGEN: 'suv',
  COUPE: 'coupe',
  CABRIO: 'cabrio',
  VAN_KLEINBUS: 'minivan',
  KASTENWAGEN: 'van',
  PICKUP: 'pickup',
  CAMPINGBUS: 'camper',
  VOLLINTEGRIERT: 'motorhome',
  TEILINTEGRIERT: 'motorhome',
  ROLLER: 'scooter',
  KOFFERANHAENGER: 'boxTrailer',
  PFERDEANHAENGER: 'boxTrailer',
};
const BY_TYPE = {
  PKW: 'hatchback',
  NUTZFAHRZEUG: 'van',
  WOHNMOBIL: 'motorhome',
  ZWEIRAD: 'motorbike',
  ANHAENGER: 'flatTrailer',
} as const;

/** The silhouette that suits a vehicle. */
export function bodyOf({ carType, vehicleSubType, usedConditionType, doorsCount }: Car): Body {
  if (usedConditionType === 'Oldtimer') return 'oldtimer';
  if (carType === 'WOHNMOBIL' && vehicleSubType === 'KASTENWAGEN') return 'camper';
  // Saloons with a boot have four doors, hatchbacks five.
  if (vehicleSubType === 'LIMOUSINE' && doorsCount === 4) return 'saloon';
  return BODY_OF[vehicleSubType ?? ''] ?? BY_TYPE[carType];
}

const RIMS: readonly RimStyle[] = ['five', 'ten', 'twin'];

/** A picture is a turn of the vehicle, sometimes close up on a point of it (mm), so many px wide. */
interface View {
  yaw: number;
  focus?: (shape: Silhouette) => Point3;
  width?: number;
  hasDamage?: boolean;
}

const frontWheel = ({ wheels, width }: Silhouette): Point3 => [wheels.at[0] ?? 0, wheels.radius + 120, width / 2];
const rearWheel = ({ wheels, width }: Silhouette): Point3 => [wheels.at.at(-1) ?? 0, wheels.radius + 80, width / 2];
const nose = ({ width, headlamp, belt }: Silhouette): Point3 => [
  150,
  headlamp?.[0] ?? Math.min(belt, 800),
  width * 0.4,
];
const tail = ({ length, width, taillamp }: Silhouette): Point3 => [length - 60, taillamp[0], width * 0.35];
const door = ({ length, width, belt, height }: Silhouette): Point3 => [
  length * 0.45,
  Math.min(belt, height) * 0.8,
  width / 2,
];

const VIEWS: Record<string, View> = {
  front: { yaw: 34 },
  side: { yaw: 0 },
  rear: { yaw: -40 },
  'front-left': { yaw: 56 },
  'rear-left': { yaw: -62 },
  wheel: { yaw: 14, focus: frontWheel, width: 300 },
  detail: { yaw: 46, focus: nose, width: 380 },
  boot: { yaw: -52, focus: tail, width: 400 },
  interior: { yaw: -18 },
  cockpit: { yaw: 18 },
  'damage-bumper': { yaw: -40, focus: tail, width: 300, hasDamage: true },
  'damage-door': { yaw: 0, focus: door, width: 300, hasDamage: true },
  'damage-wheel': { yaw: -10, focus: rearWheel, width: 260, hasDamage: true },
};

/** Pictures by everything that shows in them: vehicles of one body and colour look alike, and drawing takes its time. */
const drawn = new Map<string, string>();
const MAX_DRAWN = 2_000;

export function drawVehicle(car: Car, name: string): string {
  const { carType, varnishColor, interiorColor } = car;
  const key = [name, bodyOf(car), carType, varnishColor, interiorColor, rimOf(car)].join('|');
  const picture = drawn.get(key) ?? draw(car, name);
  if (drawn.size >= MAX_DRAWN) drawn.clear();
  drawn.set(key, picture);
  return picture;
}

const rimOf = (car: Car): RimStyle => (car.carType === 'PKW' ? (RIMS[hash(car.id) % RIMS.length] ?? 'five') : 'steel');

function draw(car: Car, name: string): string {
  const [, view = 'front', round = '1'] = /^(.+?)(?:-(\d+))?$/.exec(name) ?? [];
  const body = bodyOf(car);
  const paint = paintColour(paintKeyOf(car.varnishColor));
  const turn = (Number(round) - 1) * 7;
  const hasCabin = car.carType === 'PKW' || car.carType === 'NUTZFAHRZEUG' || car.carType === 'WOHNMOBIL';
  if (hasCabin && (view === 'interior' || view === 'cockpit')) {
    const content = drawInterior(trimColour(car.interiorColor), rgb('#c98a3d'), view === 'interior');
    return svg(content, view === 'interior' ? WHOLE : `${30 + turn} 168 440 330`);
  }
  if (body === 'motorbike' || body === 'scooter') {
    const drawing = body === 'motorbike' ? drawMotorbike(paint) : drawScooter(paint);
    return svg(studio(drawing), TWO_WHEELER_CROPS[view] ?? WHOLE);
  }
  const { yaw, focus, width = 300, hasDamage = false } = VIEWS[view] ?? { yaw: 34 };
  const shape = SILHOUETTES[body];
  const frame = { width: 720, height: 420, middle: 400, ground: 500 };
  const drawing = drawBody({
    silhouette: shape,
    paint,
    rim: rimOf(car),
    yaw: yaw === 0 ? 0 : yaw + Math.sign(yaw) * turn,
    frame,
  });
  if (!focus) return svg(studio(drawing.svg));
  const [x, y] = drawing.camera.project(focus(shape));
  const scratches = hasDamage ? damage(x, y) : '';
  const [left, top] = [Math.round(x - width / 2), Math.round(y - width * 0.375)];
  return svg(studio(drawing.svg) + scratches, `${left} ${top} ${width} ${width * 0.75}`);
}

const WHOLE = '0 0 800 600';
const TWO_WHEELER_CROPS: Record<string, string> = {
  wheel: '100 300 280 210',
  detail: '140 110 320 240',
  cockpit: '160 100 280 210',
  interior: '280 160 340 255',
  boot: '440 160 320 240',
  rear: '380 140 400 300',
};

/** Scratches in the paint. */
const damage = (x: number, y: number) =>
  `<g fill="none" stroke-linecap="round"><path d="m${x - 60} ${y + 6} 44-14 38 4 30-10" stroke="#f4f5f6" stroke-width="2.500"/><path d="m${x - 40} ${y + 18} 36-8 42 2" stroke="#d9dcdf" stroke-width="1.800"/><path d="m${x - 58} ${y + 9} 44-14 38 4" stroke="#33383d" stroke-width="1" opacity=".6"/></g>`;

const svg = (content: string, viewBox = WHOLE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="800" height="600">${content}</svg>`;
