import * as z from 'zod/mini';

/** The shapes that a lucide icon's module exports beside the component. */
const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

interface MaskedIcon {
  /** Selector of the element that gets the mask; it needs a background, a width and a height. */
  selector: string;
  /** Module of the icon: `import * as car from 'lucide-react/icons/car'`. */
  icon: object;
  /** In units of the icon, whose size is 24. Default: 1.75 */
  strokeWidth?: number;
}

/** SVG of one icon at its position in the sprite. */
function drawn({ icon, strokeWidth = 1.75 }: MaskedIcon, place: number): string {
  const { node } = z.parse(iconModule, icon).__iconData;
  const shapes = node.map(([name, attributes]) => {
    const written = Object.entries(attributes)
      // `key` is an attribute of React, not of SVG.
      .filter(([attribute]) => attribute !== 'key')
      .map(([attribute, value]) => ` ${attribute}='${value}'`);
    return `<${name}${written.join('')}/>`;
  });
  return `<g transform='translate(0 ${24 * place})' stroke-width='${strokeWidth}'>${shapes.join('')}</g>`;
}

/**
 * CSS rules that draw lucide icons as masks of element backgrounds, without any DOM node per icon, for pages with hundreds
 * of them. All icons share one SVG sprite, because a browser opens a document for each SVG picture during layout.
 */
export function iconMasks(icons: readonly MaskedIcon[]): string {
  const count = icons.length;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * count}' fill='none' stroke='#000' ` +
    `stroke-linecap='round' stroke-linejoin='round'>${icons.map(drawn).join('')}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  const declare = (name: string, value: string) => `-webkit-mask-${name}:${value};mask-${name}:${value};`;
  // Chrome needs the prefix up to version 119.
  const shared = declare('image', image) + declare('size', `100% ${100 * count}%`) + declare('repeat', 'no-repeat');
  const places = icons.map(
    ({ selector }, place) => `${selector}{${declare('position', `0 ${count > 1 ? (100 * place) / (count - 1) : 0}%`)}}`,
  );
  return `${icons.map(({ selector }) => selector).join()}{${shared}}${places.join('')}`;
}
