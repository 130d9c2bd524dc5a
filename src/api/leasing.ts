import * as z from 'zod/mini';
import { euros, listOf, optionalOf } from '../lib/schema';
import { leasingQuoteSchema, leasingTypes, type LeasingQuote, type LeasingType } from '../domain/finance/leasing';
import { customerTypes, type CustomerType } from '../domain/person/fields';
import type { LeasingProvider } from '../domain/enums/leasingProvider';
import { usedConditions } from '../domain/enums/usedCondition';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { ask, call } from './call';
import type { Platform } from './platform';

type LeasedVehicle = Pick<Vehicle, 'id' | 'usedConditionType' | 'schwackeCode' | 'publicPrice'>;

interface LeasingQuery {
  vehicle: LeasedVehicle;
  provider: LeasingProvider;
  customerType: CustomerType;
  type: LeasingType;
  /** EUR net. */
  downPaymentNet?: number;
}

export const fastLeasingCall = call('POST', '/leasing/calculate/fast', {
  sends: 'fastLeasingBody',
  answer: listOf(leasingQuoteSchema),
  repeatedAs: 'read',
});

const conditionOf = ({ usedConditionType }: LeasedVehicle) =>
  usedConditionType && usedConditions.toWire(usedConditionType);

/**
 * All durations and mileages at once. Santander needs a Schwacke code: without one there is no call and no quote
 * (rules/financing-and-leasing: leasing with Santander).
 * @throws {HttpError}
 */
export async function calculateLeasingFast(
  platform: Platform,
  { vehicle, provider, customerType, type, downPaymentNet }: LeasingQuery,
  signal?: AbortSignal,
): Promise<LeasingQuote[]> {
  const { publicPrice: carPrice } = vehicle;
  if (carPrice === undefined || (provider === 'SANTANDER' && vehicle.schwackeCode === undefined)) return [];
  return ask(platform, fastLeasingCall, {
    body: {
      carId: vehicle.id,
      carUsedConditionType: conditionOf(vehicle),
      customerType: customerTypes.toWire(customerType),
      type: leasingTypes.toWire(type),
      carSchwackeCode: vehicle.schwackeCode,
      carPrice,
      providerType: provider,
      downPaymentNet,
    },
    signal,
  });
}

const conditionSchema = z.object({ downPaymentNet: euros() });
const answerSchema = z.object({
  quotes: listOf(leasingQuoteSchema),
  condition: optionalOf(conditionSchema),
  santanderCondition: optionalOf(conditionSchema),
});

export const leasingCall = call('POST', '/leasing/calculate', {
  sends: 'leasingBody',
  answer: answerSchema,
  repeatedAs: 'read',
});

/** Quotes with the down payment (EUR net) that the bank used. */
export interface LeasingAnswer {
  quotes: LeasingQuote[];
  downPaymentNet?: number;
}

/** @throws {HttpError} */
export async function calculateLeasing(
  platform: Platform,
  query: LeasingQuery & { kmPerYear: number; durationInMonth: number },
  signal?: AbortSignal,
): Promise<LeasingAnswer> {
  const { vehicle, provider, type } = query;
  const { publicPrice: carPrice } = vehicle;
  if (carPrice === undefined) return { quotes: [] };
  const { quotes, condition, santanderCondition } = await ask(platform, leasingCall, {
    body: {
      carId: vehicle.id,
      vehicle: { typeId: vehicle.schwackeCode, vehicleStatus: conditionOf(vehicle) },
      customerType: customerTypes.toWire(query.customerType),
      deposit: query.downPaymentNet ?? 0,
      type: leasingTypes.toWire(type),
      carPrice,
      bank: provider,
      ...(leasingTypes.table[type].isVwErnst && { vWErnstProductType: leasingTypes.toWire(type) }),
      kmPerYear: query.kmPerYear,
      durationInMonth: query.durationInMonth,
    },
    signal,
  });
  return { quotes, downPaymentNet: condition?.downPaymentNet ?? santanderCondition?.downPaymentNet };
}

/** ms; short, because the order is already placed. */
const APPLICATION_TIMEOUT_MS = 10_000;

export const leasingApplicationCall = call('POST', '/leasing/apply', {
  sends: 'leasingApplicationBody',
  timeoutMs: APPLICATION_TIMEOUT_MS,
});

/** Never retried. @throws {HttpError} */
export function applyForLeasing(
  platform: Platform,
  { carId, customerType, quote }: { carId: string; customerType: CustomerType; quote: LeasingQuote },
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, leasingApplicationCall, {
    body: {
      carId,
      customerType: customerTypes.toWire(customerType),
      quote: {
        ...quote,
        type: quote.type && leasingTypes.toWire(quote.type),
      },
    },
    signal,
  });
}
