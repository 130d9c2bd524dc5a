import { useEffect, useRef } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Entry } from '../entry';
import type { ListDeeds } from './useListDeeds';
import type { ListRows } from './useListRows';

const KEYS: readonly (readonly [keys: string, action: string, isOfRemoval?: true])[] = [
  ['↑ ↓, K J, Pos1 Ende', 'Eintrag davor, danach, erster, letzter'],
  ['Bild↑ Bild↓', 'Seite davor, danach'],
  ['Eingabe, E', 'Eintrag öffnen'],
  ['/', 'In das Suchfeld'],
  ['Strg + K', 'Überall suchen'],
  ['Entf', 'Eintrag löschen (fragt nach)', true],
  ['Strg + S', 'Im Formular: speichern'],
  ['Esc', 'Suche leeren, Frage oder Formular schließen'],
];

export function KeyboardHelp({ onClose, canRemove }: { onClose: () => void; canRemove: boolean }) {
  return (
    <Dialog title="Tastatur" size="small" onClose={onClose}>
      <dl>
        {KEYS.filter(([, , isOfRemoval]) => canRemove || !isOfRemoval).map(([keys, action]) => (
          <div key={keys} className="keyboard-help__line grid grid-cols-label gap-16 py-4">
            <dt>{keys}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Documented in `KeyboardHelp`. Not in text fields and dialogs. */
export function useListShortcuts<Row extends Entry>(
  { table, box, change }: ListRows<Row>,
  { canRemove, lockOf, removal }: ListDeeds<Row>,
  onHelp: () => void,
) {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const row = wanted.current;
    wanted.current = undefined;
    if (row === undefined) return;
    const links = box.current?.querySelectorAll<HTMLElement>('a[data-entry]');
    links?.item(Math.min(row, links.length - 1)).focus();
  }, [table.page, box]);
  return (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(target) || target.closest('dialog') !== null) return;
    const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-entry]')];
    const at = links.findIndex((link) => link === target || link.closest('tr, li')?.contains(target));
    const focus = (index: number) => links[Math.max(0, Math.min(index, links.length - 1))]?.focus();
    const turnTo = (page: number) => {
      if (page < 1 || page > table.pageCount) return;
      wanted.current = at < 0 ? undefined : at;
      change({ page });
    };
    const actions: Record<string, () => void> = {
      '/': () => currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus(),
      '?': onHelp,
      PageDown: () => turnTo(table.page + 1),
      PageUp: () => turnTo(table.page - 1),
      // From the page heading, which has the initial focus, and from the column headers.
      ...(target.closest('h1, thead') !== null && { ArrowDown: () => focus(0), j: () => focus(0) }),
      ...(at >= 0 && {
        ArrowDown: () => focus(at + 1),
        j: () => focus(at + 1),
        ArrowUp: () => focus(at - 1),
        k: () => focus(at - 1),
        e: () => links[at]?.click(),
        Home: () => focus(0),
        End: () => focus(links.length - 1),
        Delete: () => {
          const row = table.pageRows.find(({ id }) => id === links[at]?.dataset.entry);
          if (row && canRemove && lockOf(row) === undefined) removal.ask([row]);
        },
      }),
    };
    const act = actions[key];
    if (act === undefined || event.defaultPrevented) return;
    event.preventDefault();
    act();
  };
}
