import { describe, expect, it } from 'vitest';
import { contactsApi } from '../../src/api/admin/contacts';
import { deleteCustomer, deleteCustomerContracts, fetchCustomers } from '../../src/api/admin/customers';
import { fetchDealerSettings, saveDealerSettings } from '../../src/api/admin/dealerSettings';
import { deleteFiles, deleteHeaderImage, uploadFiles, uploadHeaderImage } from '../../src/api/admin/files';
import { fetchInvalidVehicles, fetchInvalidVehiclesPdf } from '../../src/api/admin/invalidVehicles';
import { leadSettingsApi } from '../../src/api/admin/leadSettings';
import { createCancellationDocument, locationsApi } from '../../src/api/admin/locations';
import { fetchManufacturers } from '../../src/api/admin/manufacturers';
import { sendMessage } from '../../src/api/admin/messages';
import { productsApi } from '../../src/api/admin/products';
import { fetchReleaseNotes } from '../../src/api/admin/releaseNotes';
import {
  createSalesContract,
  deleteSalesContract,
  fetchSalesContractPdf,
  fetchSalesContracts,
} from '../../src/api/admin/salesContracts';
import { fetchTradeIns, updateTradeIn } from '../../src/api/admin/tradeIns';
import { deleteVehicleFiles, fetchVehicleFiles, uploadVehicleFiles } from '../../src/api/admin/vehicleFiles';
import type { Platform } from '../../src/api/platform';
import { HttpError } from '../../src/lib/http/errors';
import { createHttp } from '../../src/lib/http/http';
import type { TransportRequest } from '../../src/lib/http/transport';
import { platformFor } from '../builders/staff';
import '../platformServer';

const BASE = 'https://platform.test';
const DEALER = '/v2/vehicle-dealer/A';
const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
const contact = { name: 'Jana', email: 'j@x.de', phone: '+49711123456', vehicleDealerLocationIds: ['l1', 'l2'] };
const address = { street: 'Weg', houseNumber: '1', zipCode: '76131', city: 'Karlsruhe' };
const location = {
  name: 'Nord',
  eMail: 'n@x.de',
  phone: '+49711123456',
  address,
  companyName: 'Haus',
  locationId: '7',
  companyCeos: 'K',
  companyUstId: 'DE123456789',
  companyCommercialRegisterId: 'HRB 1',
  companyCourtName: 'AG',
};
const locationBody = {
  ...location,
  locationType: 'BRANCH',
  priceCalculationType: 'NETTO',
  vehicleDealerId: 'A',
};
const lead = {
  targetEmail: 'a@x.de',
  triggers: ['contactForm' as const],
  targets: ['autoCrm' as const],
  locationIds: ['l1'],
  carTypes: ['PKW' as const],
  manufacturers: ['VW'],
  usedConditions: [],
};
const leadBody = {
  targetEmail: 'a@x.de',
  leadChannelTypes: ['ContactForm'],
  leadSystemTargetTypes: ['AutoCrm'],
  vehicleDealerLocationIdsFilter: ['l1'],
  vehicleTypesFilter: ['PKW'],
  manufacturersFilter: ['VW'],
  usedConditionTypeFilter: [],
};
const product = {
  name: 'Matten',
  description: 'Velours',
  price: 49.9,
  type: 'physicalProduct' as const,
  subType: undefined,
  frequency: 'monthly' as const,
  images: ['https://x.de/1.png', 'https://x.de/2.png'],
  carTypes: ['PKW' as const],
  fitments: [],
  isRelatedToAllCars: true,
  relatedManufacturers: [],
  relatedModels: [],
  relatedCarIds: [],
};
const productBody = {
  name: 'Matten',
  price: 49.9,
  productType: 2,
  paymentType: 2,
  imageUrl: 'https://x.de/1.png',
  imageUrls: product.images,
  vehicleTypesToString: ['PKW'],
};

type Call = (to: Platform) => Promise<unknown>;
type Row = [name: string, call: Call, line: string, body?: object];

