import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { range } from '../lib/range';
import { usePageTheme } from '../shared/frame/usePageTheme';
import type { PageLook } from '../state/environment';
import { classNames } from '../ui/classNames';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Skeleton } from '../ui/display/Skeleton';
import { PARTS } from '../ui/parts';
import { useStyles } from '../ui/styles';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import css from './ShopStart.css?inline';
import { StartError } from './startError';
import type { ShopStarter } from './startShop';

type Progress<Started> =
  | { kind: 'starting' }
  | { kind: 'failed'; error: StartError }
  | { kind: 'started'; started: Started };

interface ShopStartProps<Started> {
  starter: ShopStarter<Started>;
  look: PageLook;
  /** The search widget is lower than a screen. */
  isCompact?: boolean;
  children: (started: Started) => ReactNode;
}

function progressOf<Started>(starter: ShopStarter<Started>): Progress<Started> {
  const started = starter.current();
  return started === undefined ? { kind: 'starting' } : { kind: 'started', started };
}

/** A placeholder while starting, then the shop, or a message with a retry. */
export function ShopStart<Started>({ starter, look, isCompact = false, children }: ShopStartProps<Started>) {
  useStyles(css);
  const theme = usePageTheme(look)?.({});
  const [progress, setProgress] = useState<Progress<Started>>(() => progressOf(starter));
  const [isRetrying, setRetrying] = useState(false);

  const start = useCallback(() => {
    let isWanted = true;
    starter.start().then(
      (started) => {
        // No transition: its slices of 5 ms delay the first cards by a frame each.
        if (isWanted) setProgress({ kind: 'started', started });
      },
      (error: unknown) => {
        if (!isWanted || !(error instanceof StartError)) return;
        setRetrying(false);
        setProgress({ kind: 'failed', error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [starter]);
  const isStarted = progress.kind === 'started';
  useEffect(() => (isStarted ? undefined : start()), [isStarted, start]);

  if (progress.kind === 'started') return children(progress.started);
  if (progress.kind === 'failed') {
    const retry = () => {
      setRetrying(true);
      start();
    };
    const { title, advice, isPassing } = progress.error;
    return (
      <div className="shop" part={PARTS.shop} lang="de" style={theme}>
        <ErrorState title={title} onRetry={isPassing ? retry : undefined} isRetrying={isRetrying}>
          {advice}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className="shop" part={PARTS.shop} lang="de" aria-busy="true" style={theme}>
      <VisuallyHidden>Der Fahrzeugshop wird geladen.</VisuallyHidden>
      <PagePlaceholder isCompact={isCompact} />
    </div>
  );
}

/** As high as a screen (or the search widget). */
export function PagePlaceholder({ isCompact = false }: { isCompact?: boolean }) {
  useStyles(css);
  return (
    <div className={classNames('page-placeholder', isCompact && 'page-placeholder--compact')} aria-hidden="true">
      <Skeleton width="38%" height={28} />
      {range(12, (card) => (
        <div key={card} className="page-placeholder__card">
          <Skeleton ratio="3 / 2" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
