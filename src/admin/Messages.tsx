import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ScreenNotice } from '../state/notices';
import { useNotices, useSession, useShop } from '../state/shopContext';
import { Link } from '../ui/actions/Link';
import { useRouteLink } from '../ui/actions/useRouteLink';
import { Notice } from '../ui/feedback/Notice';
import { useOwnChanges } from './engine/write/ownChanges';
import { UndoButton } from './engine/changes/UndoButton';
import type { OwnChange } from './ownWork';
import { useIsRead } from './useIsRead';

export { MESSAGE_MS } from './messageDuration';

/** Open sheets cover the content below and hide it from screen readers. */
const createSheets = () =>
  createStore<{ open: number; entry: string | undefined }>()(() => ({ open: 0, entry: undefined }));

/**
 * At the top of an open sheet, which covers the page's.
 * @param entry id of its entry
 */
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

/** At the lower edge of the page, where it covers no heading and no tab. */
export function PageMessages() {
  const sheets = useShop().lazyStore(createSheets);
  const isCovered = useStore(sheets, ({ open }) => open) > 0;
  return <div className="page-messages">{isCovered ? null : <Messages />}</div>;
}

/** The newest, with the way back of the last change. */
function Messages() {
  const { notices, dismiss } = useNotices();
  const { offer, withdraw } = useOwnChanges();
  // The page reports an ended login; a success above it would contradict.
  const { endReason, user } = useSession();
  const newest = notices.findLast(({ kind }) => !(endReason !== undefined && kind === 'success'));
  const { pathname } = useLocation();
  const id = newest?.id;
  const shownOn = useRef(pathname);
  const leave = useEffectEvent(() => {
    for (const old of notices) dismiss(old.id);
    withdraw();
  });
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    leave();
  }, [pathname]);
  useEffect(() => {
    for (const old of notices) if (old.id !== id) dismiss(old.id);
  }, [notices, id, dismiss]);

  const undo = user === undefined || (newest !== undefined && newest.kind !== 'success') ? undefined : offer;
  return (
    <div className="admin-messages">
      {newest === undefined && undo === undefined ? null : (
        <Message key={undo ? `undo ${undo.id}` : id} notice={newest} undo={undo} onEnd={withdraw} />
      )}
    </div>
  );
}

interface MessageProps {
  notice: ScreenNotice | undefined;
  undo: OwnChange | undefined;
  onEnd: () => void;
}

function Message({ notice, undo, onEnd }: MessageProps) {
  const { dismiss } = useNotices();
  const box = useRef<HTMLDivElement>(null);
  const isRead = useIsRead(box);
  const { id, durationMs, link, kind = 'info', text = undo?.text } = notice ?? {};
  useEffect(() => {
    if (id === undefined || durationMs === undefined || isRead) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id, durationMs, isRead]);
  return (
    <div ref={box}>
      <Notice
        tone={kind}
        onDismiss={() => {
          if (id !== undefined) dismiss(id);
          onEnd();
        }}
      >
        <span>{text}</span>
        {link === undefined || id === undefined ? null : <FollowLink {...link} onFollow={() => dismiss(id)} />}
        {undo === undefined ? null : <UndoButton offer={undo} isRead={isRead} onEnd={onEnd} />}
      </Notice>
    </div>
  );
}

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
