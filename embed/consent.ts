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
  services = [...new Set([...services, ...granted])];
  for (const listener of [...listeners]) listener();
}
