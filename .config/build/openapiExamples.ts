import { getResponse } from 'msw';
import type { Call } from '../../src/api/call.ts';
import { createPlatform, type Platform } from '../../test/platform/platform.ts';
import { tokenFor } from '../../test/platform/rules/login.ts';
import { DEMO_PASSWORD } from '../../test/platform/state.ts';

/** Examples of the wire: what the demo platform answers. */

/** A moment in May, so that the examples do not change with the day. */
const NOW = new Date('2026-05-04T08:00:00Z');
export const BASE = 'https://api.example';

export interface CallExample {
  body?: unknown;
  answer?: unknown;
  pagination?: string;
}

const PICKUP = 6;

/** A dealer with one vehicle, so that list, facets, pages and vehicle agree. */
function exampleStock(platform: Platform) {
  const { settings, vehicles, accounts, products, tradeIns } = platform.tenant(1);
  const [vehicle] = vehicles;
  const pickup = products.find(({ productType }) => productType === PICKUP);
  const userOf = (role: 'CarDealerAdmin' | 'CarDealerCustomer') =>
    accounts.find(({ user: { roles } }) => roles?.includes(role))?.user;
  const [admin, customer] = [userOf('CarDealerAdmin'), userOf('CarDealerCustomer')];
  const tradeIn = tradeIns.find(({ code, usedEmail }) => code !== undefined && usedEmail !== undefined);
  if (!vehicle || !admin || !customer || !pickup || !tradeIn)
    throw new Error('the demo platform lacks what the examples show');
  return { dealer: settings, vehicle, admin, customer, pickup, tradeIn };
}

const PERSON = { firstName: 'Erika', lastName: 'Muster', email: 'erika.muster@example.com' };
const PAGE = 'https://autohaus.example/fahrzeuge';

/** What is sent, for the calls whose body a platform's team wants to see. */
function bodiesOf({ dealer, vehicle, admin, pickup }: ReturnType<typeof exampleStock>): Record<string, unknown> {
  const leased = { carId: vehicle.id, customerType: 1, type: 1, carPrice: vehicle.publicPrice };
  const sender = { vehicleDealerId: dealer.vehicleDealerId, vehicleId: vehicle.id };
  return {
    email: {
      ...PERSON,
      name: `${PERSON.firstName} ${PERSON.lastName}`,
      phone: '+49721123456',
      message: 'Ist das Fahrzeug noch da?',
      carDealerAdminEmail: vehicle.carDealerAdminEmail,
      carDealerAdminId: dealer.adminId,
      carId: vehicle.id,
      sourceUrl: PAGE,
      isTestDriveDesired: true,
      isCallbackDesired: false,
      isMarketingContactAllowed: false,
      isTireLabelRequested: false,
      isConditionReportRequested: false,
      isPriceProposalRequested: false,
      isDataPrivacyConfirmed: true,
    },
    continueLater: {
      ...sender,
      customerFirstName: PERSON.firstName,
      customerLastName: PERSON.lastName,
      customerEmail: PERSON.email,
      customerPhoneNumber: '+49721123456',
      checkoutUrl: `${PAGE}#/cars/${vehicle.id}/checkout/1-trade-in`,
      continueOnSite: true,
    },
    order: {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      ...sender,
      crossSellingProductIds: [pickup.id],
      handoverDate: '2026-05-19T10:00:00Z',
      vehicleDealerCustomer: {
        ...PERSON,
        gender: 2,
        salutationType: 2,
        phoneNumber: '+49721123456',
        customerType: 1,
        authType: 1,
        address: { street: 'Hauptstraße', houseNumber: '1', zipCode: '76137', city: 'Karlsruhe' },
        isMarketingEmailAllowed: false,
        isMarketingLetterAllowed: false,
        isMarketingAppAllowed: false,
        isMarketingPhoneAllowed: false,
      },
      paymentMethod: 'OneTimeTransfer',
      oneTimePayment: vehicle.publicPrice,
      monthlyPayment: 0,
      paymentOptionType: 1,
      paymentOptionSubType: 'OneTimeTransfer',
      orderPaymentType: 5,
      sourceUrl: PAGE,
    },
    financeResult: {
      carId: vehicle.id,
      bank: 'VIRTUAL',
      roundedPurchasePrice: 20_000,
      durationInMonth: 48,
      effectiveInterestRate: 5.99,
      deposit: 2000,
      mileage: 10_000,
      balloon: 8000,
      rsv: 1,
      isInitialCalculation: true,
    },
    leasingFast: { ...leased, providerType: 'VIRTUAL' },
    leasing: { ...leased, vehicle: {}, deposit: 0, bank: 'VIRTUAL', kmPerYear: 10_000, durationInMonth: 48 },
    emailKnown: { email: PERSON.email },
    login: { user: { email: admin.email }, password: DEMO_PASSWORD },
  };
}

