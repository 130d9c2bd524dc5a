import { vi } from 'vitest';

/** Stands in for the package of the same name in the tests: no script of a third party is loaded. */
export const loadScript = vi.fn();
