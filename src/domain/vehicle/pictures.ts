import type { Vehicle } from './vehicle';

/** Addresses of the pictures of the vehicle itself, in the platform's order. None: the screen shows its placeholder. */
export function vehiclePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'normal' ? [url] : []));
}
