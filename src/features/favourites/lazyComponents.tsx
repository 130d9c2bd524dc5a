import { Suspense, type ComponentType } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { lazyWithRetry, NoFallback } from '../../ui/display/lazyWithRetry';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * A part that the first view does without: loaded once that is painted and the page idle. It has a place of its own, so that nothing
 * moves when it comes; if it never does, the rest goes on.
 */
function lazyDecoration<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyWithRetry(() => idle().then(load), NoFallback);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const CardActions = lazyDecoration(() => import('./CardActions').then((module) => module.CardActions));
export const FavouritesLink = lazyDecoration(() => import('./FavouritesLink').then((module) => module.FavouritesLink));
export const ComparisonBar = lazyDecoration(() =>
  import('./comparison/ComparisonBar').then((module) => module.ComparisonBar),
);
