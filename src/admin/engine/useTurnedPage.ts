import { useEffect, useRef, type RefObject } from 'react';

interface TurnedPage {
  /** Number of the page that is shown. */
  shown: number;
  page: RefObject<HTMLElement | null>;
}

/** Focus over a turned page: the row that had it goes with its page, and the row in its place takes it. */
export function useTurnedPage({ shown, page }: TurnedPage): (row: number | undefined) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const row = wanted.current;
    wanted.current = undefined;
    if (row === undefined) return;
    const links = page.current?.querySelectorAll<HTMLElement>('a[data-entry]');
    links?.item(Math.min(row, links.length - 1)).focus();
  }, [shown, page]);
  return (row) => {
    wanted.current = row;
  };
}
