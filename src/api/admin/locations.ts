import * as z from 'zod/mini';
import { locationSchema, type Location } from '../../domain/tenant/location';
import { call, type Body } from '../call';
import { askForPdf } from '../pdf';
import type { Platform } from '../platform';
import { changedBody, type WireObject } from './changedBody';
import { crud, type Crud, type Read } from './crud';

type Fixed = 'id' | 'locationType' | 'priceCalculationType' | 'vehicleDealerId';

export type LocationWrite = Omit<Body<'locationBody'>, Fixed> & {
  locationType?: string;
  /** Unchanged fields are sent as they were read. */
  base?: WireObject;
};

/** A write always has the price calculation 'NETTO'. */
export const locationsApi: Crud<Read<Location>, LocationWrite> = crud({
  path: '/v2/vehicle-dealer/{a}/locations',
  sends: 'locationBody',
  row: locationSchema,
  isListPublic: true,
  query: { pageSize: 1000 },
  body: ({ base, ...values }: LocationWrite, platform, id) => ({
    id,
    ...(base === undefined
      ? values
      : changedBody({
          wire: base,
          before: z.parse(locationSchema, base),
          after: { ...values },
          isWhole: false,
        })),
    locationType: values.locationType ?? 'BRANCH',
    priceCalculationType: 'NETTO',
    vehicleDealerId: typeof base?.vehicleDealerId === 'string' ? base.vehicleDealerId : platform.adminId,
  }),
});

export const cancellationCall = call('POST', '/v2/vehicle-dealer/{a}/files/cancellation', {
  query: ['vehicleDealerLocationId'],
  answers: 'pdf',
});

/** Withdrawal form with the address of a location, as PDF. */
export function createCancellationDocument(
  platform: Platform,
  locationId: string,
  signal?: AbortSignal,
): Promise<Blob> {
  return askForPdf(platform, cancellationCall, { query: { vehicleDealerLocationId: locationId }, signal });
}
