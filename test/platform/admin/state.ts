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

interface StoredMessage {
  receiverIds: string[];
  channelTypes: number[];
  subject: string;
  content: string;
  attachments: string[];
}

/** State of a tenant used by the admin area only. */
export interface AdminState {
  leadSettings: LeadSetting[];
  contracts: StoredContract[];
  invalidVehicles: InvalidVehicle[];
  messages: StoredMessage[];
  /** Last change of a vehicle's documents, by its id. */
  fileTimes: Map<string, string>;
  /** Never sent in a response. */
  fileServerPassword: string | undefined;
}

interface Seed {
  number: number;
  domain: string;
  locations: readonly Location[];
  now: Date;
  sizes?: AdminSizes;
}

/** Initial state of the admin area of a tenant, with its additions to the shop's data. */
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
