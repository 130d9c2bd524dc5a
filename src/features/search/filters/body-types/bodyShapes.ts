import * as caravan from 'lucide-react/icons/caravan';
import * as motorbike from 'lucide-react/icons/motorbike';
import * as scooter from 'lucide-react/icons/scooter';
import * as trailer from 'lucide-react/icons/trailer';
import { iconMasks } from '../../../../ui/display/iconMask';

/** Like lucide's icons: 24 × 24, wheels at y = 18. */
const side = (body: string, wheels: readonly [front: number, rear: number] = [6.5, 17.5]) => ({
  __iconData: {
    node: [
      ['path', { d: `${body}M${wheels[0] + 2} 16H${wheels[1] - 2}` }],
      ...wheels.map((cx) => ['circle', { cx: String(cx), cy: '16', r: '2' }]),
    ],
  },
});

/** From front wheel to the foot of the windscreen. */
const BONNET = 'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2V13c0-.8.5-1.4 1.3-1.6L6 10.8';
const BEHIND = 'c0 .8-.4 1.2-1.2 1.2h-1.5';

const SHAPES = {
  saloon: side(
    `${BONNET}l2.7-2.4c.4-.4 1-.6 1.6-.6h4c.6 0 1.2.2 1.7.6l2.7 2.4 2.2.4c.8.2 1.3.8 1.3 1.6v2${BEHIND}M6 10.8h12.7M12.3 7.8v3`,
  ),
  estate: side(
    `${BONNET}l2.7-2.4c.4-.4 1-.6 1.6-.6h8.3c.6 0 1.1.3 1.4.8l1.4 2.4c.5.4.8 1 .8 1.6v2.2${BEHIND}M6 10.8h15.4M11.8 7.8v3M16.6 7.8v3`,
  ),
  hatchback: side(
    'M5 16h-.4c-.7 0-1.1-.4-1.1-1.1v-2c0-.8.5-1.4 1.2-1.6l2.5-.7 2.3-2.6c.5-.5 1-.7 1.6-.7h5.2c.7 0 1.3.4 1.6 1l1.1 2.3c.9.4 1.5 1.2 1.5 2.1v2.2c0 .7-.4 1.1-1.1 1.1H19M7.2 10.6h11.8M13 7.3v3.3',
    [7, 17],
  ),
  suv: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-2.6c0-.9.5-1.5 1.3-1.7L6 9.9l2.1-2.8c.4-.5 1-.8 1.6-.8h9.1c.7 0 1.3.4 1.5 1l1.1 2.6c.5.4.8 1 .8 1.6v3.3c0 .8-.4 1.2-1.2 1.2h-1.5M6 9.9h15.4M11.8 6.3v3.6M16.6 6.3v3.6',
  ),
  coupe: side(
    `${BONNET}l2.9-2.2c.5-.4 1.1-.6 1.8-.6h2.5c1 0 1.9.3 2.7.8l3.5 2.2 1.5.3c.8.2 1.3.8 1.3 1.6v1.9${BEHIND}M6 10.8h13.4`,
  ),
  convertible: side(
    `${BONNET}h12.7l2.2.4c.8.2 1.3.8 1.3 1.6v2${BEHIND}M7.5 10.8l2.8-2.9M13 10.8c.3-1.1 1-1.7 2-1.7h1.4c.9 0 1.6.6 2 1.7`,
  ),
  van: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-2.4c0-.7.3-1.3.8-1.7l4-3.6c.8-.7 1.7-1 2.7-1h9.4c.9 0 1.6.5 1.9 1.3l1.2 3.2c.2.5.4 1.1.4 1.7v2.5c0 .8-.4 1.2-1.2 1.2h-1.5M3 10.5h18.5M10.3 6.2v4.3M16.2 6.2v4.3',
  ),
  boxVan: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-2.5c0-.7.2-1.2.6-1.7l3-3.9c.5-.6 1.1-.9 1.9-.9H21c.7 0 1.2.5 1.2 1.2v7.8c0 .8-.4 1.2-1.2 1.2h-1.5M2.8 10.4h6.5V5.8',
  ),
  pickup: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-2.1c0-.9.5-1.5 1.3-1.7l2.4-.5 2-2.9c.4-.6 1-.8 1.6-.8h3.2c.4 0 .8.4.8.8V11h9.1v3.8c0 .8-.4 1.2-1.2 1.2h-1.5M5.5 10.5h7.6',
  ),
  campervan: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-2.5c0-.7.2-1.2.6-1.7l3-3.4c.5-.5 1.1-.8 1.8-.8H21c.7 0 1.2.5 1.2 1.2v7.2c0 .8-.4 1.2-1.2 1.2h-1.5M2.8 10.4h6V6.4M9 6.4l8-2.4v2.4M12.5 9h6v2.6h-6z',
  ),
  semiIntegrated: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-2.3c0-.7.3-1.3.8-1.7l3-2.6 3.1-3c.3-.3.7-.4 1.1-.4H21c.7 0 1.2.5 1.2 1.2v8.8c0 .8-.4 1.2-1.2 1.2h-1.5M2.8 10.8H8V8.2H5.6M12.5 8h6v2.8h-6z',
  ),
  integrated: side(
    'M4.5 16H3c-.8 0-1.2-.4-1.2-1.2v-3.6L3 5.9c.1-.7.7-1.1 1.3-1.1H21c.7 0 1.2.5 1.2 1.2v8.8c0 .8-.4 1.2-1.2 1.2h-1.5M2 10.8h5V7.5H2.7M11.5 8h6.5v2.8h-6.5z',
  ),
  motorbike,
  scooter,
  trailer,
  caravan,
} as const satisfies Record<string, object>;

type BodyShape = keyof typeof SHAPES;

const WORDS: readonly (readonly [RegExp, BodyShape])[] = [
  [/anh[aä]e?nger|autotransporter/i, 'trailer'],
  [/wohnwagen|caravan/i, 'caravan'],
  [/suv|gel[aä]e?nde/i, 'suv'],
  [/limousine|stufenheck/i, 'saloon'],
  [/kombi/i, 'estate'],
  [/klein(wagen|st)|flie[sß]+heck/i, 'hatchback'],
  [/cabrio|roadster/i, 'convertible'],
  [/coup/i, 'coupe'],
  [/camping|kastenwagen.*wohn/i, 'campervan'],
  [/teilintegriert|alkoven/i, 'semiIntegrated'],
  [/integriert/i, 'integrated'],
  [/kasten|transporter|koffer/i, 'boxVan'],
  [/pick-?up|pritsche/i, 'pickup'],
  [/\bvan|bus|gro[sß]+raum/i, 'van'],
  [/roller|scooter/i, 'scooter'],
  [/bike|tourer|enduro|chopper|motorrad|sportler/i, 'motorbike'],
];

export function bodyShapeOf(key: string, label: string): BodyShape | undefined {
  return WORDS.find(([words]) => words.test(key) || words.test(label))?.[1];
}

export const bodyShapesCss = iconMasks(
  Object.entries(SHAPES).map(([name, icon]) => ({
    selector: `.body-type__picture--${name}`,
    icon,
    size: 40,
    strokeWidth: 1.25,
  })),
);
