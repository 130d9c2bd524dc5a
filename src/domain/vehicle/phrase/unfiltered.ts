import { LEAD, patternOf } from './figures';
import type { Word } from './normalisation';
import type { Finding } from './finding';
import type { Vocabulary } from './vocabulary';
import { NEAR, NEGATIONS } from './words';

/** Over folded words. */
interface Unfiltered {
  subject: string;
  units?: string;
  /** Of electric cars, for instance. */
  implied?: string;
  /** Without a figure searched as text: 'Service neu'. */
  isTextAlone?: true;
}

/** Consumption, never a distance: '5 l/100 km', 'auf 100', 'pro 100 Kilometer'. */
const PER_DISTANCE = ' (?:auf|pro|je)(?: 100)?(?: (?:km|kilometern?))?| 100(?: (?:km|kilometern?))?';

const CRITERIA: readonly Unfiltered[] = [
  { subject: '(?:(?:wltp |elektrische |elektr |e )?reichweite|wltp)', units: 'km|kilometern?', implied: 'elektro' },
  {
    subject: '(?:\\w*leasing\\w*|leasen)',
    units: '(?:€|euro|eur)(?: (?:im|pro) monat| monatlich)?',
    implied: 'leasing',
  },
  {
    subject: '(?:sprit|kraftstoff|strom|durchschnitts)?(?:verbrauch|verbraucht)',
    units: `(?:liter|l|kwh|kg)(?:${PER_DISTANCE})?(?: 100)?`,
  },
  {
    subject: 'co(?: 2)?(?! (?:2 )?klasse)(?: (?:ausstoss|emission(?:en)?|wert))?(?: (?:pro |je )?(?:km|kilometer))?',
    units: '(?:g|gramm)(?: (?:pro |je )?(?:km|kilometer))?',
  },
  {
    subject: '(?:anhaengelast|zuglast|stuetzlast|zuladung|nutzlast|leergewicht|dachlast)',
    units: '(?:kg|t|to|tonnen?)',
  },
  {
    subject: `(?:zugfahrzeug|zugwagen|zieht|ziehen(?: (?:darf|kann|koennen))?|schleppt|schleppen|haengt)`,
    units: '(?:kg|t|to|tonnen?)',
    isTextAlone: true,
  },
  {
    subject: '(?:kofferraum|kofferraumvolumen|ladevolumen|laderaum|tank|tankinhalt|tankvolumen)',
    units: '(?:liter|l|m 3|kubikmeter)',
  },
  {
    subject:
      '(?:hoehe|breite|radstand|innenhoehe|stehhoehe|ladehoehe|bodenfreiheit|hoch|breit|tief|wattiefe|wendekreis|ladekante)',
    units: '(?:mm|cm|m|meter)',
  },
  {
    subject:
      '(?:garage|tiefgarage|parkhaus|carport|ladeflaeche|ladelaenge|(?:gross(?:en?|er)? )?(?:fahrer(?:in)?|hund|kind)|koerpergroesse|gross(?:en?|er)?)',
    units: '(?:mm|cm|m|meter|kg|jahr(?:en?)?)(?: (?:hoch|breit|lang|gross(?:en?|er)?|alt))?',
    isTextAlone: true,
  },
  { subject: '(?:akku|batterie|akkukapazitaet|batteriekapazitaet|soh)', units: '(?:kwh|prozent)' },
  {
    subject:
      '(?:ladeleistung|ladezeit|laden|schnellladen|laedt|geladen|(?:schnell |bord |onboard )?(?:schnell|bord|onboard|dc|ac)?lader|lade(?:geraet|station|saeule|kabel|buchse|punkt|dose|technik|anschluss)|wallbox|schnellladung|ladung|ac|dc|ccs|chademo|typ 2)',
    units: '(?:kw|kilowatt|stunden|std|h|minuten|min)',
  },
  { subject: '(?:umkreis|entfernung|entfernt|radius)', units: '(?:km|kilometern?)' },
  { subject: 'drehmoment', units: 'nm' },
  { subject: '(?:hoechstgeschwindigkeit|spitze|vmax)', units: '(?:km h|kmh)' },
  { subject: '(?:beschleunigung|(?:von )?0 (?:(?:-|auf|bis) )?100(?: km h)?(?: in)?)', units: '(?:s|sek|sekunden)' },
  {
    subject: '(?:kfz )?(?:steuer|versicherung|unterhalt|schlussrate|anzahlung|jahresfahrleistung)',
    units: '(?:€|euro|eur|km)(?: im jahr)?',
  },
  {
    subject:
      '(?:(?!(?:raten|bar|teil)zahlung)\\w*(?:bonus|praemie|rabatt|nachlass|zahlung|kosten|gebuehr|gebuehren|schaden|schaeden|foerderung|zuschuss|kasko|kaution|versicherung|steuer|ersparnis|restwert|beteiligung|anteil|kapital)|(?:neu|listen|katalog|schaetz)preis|upe|uvp|schlussrate|ballonrate|inzahlungnahme|(?:in )?zahlung|ankauf|spare|sparen|guenstiger|gespart|(?:typ|regional|versicherungs|schadenfreiheits)klasse|haftpflicht)',
    units: '(?:€|euros?|eur|prozent)',
    isTextAlone: true,
  },
  {
    subject:
      '(?:(?:auto |fahrzeug |monats )?(?:\\w*abo|abonnement|abonnieren)|\\w*miete|miet(?:auto|kauf|en)|\\w*kredit\\w*|\\w*darlehen\\w*|finanzierungssumme)',
    units: '(?:€|euros?|eur)?(?: ?(?:(?:im|pro|je|am) )?(?:monat|monatlich|mtl|tag|woche|jahr))?',
  },
  { subject: '(?:zins|zinsen|zinssatz|effektivzins|sollzins)', units: 'prozent', isTextAlone: true },
  {
    subject:
      '(?:jahreslaufleistung|jahreskilometer|fahrleistung|freikilometer|inklusivkilometer|kilometerleistung|wartungsintervall|oelwechselintervall|lieferung|liefern|lieferradius|lieferbar|lieferzeit|anfahrt|arbeitsweg|pendelstrecke|schafft|faehrt)',
    units: 't?(?:km|kilometern?)|tagen?|wochen?|monaten?',
    isTextAlone: true,
  },
  {
    subject:
      '(?:inspektion|service|kundendienst|wartung|oelwechsel|zahnriemen|zahnriemenwechsel|steuerkette|bremsen|kupplung|austauschmotor|at motor|tuev|hu|hauptuntersuchung|pickerl)(?: (?:neu|erneuert|gemacht|gewechselt|faellig|gueltig))?',
    units: 't?(?:km|kilometern?)|jahr(?:en?)?|monaten?',
    isTextAlone: true,
  },
  {
    subject:
      '(?:\\w*laufzeit|vertragsdauer|verfuegbar|abholbar|abholung|termin|probefahrt|fuehrerschein|fuehrerscheinneuling)',
    units: 'uhr|jahr(?:en?)?|monaten?|wochen?|tagen?',
    isTextAlone: true,
  },
  {
    subject: '(?:felgen?|raeder|reifen|bereifung|display|bildschirm|touchscreen|alufelgen)',
    units: 'zoll',
    isTextAlone: true,
  },
  {
    subject: '(?:\\w*garantie|gewaehrleistung)(?: (?:gueltig )?bis(?: ende)? (?:\\d{1,2}/)?20\\d\\d)?',
    units: `(?:jahr(?:en?)?|monaten?|t?km|kilometern?)`,
    implied: 'garantie',
    isTextAlone: true,
  },
  { subject: '(?:vorbesitzer|vorbesitzern|besitzer|halter|vorhalter)' },
];

