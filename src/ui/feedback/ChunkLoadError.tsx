import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ChunkFailure } from '../../lib/page/chunkFailure';
import { reloadPage } from '../../lib/page/reloadPage';
import { Button } from '../actions/Button';
import { ErrorState } from './ErrorState';
import css from './ChunkLoadError.css?inline';
import { useStyles } from '../styles';

export interface ChunkLoadErrorProps {
  onRetry: () => void;
  /** Some browsers then need the page to be reloaded. */
  hasRetried?: boolean;
  /** `outdated`: only a reload gets the current release. */
  failure?: ChunkFailure;
  /** The component would have been a dialog. */
  onClose?: () => void;
}

const TITLE = 'Dieser Bereich konnte nicht geladen werden.';
const OUTDATED = 'Die Seite wurde aktualisiert.';

/** Uses only components of the first view. */
export function ChunkLoadError({ onRetry, hasRetried = false, failure = 'unreachable', onClose }: ChunkLoadErrorProps) {
  const isOutdated = failure === 'outdated';
  const actions = (
    <>
      {hasRetried || isOutdated ? <Button onClick={() => void reloadPage()}>Seite neu laden</Button> : null}
      {onClose ? <Button onClick={onClose}>Schließen</Button> : null}
    </>
  );
  const message = isOutdated ? (
    <ErrorState title={OUTDATED} actions={actions}>
      Dieser Bereich steht erst nach einem Neuladen der Seite wieder bereit. Ihre Eingaben sind gesichert.
    </ErrorState>
  ) : (
    <ErrorState title={TITLE} onRetry={onRetry} actions={actions}>
      {failure === 'broken'
        ? 'Bitte versuchen Sie es erneut, oder laden Sie die Seite neu. Ihre Eingaben sind gesichert.'
        : 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut, oder laden Sie die Seite neu. Ihre Eingaben sind gesichert.'}
    </ErrorState>
  );
  return onClose ? <ChunkLoadErrorDialog onClose={onClose}>{message}</ChunkLoadErrorDialog> : message;
}

function ChunkLoadErrorDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useStyles(css, 'ui');
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className="missing-dialog" aria-label={TITLE} onCancel={onClose}>
      {children}
    </dialog>
  );
}
