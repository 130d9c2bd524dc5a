/** The codes for consent tools, run as they stand against what each tool gives a page. */
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { consentCode, type CONSENT_TOOLS } from '../../../src/tools/embedding/consentTools';
import { snippetOf } from '../../../src/tools/embedding/snippet';
import { keysOf } from '../../../src/lib/keysOf';
import { CONSENT_SERVICES } from '../../../src/state/consent';
import { adminIdOf } from '../../platform/stock/tenants';

type Category = 'comfort' | 'marketing' | 'statistics';
type Allowed = Record<Category, boolean>;

/** Names that a tool has for the three categories. */
const names = (comfort: string, marketing: string, statistics: string) => ({ comfort, marketing, statistics });
const whoseNames = (all: Record<Category, string>, allowed: Allowed) =>
  keysOf(all).flatMap((category) => (allowed[category] ? [all[category]] : []));

interface Page {
  window: Record<string, unknown> & EventTarget;
  document: EventTarget;
}

type Stub = (page: Page, allowed: () => Allowed) => () => void;
const shopNames = (prefix: string) => names(`${prefix}komfort`, `${prefix}marketing`, `${prefix}statistik`);
const isIn = (all: Record<Category, string>, allowed: () => Allowed) => (name: string) =>
  whoseNames(all, allowed()).includes(name);

/** What each tool puts on a page, and what happens when a visitor has chosen. */
const TOOLS: Record<Exclude<keyof typeof CONSENT_TOOLS, 'ask' | 'other'>, Stub> = {
  borlabs: ({ window, document }, allowed) => {
    const has = isIn(names('external-media', 'marketing', 'statistics'), allowed);
    window.BorlabsCookie = { Consents: { hasConsentForServiceGroup: has } };
    return () => document.dispatchEvent(new Event('borlabs-cookie-consent-saved'));
  },
  ccm19: ({ window }, allowed) => {
    const all = names('Fahrzeugshop Komfort', 'Fahrzeugshop Marketing', 'Fahrzeugshop Statistik');
    window.CCM = {
      acceptedCookies: [],
      get acceptedEmbeddings() {
        return whoseNames(all, allowed()).map((name) => ({ id: '1', name }));
      },
    };
    return () => window.dispatchEvent(new Event('ccm19WidgetClosed'));
  },
  complianz: ({ window, document }, allowed) => {
    window.cmplz_has_consent = isIn(names('preferences', 'marketing', 'statistics'), allowed);
    return () => document.dispatchEvent(new Event('cmplz_status_change'));
  },
  consentmanager: ({ window }, allowed) => {
    let heard: () => void = () => undefined;
    window.__cmp = (command: string, parameter?: [string, () => void, boolean]) => {
      if (command === 'addEventListener' && parameter?.[0] === 'consent') [, heard] = parameter;
      const consents = whoseNames(names('c51', 'c52', 'c53'), allowed()).map((name) => [name, true]);
      return command === 'getCMPData' ? { purposeConsents: Object.fromEntries(consents) as object } : undefined;
    };
    return () => heard();
  },
  cookiebot: ({ window }, allowed) => {
    window.Cookiebot = {
      get consent() {
        const { comfort, marketing, statistics } = allowed();
        return { necessary: true, preferences: comfort, marketing, statistics };
      },
    };
    return () => window.dispatchEvent(new Event('CookiebotOnConsentReady'));
  },
  klaro: ({ window }, allowed) => {
    let watcher: { update: (manager: unknown, event: string) => void } | undefined;
    const manager = {
      getConsent: isIn(shopNames('fahrzeugshop-'), allowed),
      watch: (given: typeof watcher) => void (watcher = given),
    };
    window.klaro = { getManager: () => manager };
    return () => {
      window.dispatchEvent(new Event('load'));
      watcher?.update(manager, 'consents');
    };
  },
  realCookieBanner: ({ window, document }, allowed) => {
    const has = isIn(shopNames('fahrzeugshop-'), allowed);
    // A service that the dealer has not created counts as allowed, without a cookie.
    window.consentApi = {
      consentSync: (name: string) =>
        name.startsWith('fahrzeugshop-')
          ? { cookie: {}, consentGiven: true, cookieOptIn: has(name) }
          : { cookie: null, consentGiven: false, cookieOptIn: true },
    };
    return () => document.dispatchEvent(new Event('RCB/OptIn/All'));
  },
  usercentrics: ({ window }, allowed) => {
    return () => {
      const { comfort, marketing } = allowed();
      const detail = { event: 'consent_status', ucCategory: { essential: true, functional: comfort, marketing } };
      window.dispatchEvent(new CustomEvent('ucEvent', { detail }));
    };
  },
};

/** Services that the shop has been told of, in the end. */
function granted(queue: readonly (readonly [string, readonly string[]])[]): string[] {
  const services = new Set<string>();
  for (const [command, all] of queue)
    for (const service of all)
      if (command === 'grantConsent') services.add(service);
      else services.delete(service);
  return [...services].sort();
}

it.each(keysOf(TOOLS))('the code for %s tells the shop of every service, and takes each back', (tool) => {
  const window = new EventTarget() as Page['window'];
  const document = new EventTarget();
  let allowed: Allowed = { comfort: false, marketing: false, statistics: false };
  const choose = TOOLS[tool]({ window, document }, () => allowed);
  // As a dealer fills it in.
  const code = consentCode(tool)
    .replace(/<\/?script>/g, '')
    .replace("{ komfort: '', marketing: '', statistik: '' }", "{ komfort: 'c51', marketing: 'c52', statistik: 'c53' }");
  runInNewContext(`with (window) {${code}}`, { window, document });
  const services = () => granted((window.WebshopWidget as { q: [string, string[]][] } | undefined)?.q ?? []);
  choose();
  expect(services()).toEqual([]);
  allowed = { comfort: true, marketing: true, statistics: true };
  choose();
  expect(services()).toEqual([...CONSENT_SERVICES].sort());
  allowed = { comfort: true, marketing: false, statistics: false };
  choose();
  expect(services()).toEqual(['apple', 'calendar', 'google', 'insurance', 'paypal']);
});

it('Cookiebot leaves the tag of the shop alone, because its services wait inside', () => {
  const source = { adminId: adminIdOf(1), apiUrl: 'https://api.example', scriptFolder: 'https://shop.example/' };
  const codeWith = (consent: string) => snippetOf('page', { consent }, source);
  expect(codeWith('cookiebot')).toContain('data-cookieconsent="ignore"');
  expect(codeWith('complianz')).not.toContain('data-cookieconsent');
});
