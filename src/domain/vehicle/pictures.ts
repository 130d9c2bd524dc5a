import type { Vehicle } from './vehicle';
import { webAddress } from '../../lib/webAddress';

/** URLs of the pictures of the vehicle itself, in the platform's order. */
export function vehiclePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'normal' ? [url] : []));
}

export function damagePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'damage' ? [url] : []));
}

/** Origins of the vehicle's pictures; pictures in its description from the same origins need no further consent. */
export function pictureOrigins({ images }: Pick<Vehicle, 'images'>): string[] {
  return [...new Set(images.flatMap(({ url }) => webAddress(url)?.origin ?? []))];
}
