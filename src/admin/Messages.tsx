import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNotices, useSession, useShop } from '../state/shopContext';
import { Link } from '../ui/actions/Link';
import { useRouteLink } from '../ui/actions/useRouteLink';
import { Notice } from '../ui/feedback/Notice';
import { UndoBar } from './engine/changes/UndoBar';
import { useIsRead } from './useIsRead';

export { MESSAGE_MS } from './messageDuration';

/** Number of open sheets, and the entry of the last one. Content below them is covered and hidden from screen readers. */
const createSheets = () =>
  createStore<{ open: number; entry: string | undefined }>()(() => ({ open: 0, entry: undefined }));

/** Newest message at the top of an open sheet, which covers that of the page. @param entry id of its entry, unless it is new */
export function SheetMessages({ entry }: { entry: string | undefined }) {
  const sheets = useShop().lazyStore(createSheets);
  const { notices, dismiss } = useNotices();
  // A success belongs to its entry.
  const clear = useEffectEvent(() => {
    if (entry !== undefined && entry === sheets.getState().entry) return;
    for (const { id, kind } of notices) if (kind === 'success') dismiss(id);
  });
  useEffect(() => {
    clear();
    sheets.setState(({ open }) => ({ open: open + 1, entry }));
    return () => sheets.setState(({ open }) => ({ open: open - 1 }));
  }, [sheets, entry]);
  return <Messages />;
}

/** Newest message of the page, unless a sheet covers it. */
export function PageMessages() {
  const sheets = useShop().lazyStore(createSheets);
  return useStore(sheets, ({ open }) => open) > 0 ? null : <Messages />;
}

/** Newest message at the top of the main column. Never a stack, and never at the bottom right, where hosts have their chat button. */
function Messages() {
  const { notices, dismiss } = useNotices();
  // The page already reports an ended login; a success above it would contradict.
  const hasLoginEnded = useSession().endReason !== undefined;
  const newest = notices.findLast(({ kind }) => !(hasLoginEnded && kind === 'success'));
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isRead = useIsRead(box);
  const id = newest?.id;
  const durationMs = newest?.durationMs;

  useEffect(() => {
    if (id === undefined || durationMs === undefined || isRead) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id, durationMs, isRead]);
  // An error message belongs to its page.
  useEffect(
    () => () => {
      if (id !== undefined && durationMs === undefined) dismiss(id);
    },
    [dismiss, id, durationMs, pathname],
  );
  useEffect(() => {
    for (const old of notices) if (old.id !== id) dismiss(old.id);
  }, [notices, id, dismiss]);

  return (
    <div className="admin-messages" ref={box}>
      {newest === undefined ? null : (
        <Notice key={newest.id} tone={newest.kind} onDismiss={() => dismiss(newest.id)}>
          <span>{newest.text}</span>
          {newest.link === undefined ? null : <FollowLink {...newest.link} onFollow={() => dismiss(newest.id)} />}
        </Notice>
      )}
      <UndoBar />
    </div>
  );
}

/** Link of a message, after its text. */
export function FollowLink({ label, path, onFollow }: { label: string; path: string; onFollow?: () => void }) {
  const { href, onClick } = useRouteLink(path);
  return (
    <>
      {' · '}
      <Link
        href={href}
        onClick={(event) => {
          onClick(event);
          onFollow?.();
        }}
      >
        {label}
      </Link>
    </>
  );
}
