import type { Shell } from '../shell';

/** Keeps for the shop the height that it had before a reload, until its content is there again. */
export interface ReservedHeight {
  /** The next screen has a height of its own. */
  end: () => void;
}

/** Time without a change of height after which a shop that is lower than it was has no more to come, ms. */
const SETTLED_MS = 3000;

const LOADING = '[aria-busy="true"], .skeleton';

/**
 * @param height CSS height, px
 * @param onSettled called once, when the content is there
 */
export function reserveHeight({ container, reserve }: Shell, height: number, onSettled: () => void): ReservedHeight {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    // Grown beyond it, so that nothing moves.
    if (container.offsetHeight >= height) reserve(undefined);
    wait();
  });

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  }

  function look() {
    if (container.childElementCount === 0 || container.querySelector(LOADING) !== null) return wait();
    end();
    onSettled();
  }

  function end() {
    clearTimeout(timer);
    observer.disconnect();
    reserve(undefined);
  }

  reserve(height);
  // Calls at once, too.
  observer.observe(container, { box: 'border-box' });
  return { end };
}