/** Phrases without a figure of their own. */
const PHRASES: readonly string[] = [
  '(?:keine?n? )?unfall(?:frei|freie[rsnm]?|wagen|auto|schaden)?',
  '(?:aus )?(?:1|erster?|erste|2|zweiter?) hand',
  'erstbesitz',
  'euro [1-7](?: d(?: temp)?| [a-e])?',
  '(?:schadstoffklasse|abgasnorm|emissionsklasse|energieeffizienzklasse|effizienzklasse|co 2 klasse)(?: euro)?(?: [1-7](?: d)?| [a-g])?',
  '(?:gruene )?(?:umwelt)?plakette',
  '(?:deutsches|deutsche) (?:fahrzeug|ausfuehrung|auto)',
  'importfahrzeug|reimport|eu fahrzeug|eu neuwagen',
  // Offered, not searched for: 'mein Golf 5900'.
  '(?:tausche|mein(?:en|em)?|unser(?:en|em)?) (?!budget|preis|limit)[a-z]+ (?:\\d{1,3}(?:[.,]\\d{3})+|\\d{3,})(?: (?:€|euro|eur))?',
  '(?:in )?(?:meiner|unserer) (?:naehe|umgebung|gegend)',
  // After 'bei', 'in' and 'um' round figures are prices.
  '(?:(?:(?:in )?(?:der )?(?:naehe|umgebung)(?: von)?|nahe|(?:im )?umkreis(?: von)?|(?:(?:um|bei|in) )?(?:plz|postleitzahl)) |(?:bei|in) (?!\\d{3}00)|um (?!\\d{3}(?:[05]0|9[059])))\\d{5}(?! (?:€|euro|eur|km|kilometer))',
];

