import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsentService } from '../domain/thirdParties';
import { listOf } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

export type { ConsentService };

export const CONSENT_SERVICES = [
  'paypal',
  'google',
  'apple',
  'autouncle',
  'impel',
  'accessories',
  'emobilio',
  'valuation',
  'insurance',
  'analytics',
  'calendar',
] as const satisfies readonly ConsentService[];

export interface ConsentState {
  granted: readonly ConsentService[];
  /** Keys (`onceKey`) of one-time grants, per service and position in the shop; never stored. */
  once: readonly string[];
  /** `external`: by the host's tool (rules/storage-and-privacy: who decides about consent). */
  mode: 'ask' | 'external';
  /** Unknown names are ignored; they come from a dealer's script. */
  grant: (services: readonly string[]) => void;
  grantOnce: (service: ConsentService, place: string) => void;
  /** Revokes one-time grants, too. */
  revoke: (services: readonly string[]) => void;
  /** Exactly these: the state of the host's tool. */
  replace: (services: readonly string[]) => void;
}

export type ConsentStore = StoreApi<ConsentState> & { dispose: () => void };

export const onceKey = (service: ConsentService, place: string): string => `${service} ${place}`;

const VERSION = 1;
export const isService = (name: string): name is ConsentService =>
  (CONSENT_SERVICES as readonly string[]).includes(name);
const keptSchema = listOf(z.enum(CONSENT_SERVICES));

/** `external` stores nothing: the host's tool grants again on every page. */
export function createConsentStore(storage: ShopStorage, adminId: string, mode: 'ask' | 'external'): ConsentStore {
  const slot = storage.slot(STORAGE_KEYS.consent, VERSION, keptSchema, adminId);
  const readKept = () => (mode === 'ask' ? (slot.read() ?? []) : []);

  const store = createStore<ConsentState>()((set, get) => {
    const setGranted = (granted: readonly ConsentService[]) => {
      set({ granted });
      if (mode === 'ask') slot.write([...granted]);
    };
    return {
      granted: readKept(),
      once: [],
      mode,
      grant: (services) => setGranted([...new Set([...get().granted, ...services.filter(isService)])]),
      grantOnce: (service, place) => set({ once: [...get().once, onceKey(service, place)] }),
      revoke: (services) => {
        set({ once: get().once.filter((key) => !services.some((service) => key.startsWith(`${service} `))) });
        setGranted(get().granted.filter((service) => !services.includes(service)));
      },
      replace: (services) => setGranted([...new Set(services.filter(isService))]),
    };
  });

  const stopListening =
    mode === 'ask' ? slot.onForeignChange((granted = []) => store.setState({ granted })) : () => undefined;
  return Object.assign(store, { dispose: stopListening });
}
