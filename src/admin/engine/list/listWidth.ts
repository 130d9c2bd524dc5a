import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../../../ui/layout/usePrinting';
import type { Column } from '../entry';

export const TABLE_WIDTH = 640;
const TWO_LINES = 60;
/** px: more than a scroll bar, which comes and goes with the rows; then all columns are tried again. */
const WIDER = 24;

/**
 * The least important column leaves until the table fits its box and most rows have two lines; a wider box tries again.
 * @param onFit once nothing leaves any more
 */
export function useFittingColumns<Row>(
  all: readonly Column<Row>[],
  rows: readonly Row[],
  onFit: (table: HTMLTableElement) => void,
) {
  const bare = all.filter(
    ({ text, cell, mark, priority }) =>
      priority > 1 && cell === undefined && mark === undefined && rows.every((row) => (text(row) ?? '') === ''),
  );
  const bareNames = bare.map(({ id }) => id).join();
  const byWeight = all
    .map((column, at) => ({ column, at, isBare: bare.includes(column) }))
    .sort(
      (one, other) =>
        Number(one.isBare) - Number(other.isBare) || one.column.priority - other.column.priority || one.at - other.at,
    )
    .map(({ column }) => column);
  const least = all.filter(({ priority }) => priority === 1).length;
  /** `leftAt`: width of the box when the last column left. */
  const [fit, setFit] = useState({ count: Infinity, isTight: false, leftAt: 0, bareNames });
  const { isTight, leftAt } = fit;
  const count = fit.bareNames === bareNames ? Math.min(fit.count, all.length) : all.length;
  const boxRef = useRef<HTMLElement>(null);
  // Paper has no sheet that says the others.
  const isPrinting = usePrinting();

  useLayoutEffect(() => {
    const table = boxRef.current?.querySelector('table');
    if (!table || isPrinting) return;
    const width = boxRef.current?.clientWidth ?? 0;
    const isWide = table.offsetWidth > width;
    const leaving = byWeight[count - 1];
    const isBroken =
      !rows.some((row) => leaving?.text(row)?.includes('@')) &&
      brokenEmails(table) > (leaving && bare.includes(leaving) ? 0 : rows.length / 2);
    if ((count < all.length || isTight) && width > leftAt + WIDER)
      setFit({ count: Infinity, isTight: false, leftAt: width, bareNames });
    else if (count > least && (isWide || isBroken || isHigh(table)))
      setFit({ count: count - 1, isTight: false, leftAt: width, bareNames });
    else if (isWide && !isTight) setFit({ count, isTight: true, leftAt: width, bareNames });
    else onFit(table);
  });

  const box = useCallback((element: HTMLElement | null) => {
    boxRef.current = element;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setFit((now) => ({ ...now })));
    // Both have no height, which changes several times a frame in a list. The caption is as wide as the table.
    for (const each of element.querySelectorAll('caption, .list-table__ruler')) observer.observe(each);
    return () => observer.disconnect();
  }, []);

  const heaviest = new Set(byWeight.slice(0, isPrinting ? all.length : count));
  return {
    columns: all.filter((column) => heaviest.has(column)),
    dropped: all.filter((column) => !heaviest.has(column)),
    /** Too narrow for the first columns: words break anywhere. */
    isTight,
    box,
  };
}

const brokenEmails = (table: HTMLTableElement) =>
  [...table.querySelectorAll('.cell-email')].filter((email) => linesOf(email) > 1).length;

/** Its parts are boxes of their own, also on one line. */
const linesOf = (text: Element) => new Set([...text.getClientRects()].map(({ top }) => top)).size;

function isHigh({ tBodies }: HTMLTableElement): boolean {
  const rows = [...(tBodies[0]?.rows ?? [])];
  return rows.filter(({ offsetHeight }) => offsetHeight > TWO_LINES).length > rows.length / 2;
}
