import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/whenIdle';

/**
 * A part that the first view does without: nothing until that is painted and the page idle, then the component. It needs a place of
 * its own, so that nothing moves when it comes; a chunk that does not arrive is asked for again by the next one that is mounted.
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
          waiting.forEach((tell) => tell());
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
      const tell = () => setCurrent(() => Part);
      waiting.add(tell);
      if (Part === undefined) ask();
      else tell();
      return () => {
        waiting.delete(tell);
      };
    }, [Current]);
    return Current === undefined ? null : <Current {...props} />;
  };
}
