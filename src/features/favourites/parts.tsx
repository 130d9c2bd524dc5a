import { Suspense, type ComponentType } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { lazyPart, Nothing } from '../../ui/display/lazyPart';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * A part that the first view does without: loaded once that is painted and the page idle. It has a place of its own, so that nothing
 * moves when it comes; if it never does, the rest goes on.
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(() => idle().then(load), Nothing);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const CardActions = later(() => import('./CardActions').then((module) => module.CardActions));
export const FavouritesLink = later(() => import('./FavouritesLink').then((module) => module.FavouritesLink));
export const ComparisonBar = later(() => import('./comparison/ComparisonBar').then((module) => module.ComparisonBar));
