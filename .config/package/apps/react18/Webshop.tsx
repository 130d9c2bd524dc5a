import { useEffect, useRef } from 'react';
import { mount, type Handle, type MountOptions } from 'webshop-widget';

interface WebshopProps extends MountOptions {
  /** Called with the handle of each shop that is mounted: `shop.on('order-created', …)`. */
  onMount?: (shop: Handle) => void;
}

/** The shop as a component. It mounts anew when an option changes, and takes everything along when it leaves. */
export function Webshop({ onMount, ...options }: WebshopProps) {
  const place = useRef<HTMLDivElement>(null);
  const onMountNow = useRef(onMount);
  useEffect(() => {
    onMountNow.current = onMount;
  });
  // Options are plain values: as text they are the same until one of them changes.
  const key = JSON.stringify(options);
  useEffect(() => {
    if (place.current === null) return undefined;
    const shop = mount(place.current, JSON.parse(key) as MountOptions);
    onMountNow.current?.(shop);
    return () => shop.unmount();
  }, [key]);
  return <div ref={place} />;
}
