type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** What says where a shape is, and nothing about its looks. */
const GEOMETRY = new Set([
  'd',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'points',
  'key',
]);

/** A number as path data writes it: '-.5', '12', '3.25'. */
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const RELATIVE_START = new RegExp(String.raw`^\s*m\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*`);

/**
 * The shapes of an icon as the data of one path: an icon so is two elements instead of up to fifteen, in a list of a thousand cards.
 * `undefined` where a shape has looks of its own, or is of a kind that no icon of the shop has.
 */
export function onePath(shapes: readonly Shape[]): string | undefined {
  const parts = shapes.map(([tag, attributes]) =>
    Object.keys(attributes).every((name) => GEOMETRY.has(name)) ? pathOf(tag, attributes) : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join('');
}

function pathOf(tag: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const of = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path') return attributes.d === undefined ? undefined : absoluteStart(attributes.d);
  if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  if (tag === 'circle') return ellipse(of('cx'), of('cy'), of('r'), of('r'));
  if (tag === 'ellipse') return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
  if (tag === 'rect') return rectangle(of('x'), of('y'), of('width'), of('height'), of('rx') || of('ry'));
  return undefined;
}

/** The first 'm' of a path counts from the corner, a later one from where the pen is; pairs after it are lines. */
function absoluteStart(data: string): string {
  return data.trim().replace(RELATIVE_START, (whole, x: string, y: string, at: number, all: string) => {
    const next = all.slice(at + whole.length);
    return `M${x} ${y}${/^[\d.+-]/.test(next) ? 'l' : ''}`;
  });
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}
