import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSession } from '../state/shopContext';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';

/** Time without input after which the desk may be unattended. */
const IDLE_MS = 30 * 60_000;
/** Time to answer before the login ends. */
const ANSWER_MS = 60_000;

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Asks after 30 idle minutes whether the user is still there, and ends the login without an answer. Unsaved input survives, as
 * after any expired login.
 *
 * @param area element whose input is observed: the admin area with its sheets
 */
export function IdleQuestion({ area }: { area: RefObject<HTMLElement | null> }) {
  const { expire } = useSession();
  const [isOpen, setOpen] = useState(false);
  const lastInput = useRef(0);
  const end = useEffectEvent(() => expire('token-expired'));

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => end(), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useEffect(() => {
    const element = area.current;
    if (isOpen || element === null) return;
    lastInput.current = Date.now();
    const recordInput = () => {
      lastInput.current = Date.now();
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        const rest = lastInput.current + IDLE_MS - Date.now();
        if (rest > 0) wait(rest);
        else setOpen(true);
      }, milliseconds);
    };
    wait(IDLE_MS);
    for (const type of INPUTS) element.addEventListener(type, recordInput, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of INPUTS) element.removeEventListener(type, recordInput);
    };
  }, [isOpen, area]);

  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title="Sind Sie noch da?"
      confirmLabel="Angemeldet bleiben"
      cancelLabel="Abmelden"
      onConfirm={() => setOpen(false)}
      onCancel={() => expire('token-expired')}
    >
      Diese Seite zeigt persönliche Daten. Ohne Antwort werden Sie in einer Minute abgemeldet; Ihre Eingaben bleiben
      erhalten.
    </ConfirmDialog>
  );
}
