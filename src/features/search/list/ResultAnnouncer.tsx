import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui/display/Announcer';
import { resultCount } from './resultText';
import { useSearch } from '../SearchProvider';

/** Says how many vehicles there are whenever that was searched for anew. An open dialog has its own: the page behind it is not read. */
export function ResultAnnouncer() {
  const announce = useAnnounce();
  const status = useSearch((state) => state.status);
  const totalCount = useSearch((state) => state.totalCount);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (status === 'ready' && wasLoading.current && totalCount !== undefined) {
      announce(totalCount === 0 ? 'Keine Ergebnisse' : resultCount(totalCount));
    }
    wasLoading.current = status === 'loading';
  }, [announce, status, totalCount]);
  return null;
}
