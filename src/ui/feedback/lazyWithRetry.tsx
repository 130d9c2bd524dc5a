import { lazy, use, useEffect, useState, type ComponentType } from 'react';
import { chunkFailureOf, type ChunkFailure } from '../../lib/page/chunkFailure';
import { ChunkLoadError, type ChunkLoadErrorProps } from './ChunkLoadError';
import { ChunkFailures } from './chunkFailures';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the chunk in advance, which is then rendered without a fallback before it; a failure is shown only when the component is rendered. */
  preload: () => Promise<void>;
};

/** Fallback that renders nothing, for decorations. */
export const NoFallback = () => null;

/**
 * `React.lazy` with a retry; render it inside a `Suspense`. If the chunk does not load, `Fallback` is rendered instead and the rest
 * of the page keeps working (`React.lazy` itself fails the nearest error boundary for good). It is requested again when the visitor
 * retries and when the component is mounted again.
 *
 * Chromium (checked: 150) remembers a failed `import()` and fails again at once, without a request, until the page is reloaded; the
 * HTML standard has changed that in 2026 (whatwg/html#10327). Another address for the same chunk (`?retry=1`) would run it a second
 * time beside the chunks that import it by its own, and Vite's `vite:preloadError` does not exist in a library build. So the second
 * failure offers to reload the page.
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
