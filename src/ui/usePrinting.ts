import { useSyncExternalStore } from 'react';

function watchPrinting(onChange: () => void): () => void {
  const printing = window.matchMedia('print');
  printing.addEventListener('change', onChange);
  return () => printing.removeEventListener('change', onChange);
}

/** True while the page is being printed, so that paper can show what a screen keeps behind tabs. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, () => window.matchMedia('print').matches);
}
