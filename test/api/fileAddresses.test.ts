/** A platform may write the addresses of its files without its host (rules/platform-and-wire: addresses from the platform). */
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contactsApi } from '../../src/api/admin/contacts';
import { fetchDealerSettings } from '../../src/api/admin/dealerSettings';
import { productsApi } from '../../src/api/admin/products';
import { fetchStock } from '../../src/api/admin/stock';
import { fetchVehicleFiles } from '../../src/api/admin/vehicleFiles';
import { fetchContacts } from '../../src/api/contacts';
import { fetchCrossSellingProducts } from '../../src/api/crossSelling';
import { fetchHeaderImages } from '../../src/api/headerImages';
import type { Platform } from '../../src/api/platform';
import { fetchTenantSettings } from '../../src/api/tenantSettings';
import { fetchVehicle, fetchVehicleByNumber, fetchVehicleByRouteId } from '../../src/api/vehicle';
import { listVehicles } from '../../src/api/vehicleList';
import { searchVehicles } from '../../src/api/vehicles';
import { WIRE, type CallName } from '../../src/api/wire';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle';
import { createHttp } from '../../src/lib/http/http';
import { fileUrl, wireKinds } from '../../src/lib/schema';
import { ADMIN_ID } from '../builders/tenant';
import { aVehicle } from '../builders/vehicle';

const SENT = 'bilder/a.jpg';
const READ = 'https://platform.test/v1/bilder/a.jpg';
const ID = '10000000-0000-4000-8000-000000000001';

/** What a platform sends for a schema: each list with one entry, each file by `SENT`. */
function sampleOf(schema: z.core.$ZodType | undefined): unknown {
  if (schema === undefined) return undefined;
  if (schema === fileUrl()) return SENT;
  const kind = wireKinds.get(schema);
  if (kind?.accepts === 'list') return [sampleOf(kind.of?.())];
  if (kind?.accepts === 'object') return sampleOf(kind.of?.());
  if (kind !== undefined) return { text: ID, number: 1, amount: 1, boolean: true }[kind.accepts as string];
  const {
    shape,
    in: first,
    innerType,
  } = schema._zod.def as {
    shape?: Readonly<Record<string, z.core.$ZodType>>;
    in?: z.core.$ZodType;
    innerType?: z.core.$ZodType;
  };
  if (shape === undefined) return sampleOf(first ?? innerType);
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field)]));
}

const answerOf = (name: CallName): unknown =>
  name === 'vehicleSearch' ? { cars: [sampleOf(vehicleSchema)] } : sampleOf(WIRE[name].call.answer);

/** Rows of the admin area keep what the platform sent in `wire`. */
const countOf = (address: string, value: unknown) =>
  JSON.stringify([value], (name, held: unknown) => (name === 'wire' ? undefined : held)).split(`"${address}"`).length -
  1;

const READERS: Partial<Record<CallName, ((platform: Platform) => Promise<unknown>)[]>> = {
  settings: [fetchTenantSettings, fetchDealerSettings],
  vehicleSearch: [(platform) => searchVehicles(platform, {})],
  vehicleList: [(platform) => listVehicles(platform, {}), fetchStock],
  vehicle: [(platform) => fetchVehicle(platform, ID)],
  vehicleByVin: [(platform) => fetchVehicleByRouteId(platform, 'WVWZZZ1KZAW000001')],
  vehicleByNumber: [(platform) => fetchVehicleByNumber(platform, 'A-1')],
  contacts: [fetchContacts],
  managedContacts: [contactsApi.list],
  products: [(platform) => fetchCrossSellingProducts(platform, aVehicle())],
  managedProducts: [productsApi.list],
  headerImages: [fetchHeaderImages],
  vehicleFiles: [(platform) => fetchVehicleFiles(platform, 'conditionReport')],
};

it('each call whose answer holds files is read below', () => {
  const holding = (Object.keys(WIRE) as CallName[]).filter((name) => countOf(SENT, answerOf(name)) > 0);
  expect(Object.keys(READERS).sort()).toEqual(holding.sort());
});

const cases = Object.entries(READERS).flatMap(([name, readers]) =>
  readers.map((read, at) => ({ name: name as CallName, read, at })),
);

it.each(cases)('$name ($at): each file has the address of its platform', async ({ name, read }) => {
  const sent = answerOf(name);
  const http = createHttp({
    baseUrl: 'https://platform.test/v1',
    transport: () => Promise.resolve({ status: 200, data: JSON.stringify(sent), header: () => undefined }),
  });
  const output = await read({ http, adminId: ADMIN_ID });
  expect(countOf(READ, output)).toBeGreaterThan(0);
  expect(countOf(SENT, output)).toBe(0);
});
