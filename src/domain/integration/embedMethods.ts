/** Ways to embed the shop in a dealer's page (rules/embedding: two builds). */
export const embedMethods = {
  page: {
    title: 'Shop in der Seite',
    text: 'Der Shop steht zwischen Kopf und Fuß Ihrer Seite.',
    options: ['target', 'hashPrefix', 'consent', 'cspNonce', 'manageHead'],
    placement: 'An die Stelle der Seite, an der der Shop stehen soll.',
  },
  overlay: {
    title: 'Overlay',
    text: 'Der Shop öffnet sich über der ganzen Seite, zum Beispiel nach einem Klick auf „Fahrzeuge“.',
    options: ['start', 'hashPrefix', 'consent', 'cspNonce', 'manageHead'],
    placement: 'Vor das schließende </body> jeder Seite, auf der sich der Shop öffnen kann.',
  },
  search: {
    title: 'Schnellsuche',
    text: 'Wenige Felder, die zur Seite mit dem Shop führen, zum Beispiel auf Ihrer Startseite.',
    options: ['target', 'clientUrl', 'consent', 'cspNonce'],
    placement: 'An die Stelle der Seite, an der die Suche stehen soll.',
  },
  module: {
    title: 'ES-Modul',
    text: 'Für Seiten, die selbst gebaut werden: lädt Bereiche erst, wenn sie gebraucht werden.',
    options: ['target', 'layout', 'start', 'hashPrefix', 'consent', 'cspNonce', 'manageHead'],
    placement: 'Vor das schließende </body>, oder in Ihr eigenes Modul.',
  },
  element: {
    title: 'Web-Komponente',
    text: 'Ein eigenes HTML-Element, zum Beispiel für Baukästen und Frameworks.',
    options: ['layout', 'hashPrefix', 'consent', 'cspNonce', 'manageHead'],
    placement: 'Das Element an seine Stelle, das Skript einmal auf die Seite.',
  },
  admin: {
    title: 'Eigene Seite für die Verwaltung',
    text: 'Eine Seite, auf der nichts anderes steht: Skripte und Aufzeichnungen anderer Anbieter können dort nicht mitlesen.',
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

/** Options of the embedding; those at their default are left out of the snippet. */
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
    label: 'Einwilligung für Inhalte Dritter',
    standard: 'ask',
    choices: { ask: 'Der Shop fragt an Ort und Stelle', external: 'Ihr eigenes Consent-Werkzeug' },
  },
  cspNonce: { label: 'CSP-Nonce', hint: 'Nur bei strenger Content-Security-Policy', standard: '' },
  manageHead: {
    label: 'Titel der Seite',
    standard: 'true',
    choices: { true: 'Der Shop nennt das geöffnete Fahrzeug', false: 'Bleibt unberührt' },
  },
} as const satisfies Record<string, EmbeddingOption>;

interface EmbeddingOption {
  label: string;
  hint?: string;
  standard: string;
  /** Values with their German names; absent: free text. */
  choices?: Readonly<Record<string, string>>;
}

export type EmbeddingOptionName = keyof typeof embeddingOptions;
export type EmbeddingValues = Record<EmbeddingOptionName, string>;

export const EMBEDDING_DEFAULTS: EmbeddingValues = {
  target: embeddingOptions.target.standard,
  layout: embeddingOptions.layout.standard,
  start: embeddingOptions.start.standard,
  clientUrl: embeddingOptions.clientUrl.standard,
  hashPrefix: embeddingOptions.hashPrefix.standard,
  consent: embeddingOptions.consent.standard,
  cspNonce: embeddingOptions.cspNonce.standard,
  manageHead: embeddingOptions.manageHead.standard,
};
