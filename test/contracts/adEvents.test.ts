/** The documented example for Matomo, Google Ads and the Meta pixel: which event of the shop becomes which call, and what it carries. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { EventItem } from '../../src/domain/vehicle/eventItem';
import type { ShopEvents } from '../../src/state/shopEvents';

const EXAMPLE = readFileSync('embed/examples/adEvents.js', 'utf8');
const HANDBOOK = readFileSync('embed/package/HANDBUCH.md', 'utf8');

type Told = { [Type in keyof ShopEvents]: [Type, ShopEvents[Type]] }[keyof ShopEvents];

const item: EventItem = { id: 'a', name: 'VW Golf', brand: 'VW', model: 'Golf', category: 'PKW', price: 20_000 };
const vehicle = { vehicleId: 'a', item, value: 20_000, currency: 'EUR' } as const;
const order = { ...vehicle, items: [item], paymentOption: 'bezahl-de' as const };

/** Calls of the tools that are on the page, one line each: 'meta Lead {…}'. */
function callsOf(
  tools: readonly ('matomo' | 'meta' | 'ads')[],
  [type, detail]: Told,
  labels: Record<string, string> = {},
): string[] {
  const calls: string[] = [];
  const tell =
    (tool: string) =>
    (...call: unknown[]) =>
      calls.push(`${tool} ${call.map((part) => JSON.stringify(part)).join(' ')}`);
  const listeners = new Map<string, (detail: unknown) => void>();
  const shop = { on: (name: string, listener: (detail: unknown) => void) => listeners.set(name, listener) };
  const WebshopWidget = { q: { push: (call: (api: typeof shop) => void) => call(shop) } };
  const window = {
    WebshopWidget,
    ...(tools.includes('matomo') && { _paq: { push: (call: unknown[]) => tell('matomo')(...call) } }),
    ...(tools.includes('meta') && { fbq: (_: string, ...call: unknown[]) => tell('meta')(...call) }),
    ...(tools.includes('ads') && { gtag: (_: string, ...call: unknown[]) => tell('ads')(...call) }),
  };
  const document = {
    querySelector: (selector: string) => {
      const name = selector.slice('script['.length, -1);
      return name in labels ? { getAttribute: () => labels[name] } : null;
    },
  };
  runInNewContext(EXAMPLE, { window, WebshopWidget, document });
  listeners.get(type)?.(detail);
  return calls;
}

const CASES: readonly [...Told, expected: readonly string[]][] = [
  [
    'vehicle-view',
    vehicle,
    [
      'matomo "setEcommerceView" "a" "VW Golf" "PKW" 20000',
      'matomo "trackPageView" "VW Golf"',
      'meta "ViewContent" {"content_type":"vehicle","content_ids":["a"],"content_name":"VW Golf","value":20000,"currency":"EUR"}',
    ],
  ],
  [
    'favourite',
    { ...vehicle, isAdded: true },
    [
      'matomo "trackEvent" "Fahrzeugshop" "Merkliste" "VW Golf"',
      'meta "AddToWishlist" {"content_type":"vehicle","content_ids":["a"],"content_name":"VW Golf","value":20000,"currency":"EUR"}',
    ],
  ],
  ['favourite', { ...vehicle, isAdded: false }, []],
  [
    'contact-click',
    { channel: 'phone', vehicleId: 'a' },
    ['matomo "trackEvent" "Fahrzeugshop" "Kontakt" "phone"', 'meta "Contact" {"content_category":"phone"}'],
  ],
  [
    'contact-sent',
    vehicle,
    [
      'matomo "trackEvent" "Fahrzeugshop" "Anfrage" "contact" 20000',
      'meta "Lead" {"content_category":"contact","value":20000,"currency":"EUR"}',
      'ads "conversion" {"send_to":"AW-1/lead","value":20000,"currency":"EUR"}',
    ],
  ],
  [
    'checkout-step',
    { ...order, step: '1-trade-in', position: 1 },
    [
      'matomo "trackEvent" "Fahrzeugshop" "Bestellung begonnen" "VW Golf" 20000',
      'meta "InitiateCheckout" {"content_ids":["a"],"num_items":1,"value":20000,"currency":"EUR"}',
    ],
  ],
  ['checkout-step', { ...order, step: '5-warranty', position: 3 }, []],
  [
    'order-created',
    { ...order, orderId: 'o', isBinding: true },
    [
      'matomo "addEcommerceItem" "a" "VW Golf" "PKW" 20000 1',
      'matomo "trackEcommerceOrder" "o" 20000',
      'meta "Purchase" {"content_ids":["a"],"num_items":1,"value":20000,"currency":"EUR"}',
      'ads "conversion" {"send_to":"AW-1/purchase","value":20000,"currency":"EUR","transaction_id":"o"}',
    ],
  ],
  [
    'order-created',
    { ...order, orderId: 'o', isBinding: false },
    [
      'matomo "trackEvent" "Fahrzeugshop" "Anfrage" "order" 20000',
      'meta "Lead" {"content_category":"order","value":20000,"currency":"EUR"}',
      'ads "conversion" {"send_to":"AW-1/lead","value":20000,"currency":"EUR"}',
    ],
  ],
];

const LABELS = { 'data-google-ads-purchase': 'AW-1/purchase', 'data-google-ads-lead': 'AW-1/lead' };

it.each(CASES)('tells each tool of the page about %s %j', (...[type, detail, expected]) => {
  const event = [type, detail] as Told;
  expect(callsOf(['matomo', 'meta', 'ads'], event, LABELS)).toEqual(expected);
  // Consent tools load the script of a service after consent to it: what is not on the page gets nothing.
  expect(callsOf(['matomo'], event)).toEqual(expected.filter((call) => call.startsWith('matomo')));
  expect(callsOf(['ads'], event)).toEqual([]);
});

it('sends what the handbook says', () => {
  const section = HANDBOOK.split('\n## Matomo, Google Ads, Meta\n')[1]?.split('\n## ')[0] ?? '';
  const sent = CASES.flatMap(([type, , calls]) =>
    calls.map((call) => [type, ...call.split(' ').slice(0, 2)].join(' ').replaceAll('"', '')),
  );
  const rows = section.split('\n').filter((row) => row.startsWith('| `'));
  const documented = rows.flatMap((row) => {
    const [events = '', matomo = '', meta = '', ads = ''] = row.split('|').slice(1);
    const names = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    const [type = ''] = names(events);
    return [
      ...names(matomo).map((name) => `${type} matomo ${name}`),
      ...names(meta).map((name) => `${type} meta ${name}`),
      ...names(ads).map((name) => `${type} ads ${name}`),
    ];
  });
  expect([...new Set(documented)].sort()).toEqual([...new Set(sent)].sort());
});
