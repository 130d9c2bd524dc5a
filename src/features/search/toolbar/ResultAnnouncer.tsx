import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui/display/Announcer';
import { resultCount } from './resultText';
import { useSearch } from '../SearchProvider';

/** After each search. Dialogs need their own: the page behind is inert. */
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
