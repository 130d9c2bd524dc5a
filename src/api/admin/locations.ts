import * as z from 'zod/mini';
import { locationSchema, type Location } from '../../domain/dealer/location';
import { vehicleDealerPath, type Platform } from '../platform';
import { changedBody, type WireObject } from './changedBody';
import { crud, type Crud, type Read } from './crud';
import { requestPdf } from '../pdf';

export interface LocationWrite {
  name: string;
  eMail: string;
  phone: string;
  address: { id?: string; street: string; houseNumber: string; zipCode: string; city: string };
  companyName: string;
  /** Number of the location in the dealer's stock system (`locationId` on the wire). */
  locationId: string;
  /** Type of an existing location; a new one is a branch (rules/admin: location). */
  locationType?: string;
  companyCeos: string;
  companyUstId: string;
  companyCommercialRegisterId: string;
  companyCourtName: string;
  vwErnstDealerId?: string;
  /** The location that is changed: what is not changed goes out as it was read. */
  base?: WireObject;
}

/** The fields that a write names, of a location as it was read. */
const bodyOf = (row: Location) => ({
  name: row.name,
  eMail: row.eMail,
  phone: row.phone,
  address: row.address,
  companyName: row.companyName,
  locationId: row.locationId,
  locationType: row.locationType,
  companyCeos: row.companyCeos,
  companyUstId: row.companyUstId,
  companyCommercialRegisterId: row.companyCommercialRegisterId,
  companyCourtName: row.companyCourtName,
  vwErnstDealerId: row.vwErnstDealerId,
});

/** Locations (rules/admin: location, write payload): price calculation is always 'NETTO'. */
export const locationsApi: Crud<Read<Location>, LocationWrite> = crud({
  path: (platform, ...more) => vehicleDealerPath(platform, 'locations', ...more),
  row: locationSchema,
  isListPublic: true,
  query: { pageSize: 1000 },
  body: ({ base, ...values }: LocationWrite, platform, id) => ({
    id,
    ...(base === undefined
      ? values
      : changedBody({
          wire: base,
          before: bodyOf(z.parse(locationSchema, base)),
          after: { ...values },
          isWhole: false,
        })),
    locationType: values.locationType ?? 'BRANCH',
    priceCalculationType: 'NETTO',
    vehicleDealerId: typeof base?.vehicleDealerId === 'string' ? base.vehicleDealerId : platform.adminId,
  }),
});

/** Creates the withdrawal form with the location's address as PDF (rules/admin: cancellation document). */
export function createCancellationDocument(
  platform: Platform,
  locationId: string,
  signal?: AbortSignal,
): Promise<Blob> {
  return requestPdf(platform, 'POST', vehicleDealerPath(platform, 'files', 'cancellation'), {
    query: { vehicleDealerLocationId: locationId },
    signal,
    isAuthorized: false,
  });
}
