import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShowNotice } from '../../state/shopContext';
import type { Entry } from './resource';
import type { ListStateControl } from './useListState';

/** A changed row keeps its tint for so long, so that nothing is lost with the message. */
const CHANGED_MS = 10_000;

/** Default of a message with something to press: longer than one that is only read. */
const HIDDEN_MS = 10_000;

interface ChangedList {
  rows: readonly Entry[];
  pageRows: readonly Entry[];
  list: ListStateControl;
  page: RefObject<HTMLElement | null>;
  /** ms that a success of the resource is shown, where it says so itself. */
  messageMs: number | undefined;
}

/** The link of a row, or the button of a new entry (`NEW_ENTRY`). */
const openerIn = (page: HTMLElement | null, id: string) =>
  [...(page?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(({ dataset }) => dataset.entry === id);

/**
 * What follows a change in a list: its row is tinted for a while and gets the focus; where search, filters or pages hide it, the
 * message leads to it.
 */
export function useAfterChange({ rows, pageRows, list, page, messageMs = HIDDEN_MS }: ChangedList) {
  const show = useShowNotice();
  const [changedId, setChangedId] = useState<string>();
  /** Whose link gets the focus once it is drawn. */
  const [focus, setFocus] = useState<{ id: string; rows: readonly Entry[] }>();
  const focused = useRef(focus);
  const [saved, setSaved] = useState<{ id: string; rows: readonly Entry[]; text: string }>();
  const told = useRef(saved);
  const openEntry = useRef(list.state.entry);

  /** A sheet is closed: where the browser did not return the focus into the page, it goes to what opens that entry. */
  const returnFocus = useEffectEvent((id: string) => {
    const root = page.current?.getRootNode();
    const hasFocus =
      (root instanceof Document || root instanceof ShadowRoot) && page.current?.contains(root.activeElement);
    if (!hasFocus) (openerIn(page.current, id) ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
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

  /** What was saved is on another page of the list, or search and filters hide it: the message leads there. */
  const sayHidden = useEffectEvent(({ id, text }: { id: string; text: string }) => {
    if (!rows.some((row) => row.id === id) || pageRows.some((row) => row.id === id)) return;
    show({ text, kind: 'success', durationMs: messageMs, link: { label: 'Anzeigen', path: list.addressOf(id) } });
    page.current?.querySelector<HTMLElement>('h1')?.focus();
  });
  useEffect(() => {
    // Known with the answer that holds it.
    if (saved === undefined || told.current === saved || saved.rows === rows) return;
    told.current = saved;
    sayHidden(saved);
  }, [saved, rows]);
  const isSheetOpen = list.state.entry !== undefined;
  useEffect(() => {
    // Under an open sheet nothing takes the focus.
    if (focus === undefined || focused.current === focus || isSheetOpen) return;
    const link = openerIn(page.current, focus.id);
    // A new row is there with the next answer; one that search or sorting hide is not.
    if (link === undefined && focus.id !== '' && focus.rows === rows) return;
    focused.current = focus;
    (link ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [focus, rows, page, isSheetOpen]);

  return {
    changedId,
    /** The row is tinted, with the sheet still open. */
    mark: setChangedId,
    /** The sheet is closed. @param text what was said */
    saved: (id: string | undefined, text: string) => {
      setFocus({ id: id ?? '', rows });
      if (id !== undefined) setSaved({ id, rows, text });
    },
    /** @param neighbour row that takes the focus; without one the heading does */
    removed: (neighbour: string | undefined) => setFocus({ id: neighbour ?? '', rows }),
  };
}
