import * as z from 'zod/mini';

/** The shapes of a lucide icon, as its module exports them beside the component. */
const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

interface MaskedIcon {
  /** What the icon is cut out of: an element with a background, a width and a height. */
  selector: string;
  /** Module of the icon: `import * as car from 'lucide-react/icons/car'`. */
  icon: object;
  /** In units of the icon, which is 24 wide. Default: 1.75 */
  strokeWidth?: number;
}

/** One icon, so many places down in the picture that they share. */
function drawn({ icon, strokeWidth = 1.75 }: MaskedIcon, place: number): string {
  const { node } = z.parse(iconModule, icon).__iconData;
  const shapes = node.map(([name, attributes]) => {
    const written = Object.entries(attributes)
      // React's, not SVG's.
      .filter(([attribute]) => attribute !== 'key')
      .map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${name}${written.join('')}/>`;
  });
  return `<g transform='translate(0 ${24 * place})' stroke-width='${strokeWidth}'>${shapes.join('')}</g>`;
}

/**
 * Rules that cut lucide icons out of backgrounds, drawn from the same shapes as the elements would be: such an icon costs no node of
 * its own where hundreds of them stand on a page. All icons share one picture (a sprite), because a browser opens a document for
 * each SVG picture while it lays out the page.
 */
export function iconMasks(icons: readonly MaskedIcon[]): string {
  const count = icons.length;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * count}' fill='none' stroke='#000' ` +
    `stroke-linecap='round' stroke-linejoin='round'>${icons.map(drawn).join('')}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  const declare = (name: string, value: string) => `-webkit-mask-${name}:${value};mask-${name}:${value};`;
  // With the prefix that Chrome wants up to version 119.
  const shared = declare('image', image) + declare('size', `100% ${100 * count}%`) + declare('repeat', 'no-repeat');
  const places = icons.map(
    ({ selector }, place) => `${selector}{${declare('position', `0 ${count > 1 ? (100 * place) / (count - 1) : 0}%`)}}`,
  );
  return `${icons.map(({ selector }) => selector).join()}{${shared}}${places.join('')}`;
}
