import type * as z from 'zod/mini';
import type {
  Car,
  ContactRequest,
  ContinueLater,
  CrossSellingProduct,
  DealerContact,
  HeaderImage,
  LeasingQuote,
  Location,
  NavigatorSettings,
  OrderCreate,
  TenantSettings,
  TradeIn,
  User,
} from './contract';
import { adminSeed, type AdminState } from './admin/state';
import type { AdminSizes } from './admin/seeds';
import type { paymentSchema } from './rules/requestSchemas';
import type { TradeInRequest } from './rules/tradeInRules';
import { contactsOf } from './stock/contacts';
import { generateStock } from './stock/generate';
import { NAVIGATOR_SETTINGS, productsOf } from './stock/products';
import { idFor } from './stock/random';
import { withSpecials } from './stock/specials';
import { adminIdOf, locationsOf, settingsOf, TENANTS, type TenantSpec } from './stock/tenants';

/** What an account may have beyond `User` of the wire format (rules/account: marketing of an account): the four consents to advertising, as in an order. */
export interface UserConsents {
  isMarketingEmailAllowed?: boolean;
  isMarketingLetterAllowed?: boolean;
  isMarketingAppAllowed?: boolean;
  isMarketingPhoneAllowed?: boolean;
}

/** A user with what only the platform knows. */
export interface Account {
  user: User & UserConsents;
  /** None for who logs in by Google or Apple. */
  password: string | undefined;
  /** Of the mail that confirms the address; used once. */
  confirmToken?: string;
  /** Registered as staff and not approved yet: the roles that were asked for. */
  approval?: { token: string; roles: NonNullable<User['roles']> };
  /** Of the mail that resets the password; used once, good for an hour. */
  reset?: { token: string; until: string };
}

/** A mail that the platform sent: shown on the page 'Postausgang'. */
export interface Mail {
  /** Admin id of the dealer in whose name it was sent. */
  tenantId: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  link?: { label: string; url: string };
}

export interface TenantState {
  settings: TenantSettings;
  locations: Location[];
  contacts: DealerContact[];
  /** In the platform's own order: newest stock first. */
  vehicles: Car[];
  /** Fields that the wire says in another spelling or type, by vehicle id; they replace the vehicle's own in answers. */
  quirks: Map<string, Record<string, unknown>>;
  products: CrossSellingProduct[];
  navigator: NavigatorSettings[];
  headerImages: HeaderImage[];
  accounts: Account[];
  tradeIns: TradeIn[];
  /** What only the staff sees. */
  admin: AdminState;
  /** Facets and fuel as external systems spell them ('PETROL'). */
  hasExternalSpelling: boolean;
}

export interface PlacedOrder {
  order: OrderCreate;
  tenantId: string;
  createdAt: string;
  /** How often the same id was sent. */
  received: number;
}

export interface LeasingApplication {
  carId: string;
  customerType: 1 | 2;
  quote: LeasingQuote;
}

/** The dealers by admin id. Each is made when it is first looked at: most tests know only one. */
export interface Tenants {
  get(adminId: string): TenantState | undefined;
  values(): Iterable<TenantState>;
}

/** A payment by PayPal. */
export interface Payment {
  id: string;
  /** As the shop asked for it. */
  request: z.output<typeof paymentSchema>;
  status: 'CREATED' | 'COMPLETED';
  /** How often the money was taken: never more than once. */
  captures: number;
}