/** What stands in addresses, by name; of a part and a parameter. */
const valuesOf = ({
  dealer,
  vehicle,
  customer,
  tradeIn,
}: ReturnType<typeof exampleStock>): Record<string, string | undefined> => ({
  a: dealer.adminId,
  vehicleId: vehicle.id,
  vin: vehicle.vin,
  internalId: vehicle.internalId,
  user: customer.email,
  carDealerAdminId: dealer.adminId,
  vehicleDealerId: dealer.adminId,
  code: tradeIn.code,
  email: tradeIn.usedEmail,
  fileType: '1',
  carId: vehicle.id,
  carPurchasePrice: '20000',
  providerType: 'VIRTUAL',
  durationInMonth: '48',
  deposit: '2000',
  isCustomerIncluded: 'true',
});

const MAX_TEXT = 200;
const MAX_ENTRIES = 3;

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT && /\s/.test(value)) return `${value.slice(0, MAX_TEXT)}…`;
  if (Array.isArray(value)) return samples(value).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

/** The first entries; of products one of each type, so that a whole order can be made of them. */
function samples(entries: unknown[]): unknown[] {
  const types = entries.map((entry) => (entry as { productType?: unknown } | null)?.productType);
  return types[0] === undefined
    ? entries.slice(0, MAX_ENTRIES)
    : entries.filter((_, at) => types.indexOf(types[at]) === at);
}

/** Asks a demo platform with one vehicle, which forgets each call. */
export function createExamples(): (name: string, call: Call) => Promise<CallExample> {
  const platform = createPlatform({ baseUrl: BASE, now: () => NOW, hasPlainPictures: true, stock: { 1: 40 } });
  const startAnew = () => {
    platform.reset();
    const { vehicles, quirks } = platform.tenant(1);
    const ordinary = vehicles.filter(
      ({ id, carType, reservedUntil, accidentStatus, publicPrice, images = [] }) =>
        !quirks.has(id) &&
        carType === 'PKW' &&
        accidentStatus === 'ACCIDENT_FREE' &&
        reservedUntil === undefined &&
        publicPrice > 0 &&
        images.length > 1,
    );
    vehicles.splice(0, vehicles.length, ...ordinary.slice(0, 1));
  };
  startAnew();
  return async (name, { method, path, query = [], answers, isAuthorized }) => {
    const stock = exampleStock(platform);
    const values = valuesOf(stock);
    const body = bodiesOf(stock)[name];
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => values[part]);
    const isAsked = method === 'GET' ? answers !== 'pdf' && !parts.includes(undefined) : body !== undefined;
    if (!isAsked) return {};
    const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(values[part] ?? ''));
    const asked = new URLSearchParams();
    // Products are asked for without a vehicle, so that some of each type are among them.
    for (const each of query) if (values[each] !== undefined && each !== 'a') asked.set(each, values[each]);
    if (path.endsWith('crosssellingproducts')) asked.delete('carId');
    const headers = isAuthorized
      ? { authorization: `Bearer ${tokenFor(name === 'account' ? stock.customer : stock.admin, NOW, 3600)}` }
      : undefined;
    const request = new Request(`${BASE}${filled}?${asked}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(platform.handlers, request);
    const text = (await response?.text()) ?? '';
    if (!response?.ok) throw new Error(`${name} has no example: ${text}`);
    if (method !== 'GET') startAnew();
    return {
      body,
      ...(text !== '' && { answer: shortened(JSON.parse(text)) }),
      pagination: response.headers.get('x-pagination') ?? undefined,
    };
  };
}
