import type { Vehicle } from './vehicle';

/** URLs of the pictures of the vehicle itself, in the platform's order. */
export function vehiclePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'normal' ? [url] : []));
}
