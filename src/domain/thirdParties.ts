/** They receive nothing without consent. */
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

/** In no other file (test/contracts/thirdParties.test.ts); replaced by a build (.env.example). No slash at the end. */
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
  addresses: readonly (keyof typeof THIRD_PARTY_ADDRESSES)[];
  /** Setting or vehicle field with the address. */
  named?: 'impelSpinUrl' | 'tradeInWidgetUrl' | 'insuranceWidgetUrl' | 'analyticsDashboardUrl';
  /** Of the page's Content-Security-Policy. */
  policy: 'script-src' | 'frame-src' | 'connect-src';
}

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
