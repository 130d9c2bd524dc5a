import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPrinting } from '../../lib/printing';

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
