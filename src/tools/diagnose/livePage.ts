import type { MountedSession } from './mountedSession';
import type { DealerPage } from '../embedding/page';

/** Tags that the rules ask about. */
const ASKED = '[id], script, meta, a[href], base, webshop-widget';

/** Elements of a selector; `undefined` for an invalid one. */
export function elementsOf(within: ParentNode, selector: string): readonly Element[] | undefined {
  try {
    return [...within.querySelectorAll(selector)];
  } catch {
    return undefined;
  }
}

/** The living page as the rules of a dealer's page read it. */
export const livePage = (page: Document, sessions: readonly MountedSession[]): DealerPage => ({
  tags: [...page.querySelectorAll(ASKED)].map((element) => ({
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
