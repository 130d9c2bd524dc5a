import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import css from './VisuallyHidden.css?inline';
import { useStyles } from '../styles';

/** Returns how to withdraw it: what no longer holds is neither said nor found in the page. */
type Announce = (message: string) => () => void;

/** Time in which a screen reader has begun to say a sentence. */
const SPOKEN_MS = 5000;

const AnnounceContext = createContext<Announce>(() => () => undefined);

/**
 * Holds the one polite live region for all that is inside it. The shop has one; every dialog has its own, because what lies
 * outside an open modal dialog is inert and is not read.
 */
export function Announcer({ children }: { children: ReactNode }) {
  useStyles(css, 'ui');
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const due = useRef<ReadonlySet<string>>(new Set());

  const announce = useCallback((text: string) => {
    clearTimeout(timer.current);
    // Emptied first: screen readers only speak changes, and the same sentence may be due twice.
    setMessage('');
    // What several pieces say at the same moment is said together, in their order.
    due.current = new Set([...due.current, text]);
    timer.current = setTimeout(() => {
      setMessage([...due.current].join(' '));
      due.current = new Set();
      // Said by then; whoever walks through the page later shall not find what no longer holds.
      timer.current = setTimeout(() => setMessage(''), SPOKEN_MS);
    }, 50);
    return () => {
      due.current = new Set([...due.current].filter((each) => each !== text));
      setMessage((said) => (said === text ? '' : said));
    };
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return (
    <AnnounceContext value={announce}>
      {children}
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </AnnounceContext>
  );
}

/** Says a sentence to screen readers without moving the focus. Does nothing outside an `<Announcer>`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
