import type { ExternalConsent } from '../../src/state/environment';

/** One consent tool for all shops of the page. */
let services: readonly string[] = [];
const listeners = new Set<() => void>();

export const externalConsent: ExternalConsent = {
  granted: () => services,
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Called by the page's consent tool. Shops ignore unknown names. */
export function grantConsent(granted: readonly string[]): void {
  replaceServices([...new Set([...services, ...granted])]);
}

/** Called by the page's consent tool. Frames and scripts of these services are removed at once. */
export function revokeConsent(revoked: readonly string[]): void {
  replaceServices(services.filter((service) => !revoked.includes(service)));
}

function replaceServices(changed: readonly string[]): void {
  if (changed.length === services.length) return;
  services = changed;
  for (const listener of [...listeners]) listener();
}
