import type { EmbedMethodName } from './embedMethods';
import { quoted } from './snippet';

interface HostSystem {
  label: string;
  /** Ways that work there, the best first. */
  ways: readonly EmbedMethodName[];
  /** Where the code goes, in steps, beyond the way's own place. */
  steps: readonly string[];
}

/** Systems in which dealers' pages are made; what each needs stands here, and in no document. */
export const HOST_SYSTEMS = {
  html: {
    label: 'Eigenes HTML',
    ways: ['page', 'overlay', 'module', 'element', 'search'],
    steps: [],
  },
  wordpress: {
    label: 'WordPress',
    ways: ['page', 'overlay', 'element', 'search'],
    steps: [
      'Am einfachsten: das Plugin „webshop-wordpress.zip“ aus dem Paket hochladen (Block „Fahrzeugshop“ oder Shortcode); dann entfällt alles Folgende.',
      'Block „Individuelles HTML“ einfügen (Classic Editor: Reiter „Text“, nicht „Visuell“), darin den Code.',
      'Für mehr Breite den Block in eine „Gruppe“ mit der Breite „Volle Breite“ legen.',
      'Nur Administratoren und Redakteure dürfen <script> speichern (unfiltered_html), in einem Multisite-Netz nur Super-Admins; bei allen anderen entfernt WordPress es ohne Hinweis.',
      'WP Rocket, Autoptimize, LiteSpeed, NitroPack: „webshop-start“ von „JavaScript verzögern“ und „zusammenfassen“ ausnehmen.',
    ],
  },
  typo3: {
    label: 'TYPO3',
    ways: ['page', 'overlay', 'element', 'search'],
    steps: [
      'Inhaltselement „Reines HTML“ einfügen, darin den Code; der Rich-Text-Editor entfernt <script>.',
      'Ist die Content-Security-Policy eingeschaltet (ab 12): die Zeile unten in config/sites/<site>/csp.yaml ergänzen.',
    ],
  },
  joomla: {
    label: 'Joomla',
    ways: ['page', 'overlay', 'search'],
    steps: [
      'Konfiguration → Textfilter: Ihre Gruppe auf „Keine Filterung“; im Profil den Editor auf „Keine“ oder „CodeMirror“.',
      'Modul „Eigenes Modul“ (oder ein Beitrag) mit dem Code.',
    ],
  },
  wix: {
    label: 'Wix',
    ways: ['element'],
    steps: [
      '„Benutzerdefiniertes Element“ (Custom Element) einfügen, nicht „HTML einbetten“: Das wäre ein Rahmen. Verlangt einen Premium-Tarif.',
      'Server-URL: die Adresse in src; Tag-Name: webshop-widget; Attribute: die des Elements.',
    ],
  },
  jimdo: { label: 'Jimdo', ways: ['page', 'search'], steps: ['Element „Widget/HTML“ einfügen, darin den Code.'] },
  squarespace: {
    label: 'Squarespace',
    ways: ['page', 'overlay', 'search'],
    steps: ['Block „Code“ mit HTML einfügen; fehlt er in Ihrem Tarif, „Code Injection“.'],
  },
  webflow: {
    label: 'Webflow',
    ways: ['page', 'overlay', 'search'],
    steps: ['Element „Embed“ einfügen, oder „Custom Code“ vor </body> (dann bleibt data-target stehen).'],
  },
  builder: {
    label: 'IONOS, Strato, anderer Baukasten',
    ways: ['page', 'search'],
    steps: [
      'Element „HTML“ oder „Code“ einfügen. Steht es in der Vorschau in einem Rahmen, fragen Sie nach „Code im Seitenkopf“.',
      'Gibt es nur den Rahmen: dort die Schnellsuche, und der Shop auf einer eigenen Seite oder Subdomain.',
    ],
  },
  shop: {
    label: 'Shopware, Shopify',
    ways: ['page', 'overlay', 'search'],
    steps: ['Eigene Seite oder Abschnitt mit „Custom Liquid“ oder „HTML-Element“, darin den Code.'],
  },
  tagManager: {
    label: 'Google Tag Manager',
    ways: ['page', 'overlay'],
    steps: [
      'Der letzte Weg, nicht der erste: Wer den Tag Manager blockiert, sieht keinen Shop.',
      '„Benutzerdefiniertes HTML“, Auslöser „Seitenaufruf“ der einen Seite; der zweite Code gehört in die Seite selbst.',
    ],
  },
} as const satisfies Record<string, HostSystem>;

export type HostSystemName = keyof typeof HOST_SYSTEMS;

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const unescaped = (value: string) => value.replace(/&(?:amp|quot|lt|gt);/g, (sign) => SIGNS[sign] ?? sign);

/** Code of a tag in the page for tag managers, which drop attributes of a script that they do not know. */
export function injectedScript(code: string): string {
  const [, tag = ''] = /<script async\s([^>]*)>/.exec(code) ?? [];
  const [, src = ''] = /src="([^"]*)"/.exec(tag) ?? [];
  const lines = [...tag.matchAll(/(data-[\w-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => `    script.setAttribute('${name}', ${quoted(unescaped(value))});`,
  );
  return `<script>
  (function () {
    var script = document.createElement('script');
    script.src = ${quoted(unescaped(src))};
${lines.join('\n')}
    document.head.appendChild(script);
  })();
</script>`;
}

export const GO_LIVE: readonly string[] = [
  'Händlerkennung und Adresse der Plattform sind die echten, nicht die des Tests.',
  'Die Prüfung der Seite (oben) hat keinen Fehler, auf Telefon und Rechner.',
  'Die Adresse der Seite steht im Händlerbereich als „Website mit dem Shop“: Mails führen dorthin.',
  'Impressum, Datenschutz, AGB, Widerruf und Barrierefreiheit sind unter „Dokumente und Links“ eingetragen; „Heute“ meldet keine offene Pflicht.',
  'Eine Anfrage und eine Bestellung kamen an, bei Ihnen und beim Kunden; die Testbestellung ist storniert.',
  'PayPal steht auf „live“; eine Reservierungsgebühr wurde bezahlt und erstattet.',
  'Das Consent-Werkzeug hält das Skript des Shops nicht zurück, und die Dienste Dritter warten auf ihre Zustimmung.',
  'Die Datenschutzerklärung nennt die Dienste, die Sie einsetzen.',
  'Die Kopfzeilen der Dateien stimmen (oben), und jemand weiß, wie man zur vorigen Version zurückkehrt.',
  'Die Statistik sieht ein Fahrzeug, eine Anfrage und eine Bestellung.',
];
