/** Calls `begin` before and `end` after printing; returns cleanup. Firefox copies the page right after `begin`. */
export function watchPrinting({ begin, end }: { begin: () => void; end: () => void }): () => void {
  const media = window.matchMedia('print');
  const follow = () => (media.matches ? begin() : end());
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    media.removeEventListener('change', follow);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
