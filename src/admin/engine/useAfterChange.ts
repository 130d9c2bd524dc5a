import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ScreenNotice } from '../../state/notices';
import { useShowNotice } from '../../state/shopContext';
import type { Entry } from './entry';
import { focusedElement } from './focusedElement';
import type { ListStateControl } from './list/useListState';

const CHANGED_MS = 10_000;

const HIDDEN_MS = 10_000;

interface ChangedList {
  rows: readonly Entry[];
  pageRows: readonly Entry[];
  list: ListStateControl;
  page: RefObject<HTMLElement | null>;
  messageMs: number | undefined;
}

const openerIn = (page: HTMLElement | null, id: string) =>
  [...(page?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(({ dataset }) => dataset.entry === id);

/** Highlights and focuses it. If search, filters or pages hide it, the message has a link. */
export function useAfterChange({ rows, pageRows, list, page, messageMs = HIDDEN_MS }: ChangedList) {
  const show = useShowNotice();
  const [changedId, setChangedId] = useState<string>();
  const [focus, setFocus] = useState<{ id: string; rows: readonly Entry[] }>();
  const focused = useRef(focus);
  const [saved, setSaved] = useState<{
    id: string;
    rows: readonly Entry[];
    text: string;
    link: ScreenNotice['link'];
  }>();
  const reported = useRef(saved);
  const openEntry = useRef(list.state.entry);

  /** Focuses the opener of a closed sheet, unless the browser has. */
  const returnFocus = useEffectEvent((id: string) => {
    if (!page.current?.contains(focusedElement(page.current)))
      (openerIn(page.current, id) ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
  });
  useEffect(() => {
    const before = openEntry.current;
    openEntry.current = list.state.entry;
    if (before !== undefined && list.state.entry === undefined) returnFocus(before);
  }, [list.state.entry]);

  useEffect(() => {
    if (changedId === undefined) return;
    const timer = setTimeout(() => setChangedId(undefined), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changedId]);

  const notifySaved = useEffectEvent(({ id, text, link }: { id: string; text: string; link: ScreenNotice['link'] }) => {
    const isHidden = rows.some((row) => row.id === id) && !pageRows.some((row) => row.id === id);
    const offer = link ?? (isHidden ? { label: 'Anzeigen', path: list.addressOf(id) } : undefined);
    if (offer !== undefined) show({ text, kind: 'success', durationMs: messageMs, link: offer });
    if (isHidden) page.current?.querySelector<HTMLElement>('h1')?.focus();
  });
  useEffect(() => {
    // Waits for its rows.
    if (saved === undefined || reported.current === saved || saved.rows === rows) return;
    reported.current = saved;
    notifySaved(saved);
  }, [saved, rows]);
  const isSheetOpen = list.state.entry !== undefined;
  useEffect(() => {
    if (focus === undefined || focused.current === focus || isSheetOpen) return;
    const link = openerIn(page.current, focus.id);
    // A new row comes with the next rows; search or sorting can hide it.
    if (link === undefined && focus.id !== '' && focus.rows === rows) return;
    focused.current = focus;
    (link ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [focus, rows, page, isSheetOpen]);

  return {
    changedId,
    mark: setChangedId,
    /** After the sheet is closed. @param link what comes next */
    saved: (id: string | undefined, text: string, link?: ScreenNotice['link']) => {
      setFocus({ id: id ?? '', rows });
      if (id !== undefined) setSaved({ id, rows, text, link });
    },
    /** @param neighbour default: the heading */
    removed: (neighbour: string | undefined) => setFocus({ id: neighbour ?? '', rows }),
  };
}
