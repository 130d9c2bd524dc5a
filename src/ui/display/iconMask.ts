import * as z from 'zod/mini';

/** The shapes of a lucide icon, as its module exports them beside the component. */
const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/**
 * Declarations that cut a lucide icon out of a background, drawn from the same shapes as the element would be: an icon costs no node
 * of its own where hundreds of them stand on a page.
 *
 * @param icon module of the icon: `import * as car from 'lucide-react/icons/car'`
 * @param strokeWidth in units of the icon, which is 24 wide
 */
export function iconMask(icon: object, strokeWidth = 1.75): string {
  const { node } = z.parse(iconModule, icon).__iconData;
  const shapes = node.map(([name, attributes]) => {
    const written = Object.entries(attributes)
      // React's, not SVG's.
      .filter(([attribute]) => attribute !== 'key')
      .map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${name}${written.join('')}/>`;
  });
  const svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' " +
    `stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  // With the prefix that Chrome wants up to version 119.
  return `{-webkit-mask-image:${image};mask-image:${image}}`;
}
