import type { Shell } from '../shell';

/** Time without a change of height after which the shop counts as fully rendered, although lower than before, ms. */
const SETTLED_MS = 3000;

const LOADING = '[aria-busy="true"], .skeleton';

/**
 * Releases the reserved height once the content of the shop is rendered.
 *
 * @param height reserved CSS height, px
 * @param onSettled called once, after the release
 */
export function watchReservedHeight({ container, reserve }: Shell, height: number, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    // As high as the reserved height: no layout shift.
    if (container.offsetHeight >= height) reserve(undefined);
    wait();
  });

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  }

  function look() {
    // The shop loads lazily and may not have started yet.
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

  // Also calls the observer immediately.
  observer.observe(container, { box: 'border-box' });
  return stop;
}
