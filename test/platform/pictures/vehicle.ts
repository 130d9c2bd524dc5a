import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '../contract';
import type { Body } from '../stock/modelSpec';
import { paintKeyOf } from '../stock/paints';
import { paintColour, trimColour, withPaint, type Rgb } from './colour';
import { studio } from './studio';

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
function bodyOf({ carType, vehicleSubType, usedConditionType, doorsCount }: Car): Body {
  if (usedConditionType === 'Oldtimer') return 'oldtimer';
  if (carType === 'WOHNMOBIL' && vehicleSubType === 'KASTENWAGEN') return 'camper';
  // Saloons with a boot have four doors, hatchbacks five.
  if (vehicleSubType === 'LIMOUSINE' && doorsCount === 4) return 'saloon';
  return BODY_OF[vehicleSubType ?? ''] ?? BY_TYPE[carType];
}

/** The drawing of a view; a close-up is a `<view>` in it. */
const DRAWING_OF: Record<string, string> = {
  wheel: 'side',
  detail: 'front',
  boot: 'rear',
  'damage-bumper': 'rear',
  'damage-door': 'side',
  'damage-wheel': 'side',
};
const VIEWS = new Set(['front', 'side', 'rear', 'front-left', 'rear-left']);
const CABIN_VIEWS = new Set(['interior', 'cockpit']);
const WITH_CABIN = new Set(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL']);

/** Content of the files of `drawings/`, each read once. */
const files = new Map<string, string>();

function readDrawing(name: string): string {
  const known = files.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(join(import.meta.dirname, `drawings/${name}.svg`), 'utf8');
  const content = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
  files.set(name, content);
  return content;
}

/** Content of the drawing of a body in a paint, 800 × 600. */
export const drawBody = (body: Body, view: string, paint: Rgb): string =>
  withPaint(readDrawing(`${body}/${view}`), paint);

/** @param name view and, from the second round on, its number: `front`, `front-2` */
export function drawVehicle(car: Car, name: string): string {
  const [, view = 'front', round = '1'] = /^(.+?)(?:-(\d+))?$/.exec(name) ?? [];
  // Later rounds come closer.
  const step = 24 * (Number(round) - 1);
  const whole = `${step} ${step} ${800 - 2 * step} ${600 - 1.5 * step}`;
  if (CABIN_VIEWS.has(view) && WITH_CABIN.has(car.carType)) {
    const cabin = withPaint(readDrawing(`cabin/${view}`), trimColour(car.interiorColor));
    return svg(cabin, view === 'interior' ? whole : `${30 + step / 4} 168 440 330`);
  }
  const body = bodyOf(car);
  const isTwoWheeler = body === 'motorbike' || body === 'scooter';
  const drawing = isTwoWheeler ? 'side' : (DRAWING_OF[view] ?? (VIEWS.has(view) ? view : 'front'));
  const content = drawBody(body, drawing, paintColour(paintKeyOf(car.varnishColor)));
  const crop = cropOf(content, view) ?? lampOf(body, view);
  const scratches = crop !== undefined && view.startsWith('damage') ? damage(crop) : '';
  return svg(studio(content) + scratches, crop ?? whole);
}

const cropOf = (content: string, view: string) => new RegExp(`<view id="${view}" viewBox="([^"]+)"`).exec(content)?.[1];

/** Crop of a lamp, which front and rear have at the same height on opposite sides. */
function lampOf(body: Body, view: string): string | undefined {
  if (view !== 'boot' && view !== 'detail') return undefined;
  const rear = cropOf(readDrawing(`${body}/rear`), 'damage-bumper');
  if (rear === undefined || view === 'boot') return rear;
  const [left = 0, top = 0, width = 0, height = 0] = rear.split(' ').map(Number);
  return [800 - left - width, top, width, height].join(' ');
}

/** Scratches in the paint, in the middle of the crop. */
function damage(crop: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = crop.split(' ').map(Number);
  return `<g transform="translate(${left + width / 2} ${top + height / 2})" fill="none" stroke-linecap="round"><path d="m-60 6 44-14 38 4 30-10" stroke="#f4f5f6" stroke-width="2.5"/><path d="m-40 18 36-8 42 2" stroke="#d9dcdf" stroke-width="1.8"/><path d="m-58 9 44-14 38 4" stroke="#33383d" opacity=".6"/></g>`;
}

const svg = (content: string, viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="800" height="600">${content}</svg>`;