const DISTANCE = 't?(?:km|kilometern?)';
const YEAR = '(?:19|20)\\d\\d(?: |$)';
const PER = '(?:im|pro|je|per|das|p|am|jeden?|in der)';
const OTHER_TIME = '(?:monat|woche|(?:arbeits)?tag)';
/** 'im Jahr', '/Jahr', 'p. a.', 'jährlich'; the one of '50.000 km Jahr 2019' is a year. */
const PER_YEAR = `(?:${PER} (?:jahr|anno|annum|a)|jahr(?! ${YEAR})|anno|jaehrl(?:ich\\w*)?)`;
const OFTEN = `${PER_YEAR}|monatlich|mtl|woechentlich|taeglich|${PER} ${OTHER_TIME}`;
const PER_TIME = `(?:${OFTEN}|${OTHER_TIME}|j|a(?! (?:klasse|\\d)))`;
const DRIVER = '(?:(?:mit|bei|ich|wir|fahren?|\\w*leistung|kilometer|km) )*';
/** Of thousands, without a unit. */
const MANY = `(?!${YEAR})(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{4,6}|\\d{1,3} (?:k|tsd|tausend|t))`;

const FIGURE = '\\d+(?:[.,/]\\d+)*(?: (?:k|tsd|tausend))?';
const SPAN = `${FIGURE}(?: (?:bis(?: zu)?|-|und(?! \\d+ (?:monat|jahr|t?km|kilometer|ps))) ${FIGURE})?`;
const BETWEEN = '(?:(?:von|bei|mit|alle|noch|als|bis|seit|ende|gueltig|darf|kann|zu) )*';
const criteria = CRITERIA.map(({ subject, units = '(?!)', implied, isTextAlone }) => ({
  implied,
  subject: new RegExp(`(?:^| )${subject}(?= |$)`),
  pattern: `^(?:(?:mit|im|der|ist|einer|eine|von) )?(?:${subject} ${BETWEEN}(?:${LEAD})?${SPAN}(?: (?:${units}))?|(?:${LEAD})?${SPAN}(?: (?:${units}))? ${BETWEEN}${subject}${
    implied === 'leasing' || isTextAlone === true ? '' : `|${subject}`
  })(?= |$)`,
}));
/** Figures with units that no filter has. */
const UNITS = new RegExp(
  `^(?:(?:mit|im|der|ist|einer|eine|von) )?(?:${LEAD})?${SPAN} (?:kwh(?:${PER_DISTANCE})?|nm|km h|kmh|(?:g|gramm)(?: co(?: 2)?)?(?: (?:pro |je )?(?:km|kilometer))?|(?:l|liter|kg)(?:${PER_DISTANCE})|(?:gang|gaenge)n?|zoll|volt|v|prozent|uhr|wochen?|tagen?|monaten?(?! alt))(?= |$)`,
);
const OF_YEAR = `(?:${SPAN} (?:€|euros?|eur)|${MANY}(?: (?:bis|-) ${MANY})?(?: ${DISTANCE})?)`;
/** Mileage of a year, before or after its words: '15.000 km im Jahr', '15.000/Jahr', 'im Jahr 15 tkm'; and any amount of a year. */
const DRIVEN = new RegExp(
  `^${DRIVER}(?:${[
    `(?:${LEAD})?${SPAN} ${DISTANCE} ${PER_YEAR} \\w*leistung`,
    `(?:${LEAD})?${SPAN} ${DISTANCE}(?: \\w*leistung)? ${PER_TIME}`,
    `(?:${LEAD})?${OF_YEAR} (?:${PER_YEAR}(?! ${YEAR})|a$)`,
    `${PER_YEAR}(?: \\w*leistung)? (?:${LEAD})?${OF_YEAR}`,
    `(?:${OFTEN}) (?:${LEAD})?(?!${YEAR})${SPAN} ${DISTANCE}`,
  ].join('|')})(?= |$)`,
);
/** A phone number: '0711 123456'. */
const PHONE = /^(?:(?:tel|telefon|handy|mobil|nummer) )?0\d{2,5}(?: \d{2,8})+(?= |$)/;
/** 'unter 5 Liter' is no engine. */
const FEW_LITRES = new RegExp(`^(?:${LEAD})[4-9](?:[.,]\\d)? (?:l|liter)(?! hubraum)(?= |$)`);
/** Of something else than money. */
const OTHER_UNIT =
  '(?! (?:ps|kwh?|t?km|kilometern?|prozent|monat\\w*|jahr\\w*|tage?n?|wochen?|l|liter|ccm|c?m|kg|t|tuer\\w*|sitz\\w*|zoll|k|tsd|tausend|mio)(?= |$))';
