import type { ConsentService } from '../../state/consent';

/** Shown before the third party is loaded (rules/storage-and-privacy: third parties wait for consent). */
interface ServiceNotice {
  name: string;
  heading: string;
  recipient: string;
  /** Shown after 'Daten:'. */
  data: string;
  purpose: string;
}

const TECHNICAL = 'Ihre IP-Adresse, Angaben zu Browser und Gerät';

/** By the service names of `WebshopWidget.grantConsent`. */
export const SERVICES = {
  paypal: {
    name: 'PayPal',
    heading: 'Mit PayPal bezahlen',
    recipient: 'PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxemburg',
    data: `${TECHNICAL}, der Betrag und Ihre Eingaben bei PayPal`,
    purpose: 'Ihre Zahlung mit PayPal und der Schutz vor Betrug.',
  },
  google: {
    name: 'Mit Google anmelden',
    heading: 'Mit Google anmelden',
    recipient: 'Google Ireland Limited, Irland',
    data: `${TECHNICAL} und Ihr Google-Konto, wenn Sie sich anmelden`,
    purpose: 'Ihre Anmeldung ohne ein weiteres Passwort.',
  },
  apple: {
    name: 'Mit Apple anmelden',
    heading: 'Mit Apple anmelden',
    recipient: 'Apple Distribution International Limited, Irland',
    data: `${TECHNICAL} und Ihr Apple-Konto, wenn Sie sich anmelden`,
    purpose: 'Ihre Anmeldung ohne ein weiteres Passwort.',
  },
  autouncle: {
    name: 'Preisbewertung von AutoUncle',
    heading: 'Preisbewertung anzeigen',
    recipient: 'AutoUncle ApS, Dänemark',
    data: `${TECHNICAL} und welches Fahrzeug Sie ansehen`,
    purpose: 'Der Vergleich des Preises mit ähnlichen Angeboten.',
  },
  impel: {
    name: '360°-Ansicht',
    heading: '360°-Ansicht anzeigen',
    recipient: 'Impel (SpinCar, Inc.), USA',
    data: `${TECHNICAL} und welches Fahrzeug Sie ansehen`,
    purpose: 'Das Fahrzeug von allen Seiten zeigen.',
  },
  accessories: {
    name: 'Zubehör-Navigator',
    heading: 'Passendes Zubehör anzeigen',
    recipient: 'Der Anbieter des Zubehör-Navigators',
    data: `${TECHNICAL}, Marke und Modell des Fahrzeugs und Ihre Auswahl`,
    purpose: 'Zubehör zeigen, das zu diesem Fahrzeug passt.',
  },
  emobilio: {
    name: 'E-Mobilität (eMobilio)',
    heading: 'Beratung zum Laden anzeigen',
    recipient: 'eMobilio GmbH, München',
    data: `${TECHNICAL} und Ihre Eingaben in der Beratung`,
    purpose: 'Ladestationen, Förderung und Installation für Ihr Elektrofahrzeug.',
  },
  valuation: {
    name: 'Fahrzeugbewertung',
    heading: 'Ihr Fahrzeug bewerten',
    recipient: 'AutoUncle ApS, Dänemark',
    data: `${TECHNICAL} und Ihre Angaben zum Fahrzeug`,
    purpose: 'Den Wert Ihres Fahrzeugs schätzen.',
  },
  insurance: {
    name: 'Versicherungsrechner',
    heading: 'Versicherung berechnen',
    recipient: 'Der Anbieter des Versicherungsrechners',
    data: `${TECHNICAL} und Ihre Angaben im Rechner`,
    purpose: 'Ein Angebot für die Versicherung dieses Fahrzeugs.',
  },
  analytics: {
    name: 'Auswertungen',
    heading: 'Auswertungen anzeigen',
    recipient: 'Der Anbieter der Auswertungen',
    data: TECHNICAL,
    purpose: 'Zahlen zur Nutzung des Shops zeigen.',
  },
  calendar: {
    name: 'Feiertage und Orte nachschlagen',
    heading: 'Feiertage und Orte nachschlagen',
    recipient: 'Die Betreiber von openplzapi.org und feiertage-api.de',
    data: `${TECHNICAL} und Postleitzahlen`,
    purpose:
      'Feiertage am Standort und der Ort zu Ihrer Postleitzahl. Ohne Erlaubnis berechnet der Shop die Feiertage selbst.',
  },
} as const satisfies Record<ConsentService, ServiceNotice>;
