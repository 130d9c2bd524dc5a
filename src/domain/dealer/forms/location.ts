/** What the law asks of the legal notice of a location. */
export const LEGAL_DETAILS = [
  'companyName',
  'companyCeos',
  'companyUstId',
  'companyCommercialRegisterId',
  'companyCourtName',
] as const;
