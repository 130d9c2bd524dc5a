import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSession } from '../state/shopContext';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';

/** Without input for so long on a page with persons, someone may have left the desk. */
const IDLE_MS = 30 * 60_000;
/** How long the question waits before the login ends. */
const ANSWER_MS = 60_000;

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * On a page with persons: asks after 30 minutes without input whether anybody is there, and ends the login where nobody answers. What
 * is typed is kept for the next login, as after any login that runs out.
 *
 * @param area what is watched: the admin area with its sheets
 */
export function IdleQuestion({ area }: { area: RefObject<HTMLElement | null> }) {
  const { expire } = useSession();
  const [isAsking, setAsking] = useState(false);
  const lastInput = useRef(0);
  const end = useEffectEvent(() => expire('token-expired'));

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => end(), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  useEffect(() => {
    const element = area.current;
    if (isAsking || element === null) return;
    lastInput.current = Date.now();
    const note = () => {
      lastInput.current = Date.now();
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        const rest = lastInput.current + IDLE_MS - Date.now();
        if (rest > 0) wait(rest);
        else setAsking(true);
      }, milliseconds);
    };
    wait(IDLE_MS);
    for (const type of INPUTS) element.addEventListener(type, note, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of INPUTS) element.removeEventListener(type, note);
    };
  }, [isAsking, area]);

  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title="Sind Sie noch da?"
      confirmLabel="Angemeldet bleiben"
      cancelLabel="Abmelden"
      onConfirm={() => setAsking(false)}
      onCancel={() => expire('token-expired')}
    >
      Diese Seite zeigt persönliche Daten. Ohne Antwort werden Sie in einer Minute abgemeldet; Ihre Eingaben bleiben
      erhalten.
    </ConfirmDialog>
  );
}
