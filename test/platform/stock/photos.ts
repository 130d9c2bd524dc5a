import type { Car } from '../contract';
import { bodyOf } from '../pictures/vehicle';
import type { Body } from './modelSpec';

/** Photographs by body and paint, made by `.config/dev/photos.ts`. */
const PHOTOS: Partial<Record<Body, Partial<Record<NonNullable<Car['varnishPrimaryColorType']>, string>>>> = {
  suv: { WHITE: 'suv-portrait' },
  minivan: { WHITE: 'minivan-plain' },
};

const photoUrl = (baseUrl: string, name: string) => `${baseUrl}/media/photos/${name}.jpg`;

/** Puts the photograph of a car with that body and paint before the drawn pictures of half of the passenger cars. */
export function withPhotos(vehicles: readonly Car[], baseUrl: string): Car[] {
  return vehicles.map((car, index) => {
    const { images = [], varnishPrimaryColorType: colour } = car;
    const name = colour === undefined ? undefined : PHOTOS[bodyOf(car)]?.[colour];
    if (index % 2 === 1 || name === undefined || images.length === 0) return car;
    return { ...car, images: [{ url: photoUrl(baseUrl, name), type: 1 as const }, ...images] };
  });
}
