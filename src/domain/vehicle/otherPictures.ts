import { webAddress } from '../../lib/webAddress';
import type { Vehicle } from './vehicle';

/** Pictures of damages, for the condition tab. */
export function damagePictures({ images }: Pick<Vehicle, 'images'>): string[] {
  return images.flatMap(({ type, url }) => (type === 'damage' ? [url] : []));
}

/** Origins that the vehicle's own pictures come from: what its texts show from there needs no other consent. */
export function pictureOrigins({ images }: Pick<Vehicle, 'images'>): string[] {
  return [...new Set(images.flatMap(({ url }) => webAddress(url)?.origin ?? []))];
}
