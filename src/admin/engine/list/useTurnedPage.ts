import { useEffect, useRef, type RefObject } from 'react';

interface TurnedPage {
  /** Number of the shown page. */
  shown: number;
  page: RefObject<HTMLElement | null>;
}

/** Moves the focus to the row with the same index after a page turn. Returns the function that registers the index. */
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
