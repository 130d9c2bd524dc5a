import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenNotice } from '../state/notices';
import { useNotices } from '../state/shopContext';
import { useRouteLink } from '../ui/actions/useRouteLink';
import { lazyWithRetry, NoFallback } from '../ui/feedback/lazyWithRetry';
import { Notice } from '../ui/feedback/Notice';
import { useStyles } from '../ui/styles';
import css from './Notices.css?inline';

// Few notices have a link.
const Link = lazyWithRetry(() => import('../ui/actions/Link').then((module) => module.Link), NoFallback);

export function Notices() {
  useStyles(css);
  const { notices, dismiss } = useNotices();
  if (notices.length === 0) return null;
  return (
    <div className="shell__notices" data-sticks="top">
      {notices.map((notice) => (
        <PassingNotice key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </div>
  );
}

/** Dismissed after `durationMs`, else by the next navigation to another entry or path. */
function PassingNotice({ notice, dismiss }: { notice: ScreenNotice; dismiss: (id: number) => void }) {
  const { id, kind, text, durationMs, link } = notice;
  const { pathname, key } = useLocation();
  const current = `${key} ${pathname}`;
  const [place] = useState(current);
  const isLeft = durationMs === undefined && current !== place;
  useEffect(() => {
    if (durationMs === undefined) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, durationMs, id]);
  useEffect(() => {
    if (isLeft) dismiss(id);
  }, [dismiss, id, isLeft]);
  return (
    <Notice tone={kind} onDismiss={() => dismiss(id)}>
      <span>{text}</span>
      {link ? (
        <Suspense>
          {' '}
          <NoticeLink {...link} />
        </Suspense>
      ) : null}
    </Notice>
  );
}

function NoticeLink({ label, path }: { label: string; path: string }) {
  return <Link {...useRouteLink(path)}>{label}</Link>;
}
