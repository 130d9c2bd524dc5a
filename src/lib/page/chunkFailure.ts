/** Cause of a chunk that failed to load: removed from the server by a newer release, no connection, or an error of its own code. */
export type ChunkFailure = 'outdated' | 'unreachable' | 'broken';

const ADDRESS = /https?:\/\/[^\s"')]+/;

/** What Chromium, Firefox and WebKit say of a module or request that did not arrive. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror/i;

/** Whether a chunk has arrived and failed when it ran, for instance on a page that has changed built-ins meanwhile. */
export const isOwnError = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:Type|Reference|Syntax|Range)Error$/.test(error.name) &&
  !NOT_ARRIVED.test(error.message);

/** HTTP status of the latest request of an address, from the browser's resource timing; 0 if it is hidden. */
export function statusOf(address: string): number {
  const entries = performance.getEntriesByName(address);
  return Math.max(0, ...entries.map((entry) => ('responseStatus' in entry ? Number(entry.responseStatus) : 0)));
}

/** By the address in the error and resource timing, else by asking once more in a mode without CORS. */
export async function chunkFailureOf(error: unknown): Promise<ChunkFailure> {
  if (isOwnError(error)) return 'broken';
  const [address] = ADDRESS.exec(String(error)) ?? [];
  if (!navigator.onLine || address === undefined) return 'unreachable';
  if (statusOf(address) >= 400) return 'outdated';
  try {
    const { type, status } = await fetch(address, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
    return type === 'opaque' || status >= 400 ? 'outdated' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Said where the code itself has failed. */
export const CRASHED = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.';
