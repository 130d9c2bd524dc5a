/** After this time away a screen may be outdated, ms. */
const LONG_AWAY_MS = 5 * 60_000;
/** A late one shows that the device has slept. */
const HEARTBEAT_MS = 60_000;

/** Returns from the back-forward cache, a long time in another tab, or sleep. The result stops watching. */
export function watchReturn(onReturn: () => void): () => void {
  let seen = Date.now();
  const listening = new AbortController();
  const { signal } = listening;

  function look(isRestored = false) {
    const isLongAway = Date.now() - seen >= LONG_AWAY_MS;
    if (document.visibilityState === 'hidden') return;
    seen = Date.now();
    if (isLongAway || isRestored) onReturn();
  }

  window.addEventListener('pageshow', ({ persisted }) => look(persisted), { signal });
  document.addEventListener('visibilitychange', () => look(), { signal });
  const beat = setInterval(look, HEARTBEAT_MS);
  return () => {
    listening.abort();
    clearInterval(beat);
  };
}
