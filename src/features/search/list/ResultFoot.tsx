import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format';
import { PAGE_SIZE } from '../../../domain/vehicle/search/query';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Button } from '../../../ui/actions/Button';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { Notice } from '../../../ui/feedback/Notice';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { useStyles } from '../../../ui/styles';
import { moreText } from '../toolbar/resultText';
import { useSearch, useSearchStore } from '../SearchProvider';
import css from './ResultFoot.css?inline';

export function ResultFoot() {
  useStyles(css);
  const store = useSearchStore();
  const announce = useAnnounce();
  const more = useSearch((state) => state.more);
  const failure = useSearch((state) => state.failure);
  const hasMore = useSearch((state) => state.hasMore);
  const count = useSearch((state) => state.vehicles.length);
  const total = useSearch((state) => state.totalCount ?? 0);
  const foot = useRef<HTMLDivElement>(null);
  const wasLoading = useRef(false);
  const text = `Angezeigt ${formatNumber(count)} von ${formatNumber(total)} Fahrzeugen`;

  useEffect(() => {
    if (wasLoading.current && more === 'idle') {
      announce(text);
      if (!hasMore) foot.current?.focus({ preventScroll: true });
    }
    wasLoading.current = more === 'loading';
  }, [announce, hasMore, more, text]);

  return (
    <div ref={foot} className="result-foot" tabIndex={-1} role="group" aria-label="Weitere Ergebnisse">
      <p className="result-foot__text">{text}</p>
      <ProgressBar label="Angezeigte Fahrzeuge" value={count} max={total} valueText={text} />
      {more === 'failed' ? (
        <Notice tone="error">
          {`Die weiteren Fahrzeuge konnten nicht geladen werden. ${busyTextOf(failure) ?? TRY_AGAIN}`}
        </Notice>
      ) : null}
      {hasMore ? (
        <Button isBusy={more === 'loading'} onClick={store.loadMore}>
          {moreText(Math.min(PAGE_SIZE, total - count))}
        </Button>
      ) : null}
    </div>
  );
}
