import { getResponse } from 'msw';
import type { CarsWithPropertyValues, OrderCreate } from './contract';
import { createPlatform, type Platform } from './platform';
import { adminIdOf } from './stock/tenants';

/** A Monday in May. */
const NOW = new Date('2026-05-04T08:00:00Z');
export const BASE = 'https://platform.test';
export const ADMIN = adminIdOf(1);

export const aPlatform = () => createPlatform({ baseUrl: BASE, now: () => NOW });

export interface Answer {
  status: number;
  data: unknown;
  headers: Headers;
}

export async function call(
  platform: Platform,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = new Request(`${BASE}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await getResponse(platform.handlers, request);
  if (!response) throw new Error(`unhandled: ${method} ${path}`);
  const text = response.type === 'error' ? '' : await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: response.status, data: isJson ? parsed(text) : text, headers: response.headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Vehicle list of tenant 1 for a query. */
export async function search(platform: Platform, query: string) {
  const { status, data, headers } = await call(
    platform,
    'GET',
    `/cardealeradmin/${ADMIN}/cars/property-values-extended?${query}`,
  );
  const answer = data as CarsWithPropertyValues;
  return {
    status,
    ...answer,
    pagination: JSON.parse(headers.get('x-pagination') ?? 'null') as Record<string, unknown> | null,
  };
}

/** Order with a personal consultation, for the first vehicle that can be ordered. */
export function anOrder(platform: Platform, overrides: Partial<OrderCreate> = {}): OrderCreate {
  const tenant = platform.tenant(1);
  const vehicle = tenant.vehicles.find(
    ({ publicPrice, reservedUntil }) => publicPrice > 0 && reservedUntil === undefined,
  );
  return {
    id: '11111111-2222-4333-8444-555555555555',
    vehicleDealerId: tenant.settings.vehicleDealerId,
    vehicleId: vehicle?.id ?? '',
    crossSellingProductIds: [],
    salesAppointmentAt: '2026-05-12T08:00:00Z',
    vehicleDealerCustomer: {
      gender: 2,
      salutationType: 2,
      firstName: 'Erika',
      lastName: 'Mustermann',
      email: 'erika@example.com',
      phoneNumber: '+4915112345678',
      customerType: 1,
      authType: 1,
      address: { street: 'Hauptstraße', houseNumber: '1', zipCode: '76137', city: 'Karlsruhe' },
      isMarketingEmailAllowed: false,
      isMarketingLetterAllowed: false,
      isMarketingAppAllowed: false,
      isMarketingPhoneAllowed: false,
    },
    paymentMethod: 'AtCarDealer',
    oneTimePayment: 0,
    monthlyPayment: 0,
    paymentOptionType: 2,
    paymentOptionSubType: 'AtCarDealer',
    orderPaymentType: 1,
    sourceUrl: 'https://www.autohaus-bergmann.test/fahrzeuge',
    ...overrides,
  };
}
