import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/page/whenIdle';

/**
 * Loaded when the first view is painted and the page is idle; renders nothing until then: reserve its space. A failed chunk is requested again
 * by the next mounted component.
 * Without `lazy`: React renders a suspending component twice, and a list would suspend once per card.
 */
export function lazyDecoration<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let cancel: (() => void) | undefined;
  const waiting = new Set<() => void>();

  const request = () => {
    cancel ??= whenIdle(() => {
      load().then(
        (component) => {
          Part = component;
          waiting.forEach((show) => show());
        },
        () => {
          cancel = undefined;
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
      if (Part === undefined) request();
      else show();
      return () => {
        waiting.delete(show);
        if (waiting.size > 0) return;
        // Whoever comes next waits for an idle moment of its own.
        cancel?.();
        cancel = undefined;
      };
    }, [Current]);
    return Current === undefined ? null : <Current {...props} />;
  };
}
