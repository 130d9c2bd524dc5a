import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useSession } from '../../state/shopContext';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';

/** Time without input after which the desk may be unattended. */
const IDLE_MS = 30 * 60_000;
const ANSWER_MS = 60_000;

/** To other tabs. */
const MIN_MESSAGE_INTERVAL_MS = 5000;

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

interface IdleQuestionProps {
  /** Element whose input is observed: the admin area with its sheets. */
  area: RefObject<HTMLElement | null>;
  isPersonal: boolean;
}

/** Asks after 30 idle minutes in all tabs of the user, and ends the login without an answer; unsaved input survives. */
export function IdleQuestion({ area, isPersonal }: IdleQuestionProps) {
  const { user, expire } = useSession();
  const [isOpen, setOpen] = useState(false);
  const userId = user?.id ?? '';
  const end = useEffectEvent(() => expire('token-expired'));
  const ask = useEffectEvent(() => setOpen(isPersonal));

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => end(), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const page = element.ownerDocument;
    const otherTabs = new BroadcastChannel(`webshop-widget-input-${userId}`);
    let lastInput = Date.now();
    let lastMessage = 0;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const rest = lastInput + IDLE_MS - Date.now();
      if (rest <= 0 && !page.hidden) ask();
      timer = setTimeout(check, rest > 0 ? rest : IDLE_MS);
    };
    const recordInput = () => {
      lastInput = Date.now();
      if (lastInput - lastMessage < MIN_MESSAGE_INTERVAL_MS) return;
      lastMessage = lastInput;
      otherTabs.postMessage(lastInput);
    };
    otherTabs.addEventListener('message', () => {
      lastInput = Date.now();
      setOpen(false);
    });
    for (const type of INPUTS) element.addEventListener(type, recordInput, { passive: true });
    page.addEventListener('visibilitychange', check);
    check();
    return () => {
      clearTimeout(timer);
      otherTabs.close();
      for (const type of INPUTS) element.removeEventListener(type, recordInput);
      page.removeEventListener('visibilitychange', check);
    };
  }, [area, userId]);

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
