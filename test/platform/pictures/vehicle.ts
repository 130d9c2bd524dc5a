import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '../contract';
import type { Body } from '../stock/modelSpec';
import { paintKeyOf } from '../stock/paints';
import { css, linear, paintColour, trimColour, type Rgb } from './colour';
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

function bodyOf({ carType, vehicleSubType, usedConditionType, doorsCount }: Car): Body {
  if (usedConditionType === 'Oldtimer') return 'oldtimer';
  if (carType === 'WOHNMOBIL' && vehicleSubType === 'KASTENWAGEN') return 'camper';
  // Saloons with a boot have four doors, hatchbacks five.
  if (vehicleSubType === 'LIMOUSINE' && doorsCount === 4) return 'saloon';
  return BODY_OF[vehicleSubType ?? ''] ?? BY_TYPE[carType];
}

/** Makes by the nose of their cars; the others have bars. */
const FRAMES = ['Audi', 'BMW', 'Mercedes-Benz', 'Porsche', 'Volvo', 'Mini'];
const BANDS = ['Toyota', 'Hyundai', 'Kia', 'Renault', 'Dacia', 'Peugeot', 'Tesla', 'Smart', 'Cupra'];
const FACE_OF: Record<string, string> = Object.fromEntries([
  ...FRAMES.map((make) => [make, 'frame'] as const),
  ...BANDS.map((make) => [make, 'band'] as const),
]);

function cabinOf({ carType, vehicleSubType, publicPrice }: Car): string {
  if (carType === 'WOHNMOBIL') return 'cabin-home';
  if (carType === 'NUTZFAHRZEUG' || vehicleSubType === 'VAN_KLEINBUS') return 'cabin-van';
  return publicPrice > 32_000 ? 'cabin-large' : 'cabin';
}

/** Close-ups of damages, and where in them the paint is scratched. */
const DAMAGES: Record<string, { view: string; at: string }> = {
  'damage-bumper': { view: 'boot', at: 'translate(300 478) rotate(5)' },
  'damage-door': { view: 'door', at: 'translate(400 352) rotate(-5)' },
  'damage-wheel': { view: 'wheel', at: 'translate(421 536) rotate(-31) scale(.5 .34)' },
};
const CABIN_VIEWS = new Set(['interior', 'cockpit']);
const WITH_CABIN = new Set(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL']);

const PICTURES = join(import.meta.dirname, '../../../public/vehicles');

/** Address of the content of a layer, read once. */
const layers = new Map<string, string | undefined>();

function readLayer(name: string): string | undefined {
  if (!layers.has(name)) {
    const path = join(PICTURES, `${name}.webp`);
    layers.set(name, existsSync(path) ? `data:image/webp;base64,${readFileSync(path).toString('base64')}` : undefined);
  }
  return layers.get(name);
}

const FRAME = 'width="800" height="600" preserveAspectRatio="none"';

/** The shade on the ground ends before the picture does. */
const SOFT_EDGE =
  '<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="400" cy="0" r="400" gradientTransform="translate(0 445) scale(1 .38)"><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="soft"><rect width="800" height="600" fill="url(#fade)"/></mask>';

/** A vehicle in a paint, 800 × 600: light on the paint is multiplied by its colour, and added to what is not painted. */
function drawLayers(name: string, paint: Rgb): string {
  const id = `${name.replace('/', '-')}-${css(paint).slice(1)}`;
  const shade = readLayer(`${name.replace(/-\w+(?=\/)/, '')}-shade`);
  // The layer holds half the light. It stands beside the other one: `feImage` scales down without a mean, in dotted lines.
  const [red, green, blue] = paint.map((part) => 2 * linear(part / 255));
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="linearRGB"><feOffset dx="-900"/><feColorMatrix values="${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 0 1" result="p"/><feColorMatrix in="SourceGraphic" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1"/><feComposite operator="arithmetic" in2="p" k2="1" k3="1"/><feComposite operator="in" in2="SourceGraphic" width="800"/></filter>${shade === undefined ? '' : `${SOFT_EDGE}<image href="${shade}" ${FRAME} opacity=".85" mask="url(#soft)"/>`}<g filter="url(#${id})"><image href="${readLayer(name) ?? ''}" ${FRAME}/><image href="${readLayer(`${name}-paint`) ?? ''}" x="900" ${FRAME}/></g>`;
}

/** A body seen from `front`, `side`, `rear`, or from the other side: `front-left`, `rear-left`. @param make whose nose it has */
export function drawBody(body: Body, view: string, paint: Rgb, make = ''): string {
  const side = view.replace('-left', '');
  const withFace = `${body}-${FACE_OF[make] ?? 'bars'}/${side}`;
  const content = drawLayers(readLayer(withFace) === undefined ? `${body}/${side}` : withFace, paint);
  return view.endsWith('-left') ? `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>` : content;
}

/** @param name view and, from the second round on, its number: `front`, `front-2` */
export function drawVehicle(car: Car, name: string): string {
  const [, asked = 'front', round = '1'] = /^(.+?)(?:-(\d+))?$/.exec(name) ?? [];
  // Later rounds come closer.
  const step = 24 * (Number(round) - 1);
  const frame = `${step} ${step} ${800 - 2 * step} ${600 - 1.5 * step}`;
  if (CABIN_VIEWS.has(asked) && WITH_CABIN.has(car.carType))
    return svg(studio(drawLayers(`${cabinOf(car)}/${asked}`, trimColour(car.interiorColor))), frame);
  const body = bodyOf(car);
  const damage = DAMAGES[asked];
  const view = damage?.view ?? asked;
  const isDrawn = readLayer(`${body}/${view.replace('-left', '')}`) !== undefined;
  const content = drawBody(body, isDrawn ? view : 'front', paintColour(paintKeyOf(car.varnishColor)), car.manufacturer);
  return svg(studio(content) + (damage === undefined ? '' : scratches(damage.at)), frame);
}

/** A dent with light above and shade below, and scratches down to the primer. */
function scratches(at: string): string {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const [left, top] = [-118 + ((index * 47) % 60), -26 + index * 3.6 + ((index * 29) % 5)];
    const length = 70 + ((index * 67) % 110);
    return `<path d="M${left} ${top}q${length / 2} ${-9 - (index % 3)} ${length} ${-11 + (index % 4)}" stroke-width="${0.7 + ((index * 13) % 7) / 4}" opacity="${0.35 + ((index * 5) % 6) / 10}"/>`;
  });
  return `<filter id="dull"><feGaussianBlur stdDeviation="9"/></filter><g transform="${at}"><g filter="url(#dull)"><ellipse cy="-14" rx="120" ry="22" opacity=".38"/><ellipse cx="6" cy="24" rx="104" ry="13" fill="#fff" opacity=".22"/></g><g fill="none" stroke="#d9dadb" stroke-linecap="round">${lines.join('')}</g><path d="M-62-7q40-11 74-8l-6 5q-34-2-62 7Z" fill="#8d9092" opacity=".8"/></g>`;
}

const svg = (content: string, viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="800" height="600">${content}</svg>`;
