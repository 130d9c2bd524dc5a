export const PATHS = {
  settings: '/v2/vehicle-dealer/{a}/vehicle-dealer-settings',
  vehicles: '/cardealeradmin/{a}/cars/property-values-extended',
  facets: '/cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes',
} as const;

/** Query parameters of every vehicle list. */
export const DEFAULT_QUERY = { isValidForSale: true } as const;
