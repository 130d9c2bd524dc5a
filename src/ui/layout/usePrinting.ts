import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of the window: what is mounted by `beforeprint` hears it no more, and the sheets are counted before the medium changes. */
let hasBegun = false;

/** While the page is printed, for content behind tabs. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => hasBegun || window.matchMedia('print').matches);
  useEffect(
    () =>
      watchPrinting({
        // Synchronous: the browser then copies the page.
        begin: () => {
          hasBegun = true;
          flushSync(() => setPrinting(true));
        },
        end: () => {
          hasBegun = false;
          setPrinting(false);
        },
      }),
    [],
  );
  return isPrinting;
}

/** Returns cleanup. Firefox copies the page right after `begin`. */
function watchPrinting({ begin, end }: { begin: () => void; end: () => void }): () => void {
  const media = window.matchMedia('print');
  const follow = () => (media.matches ? begin() : end());
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    media.removeEventListener('change', follow);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
