import { HOST_PROPERTIES } from '../../src/domain/tenant/hostProperties';
import { whenIdle } from '../../src/lib/page/whenIdle';
import type { PageLook } from '../../src/state/environment';
import type { Report } from './followLook';

/** Loaded first by pages that give a look, else when the shop is shown. */
export interface FollowedLook extends PageLook {
  ready: Promise<unknown>;
  stop: () => void;
}

/** @param surface around the shop: the page's colours while it starts */
export function createPageLook(
  element: Element,
  surface: HTMLElement,
  whenShown: Promise<unknown>,
  report: Report,
): FollowedLook {
  const listeners = new Set<() => void>();
  let theme: ReturnType<PageLook['theme']>;
  let stop: (() => void) | undefined = () => undefined;
  const follow = () =>
    import('./followLook').then(
      ({ followLook }) => {
        if (!stop) return;
        stop = followLook(element, surface, report, (changed) => {
          theme = changed;
          for (const listener of listeners) listener();
        });
      },
      () => undefined,
    );
  const style = getComputedStyle(element);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const isGiven =
    (style.colorScheme + meta).includes('dark') ||
    Object.values(HOST_PROPERTIES).some((property) => style.getPropertyValue(property) !== '');
  if (!isGiven) void whenShown.then(() => stop && whenIdle(() => void follow()));
  return {
    theme: () => theme,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: isGiven ? follow() : Promise.resolve(),
    stop() {
      stop?.();
      stop = undefined;
    },
  };
}
