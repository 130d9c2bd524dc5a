import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import css from './VisuallyHidden.css?inline';
import { useStyles } from '../styles';

/** Returns a function that withdraws the message. */
type Announce = (message: string) => () => void;

/** ms: screen readers have started to speak by then. */
const SPOKEN_MS = 5000;

const AnnounceContext = createContext<Announce>(() => () => undefined);

/** One in the shop and one in each dialog: only an open modal dialog is announced. */
export function Announcer({ children }: { children: ReactNode }) {
  useStyles(css, 'ui');
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const due = useRef<ReadonlySet<string>>(new Set());

  const announce = useCallback((text: string) => {
    clearTimeout(timer.current);
    // Emptied first: screen readers announce only changes, and the same message may follow.
    setMessage('');
    // Messages of the same moment are joined.
    due.current = new Set([...due.current, text]);
    timer.current = setTimeout(() => {
      setMessage([...due.current].join(' '));
      due.current = new Set();
      timer.current = setTimeout(() => setMessage(''), SPOKEN_MS);
    }, 50);
    return () => {
      due.current = new Set([...due.current].filter((each) => each !== text));
      setMessage((current) => (current === text ? '' : current));
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

/** Announces to screen readers without moving the focus. A no-op outside an `<Announcer>`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
