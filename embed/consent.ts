import type { ExternalConsent } from '../src/state/environment';

/** The page has one consent tool, so this is the page's and not a shop's. */
let services: readonly string[] = [];
const listeners = new Set<() => void>();

export const externalConsent: ExternalConsent = {
  granted: () => services,
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Called by the page's consent tool for each service, or all at once, as the visitor allows them. */
export function grantConsent(granted: readonly string[]): void {
  replaceServices([...new Set([...services, ...granted])]);
}

/** Called by the page's consent tool when the visitor withdraws: what runs of these services is taken off at once. */
export function revokeConsent(revoked: readonly string[]): void {
  replaceServices(services.filter((service) => !revoked.includes(service)));
}

function replaceServices(changed: readonly string[]): void {
  if (changed.length === services.length) return;
  services = changed;
  for (const listener of [...listeners]) listener();
}
