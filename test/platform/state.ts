import type * as z from 'zod/mini';
import type { leasingApplicationBody } from '../../src/domain/bodies';
import type {
  Car,
  ContactRequest,
  ContinueLater,
  CrossSellingProduct,
  DealerContact,
  HeaderImage,
  Location,
  NavigatorSettings,
  OrderCreate,
  TenantSettings,
  TradeIn,
  User,
} from './contract';
import { adminSeed, type AdminState } from './admin/state';
import type { AdminSizes } from './admin/seeds';
import type { paymentSchema } from './rules/paymentSchema';
import type { TradeInRequest } from './rules/tradeInRules';
import { contactsOf } from './stock/contacts';
import { generateStock, ownCar } from './stock/generate';
import { NAVIGATOR_SETTINGS, productsOf } from './stock/products';
import { idFor } from './stock/random';
import { withSpecials } from './stock/specials';
import { adminIdOf, locationsOf, settingsOf, TENANTS, type TenantSpec } from './stock/tenants';

/** Fields beyond `User` of the contract: the consents to advertising. */
interface UserConsents {
  isMarketingEmailAllowed?: boolean;
  isMarketingLetterAllowed?: boolean;
  isMarketingAppAllowed?: boolean;
  isMarketingPhoneAllowed?: boolean;
}

/** User with internal data of the platform. */
export interface Account {
  user: User & UserConsents;
  /** Absent for a sign-in by Google or Apple. */
  password: string | undefined;
  /** Token of the mail that confirms the address; single use. */
  confirmToken?: string;
  /** Requested roles of staff waiting for approval. */
  approval?: { token: string; roles: NonNullable<User['roles']> };
  /** Token of the mail that resets the password; single use, valid for an hour. */
  reset?: { token: string; until: string };
}

/** Sent mail, shown on the page 'Postausgang'. */
export interface Mail {
  /** Admin id of the sending dealer. */
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
  /** In default order: newest first. */
  vehicles: Car[];
  /** Fields with another spelling or type in responses, by vehicle id. */
  quirks: Map<string, Record<string, unknown>>;
  products: CrossSellingProduct[];
  navigator: NavigatorSettings[];
  headerImages: HeaderImage[];
  accounts: Account[];
  tradeIns: TradeIn[];
  admin: AdminState;
  /** Facets and fuel in the spelling of external systems ('PETROL'). */
  hasExternalSpelling: boolean;
}

interface PlacedOrder {
  order: OrderCreate;
  tenantId: string;
  createdAt: string;
  /** Number of times that the same id was sent. */
  received: number;
}

interface LeasingApplication {
  carId: string;
  customerType: 1 | 2;
  quote: z.output<typeof leasingApplicationBody>['quote'];
}

/** Dealers by admin id, created on first access, because most tests use only one. */
interface Tenants {
  get(adminId: string): TenantState | undefined;
  values(): Iterable<TenantState>;
}

export interface Payment {
  id: string;
  request: z.output<typeof paymentSchema>;
  status: 'CREATED' | 'COMPLETED';
  /** Number of captures; never more than one. */
  captures: number;
}

/** Statuses of a capture at PayPal. */
type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED';

interface Upload {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export interface PlatformState {
  tenants: Tenants;
  orders: PlacedOrder[];
  payments: Payment[];
  /** What PayPal says of every capture, also when it is asked again. */
  captureStatus: CaptureStatus;
  emails: ContactRequest[];
  continueLater: ContinueLater[];
  leasingApplications: LeasingApplication[];
  /** Whether responses to valuations contain the result, which the contract does not require. */
  tellsValuation: boolean;
  tradeInRequests: TradeInRequest[];
  pdfRequests: string[];
  /** Oldest first. */
  mails: Mail[];
  tokenSeconds: number;
  /** How long browsers may keep what they have read (`Cache-Control: max-age`), as platforms behind a cache say; default: not at all. */
  maxAgeSeconds?: number;
  uploads: Map<string, Upload>;
}

export interface StateOptions {
  baseUrl: string;
  now: () => Date;
  /** Sizes of the stocks by the tenant's number; default: the tenant's own. */
  stock?: Partial<Record<1 | 2 | 3 | 4 | 5 | 6, number>>;
  admin?: Partial<Record<1 | 2 | 3 | 4 | 5 | 6, AdminSizes>>;
  hasPlainPictures?: boolean;
}

export function createState(options: StateOptions): PlatformState {
  const made = new Map<string, TenantState>();
  const tenants: Tenants = {
    get(adminId) {
      const spec = TENANTS.find(({ number }) => adminIdOf(number) === adminId);
      if (!spec) return undefined;
      const tenant = made.get(adminId) ?? createTenant(spec, options);
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
    captureStatus: 'COMPLETED',
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

/** Tenants as they begin, by number: each test begins with one. */
const beginnings = new Map<number, { key: string; tenant: TenantState }>();

function createTenant(spec: TenantSpec, options: StateOptions): TenantState {
  const { now, baseUrl, stock, admin } = options;
  const key = JSON.stringify([now(), baseUrl, stock?.[spec.number], admin?.[spec.number]]);
  const known = beginnings.get(spec.number);
  const tenant = known?.key === key ? known.tenant : newTenant(spec, options);
  beginnings.set(spec.number, { key, tenant });
  return copiedOnAccess({ ...tenant }, (name, value) =>
    name === 'vehicles' ? tenant.vehicles.map(ownCar) : structuredClone(value),
  );
}

/** The same object, of which each part is copied when it is first asked for. */
function copiedOnAccess<Parts extends object>(parts: Parts, copyOf: (name: string, value: unknown) => unknown): Parts {
  for (const [name, value] of Object.entries(parts)) {
    const become = (part: unknown) =>
      Object.defineProperty(parts, name, { value: part, writable: true, enumerable: true, configurable: true });
    Object.defineProperty(parts, name, {
      get: () => {
        const part = copyOf(name, value);
        become(part);
        return part;
      },
      set: become,
      enumerable: true,
      configurable: true,
    });
  }
  return parts;
}

function newTenant(tenant: TenantSpec, { baseUrl, now, stock, admin: sizes }: StateOptions): TenantState {
  const adminId = adminIdOf(tenant.number);
  const locations = locationsOf(tenant);
  const generated = generateStock({ tenant, locations, baseUrl, now: now(), count: stock?.[tenant.number] });
  const special = withSpecials(generated, tenant.number, baseUrl, now());
  const { number, domain } = tenant;
  const seed = adminSeed({ number, domain, locations, now: now(), sizes: sizes?.[number] });
  return {
    settings: settingsOf(tenant, baseUrl),
    locations,
    contacts: contactsOf(tenant, locations, baseUrl),
    quirks: special.quirks,
    vehicles: special.vehicles,
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

/** Trade-ins that can be redeemed in the checkout by code and e-mail, one of each result type. */
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
