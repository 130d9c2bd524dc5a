import type { Shell } from '../shell';

/** Time without a change of height after which a shop that is lower than it was has no more to come, ms. */
const SETTLED_MS = 3000;

const LOADING = '[aria-busy="true"], .skeleton';

/**
 * Gives the reserved height back once the content of the shop is there again.
 *
 * @param height CSS height that is reserved, px
 * @param onSettled called once, after that
 */
export function watchReservedHeight({ container, reserve }: Shell, height: number, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    // Grown to it, so that nothing moves.
    if (container.offsetHeight >= height) reserve(undefined);
    wait();
  });

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  }

  function look() {
    // The page may have come to the end of the shop only now, and nothing of it was loaded before.
    if (container.childElementCount === 0 || container.querySelector(LOADING) !== null) {
      wait();
      return;
    }
    stop();
    reserve(undefined);
    onSettled();
  }

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }

  // Calls at once, too.
  observer.observe(container, { box: 'border-box' });
  return stop;
}
