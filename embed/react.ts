/** Entry `webshop-widget/react` of the package, which imports the module by its name. */
import { createElement, useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { mount } from './index';
import type { Handle } from './api/mount';
import type { MountOptions, WebshopWidgetAttributes } from '../src/domain/integration/mountOptions';

export interface WebshopProps extends MountOptions {
  className?: string | undefined;
  /** Default in normal layout: room for the first view (`min-height`), so that the page does not move when the shop appears. */
  style?: CSSProperties | undefined;
  children?: ReactNode;
  /** Called with the handle of each shop that is mounted: `shop.on('order-created', …)`. */
  onMount?: ((shop: Handle) => void) | undefined;
}

const ROOM: CSSProperties = { minHeight: 'max(720px, 100vh)' };

/** The shop as a component, mounted in the browser only. A changed option mounts it again; it leaves nothing when it goes. */
export function Webshop({ className, style, children, onMount, ...options }: WebshopProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const onMountNow = useRef(onMount);
  useEffect(() => {
    onMountNow.current = onMount;
  });
  // Text: only a changed value counts.
  const key = JSON.stringify(options);
  useEffect(() => {
    if (element.current === null) return undefined;
    const shop = mount(element.current, JSON.parse(key) as MountOptions);
    onMountNow.current?.(shop);
    return () => shop.unmount();
  }, [key]);
  const hasRoom = options.layout !== 'overlay' && options.mode !== 'search';
  return createElement('div', { ref: element, className, style: style ?? (hasRoom ? ROOM : undefined) }, children);
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the name under which React declares it
  namespace JSX {
    interface IntrinsicElements {
      'webshop-widget': WebshopWidgetAttributes & HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;
    }
  }
}
