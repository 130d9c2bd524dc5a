import { useEffect, useRef } from 'react';
import { mount, type Handle, type MountOptions } from 'webshop-widget';

interface WebshopProps extends MountOptions {
  /** Called with the handle of each shop that is mounted: `shop.on('order-created', …)`. */
  onMount?: (shop: Handle) => void;
}

/** The shop as a component; a changed option mounts it again. */
export function Webshop({ onMount, ...options }: WebshopProps) {
  const element = useRef<HTMLDivElement>(null);
  const onMountNow = useRef(onMount);
  useEffect(() => {
    onMountNow.current = onMount;
  });
  // As text, so that options count as changed only if a value has changed.
  const key = JSON.stringify(options);
  useEffect(() => {
    if (element.current === null) return undefined;
    const shop = mount(element.current, JSON.parse(key) as MountOptions);
    onMountNow.current?.(shop);
    return () => shop.unmount();
  }, [key]);
  return <div ref={element} />;
}
