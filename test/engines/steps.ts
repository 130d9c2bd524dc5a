import type { Platform } from '../platform/platform';
import type { HostPage } from '../browser/support/hostPage';
import type { Visitor } from './visitor';

export interface Way {
  visitor: Visitor;
  platform: Platform;
  /** Goes to a page of a dealer. */
  visit: (page: HostPage) => Promise<void>;
}

const isSent = (platform: Platform, method: string, path: string) =>
  platform.state.requests.filter((request) => request.method === method && request.path.startsWith(path)).length;

/** The main journey, in this order: each step goes on where the one before has ended. */
export const STEPS: readonly (readonly [name: string, step: (way: Way) => Promise<void>])[] = [];
void isSent;