/** A rate after 'Leasing', no price; further behind it with a lead: 'Leasing Golf unter 300', not 'Leasing BMW 320'. */
const [LEASING, LEASING_APART] = [`(?:${LEAD})?`, LEAD].map(
  (lead) =>
    new RegExp(
      `^(?:rate )?${lead}\\d{2,3}(?:,\\d+)?(?: bis \\d{2,3})?(?: (?:€|euros?|eur))?(?: (?:(?:im|pro|je) )?monat| monatlich| mtl)?${OTHER_UNIT}(?= |$)`,
    ),
);
/** '3er', 'C-Klasse': the platform has only models. */
const SERIES = /^(?:[1-8] er|[a-z] klasse)(?= |$)/;
const phrases = PHRASES.map((phrase) => new RegExp(`^(?:${phrase})(?= |$)`));

/** 'nahe Ettlingen', where no location is; 'nahe' before a known one says nothing. */
const PLACE = new RegExp(`^(${NEAR}) ((?:(?:bad|sankt|st) )?[a-z]{3,})(?= |$)`);

const MAX_WORDS = 10;

/** Read first, or they are taken for something else ('Reichweite 400 km'). */
export function readUnfiltered(words: readonly Word[], at: number, vocabulary: Vocabulary): Finding | undefined {
  const text = words
    .slice(at, at + MAX_WORDS)
    .map(({ folded }) => folded)
    .join(' ');
  const lengthOf = (match: RegExpExecArray) => match[0].split(' ').length;
  const [place, near = '', name = ''] = PLACE.exec(text) ?? [];
  if (place !== undefined && !vocabulary.isFiller(name)) {
    const isKnown = vocabulary.find(name.replace(' ', ''), true) ?? vocabulary.find(name.split(' ').at(-1) ?? '', true);
    return isKnown
      ? { length: near.split(' ').length, meanings: [], ...(/\d/.test(near) && { unsearched: 'unfiltered' as const }) }
      : { length: place.split(' ').length, meanings: [], unsearched: 'unfiltered' };
  }
  const hasFigure = /\d/.test(text);
  const leasing = words.slice(0, at).findLastIndex(({ folded }) => /leasing|^leasen/.test(folded));
  const isLeasing = leasing >= 0 && !NEGATIONS.test(words[leasing - 1]?.folded ?? '');
  const rate = isLeasing ? (leasing === at - 1 ? LEASING : LEASING_APART) : undefined;
  const ofTime = hasFigure ? (DRIVEN.exec(text) ?? rate?.exec(text)) : undefined;
  if (ofTime) return { length: lengthOf(ofTime), meanings: [], unsearched: 'unfiltered' };
  for (const { subject, pattern, implied } of criteria) {
    // The whole pattern costs milliseconds to compile, and most sentences lack the subject.
    const match = subject.test(text) ? patternOf(pattern).exec(text) : null;
    // 'Leasing unter 300': only the figure has no filter; '2021 Leasing', '20.000 € Leasing' have one.
    if (
      !match ||
      (implied === 'leasing' && (text.startsWith('leas') || !/(?:^| )\d{2,3}(?:,\d+)?(?: |$)/.test(match[0])))
    )
      continue;
    const meanings = implied === undefined ? [] : (vocabulary.find(implied) ?? []);
    return { length: lengthOf(match), meanings, unsearched: 'unfiltered' };
  }
  for (const pattern of hasFigure ? [...phrases, PHONE, UNITS, FEW_LITRES] : phrases) {
    const match = pattern.exec(text);
    if (match) return { length: lengthOf(match), meanings: [], unsearched: 'unfiltered' };
  }
  const [series] = SERIES.exec(text) ?? [];
  if (series === undefined || vocabulary.find(series.replace(' ', ''))) return undefined;
  return { length: 2, meanings: [], unsearched: 'generation' };
}
