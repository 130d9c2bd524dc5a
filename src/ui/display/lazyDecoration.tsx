import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/whenIdle';

/**
 * Lazy component that is loaded when the first view is painted and the page is idle; renders nothing until then. Reserve its space,
 * so that nothing moves. A chunk that failed to load is requested again by the next mounted one.
 *
 * Without `lazy` and `Suspense`: a list of twelve would suspend twelve times while the first view renders, and React renders what
 * suspends twice.
 */
export function lazyDecoration<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let isAsked = false;
  const waiting = new Set<() => void>();

  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    whenIdle(() => {
      load().then(
        (component) => {
          Part = component;
          waiting.forEach((show) => show());
        },
        () => {
          isAsked = false;
        },
      );
    });
  };

  return function LazyDecoration(props: Props) {
    const [Current, setCurrent] = useState(() => Part);
    useEffect(() => {
      if (Current !== undefined) return;
      const show = () => setCurrent(() => Part);
      waiting.add(show);
      if (Part === undefined) ask();
      else show();
      return () => {
        waiting.delete(show);
      };
    }, [Current]);
    return Current === undefined ? null : <Current {...props} />;
  };
}
