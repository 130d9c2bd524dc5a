/** What the operator of a page learns of answers that the shop reads wrongly or not at all; never their values. */
import { expect, it } from 'vitest';
import { fetchVehicle } from '../../src/api/vehicle';
import { searchVehicles } from '../../src/api/vehicles';
import { fetchTransport } from '../../src/lib/http/fetchTransport';
import { createShopBase } from '../../src/state/shopBase';
import { anEnvironment, ORDINARY_DEALER } from '../builders/environment';
import { platform as demo } from '../platformServer';

function aShop(answer?: unknown) {
  const lines: string[] = [];
  const environment = anEnvironment({ adminId: ORDINARY_DEALER });
  environment.host.report = (attribute, message) => void lines.push(`${attribute}: ${message}`);
  const transport: typeof fetchTransport = (request) =>
    answer === undefined
      ? fetchTransport(request)
      : Promise.resolve({ status: 200, data: JSON.stringify(answer), header: () => undefined });
  const { platform } = createShopBase(environment, { transport });
  const errors = () => environment.events.filter(({ type }) => type === 'error').map(({ detail }) => detail);
  return { platform, lines, errors };
}

it('names call and places of an answer that cannot be read, on the console once a call', async () => {
  const { platform, lines, errors } = aShop({ Id: 'geheim', vin: 'WVW' });
  for (const id of ['1', '2']) await fetchVehicle(platform, id).catch(() => undefined);
  expect(errors()).toMatchObject([{ code: 'call-failed', failure: 'unreadable', paths: ['id'] }, { paths: ['id'] }]);
  expect(lines).toEqual(['data-api-url: Die Antwort auf GET /cardealeradmin/*/cars/* ist nicht lesbar: id.']);
  expect(JSON.stringify([errors(), lines])).not.toContain('geheim');
});

it('says so once where nearly all vehicles lack price, fuel or registration', async () => {
  const cars = Array.from({ length: 12 }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    public_price: 1,
    fuelType: 'Benzin',
    initialRegistration: '2020-01-01',
  }));
  const { platform, lines, errors } = aShop({ cars, propertyValues: {} });
  await searchVehicles(platform, {});
  await searchVehicles(platform, {});
  expect(errors()).toMatchObject([{ code: 'answer-incomplete', paths: ['cars[].publicPrice'] }]);
  expect(lines).toHaveLength(1);
});

it('says so once where vehicles have other ids than UUIDs', async () => {
  const [car] = demo.tenant(1).vehicles;
  const { platform, lines, errors } = aShop({ cars: [4711, 4712].map((id) => ({ ...car, id })), propertyValues: {} });
  await searchVehicles(platform, {});
  await searchVehicles(platform, {});
  expect(errors()).toMatchObject([{ code: 'answer-incomplete', paths: ['cars[].id als UUID'] }]);
  expect(lines).toEqual([
    'data-api-url: Fast allen Fahrzeugen fehlt cars[].id als UUID (GET /cardealeradmin/*/cars/property-values-extended); WebshopWidget.diagnose() sagt, was stattdessen kommt.',
  ]);
});

it('has nothing to say about the stock of the demo platform, trailers and new vehicles included', async () => {
  const { platform, lines, errors } = aShop();
  for (const carType of ['PKW', 'ANHAENGER', 'ZWEIRAD'] as const)
    await searchVehicles(platform, { carType, pageSize: 100 });
  await searchVehicles(platform, { usedConditionTypes: ['Neuwagen'], pageSize: 100 });
  expect([lines, errors()]).toEqual([[], []]);
  expect(demo.record).toHaveLength(4);
});
