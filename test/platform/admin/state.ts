import type { CrossSellingProduct, InvalidVehicle, LeadSetting, Location, TradeIn, User } from '../contract';
import {
  contractsOf,
  customersOf,
  invalidVehiclesOf,
  leadSettingsOf,
  moreProducts,
  moreTradeIns,
  type AdminSizes,
  type StoredContract,
} from './seeds';

/** A message of the staff to customers, as it was sent. */
export interface StoredMessage {
  receiverIds: string[];
  channelTypes: number[];
  subject: string;
  content: string;
  attachments: string[];
}

/** What only the admin area of a tenant lists or changes. */
export interface AdminState {
  leadSettings: LeadSetting[];
  contracts: StoredContract[];
  invalidVehicles: InvalidVehicle[];
  messages: StoredMessage[];
  /** When the documents of a vehicle last changed, by its id. */
  fileTimes: Map<string, string>;
  /** Never told to anyone. */
  fileServerPassword: string | undefined;
}

interface Seed {
  number: number;
  domain: string;
  locations: readonly Location[];
  now: Date;
  sizes?: AdminSizes;
}

/** What a tenant has for its staff, and what that adds to what the shop knows. */
export function adminSeed({ number, domain, locations, now, sizes = {} }: Seed): {
  admin: AdminState;
  customers: User[];
  tradeIns: TradeIn[];
  products: CrossSellingProduct[];
} {
  const customers = customersOf(number, sizes.customers ?? 26, now);
  return {
    customers,
    tradeIns: moreTradeIns(number, sizes.tradeIns ?? 40, now),
    products: moreProducts(number, sizes.products ?? 0),
    admin: {
      leadSettings: leadSettingsOf(number, domain, locations),
      contracts: contractsOf(number, customers, now),
      invalidVehicles: invalidVehiclesOf(number),
      messages: [],
      fileTimes: new Map(),
      fileServerPassword: undefined,
    },
  };
}
