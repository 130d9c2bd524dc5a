import * as z from 'zod/mini';

/** What a lucide icon's module exports beside the component. */
const iconModule = z.object({
  __iconData: z.object({ node: z.custom<[name: string, attributes: Record<string, string>][]>(Array.isArray) }),
});

interface MaskedIcon {
  selector: string;
  /** `import * as car from 'lucide-react/icons/car'`. */
  icon: object;
  size: number;
  /** In units of the icon (24). Default: 1.75 */
  strokeWidth?: number;
  isFilled?: boolean;
}

const UNITS = 24;

/** @param top px from the top of the sprite */
function drawn({ icon, size, strokeWidth = 1.75, isFilled }: MaskedIcon, top: number): string {
  const { node } = z.parse(iconModule, icon).__iconData;
  const shapes = node.map(([name, attributes]) => {
    const written = Object.entries(attributes)
      // `key` is an attribute of React, not of SVG.
      .filter(([attribute]) => attribute !== 'key')
      .map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${name}${written.join('')}/>`;
  });
  const transform = `translate(0 ${top}) scale(${size / UNITS})`;
  return `<g transform='${transform}' stroke-width='${strokeWidth}'${isFilled ? " fill='#000'" : ''}>${shapes.join('')}</g>`;
}

/**
 * Rules that draw lucide icons as masks, without DOM nodes, for pages with hundreds of icons. One SVG sprite of constant size: a browser
 * creates a document for each SVG picture and lays it out at each change of its size.
 */
export function iconMasks(icons: readonly MaskedIcon[]): string {
  const tops = icons.map((_, index) => icons.slice(0, index).reduce((sum, { size }) => sum + size, 0));
  const width = Math.max(...icons.map(({ size }) => size));
  const height = icons.reduce((sum, { size }) => sum + size, 0);
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none' stroke='#000' ` +
    `stroke-linecap='round' stroke-linejoin='round'>${icons.map((icon, index) => drawn(icon, tops[index] ?? 0)).join('')}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  const declare = (name: string, value: string) => `-webkit-mask-${name}:${value};mask-${name}:${value};`;
  // Chrome needs the prefix up to version 119.
  const shared = declare('image', image) + declare('size', `${width}px ${height}px`) + declare('repeat', 'no-repeat');
  const places = icons.map(
    ({ selector, size }, index) =>
      `${selector}{width:${size}px;height:${size}px;${declare('position', `0 -${tops[index] ?? 0}px`)}}`,
  );
  return `${icons.map(({ selector }) => selector).join()}{${shared}}${places.join('')}`;
}
