/** Third parties that get nothing before the visitor agreed. */
export type ConsentService =
  | 'paypal'
  | 'google'
  | 'apple'
  | 'autouncle'
  | 'impel'
  | 'accessories'
  | 'emobilio'
  | 'valuation'
  | 'insurance'
  | 'analytics'
  | 'calendar';

/**
 * Every address of a third party that stands in the code, and the only place where one may (test/contracts/thirdParties.test.ts). A build can
 * point each elsewhere (.env.example). No slash at the end.
 */
export const THIRD_PARTY_ADDRESSES = {
  paypal: 'https://www.paypal.com',
  google: 'https://accounts.google.com',
  apple: 'https://appleid.cdn-apple.com',
  autouncle: 'https://widgets.autouncle.com',
  accessories: 'https://www.accessories-navigator.com',
  emobilio: 'https://app.emobilio.de',
  zip: 'https://openplzapi.org',
  holidays: 'https://feiertage-api.de',
} as const;

interface ThirdParty {
  /** Addresses that are asked once the service is allowed. */
  addresses: readonly (keyof typeof THIRD_PARTY_ADDRESSES)[];
  /** Where the platform names the address: a setting of the tenant, a field of the vehicle. */
  named?: 'impelSpinUrl' | 'tradeInWidgetUrl' | 'insuranceWidgetUrl' | 'analyticsDashboardUrl';
  /** What the Content-Security-Policy of the page has to allow them in. */
  policy: 'script-src' | 'frame-src' | 'connect-src';
}

/** What each service of the consent may ask. */
export const THIRD_PARTIES = {
  paypal: { addresses: ['paypal'], policy: 'script-src' },
  google: { addresses: ['google'], policy: 'script-src' },
  apple: { addresses: ['apple'], policy: 'script-src' },
  autouncle: { addresses: ['autouncle'], policy: 'script-src' },
  impel: { addresses: [], named: 'impelSpinUrl', policy: 'frame-src' },
  accessories: { addresses: ['accessories'], policy: 'frame-src' },
  emobilio: { addresses: ['emobilio'], policy: 'frame-src' },
  valuation: { addresses: ['autouncle'], named: 'tradeInWidgetUrl', policy: 'frame-src' },
  insurance: { addresses: [], named: 'insuranceWidgetUrl', policy: 'frame-src' },
  analytics: { addresses: [], named: 'analyticsDashboardUrl', policy: 'frame-src' },
  calendar: { addresses: ['zip', 'holidays'], policy: 'connect-src' },
} as const satisfies Record<ConsentService, ThirdParty>;
