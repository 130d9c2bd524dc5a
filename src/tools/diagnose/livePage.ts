import type { MountedSession } from './mountedSession';
import type { DealerPage } from '../embedding/page';

const LOOKED_AT = '[id], script, meta, a[href], base, webshop-widget';

/** `undefined` for an invalid selector. */
export function elementsOf(within: ParentNode, selector: string): readonly Element[] | undefined {
  try {
    return [...within.querySelectorAll(selector)];
  } catch {
    return undefined;
  }
}

export const livePage = (page: Document, sessions: readonly MountedSession[]): DealerPage => ({
  tags: [...page.querySelectorAll(LOOKED_AT)].map((element) => ({
    name: element.localName,
    attributes: new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])),
    text: element.localName === 'script' ? element.textContent : '',
    isInHead: page.head.contains(element),
  })),
  hasDoctype: page.compatMode !== 'BackCompat',
  isTop: page.defaultView?.parent === page.defaultView,
  count: (selector) => elementsOf(page, selector)?.length,
  mounted: sessions.map(({ name }) => name.replaceAll('"', '')),
});
