import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPrinting } from '../../lib/printing';

/** True while the page is being printed, so that paper can show what a screen keeps behind tabs. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(
    () =>
      watchPrinting({
        // What belongs on paper is there before the browser makes its copy.
        begin: () => flushSync(() => setPrinting(true)),
        end: () => setPrinting(false),
      }),
    [],
  );
  return isPrinting;
}
