import { carryingQuery } from '../../src/app/carriedQuery';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import type { Environment, ShopConfig } from '../../src/state/environment';
import type { ShopEvents } from '../../src/state/shopEvents';

/** First demo tenant, an ordinary dealer. */
export const ORDINARY_DEALER = '00000000-0000-4000-8000-000000000001';

interface RecordedEvent {
  type: keyof ShopEvents;
  detail: unknown;
}

export interface TestEnvironment extends Environment {
  /** Events that the host has received, oldest first. */
  events: RecordedEvent[];
  /** Changes of the host's head by the shop, and the number of resets. */
  head: { shown: Parameters<Environment['host']['showHead']>[0][]; undone: number };
}

interface EnvironmentOptions extends Partial<ShopConfig> {
  /** Initial route of the shop. */
  at?: string;
  /** Query of the host's URL. */
  hostQuery?: string;
  container?: HTMLElement;
}

/** Environment with a host page that records the shop's changes. */
export function anEnvironment(options: EnvironmentOptions = {}): TestEnvironment {
  const { at = '/', hostQuery = '', container = document.createElement('div'), ...config } = options;
  const events: RecordedEvent[] = [];
  const head: TestEnvironment['head'] = { shown: [], undone: 0 };
  return {
    config: {
      adminId: ORDINARY_DEALER,
      apiUrl: 'https://platform.test',
      layout: 'normal',
      start: 'open',
      mode: 'shop',
      managesHead: true,
      consent: 'ask',
      ...config,
    },
    history: carryingQuery(createMemoryHistory((path) => `https://dealer.test/fahrzeuge#${path}`, at)),
    mailLinks: {},
    askForConsent: () => false,
    consent: { granted: () => [], subscribe: () => () => undefined },
    look: { theme: () => undefined, subscribe: () => () => undefined },
    host: {
      showHead: (content) => {
        head.shown.push(content);
        return () => {
          head.undone += 1;
        };
      },
      createSlot: (name) => {
        const element = document.createElement('div');
        element.slot = name;
        return { element, remove: () => element.remove() };
      },
      query: new URLSearchParams(hostQuery),
      currentUrl: () => 'https://dealer.test/fahrzeuge',
      scrollToTop: () => undefined,
      arriveAt: () => undefined,
      print: () => undefined,
      hideWhileOpen: () => () => undefined,
      report: () => undefined,
    },
    emit: (type, detail) => {
      events.push({ type, detail });
    },
    container,
    styleRoot: document,
    events,
    head,
  };
}
