/** Why a part of the shop did not arrive: it is not on the server any more (a newer release is), or there is no connection. */
export type ChunkFailure = 'outdated' | 'unreachable';

const ADDRESS = /https?:\/\/[^\s"')]+/;

/** The browser knows the answer to the newest request of an address; 0 where it may not say it. */
function statusOf(address: string): number {
  const entries = performance.getEntriesByName(address);
  return Math.max(0, ...entries.map((entry) => ('responseStatus' in entry ? Number(entry.responseStatus) : 0)));
}

/**
 * Tells a file that is gone from a lost connection, after `import()` has failed. Most browsers name the address and know the status of the answer;
 * where they do not say it (a 404 without CORS headers), the server is asked once more, in a way that needs no headers.
 */
export async function chunkFailureOf(error: unknown): Promise<ChunkFailure> {
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
