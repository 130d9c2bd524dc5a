import { keysOf } from '../../lib/keysOf';

/** Consent tools, each with the code that tells the shop what was allowed. */
export const CONSENT_TOOLS = {
  ask: { label: 'Keins: Der Shop fragt selbst, je Dienst und an Ort und Stelle', code: '' },
  cookiebot: {
    label: 'Cookiebot',
    code: `window.addEventListener('CookiebotOnConsentReady', function () {
  dienste(Cookiebot.consent.marketing, ['autouncle', 'impel', 'accessories', 'emobilio', 'valuation']);
  dienste(Cookiebot.consent.preferences, ['paypal', 'calendar']);
});`,
  },
  usercentrics: {
    label: 'Usercentrics',
    code: `// In der Verwaltung ein „Window Event“ namens ucEvent anlegen (in Version 3 gibt es dafür auch UC_CONSENT).
window.addEventListener('ucEvent', function (event) {
  if (!event.detail || event.detail.event !== 'consent_status') return;
  dienste(event.detail['PayPal'] === true, ['paypal']);
});`,
  },
  other: {
    label: 'Ein anderes',
    code: `// Rufen Sie dies bei jedem Seitenaufruf mit dem, was Ihr Werkzeug weiß.
dienste(true, ['paypal', 'calendar']);
dienste(false, ['autouncle', 'impel', 'accessories', 'emobilio', 'valuation']);`,
  },
} as const;

/** Works before and after the shop's script. */
const CONSENT_QUEUE = `window.WebshopWidget = window.WebshopWidget || { q: [] };
function dienste(erlaubt, namen) {
  WebshopWidget.q.push([erlaubt ? 'grantConsent' : 'revokeConsent', namen]);
}
`;

/** Code that connects the page's consent tool; '' where the shop asks itself. */
export function consentCode(tool = 'ask'): string {
  const { code } = CONSENT_TOOLS[keysOf(CONSENT_TOOLS).find((name) => name === tool) ?? 'ask'];
  return code === '' ? '' : `<script>\n${CONSENT_QUEUE}${code}\n</script>`;
}
