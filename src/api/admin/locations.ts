import { locationSchema, type Location } from '../../domain/dealer/location';
import { vehicleDealerPath, type Platform } from '../platform';
import { crud, type Crud } from './crud';
import { requestPdf } from '../pdf';

export interface LocationWrite {
  name: string;
  eMail: string;
  phone: string;
  address: { id?: string; street: string; houseNumber: string; zipCode: string; city: string };
  companyName: string;
  /** Number of the location in the dealer's stock system; `mappingId` of admin 3. */
  locationId: string;
  /** Type of an existing location; a new one is a branch (decisions 6). */
  locationType?: string;
  companyCeos: string;
  companyUstId: string;
  companyCommercialRegisterId: string;
  companyCourtName: string;
  vwErnstDealerId?: string;
}

/** Locations (admin 3, write payload): price calculation is always 'NETTO'. */
export const locationsApi: Crud<Location, LocationWrite> = crud({
  path: (platform, ...more) => vehicleDealerPath(platform, 'locations', ...more),
  row: locationSchema,
  isListPublic: true,
  query: { pageSize: 1000 },
  body: ({ locationType, ...values }: LocationWrite, platform, id) => ({
    id,
    ...values,
    locationType: locationType ?? 'BRANCH',
    priceCalculationType: 'NETTO',
    vehicleDealerId: platform.adminId,
  }),
});

/** Creates the withdrawal form with the location's address as PDF (admin 7). */
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
