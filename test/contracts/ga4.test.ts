/** The documented example for GA4 sends what Google publishes, and the handbook says which event becomes which. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { GA4_EVENTS, GA4_ITEM_PARAMETERS, GA4_PARAMETERS } from './ga4Events';
import type { EventItem } from '../../src/domain/vehicle/eventItem';
import type { ShopEvents } from '../../src/state/shopEvents';

const EXAMPLE = readFileSync('embed/examples/ga4.js', 'utf8');
const HANDBOOK = readFileSync('embed/package/HANDBUCH.md', 'utf8');

type Push = { event: string; ecommerce?: Record<string, unknown> } & Record<string, unknown>;
type Told = { [Type in keyof ShopEvents]: [Type, ShopEvents[Type]] }[keyof ShopEvents];

const item: EventItem = {
  id: 'a',
  stockNumber: '4711',
  name: 'VW Golf',
  brand: 'VW',
  model: 'Golf',
  category: 'PKW',
  price: 20_000,
};
const handOver: EventItem = { id: 'h', name: 'Lieferung', category: 'Zubehör & Services', price: 300 };
const listed: EventItem = { ...item, list: 'similar', index: 2 };
const vehicle = { vehicleId: 'a', item, value: 20_000, currency: 'EUR' } as const;
const order = { ...vehicle, value: 20_300, items: [item, handOver], handOver, paymentOption: 'bezahl-de' } as const;
const checkout = { ...order, items: [item, handOver] };

/** What the example pushes when the shop tells these events. */
function pushesOf(...events: Told[]): Push[] {
  const dataLayer: (Push | { ecommerce: null })[] = [];
  const listeners = new Map<string, (detail: unknown) => void>();
  const shop = { on: (type: string, listener: (detail: unknown) => void) => listeners.set(type, listener) };
  const WebshopWidget = { q: { push: (call: (api: typeof shop) => void) => call(shop) } };
  runInNewContext(EXAMPLE, { window: { dataLayer, WebshopWidget }, WebshopWidget });
  for (const [type, detail] of events) listeners.get(type)?.(detail);
  // Read as JSON, because another realm's arrays are not equal to ours.
  return (JSON.parse(JSON.stringify(dataLayer)) as Push[]).filter((push) => 'event' in push);
}

const CASES: readonly [...Told, expected: readonly object[]][] = [
  [
    'vehicle-list',
    { list: 'similar', items: [listed], currency: 'EUR' },
    [{ event: 'view_item_list', ecommerce: { item_list_id: 'similar', item_list_name: 'Ähnliche Fahrzeuge' } }],
  ],
  [
    'vehicle-select',
    { list: 'similar', item: listed, currency: 'EUR' },
    [{ event: 'select_item', ecommerce: { items: [{ item_id: 'a', item_category2: 'Golf', index: 2 }] } }],
  ],
  ['vehicle-view', vehicle, [{ event: 'view_item', ecommerce: { currency: 'EUR', value: 20_000 } }]],
  ['favourite', { ...vehicle, isAdded: true }, [{ event: 'add_to_wishlist', ecommerce: { value: 20_000 } }]],
  ['favourite', { ...vehicle, isAdded: false }, []],
  ['share', { vehicleId: 'a' }, [{ event: 'share', content_type: 'vehicle', item_id: 'a' }]],
  [
    'contact-click',
    { channel: 'phone', vehicleId: 'a' },
    [{ event: 'select_content', content_type: 'phone', content_id: 'a' }],
  ],
  ['contact-sent', vehicle, [{ event: 'generate_lead', ecommerce: { value: 20_000, lead_source: 'contact' } }]],
  [
    'checkout-step',
    { ...checkout, step: '1-trade-in', position: 1 },
    [{ event: 'begin_checkout', ecommerce: { value: 20_000, items: [{ item_id: 'a' }] } }],
  ],
  [
    'checkout-step',
    { ...checkout, step: '8-reservation', position: 4 },
    [{ event: 'add_shipping_info', ecommerce: { shipping_tier: 'Lieferung', value: 20_000 } }],
  ],
  [
    'checkout-step',
    { ...checkout, step: '9-summary', position: 5 },
    [{ event: 'add_shipping_info' }, { event: 'add_payment_info', ecommerce: { payment_type: 'bezahl-de' } }],
  ],
  ['checkout-step', { ...checkout, step: '5-warranty', position: 3 }, []],
  [
    'order-created',
    { ...checkout, orderId: 'o', isBinding: true },
    [{ event: 'purchase', ecommerce: { transaction_id: 'o', value: 20_000, shipping: 300, currency: 'EUR' } }],
  ],
  [
    'order-created',
    { ...checkout, orderId: 'o', isBinding: false },
    [{ event: 'generate_lead', ecommerce: { value: 20_300, lead_source: 'order' } }],
  ],
];

describe('the example for GA4', () => {
  it.each(CASES)('sends for %s %j', (...[type, detail, expected]) => {
    const pushes = pushesOf([type, detail] as Told);
    expect(pushes).toMatchObject(expected);
    expect(pushes).toHaveLength(expected.length);
    for (const { event, ecommerce, ...more } of pushes) {
      const published = Object.entries(GA4_PARAMETERS).find(([name]) => name === event)?.[1] ?? [];
      const sent = { ...more, ...ecommerce };
      expect(Object.keys(sent).filter((name) => !published.includes(name))).toEqual([]);
      const items = Array.isArray(sent.items) ? (sent.items as object[]) : [];
      expect(items.flatMap(Object.keys).filter((name) => !GA4_ITEM_PARAMETERS.includes(name))).toEqual([]);
    }
  });

  it('sends a choice of the order once, and a changed one again', () => {
    const summary: Told = ['checkout-step', { ...checkout, step: '9-summary', position: 5 }];
    const changed: Told = ['checkout-step', { ...checkout, paymentOption: 'bank11', step: '9-summary', position: 5 }];
    const names = pushesOf(summary, summary, changed).map(({ event }) => event);
    expect(names).toEqual(['add_shipping_info', 'add_payment_info', 'add_payment_info']);
  });

  it('covers the table, and the handbook names it', () => {
    const names = (type: string) =>
      CASES.filter(([each]) => each === type).flatMap((each) =>
        pushesOf([each[0], each[1]] as Told).map(({ event }) => event),
      );
    for (const [type, events] of Object.entries(GA4_EVENTS))
      expect([...new Set(names(type))].sort()).toEqual([...events].sort());
    const rows = (HANDBOOK.split('\n## GA4\n')[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((row) => row.startsWith('| `'));
    const documented = rows.map((row) =>
      row
        .split('|')
        .slice(1, 4)
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
    );
    for (const [type, events] of Object.entries(GA4_EVENTS)) {
      const ownRows = documented.filter(([cell]) => cell?.includes(type));
      expect(ownRows.flatMap(([, cell]) => cell).sort(), type).toEqual([...events].sort());
    }
    for (const [, [event] = [], parameters = []] of documented) {
      const published = Object.entries(GA4_PARAMETERS).find(([name]) => name === event)?.[1] ?? [];
      expect(
        parameters.filter((name) => !published.includes(name ?? '')),
        event,
      ).toEqual([]);
    }
  });
});
