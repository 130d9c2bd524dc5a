import { lazy, useEffect, useState, type ComponentType } from 'react';
import { ChunkLoadError, type ChunkLoadErrorProps } from './ChunkLoadError';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the part before it is wanted; a failure shows when it is. */
  preload: () => void;
};

/** Instead of an ornament that did not arrive. */
export const NoFallback = () => null;

/**
 * A part with a chunk of its own in the module build, to be rendered under a `Suspense`. Where the chunk does not arrive, `Instead`
 * stands in its place and the rest goes on; by default that says so with a button, as a dialog for a part that has `onClose`. It is
 * fetched anew when that button is pressed and when it is wanted again. (`React.lazy` itself fails the nearest boundary for ever.)
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & ChunkLoadErrorProps> = ChunkLoadError,
): LazyComponent<Props> {
  const attempt = (): ComponentType<Props> => {
    const Attempt = lazy<ComponentType<Props>>(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: Failed }),
      ),
    );
    const forget = () => {
      if (Current === Attempt) Current = attempt();
    };
    function Failed(props: Props) {
      const [Again, tryAgain] = useState<ComponentType<Props>>();
      useEffect(() => forget, []);
      if (Again) return <Again {...props} />;
      const onRetry = () => {
        forget();
        tryAgain(() => Current);
      };
      return <Fallback {...props} onRetry={onRetry} />;
    }
    return Attempt;
  };
  let Current = attempt();
  function Part(props: Props) {
    return <Current {...props} />;
  }
  return Object.assign(Part, { preload: () => void load().catch(() => undefined) });
}
