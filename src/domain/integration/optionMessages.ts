import type { OptionProblem } from './mountOptions';

export const OPTION_MESSAGES: Record<OptionProblem['option'], string> = {
  page: 'Ein Formular oder Bild der Seite heißt so; daneben kann kein Shop starten. Geben Sie ihm einen anderen Namen.',
  adminId:
    'Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
  scheme: 'Der Adresse fehlt der Anfang. Gemeint ist wohl "https://…".',
  apiUrl: 'Die Adresse der Schnittstelle fehlt oder ist ungültig.',
  layout: 'Erlaubt sind "normal" und "overlay"; verwendet wird "normal".',
  start: 'Erlaubt sind "open" und "closed"; verwendet wird "open".',
  mode: 'Erlaubt sind "shop" und "search"; verwendet wird "shop".',
  clientUrl: 'Die Adresse der Seite mit dem Shop ist ungültig und wird nicht verwendet.',
  hashPrefix: 'Erlaubt sind Buchstaben, Ziffern, "-" und "_"; verwendet wird kein Präfix.',
  cspNonce: 'Die Nonce ist ungültig und wird nicht verwendet.',
  offsetTop: 'Erlaubt ist eine Höhe in Pixeln.',
  manageHead: 'Erlaubt sind "true" und "false"; verwendet wird "true".',
  consent: 'Erlaubt sind "ask" und "external"; verwendet wird "ask".',
};

/** Of a script that mounts no shop. */
export const IDLE_MESSAGE =
  'Das Skript ist geladen, aber niemand hat einen Shop verlangt: An seinem Tag steht keines der Attribute (ein Tag Manager kann sie entfernt haben), und <webshop-widget> oder WebshopWidget.mount(…) gab es bisher nicht.';
