/** The shop's entry, as script or module. */
const ENTRY = /\/webshop-widget[\w.-]*\.js(?:\?|$)/;

const ENTRY_TIMEOUT_MS = 5000;

/** Loads the current release: a cached entry would ask for chunks of an older one. */
export async function reloadPage(): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const fresh = (address: string, mode: RequestMode) =>
    fetch(address, { cache: 'reload', mode, signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS) });
  await Promise.allSettled(
    [...new Set(addresses)]
      .filter((address) => ENTRY.test(address))
      .map((address) => fresh(address, 'cors').catch(() => fresh(address, 'no-cors'))),
  );
  location.reload();
}
