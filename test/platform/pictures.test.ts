import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawVehicle } from './pictures/vehicle';
import { createPlatform } from './platform';

const PUBLIC = join(import.meta.dirname, '../../public');
const { state } = createPlatform({ baseUrl: 'https://platform.test' });
const vehicles = [...state.tenants.values()].flatMap((tenant) => tenant.vehicles);
const viewsOf = (images: readonly { url: string }[] = []) =>
  images.flatMap(({ url }) => /\/media\/vehicles\/[^/]+\/(.+)\.svg$/.exec(url)?.[1] ?? []);

describe("the demo's pictures", () => {
  it('show each side of a vehicle that its gallery has, each in another drawing', () => {
    for (const vehicle of vehicles) {
      const views = viewsOf(vehicle.images);
      const drawn = views.map((view) => drawVehicle(vehicle, view));
      expect(new Set(drawn).size, vehicle.heading).toBe(views.length);
      expect(drawn.join(''), vehicle.heading).not.toContain('href=""');
    }
  });

  it('show three groups of makes with noses, tails and wheels of their own', () => {
    const suv = vehicles.find(({ vehicleSubType }) => vehicleSubType === 'SUV_GELAENDEWAGEN');
    if (suv === undefined) throw new Error('no SUV in the stock');
    for (const view of ['front', 'side', 'rear', 'wheel', 'detail', 'boot']) {
      const drawn = ['Volkswagen', 'BMW', 'Toyota'].map((manufacturer) => drawVehicle({ ...suv, manufacturer }, view));
      expect(new Set(drawn).size, view).toBe(3);
    }
  });

  it('are as light as four megabytes', () => {
    const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).map((name) => join(PUBLIC, name));
    const bytes = files.filter((path) => existsSync(path) && statSync(path).isFile());
    expect(bytes.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(4_000_000);
  });
});
