import type { Entry } from '../resource';

interface ListKeys<Row> {
  table: { pageRows: readonly Row[]; page: number; pageCount: number };
  /** @param row index of the focused row; `undefined` if the focus is outside of the rows */
  onPage: (page: number, row: number | undefined) => void;
  onRemove: ((row: Row) => void) | undefined;
  onHelp: () => void;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Keyboard shortcuts of a list, documented in `KeyboardHelp`. Ignores keys in text fields and dialogs. */
export function useListKeys<Row extends Entry>({ table, onPage, onRemove, onHelp }: ListKeys<Row>) {
  return (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(target) || target.closest('dialog') !== null) return;
    const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-entry]')];
    const at = links.findIndex((link) => link === target || link.closest('tr, li')?.contains(target));
    const focus = (index: number) => links[Math.max(0, Math.min(index, links.length - 1))]?.focus();
    const turnTo = (page: number) => {
      if (page >= 1 && page <= table.pageCount) onPage(page, at < 0 ? undefined : at);
    };
    const actions: Record<string, () => void> = {
      '/': () => currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus(),
      '?': onHelp,
      PageDown: () => turnTo(table.page + 1),
      PageUp: () => turnTo(table.page - 1),
      // From the page heading, which has the initial focus, and from the column headers.
      ...(target.closest('h1, thead') !== null && { ArrowDown: () => focus(0) }),
      ...(at >= 0 && {
        ArrowDown: () => focus(at + 1),
        ArrowUp: () => focus(at - 1),
        Home: () => focus(0),
        End: () => focus(links.length - 1),
        Delete: () => {
          const row = table.pageRows.find(({ id }) => id === links[at]?.dataset.entry);
          if (row) onRemove?.(row);
        },
      }),
    };
    const act = actions[key];
    // An open menu has handled the arrow keys.
    if (act === undefined || event.defaultPrevented) return;
    event.preventDefault();
    act();
  };
}
