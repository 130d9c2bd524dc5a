import type { Vehicle } from './vehicle';
import { webAddress } from '../../lib/webAddress';

export function vehiclePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'normal' ? [url] : []));
}

export function damagePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'damage' ? [url] : []));
}

/** The description's pictures from these need no consent. */
export function pictureOrigins({ images }: Pick<Vehicle, 'images'>): string[] {
  return [...new Set(images.flatMap(({ url }) => webAddress(url)?.origin ?? []))];
}
