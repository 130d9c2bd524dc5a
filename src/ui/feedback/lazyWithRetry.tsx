import { lazy, use, useEffect, useState, type ComponentType } from 'react';
import { chunkFailureOf, type ChunkFailure } from '../../lib/page/chunkFailure';
import { ChunkLoadError, type ChunkLoadErrorProps } from './ChunkLoadError';
import { ChunkFailures } from './chunkFailures';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the chunk in advance; a failure is shown only when it is rendered. */
  preload: () => Promise<void>;
};

export const NoFallback = () => null;

/**
 * `React.lazy` with a retry, inside a `Suspense`. A failed chunk renders `Fallback` and the rest of the page keeps working (`React.lazy` fails
 * the nearest error boundary for good). It is requested again on retry and at the next mount.
 * Chromium (checked: 150) remembers a failed `import()` until a reload (whatwg/html#10327 changes that), so the second failure offers to
 * reload. Another address (`?retry=1`) would run the chunk a second time beside its other importers; Vite's `vite:preloadError` does not exist
 * in a library build.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & ChunkLoadErrorProps> = ChunkLoadError,
): LazyComponent<Props> {
  let failures = 0;
  let failure: ChunkFailure = 'unreachable';
  const attempt = (): ComponentType<Props> => {
    const Attempt = lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        async (error: unknown) => {
          failures += 1;
          failure = await chunkFailureOf(error);
          return { default: Failed };
        },
      ),
    );
    const discard = () => {
      if (Current === Attempt) Current = attempt();
    };
    function Failed(props: Props) {
      const [Next, setNext] = useState<ComponentType<Props>>();
      const onFailure = use(ChunkFailures);
      useEffect(() => onFailure(failure), [onFailure]);
      useEffect(() => discard, []);
      if (Next) return <Next {...props} />;
      const onRetry = () => {
        discard();
        setNext(() => Current);
      };
      return <Fallback {...props} onRetry={onRetry} hasRetried={failures > 1} failure={failure} />;
    }
    return Attempt;
  };
  let Current = attempt();
  let Loaded: ComponentType<Props> | undefined;
  function LazyWithRetry(props: Props) {
    const [Part] = useState(() => Loaded);
    return Part === undefined ? <Current {...props} /> : <Part {...props} />;
  }
  return Object.assign(LazyWithRetry, {
    preload: () =>
      load().then(
        (component) => {
          Loaded = component;
        },
        () => undefined,
      ),
  });
}
