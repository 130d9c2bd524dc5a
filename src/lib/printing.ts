/** Tells when paper begins and ends. A copy of the page may be made right after `begin` (Firefox). Gives back the undo. */
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
