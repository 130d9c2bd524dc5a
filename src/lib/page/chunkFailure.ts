/** Why a chunk failed: removed by a newer release, no connection, or an error of its own code. */
export type ChunkFailure = 'outdated' | 'unreachable' | 'broken';

const ADDRESS = /https?:\/\/[^\s"')]+/;

/** What Chromium, Firefox and WebKit say if a module or request did not arrive. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror/i;

/** Arrived, and failed when it ran, for instance because the page has changed built-ins. */
export const isOwnError = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:Type|Reference|Syntax|Range)Error$/.test(error.name) &&
  !NOT_ARRIVED.test(error.message);

/** HTTP status of the latest request, from resource timing; 0 if it is hidden. */
export function statusOf(address: string): number {
  const entries = performance.getEntriesByName(address);
  return Math.max(0, ...entries.map((entry) => ('responseStatus' in entry ? Number(entry.responseStatus) : 0)));
}

/** Uses resource timing of the error's address, else asks once more without CORS. */
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
