import type { Car } from '../contract';
import { bodyOf } from '../pictures/vehicle';
import type { Body } from './modelSpec';

/** Photographs by body, made by `.config/dev/photos.ts`. */
const PHOTOS: Partial<Record<Body, readonly [string, ...string[]]>> = {
  hatchback: ['hatchback-portrait', 'hatchback-turned'],
  suv: ['suv-large', 'suv-portrait'],
  estate: ['estate-panorama', 'estate-grainy'],
  saloon: ['saloon-dark'],
  coupe: ['coupe-dark'],
  city: ['city-grainy'],
  minivan: ['minivan-plain'],
};

/** Photographs that arrive late, broken or not at all. */
const FAULTY_PHOTOS = ['missing', 'slow', 'broken'] as const;

const photoUrl = (baseUrl: string, name: string) => `${baseUrl}/media/photos/${name}.jpg`;

/** Puts photographs before the drawn pictures of half of the passenger cars, a third of the stock. */
export function withPhotos(vehicles: readonly Car[], baseUrl: string): Car[] {
  let count = 0;
  return vehicles.map((car, index) => {
    const names = PHOTOS[bodyOf(car)];
    if (index % 2 === 1 || names === undefined || car.images === undefined || car.images.length === 0) return car;
    count += 1;
    const faulty = count % 8 === 0 ? FAULTY_PHOTOS[(count / 8 - 1) % FAULTY_PHOTOS.length] : undefined;
    const turned = [...names.slice(count % names.length), ...names.slice(0, count % names.length)];
    const photos = (faulty === undefined ? turned : [faulty, ...turned]).map((name) => photoUrl(baseUrl, name));
    return { ...car, images: [...photos.map((url) => ({ url, type: 1 as const })), ...car.images] };
  });
}
