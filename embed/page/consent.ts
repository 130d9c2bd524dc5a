import type { ExternalConsent } from '../../src/state/environment';

/** Granted services: shared by all shops of the page, because it has one consent tool. */
let services: readonly string[] = [];
const listeners = new Set<() => void>();

export const externalConsent: ExternalConsent = {
  granted: () => services,
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Grants services; called by the page's consent tool. Unknown names are ignored by the shops. */
export function grantConsent(granted: readonly string[]): void {
  replaceServices([...new Set([...services, ...granted])]);
}

/** Revokes services; called by the page's consent tool. Running frames and scripts of these services are removed at once. */
export function revokeConsent(revoked: readonly string[]): void {
  replaceServices(services.filter((service) => !revoked.includes(service)));
}

function replaceServices(changed: readonly string[]): void {
  if (changed.length === services.length) return;
  services = changed;
  for (const listener of [...listeners]) listener();
}