const WITH_TOKEN: Row[] = [
  [
    'create a contact',
    (to) => contactsApi.create(to, { ...contact, image: file }),
    `POST ${DEALER}/contacts`,
    { ...contact, image: 'a.pdf' },
  ],
  [
    'update a contact',
    (to) => contactsApi.update(to, 'c/1', { ...contact, imageUrl: '/b.png' }),
    `PUT ${DEALER}/contacts/c%2F1`,
    { ...contact, imageUrl: '/b.png' },
  ],
  ['delete a contact', (to) => contactsApi.remove(to, 'c'), `DELETE ${DEALER}/contacts/c`],
  ['create a location', (to) => locationsApi.create(to, location), `POST ${DEALER}/locations`, locationBody],
  [
    'update a location',
    (to) => locationsApi.update(to, 'l', { ...location, locationType: 'MAIN' }),
    `PUT ${DEALER}/locations/l`,
    { ...locationBody, id: 'l', locationType: 'MAIN' },
  ],
  ['delete a location', (to) => locationsApi.remove(to, 'l'), `DELETE ${DEALER}/locations/l`],
  ['list lead settings', (to) => leadSettingsApi.list(to), `GET ${DEALER}/lead-settings?pageSize=100`],
  ['create a lead setting', (to) => leadSettingsApi.create(to, lead), `POST ${DEALER}/lead-settings`, leadBody],
  [
    'update a lead setting',
    (to) => leadSettingsApi.update(to, 's', lead),
    `PUT ${DEALER}/lead-settings/s`,
    { ...leadBody, id: 's' },
  ],
  ['delete a lead setting', (to) => leadSettingsApi.remove(to, 's'), `DELETE ${DEALER}/lead-settings/s`],
  [
    'create a product',
    (to) => productsApi.create(to, product),
    'POST /v2/vehicleDealer/A/crosssellingproducts',
    productBody,
  ],
  [
    'update a product',
    (to) => productsApi.update(to, 'p', product),
    'PUT /v2/vehicleDealer/A/crosssellingproducts/p',
    { ...productBody, id: 'p' },
  ],
  ['delete a product', (to) => productsApi.remove(to, 'p'), 'DELETE /v2/vehicleDealer/A/crosssellingproducts/p'],
  [
    'list trade-ins',
    (to) => fetchTradeIns(to),
    'GET /v2/trade-ins?pageNumber=1&pageSize=1000&isCustomerIncluded=true&vehicleDealerId=A',
  ],
  [
    'update a trade-in',
    (to) => updateTradeIn(to, 't', { result: 'normal', customerPrice: 12_300 }),
    'PUT /v2/trade-ins/t',
    { vehicleDealerId: 'A', id: 't', resultType: 1, customerPrice: 12_300 },
  ],
  ['list customers', (to) => fetchCustomers(to), `GET ${DEALER}/users?pageSize=1000`],
  ['delete a customer', (to) => deleteCustomer(to, 'u'), 'DELETE /cardealeradmin/A/users/u'],
  [
    'delete the contracts of a customer',
    (to) => deleteCustomerContracts(to, 'u'),
    'DELETE /cardealeradmin/A/users/u/contracts',
  ],
  [
    'send a message',
    (to) =>
      sendMessage(to, { receiverIds: ['u'], channels: ['whatsapp'], subject: 'S', content: 'C', attachments: [] }),
    `POST ${DEALER}/messages`,
    { receiverIds: ['u'], channelTypes: [2], subject: 'S', content: 'C', attachments: [] },
  ],
  ['list contracts', (to) => fetchSalesContracts(to), 'GET /salesContracts'],
  ['download a contract', (to) => fetchSalesContractPdf(to, 'k'), 'GET /salesContracts/k'],
  [
    'create a contract',
    (to) => createSalesContract(to, { description: 'D', vin: 'V', file }),
    'POST /salesContracts',
    { description: 'D', vin: 'V', file: 'a.pdf' },
  ],
  ['delete a contract', (to) => deleteSalesContract(to, 'k'), 'DELETE /salesContracts/k'],
  ['list vehicle files', (to) => fetchVehicleFiles(to, 'energyLabel'), `GET ${DEALER}/vehicles/files?fileType=2`],
  [
    'upload vehicle files',
    (to) => uploadVehicleFiles(to, 'conditionReport', { files: [file, file], vin: 'V', description: 'D' }),
    `POST ${DEALER}/vehicles/files`,
    { files: ['a.pdf', 'a.pdf'], vin: 'V', description: 'D', fileType: '1' },
  ],
  [
    'delete vehicle files',
    (to) => deleteVehicleFiles(to, 'conditionReport', ['/a']),
    `DELETE ${DEALER}/vehicles/files`,
    { urls: ['/a'], fileType: 1 },
  ],
  [
    'upload files',
    (to) => uploadFiles(to, 'Logo', [file]),
    'POST /cardealeradmin/A/files/Logo',
    { files: 'a.pdf', fileType: 'Logo' },
  ],
  [
    'delete files',
    (to) => deleteFiles(to, 'Logo', ['/a']),
    'DELETE /cardealeradmin/A/files/Logo',
    { urls: ['/a'], fileType: 'Logo' },
  ],
  ['upload a header picture', (to) => uploadHeaderImage(to, file), 'POST /cars/headerImages', { image: 'a.pdf' }],
  ['delete a header picture', (to) => deleteHeaderImage(to, 'h 1'), 'DELETE /cars/headerImages?key=h%201'],
  [
    'change the settings',
    (to) => saveDealerSettings(to, { uiBorderRadiusFull: '8px', orderAvailablePaymentOptionTypes: [4] }),
    `PUT ${DEALER}/vehicle-dealer-settings/S`,
    { id: 'S', kept: 'as it was', uiBorderRadiusFull: '8px', orderAvailablePaymentOptionTypes: [4] },
  ],
];

