import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotices } from '../state/shopContext';
import { Link } from '../ui/actions/Link';
import { useRouteLink } from '../ui/actions/useRouteLink';
import { Notice } from '../ui/display/Notice';

/** How long a success is shown (admin 4); a failure stays until it is closed. */
export const MESSAGE_MS = 3250;

/** The newest message, on top of the main column: never a stack, and never where the host's chat bubble lives. */
export function Messages() {
  const { notices, dismiss } = useNotices();
  const newest = notices.at(-1);
  const { pathname } = useLocation();
  const [isHeld, setHeld] = useState(false);
  const id = newest?.id;
  const durationMs = newest?.durationMs;

  useEffect(() => {
    if (id === undefined || durationMs === undefined || isHeld) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id, durationMs, isHeld]);
  // What failed belongs to the page that it failed on.
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
    // Held while someone reads it; the message itself has its role.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="admin-messages"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {newest === undefined ? null : (
        <Notice key={newest.id} tone={newest.kind} onDismiss={() => dismiss(newest.id)}>
          <span>{newest.text}</span>
          {newest.link === undefined ? null : <WayOn {...newest.link} onFollow={() => dismiss(newest.id)} />}
        </Notice>
      )}
    </div>
  );
}

function WayOn({ label, path, onFollow }: { label: string; path: string; onFollow: () => void }) {
  const { href, onClick } = useRouteLink(path);
  return (
    <>
      {' · '}
      <Link
        href={href}
        onClick={(event) => {
          onClick(event);
          onFollow();
        }}
      >
        {label}
      </Link>
    </>
  );
}
