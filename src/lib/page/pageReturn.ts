/** Time away after which what is shown may no longer be true, ms. */
const LONG_AWAY_MS = 5 * 60_000;
/** A sleep of the device is seen by a beat that comes late. */
const BEAT_MS = 60_000;

/** From the back-forward cache, a long time in another tab, or a sleep of the device. Returns stop. */
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
  const beat = setInterval(look, BEAT_MS);
  return () => {
    listening.abort();
    clearInterval(beat);
  };
}
