import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed, so that content behind tabs can be printed as well. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(
    () =>
      watchPrinting({
        // Rendered synchronously, before the browser copies the page.
        begin: () => flushSync(() => setPrinting(true)),
        end: () => setPrinting(false),
      }),
    [],
  );
  return isPrinting;
}

/** Calls `begin` before and `end` after printing; returns cleanup. Firefox copies the page right after `begin`. */
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
