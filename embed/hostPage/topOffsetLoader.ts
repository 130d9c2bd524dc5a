import type { TopOffset } from './topOffset';

/** The height of the page's header, which comes with a chunk of its own. */
export interface TopOffsetLoader {
  /** Absent until it is loaded: the shop then ends at the very top. */
  readonly current: TopOffset | undefined;
  /** @param then called once it is there; never where it does not arrive */
  load: (then: () => void) => Promise<void>;
  stop: () => void;
}

/**
 * Beside the shop's own chunks, since the search widget is brought nowhere.
 *
 * @param given what the dealer says, px
 */
export function createTopOffsetLoader(
  element: Element,
  container: HTMLElement,
  given: number | undefined,
): TopOffsetLoader {
  let topOffset: TopOffset | undefined;
  let isStopped = false;
  return {
    get current() {
      return topOffset;
    },
    async load(then) {
      try {
        const { watchTopOffset } = await import('./topOffset');
        if (isStopped) return;
        topOffset = watchTopOffset(element, container, given);
        then();
      } catch {
        // Whatever else the shop needs will say so.
      }
    },
    stop() {
      isStopped = true;
      topOffset?.stop();
    },
  };
}
