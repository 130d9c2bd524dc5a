/** Required by law in the legal notice of a location. */
export const LEGAL_DETAILS = [
  'companyName',
  'companyCeos',
  'companyUstId',
  'companyCommercialRegisterId',
  'companyCourtName',
] as const;
