import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** While the page is printed, for content behind tabs. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(
    () =>
      watchPrinting({
        // Synchronous: the browser then copies the page.
        begin: () => flushSync(() => setPrinting(true)),
        end: () => setPrinting(false),
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
