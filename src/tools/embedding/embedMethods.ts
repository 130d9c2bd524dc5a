import { keysOf } from '../../lib/keysOf';
import { CONSENT_TOOLS } from './consentTools';

const LOOK = ['accent', 'radius', 'font', 'ga4', 'ads', 'googleAdsPurchase', 'googleAdsLead'] as const;

/** Ways to embed the shop in a dealer's page (rules/embedding: two builds). */
export const embedMethods = {
  page: {
    title: 'Shop in der Seite',
    text: 'Zwischen Kopf und Fuß Ihrer Seite.',
    options: ['consent', 'offsetTop', ...LOOK, 'target', 'hashPrefix', 'cspNonce', 'manageHead'],
    placement: 'An die Stelle der Seite, an der der Shop stehen soll.',
  },
  overlay: {
    title: 'Overlay',
    text: 'Über der ganzen Seite, nach einem Klick.',
    options: ['start', 'consent', 'offsetTop', ...LOOK, 'hashPrefix', 'cspNonce', 'manageHead'],
    placement: 'Vor das schließende </body> jeder Seite, auf der sich der Shop öffnen kann.',
  },
  search: {
    title: 'Schnellsuche',
    text: 'Wenige Felder, die zum Shop führen.',
    options: ['clientUrl', 'consent', ...LOOK, 'target', 'cspNonce'],
    placement: 'An die Stelle der Seite, an der die Suche stehen soll.',
  },
  module: {
    title: 'ES-Modul',
    text: 'Für Seiten, die selbst gebaut werden.',
    options: ['layout', 'start', 'consent', 'offsetTop', ...LOOK, 'target', 'hashPrefix', 'cspNonce', 'manageHead'],
    placement: 'Vor das schließende </body>, oder in Ihr eigenes Modul.',
  },
  element: {
    title: 'Web-Komponente',
    text: 'Für Baukästen und Frameworks.',
    options: ['layout', 'consent', 'offsetTop', ...LOOK, 'hashPrefix', 'cspNonce', 'manageHead'],
    placement: 'Das Element an seine Stelle, das Skript einmal auf die Seite.',
  },
  admin: {
    title: 'Eigene Seite für die Verwaltung',
    text: 'Fremde Skripte können dort nicht mitlesen.',
    options: ['cspNonce'],
    placement: 'Als eigene Datei auf Ihren Server, zum Beispiel als verwaltung.html.',
  },
} as const satisfies Record<string, EmbedMethod>;

interface EmbedMethod {
  title: string;
  text: string;
  options: readonly EmbeddingOptionName[];
  placement: string;
}

export type EmbedMethodName = keyof typeof embedMethods;

/** Left out of the snippet at their default. */
export const embeddingOptions = {
  target: { label: 'Ziel-Element', hint: 'CSS-Selektor, zum Beispiel #webshop', standard: '#webshop' },
  layout: {
    label: 'Darstellung',
    standard: 'normal',
    choices: { normal: 'In der Seite', overlay: 'Als Overlay' },
  },
  start: { label: 'Beim Laden', standard: 'open', choices: { open: 'Offen', closed: 'Geschlossen' } },
  clientUrl: {
    label: 'Adresse der Shop-Seite',
    hint: 'Leer: die Adresse aus „Einstellungen“, Dokumente und Links',
    standard: '',
  },
  hashPrefix: {
    label: 'Hash-Präfix',
    hint: 'Nur für Seiten, die selbst mit #/ arbeiten: „shop“ ergibt #/shop/…',
    standard: '',
  },
  consent: {
    label: 'Consent-Werkzeug',
    standard: 'ask',
    choices: Object.fromEntries(keysOf(CONSENT_TOOLS).map((name) => [name, CONSENT_TOOLS[name].label])),
  },
  offsetTop: {
    label: 'Höhe Ihrer mitlaufenden Kopfzeile in Pixeln',
    hint: 'Nur wenn der Shop darunter verschwindet; meist wird sie gefunden.',
    standard: '',
  },
  accent: { label: 'Akzentfarbe', hint: 'Zum Beispiel #0b4fb3; leer: die der Einstellungen', standard: '' },
  radius: { label: 'Rundung der Ecken', hint: 'Zum Beispiel 8px', standard: '' },
  font: { label: 'Schrift', hint: 'Zum Beispiel Lato, sans-serif', standard: '' },
  ga4: {
    label: 'Ereignisse für Google Analytics 4',
    standard: '',
    choices: { '': 'Nein', ja: 'Ja, mit Zustimmung' },
  },
  ads: {
    label: 'Ereignisse für Matomo, Google Ads, Meta',
    standard: '',
    choices: { '': 'Nein', ja: 'Ja, mit Zustimmung' },
  },
  googleAdsPurchase: {
    label: 'Google Ads: Conversion-Label für Käufe',
    hint: 'Zum Beispiel AW-123456789/AbC; ohne zählt Google Ads keine.',
    standard: '',
    isPartOf: 'ads',
  },
  googleAdsLead: { label: 'Google Ads: Conversion-Label für Anfragen', standard: '', isPartOf: 'ads' },
  cspNonce: { label: 'CSP-Nonce', hint: 'Nur bei strenger Content-Security-Policy', standard: '' },
  manageHead: {
    label: 'Titel der Seite',
    standard: 'true',
    choices: { true: 'Der Shop nennt das geöffnete Fahrzeug', false: 'Bleibt unberührt' },
  },
} as const satisfies Record<string, EmbeddingOption>;

export interface EmbeddingOption {
  label: string;
  hint?: string;
  standard: string;
  /** Absent: free text. */
  choices?: Readonly<Record<string, string>>;
  isPartOf?: 'ads';
}

export type EmbeddingOptionName = keyof typeof embeddingOptions;
export type EmbeddingValues = Partial<Record<EmbeddingOptionName, string>>;

export function optionOf(values: EmbeddingValues, name: EmbeddingOptionName): string {
  const value = values[name]?.trim() ?? '';
  return value === '' ? embeddingOptions[name].standard : value;
}
