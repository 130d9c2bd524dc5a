import { lazy, type ComponentType } from 'react';

/** By then React has shown the failure; what comes later is another try. */
const FORGET_AFTER_MS = 1000;

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the part before it is wanted; a failure shows when it is. */
  preload: () => void;
};

/**
 * `React.lazy` that can be tried again: a chunk that did not arrive fails the nearest boundary, and is loaded anew when that
 * renders its children once more. (React's own keeps a failure for ever.)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          setTimeout(() => {
            Current = attempt();
          }, FORGET_AFTER_MS);
          throw error;
        },
      ),
    );
  let Current: ComponentType<Props> = attempt();
  function Part(props: Props) {
    return <Current {...props} />;
  }
  return Object.assign(Part, { preload: () => void load().catch(() => undefined) });
}