/** Requests without a token, even after a login. */
const WITHOUT_TOKEN: Row[] = [
  ['list contacts', (to) => contactsApi.list(to), `GET ${DEALER}/contacts?pageSize=1000`],
  ['list locations', (to) => locationsApi.list(to), `GET ${DEALER}/locations?pageSize=1000`],
  [
    'list products',
    (to) => productsApi.list(to),
    'GET /v2/vehicleDealer/A/crosssellingproducts?pageNumber=1&pageSize=2500',
  ],
  ['read the settings', (to) => fetchDealerSettings(to), `GET ${DEALER}/vehicle-dealer-settings`],
  ['list makes', (to) => fetchManufacturers(to), 'GET /manufacturers/mobile'],
  ['read release notes', (to) => fetchReleaseNotes(to), 'GET /dev/release-notes'],
  ['list invalid vehicles', (to) => fetchInvalidVehicles(to), `GET ${DEALER}/vehicles/invalid-vehicles`],
  ['download invalid vehicles', (to) => fetchInvalidVehiclesPdf(to), `GET ${DEALER}/vehicles/invalid-vehicles/pdf`],
  [
    'create the withdrawal form',
    (to) => createCancellationDocument(to, 'l'),
    `POST ${DEALER}/files/cancellation?vehicleDealerLocationId=l`,
  ],
];

/** Last request of a call, whatever its result. */
async function requestOf(call: Call, token: string | undefined): Promise<TransportRequest> {
  const sent: TransportRequest[] = [];
  const http = createHttp({
    baseUrl: BASE,
    getToken: () => token,
    pause: () => Promise.resolve(),
    transport: (request) => {
      sent.push(request);
      return Promise.resolve({ status: 200, data: '{"id":"S","kept":"as it was"}', header: () => undefined });
    },
  });
  await call({ http, adminId: 'A' }).catch(() => undefined);
  const last = sent.at(-1);
  if (last === undefined) throw new Error('nothing was sent');
  return last;
}

/** Multipart body with files by name and repeated parts as lists. */
function readable(body: unknown): unknown {
  if (!(body instanceof FormData)) return body;
  const parts = [...new Set(body.keys())].map((name) => {
    const values = body.getAll(name).map((value) => (value instanceof File ? value.name : value));
    return [name, values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(parts);
}

const lineOf = ({ method, url }: TransportRequest) => `${method} ${url.replace(BASE, '')}`;

/** Calls that employees may not make. */
const FOR_ADMINS_ALONE = [
  'create a location',
  'update a location',
  'delete a location',
  'delete a customer',
  'delete the contracts of a customer',
  'change the settings',
];

// rules/platform-and-wire: older paths.
describe('a call of the admin area', () => {
  it.each(WITH_TOKEN)('to %s carries the token of who is logged in', async (_, call, line, body) => {
    const request = await requestOf(call, 'T');
    expect(lineOf(request)).toBe(line);
    expect(request.headers).toEqual({ Authorization: 'Bearer T' });
    if (body === undefined) expect(request.body).toBeUndefined();
    else expect(readable(request.body)).toMatchObject(body);
    expect((await requestOf(call, undefined)).headers).toEqual({});
  });

  it.each(WITHOUT_TOKEN)('to %s carries no token', async (_, call, line) => {
    const request = await requestOf(call, 'T');
    expect(lineOf(request)).toBe(line);
    expect(request.headers).toEqual({});
    expect(request.body).toBeUndefined();
  });

  // Of the settings, employees may change what customers see, but not how the dealer is paid.
  const changeColour: Call = (to) => saveDealerSettings(to, { uiColorAccentHex: '#000000' });
  const calls = [...WITH_TOKEN, ['change the colour', changeColour] as const];
  it.each(calls.map(([name, call]) => [name, call] as const))('to %s is for those who may', async (name, call) => {
    const outcome = (...who: Parameters<typeof platformFor>) =>
      call(platformFor(...who)).then(
        () => 'done',
        (error: unknown) => (error instanceof HttpError ? error.failure : error),
      );
    expect(await outcome(undefined)).toBe('unauthorized');
    expect(await outcome('admin', -60)).toBe('unauthorized');
    expect(await outcome('customer')).toBe('forbidden');
    const done = expect.stringMatching(/^(?:done|not-found|rejected)$/) as unknown;
    expect(await outcome('employee')).toEqual(FOR_ADMINS_ALONE.includes(name) ? 'forbidden' : done);
    expect(await outcome('admin')).toEqual(done);
  });
});
