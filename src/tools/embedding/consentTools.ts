import { keysOf } from '../../lib/keysOf';
import type { ConsentService } from '../../domain/thirdParties';

/** Consent tools, each with the code that tells the shop what was allowed, by the tool's own categories. */
export const CONSENT_TOOLS = {
  ask: { label: 'Keins: Der Shop fragt selbst, je Dienst und an Ort und Stelle', code: '' },
  borlabs: {
    label: 'Borlabs Cookie',
    code: `function lesen() {
  if (!window.BorlabsCookie || !BorlabsCookie.Consents) return;
  var gruppe = function (name) { return BorlabsCookie.Consents.hasConsentForServiceGroup(name); };
  melden(gruppe('external-media'), gruppe('marketing'), gruppe('statistics'));
}
['borlabs-cookie-after-init', 'borlabs-cookie-consent-saved'].forEach(function (name) {
  window.addEventListener(name, lesen);
  document.addEventListener(name, lesen);
});
lesen();`,
  },
  ccm19: {
    label: 'CCM19',
    code: `// In der Verwaltung drei Einbindungen anlegen: „Fahrzeugshop Komfort“, „Fahrzeugshop Marketing“, „Fahrzeugshop Statistik“.
function lesen() {
  if (!window.CCM) return;
  var namen = CCM.acceptedCookies.concat(CCM.acceptedEmbeddings.map(function (each) { return each.name; }));
  var hat = function (zweck) { return namen.indexOf('Fahrzeugshop ' + zweck) >= 0; };
  melden(hat('Komfort'), hat('Marketing'), hat('Statistik'));
}
window.addEventListener('ccm19WidgetLoaded', lesen);
window.addEventListener('ccm19WidgetClosed', lesen);
lesen();`,
  },
  complianz: {
    label: 'Complianz',
    code: `function lesen() {
  if (typeof cmplz_has_consent !== 'function') return;
  melden(cmplz_has_consent('preferences'), cmplz_has_consent('marketing'), cmplz_has_consent('statistics'));
}
document.addEventListener('cmplz_fire_categories', lesen);
document.addEventListener('cmplz_status_change', lesen);
lesen();`,
  },
  consentmanager: {
    label: 'consentmanager',
    code: `// Tragen Sie die Kennungen Ihrer drei Zwecke ein; sie stehen in der Verwaltung unter „Zwecke“.
const ZWECKE = { komfort: '', marketing: '', statistik: '' };
function lesen() {
  var zwecke = (__cmp('getCMPData') || {}).purposeConsents || {};
  melden(zwecke[ZWECKE.komfort] === true, zwecke[ZWECKE.marketing] === true, zwecke[ZWECKE.statistik] === true);
}
if (typeof __cmp === 'function') __cmp('addEventListener', ['consent', lesen, false], null);`,
  },
  cookiebot: {
    label: 'Cookiebot',
    code: `function lesen() {
  if (!window.Cookiebot || !Cookiebot.consent) return;
  melden(Cookiebot.consent.preferences, Cookiebot.consent.marketing, Cookiebot.consent.statistics);
}
window.addEventListener('CookiebotOnConsentReady', lesen);
lesen();`,
  },
  klaro: {
    label: 'Klaro',
    code: `// In klaroConfig drei Dienste: fahrzeugshop-komfort, fahrzeugshop-marketing, fahrzeugshop-statistik.
window.addEventListener('load', function () {
  if (!window.klaro) return;
  var verwalter = klaro.getManager();
  function lesen() {
    var hat = function (zweck) { return verwalter.getConsent('fahrzeugshop-' + zweck) === true; };
    melden(hat('komfort'), hat('marketing'), hat('statistik'));
  }
  verwalter.watch({ update: function (_, ereignis) { if (ereignis === 'consents') lesen(); } });
  lesen();
});`,
  },
  realCookieBanner: {
    label: 'Real Cookie Banner',
    code: `// In der Verwaltung drei Dienste mit diesen „Unique names“: fahrzeugshop-komfort, fahrzeugshop-marketing, fahrzeugshop-statistik.
function lesen() {
  if (!window.consentApi) return;
  var hat = function (zweck) {
    var stand = consentApi.consentSync('fahrzeugshop-' + zweck);
    return stand.cookie != null && stand.consentGiven && stand.cookieOptIn;
  };
  melden(hat('komfort'), hat('marketing'), hat('statistik'));
}
['RCB/OptIn/All', 'RCB/OptOut/All'].forEach(function (name) { document.addEventListener(name, lesen); });`,
  },
  usercentrics: {
    label: 'Usercentrics',
    code: `// In der Verwaltung ein „Window Event“ namens ucEvent anlegen.
window.addEventListener('ucEvent', function (event) {
  if (!event.detail || event.detail.event !== 'consent_status') return;
  var kategorien = event.detail.ucCategory || {};
  melden(kategorien.functional === true, kategorien.marketing === true, kategorien.marketing === true);
});`,
  },
  other: {
    label: 'Ein anderes',
    code: `// Rufen Sie dies bei jedem Seitenaufruf und jeder Änderung mit dem, was Ihr Werkzeug weiß: Komfort, Marketing, Statistik.
melden(false, false, false);`,
  },
} as const;

const CATEGORIES = {
  komfort: ['paypal', 'google', 'apple', 'insurance', 'calendar'],
  marketing: ['autouncle', 'impel', 'accessories', 'emobilio', 'valuation'],
  statistik: ['analytics'],
} as const satisfies Record<string, readonly ConsentService[]>;

const listed = (services: readonly string[]) => `[${services.map((service) => `'${service}'`).join(', ')}]`;

/** Works before and after the shop's script. */
const CONSENT_QUEUE = `(function () {
window.WebshopWidget = window.WebshopWidget || { q: [] };
function dienste(erlaubt, namen) {
  WebshopWidget.q.push([erlaubt ? 'grantConsent' : 'revokeConsent', namen]);
}
function melden(komfort, marketing, statistik) {
  dienste(komfort, ${listed(CATEGORIES.komfort)});
  dienste(marketing, ${listed(CATEGORIES.marketing)});
  dienste(statistik, ${listed(CATEGORIES.statistik)});
}
`;

/** Code that connects the page's consent tool; '' where the shop asks itself. */
export function consentCode(tool = 'ask'): string {
  const { code } = CONSENT_TOOLS[keysOf(CONSENT_TOOLS).find((name) => name === tool) ?? 'ask'];
  return code === '' ? '' : `<script>\n${CONSENT_QUEUE}${code}\n})();\n</script>`;
}
