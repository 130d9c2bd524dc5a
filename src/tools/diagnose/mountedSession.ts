import type { ShopConfig } from '../../state/environment';
import type { OptionProblem } from '../../domain/integration/mountOptions';

/** State of a mounted shop, for `diagnose`. */
export interface MountedSession {
  /** The target in words, as the page has given it. */
  name: string;
  element: Element | undefined;
  /** `undefined` if required options are missing or invalid. */
  config: ShopConfig | undefined;
  problems: readonly OptionProblem[];
  isReady: boolean;
}
