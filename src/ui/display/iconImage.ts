import * as z from 'zod/mini';

/** The shapes of a lucide icon, as its module exports them beside the component. */
const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/**
 * A lucide icon as an image for `mask`, from the shapes that it is drawn with as an element.
 *
 * @param icon module of the icon: `import * as car from 'lucide-react/icons/car'`
 * @param strokeWidth in units of the icon, which is 24 wide
 */
export function iconImage(icon: object, strokeWidth: number): string {
  const { node } = z.parse(iconModule, icon).__iconData;
  const shapes = node.map(([name, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${name}${written.join('')}/>`;
  });
  const svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' " +
    `stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