/** A file that the staff uploaded. */
export interface Upload {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** All that the platform remembers. */
export interface PlatformState {
  tenants: Tenants;
  orders: PlacedOrder[];
  payments: Payment[];
  emails: ContactRequest[];
  continueLater: ContinueLater[];
  leasingApplications: LeasingApplication[];
  /** The answer to a valuation holds its result, which it need not by the contract. */
  tellsValuation: boolean;
  /** Requests for a valuation, as they were sent. */
  tradeInRequests: TradeInRequest[];
  /** Vehicles of which a PDF was asked for. */
  pdfRequests: string[];
  /** In the order in which they were sent. */
  mails: Mail[];
  /** Seconds that a login is good for. */
  tokenSeconds: number;
  /** Files of the staff, by a name of their own. */
  uploads: Map<string, Upload>;
}

export interface StateOptions {
  baseUrl: string;
  now: () => Date;
  /** Sizes of the stocks by the tenant's number; default: the tenant's own. */
  stock?: Partial<Record<1 | 2 | 3 | 4 | 5 | 6, number>>;
  /** Sizes of what the admin area lists, likewise. */
  admin?: Partial<Record<1 | 2 | 3 | 4 | 5 | 6, AdminSizes>>;
}

export function createState({ baseUrl, now, stock, admin }: StateOptions): PlatformState {
  const made = new Map<string, TenantState>();
  const tenants: Tenants = {
    get(adminId) {
      const spec = TENANTS.find(({ number }) => adminIdOf(number) === adminId);
      if (!spec) return undefined;
      const tenant = made.get(adminId) ?? createTenant(spec, { baseUrl, now, stock, admin });
      made.set(adminId, tenant);
      return tenant;
    },
    *values() {
      for (const { number } of TENANTS) {
        const tenant = tenants.get(adminIdOf(number));
        if (tenant) yield tenant;
      }
    },
  };
  return {
    tenants,
    orders: [],
    payments: [],
    emails: [],
    continueLater: [],
    leasingApplications: [],
    tellsValuation: false,
    tradeInRequests: [],
    pdfRequests: [],
    mails: [],
    tokenSeconds: TOKEN_SECONDS,
    uploads: new Map(),
  };
}

function createTenant(tenant: TenantSpec, { baseUrl, now, stock, admin: sizes }: StateOptions): TenantState {
  const adminId = adminIdOf(tenant.number);
  const locations = locationsOf(tenant);
  const generated = generateStock({ tenant, locations, baseUrl, now: now(), count: stock?.[tenant.number] });
  const { number, domain } = tenant;
  const seed = adminSeed({ number, domain, locations, now: now(), sizes: sizes?.[number] });
  return {
    settings: settingsOf(tenant, baseUrl),
    locations,
    contacts: contactsOf(tenant, locations, baseUrl),
    ...withSpecials(generated, tenant.number, baseUrl, now()),
    products: [...productsOf(tenant, baseUrl, now()), ...seed.products],
    navigator: NAVIGATOR_SETTINGS.map((entry) => ({ ...entry })),
    headerImages:
      tenant.number === 3
        ? []
        : [1, 2, 3].map((scene) => ({
            key: `header-${tenant.number}-${scene}`,
            url: `${baseUrl}/media/header/${adminId}-${scene}.svg`,
          })),
    accounts: [
      ...accountsOf(number, domain, now()),
      ...seed.customers.map((user) => ({ user, password: DEMO_PASSWORD })),
    ],
    tradeIns: [...tradeInsOf(number, now()), ...seed.tradeIns],
    admin: seed.admin,
    hasExternalSpelling: tenant.hasExternalSpelling ?? false,
  };
}

/** Password of every seeded account. */
export const DEMO_PASSWORD = 'Demo-2026!';

/** Eight hours. */
export const TOKEN_SECONDS = 8 * 3600;

function accountsOf(tenant: number, domain: string, now: Date): Account[] {
  const people = [
    ['chef', 'Bernd', 'Admin', 'CarDealerAdmin', 4],
    ['mitarbeit', 'Ina', 'Muster', 'CarDealerEmployee', 3],
    ['kunde', 'Klara', 'Kundin', 'CarDealerCustomer', 1],
  ] as const;
  return people.map(([name, firstName, lastName, role, type]) => ({
    password: DEMO_PASSWORD,
    user: {
      id: idFor(`user ${tenant} ${name}`),
      email: `${name}@${domain}`,
      emailConfirmed: true,
      type,
      firstName,
      lastName,
      roles: [role],
      createdAt: now.toISOString(),
      vehicleDealerId: idFor(`dealer ${tenant}`),
    },
  }));
}

/** Valued trade-ins that a visitor can load in the checkout: code and e-mail, one of each kind of result. */
export const TRADE_IN_CODES = {
  email: 'tauscher@example.com',
  normal: 'TAUSCH-4250',
  review: 'TAUSCH-PRUEFEN',
  impossible: 'TAUSCH-KEINE',
  redeemed: 'TAUSCH-WEG',
} as const;

function tradeInsOf(tenant: number, now: Date): TradeIn[] {
  const base = {
    createdAt: new Date(now.getTime() - 3 * 86_400_000).toISOString(),
    manufacturer: 'Opel',
    model: 'Astra',
    vin: 'W0L0AHL4855012345',
    mileAge: 128_000,
    firstRegistration: '2014-03-01',
    usedEmail: TRADE_IN_CODES.email,
    calculationRequestSummaryHtml: '<p>Opel Astra, 128.000 km, Erstzulassung 03/2014, unfallfrei</p>',
    customer: { firstName: 'Tina', lastName: 'Tauscher', email: TRADE_IN_CODES.email, phone: '+4915112345678' },
  };
  const id = (kind: string) => idFor(`trade-in ${tenant} ${kind}`);
  return [
    {
      ...base,
      id: id('normal'),
      code: TRADE_IN_CODES.normal,
      calculationResultType: 1,
      customerPrice: 4250,
      customerPriceMin: 3900,
      customerPriceMax: 4600,
    },
    { ...base, id: id('review'), code: TRADE_IN_CODES.review, calculationResultType: 2, model: 'Insignia' },
    { ...base, id: id('impossible'), code: TRADE_IN_CODES.impossible, calculationResultType: 3, model: 'Kadett' },
    {
      ...base,
      id: id('redeemed'),
      code: TRADE_IN_CODES.redeemed,
      calculationResultType: 1,
      customerPrice: 3100,
      redeemedAt: base.createdAt,
    },
  ];
}
