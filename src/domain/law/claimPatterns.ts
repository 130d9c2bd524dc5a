export type FindWords = (text: string) => string[];

/** No end of a sentence after figures or abbreviations. */
const SENTENCES =
  /\n+|(?<=[!?•]|(?<!zzgl|zuzügl|inkl|exkl|eff|mtl|monatl|gesetzl|ggf|bzw|max|mind)(?<=[a-zäöüß)]{3})\.)\s+/i;

const sentencesOf = (text: string) => text.replace(/CO₂/g, 'CO2').split(SENTENCES);

/** `\b` of JavaScript knows no umlauts. */
const BOUNDARY = '(?:(?<![\\p{L}\\d])(?=[\\p{L}\\d])|(?<=[\\p{L}\\d])(?![\\p{L}\\d]))';
const german = (pattern: RegExp) => new RegExp(pattern.source.replaceAll('\\b', BOUNDARY), pattern.flags);

function wordsOf(
  written: readonly RegExp[],
  isHarmless: (sentence: string, words: string) => boolean = () => false,
): FindWords {
  const patterns = written.map(german);
  return (text) =>
    sentencesOf(text).flatMap((sentence) =>
      patterns.flatMap((pattern) =>
        [...sentence.matchAll(pattern)].map(([words]) => words.trim()).filter((words) => !isHarmless(sentence, words)),
      ),
    );
}

const NEGATED = /\b(?:nicht|kein\w*|weder|ohne|statt)\s+(?:\p{L}+\s+)?$/iu;
const isNegated = (sentence: string, words: string) => NEGATED.test(sentence.slice(0, sentence.indexOf(words)));

const GENERAL_CLAIMS = [
  /\b(?:umwelt|klima)[-\s]?(?:freundlich|schonend|gerecht|bewusst|verträglich|neutral|positiv)\p{L}*/giu,
  /\b(?:CO2|kohlenstoff|treibhausgas)[-\s]?(?:neutral|frei)\p{L}*/giu,
  /(?<!lokal[-\s])\bemissions?(?:frei|los|neutral)\p{L}*\b(?!\s+(?:Umwelt)?zone)/giu,
  /\b(?:null|keine(?:rlei)?)[-\s]Emissionen\b/giu,
  /\b(?:zero[-\s]emissions?|(?:eco|environmentally|climate)[-\s]friendly|(?:climate|carbon)[-\s]neutral)\b/giu,
  /(?<![\p{L}-])ökologisch\p{L}*/giu,
  /\bnachhaltig(?:e[nmrs]?|er\p{L}*|st\p{L}*)?(?![\p{L}-])(?!\s+(?:gepflegt|gewartet|repariert|instand|behoben|beseitigt|beeindruck|überzeug|verbesser|gesenkt|erhöht|gesichert|wertstabil|Wirkung|Pflege|Reparatur|Instandsetzung|Eindruck))/giu,
  /(?<!\b(?:zur|Thema|über)\s)\bNachhaltigkeit\b/giu,
  /\bÖko[-\s]?(?:auto|fahrzeug|mobil|wagen)\p{L}*/giu,
  /\bressourcenschonend\p{L}*/giu,
  /\bgut\s+fürs?\s+(?:(?:die|das|unsere?)\s+)?(?:Umwelt|Klima|Natur)\b/giu,
  /\bschon(?:t|en|end)\p{L}*\s+(?:(?:die|das|unsere?)\s+)?(?:Umwelt|Klima|Natur|Ressourcen)\b/giu,
  /\bsauberen?\s+(?:Umwelt|Mobilität)\b/giu,
  /(?<![\p{L}-])grüne?[nmrs]?\s+(?:Mobilität|Zukunft|Antrieb\p{L}*|Technologie\p{L}*|Gewissen|Alternative|Wahl|Fahren|Fahrspaß|Auto\p{L}*|unterwegs|fahren)\b/giu,
  /(?<![\p{L}-])grüner\s+(?:fahren|unterwegs)\b/giu,
  /\bfahren\s+Sie\s+grün(?:er)?\b(?!\s+\p{L})/giu,
];

const COMPENSATION = [
  /\b(?:CO2|Klima|Emission)\p{L}*[^.!?]{0,50}?\b(?:kompensier|ausgeglichen|ausgleich|Zertifikat)\p{L}*/giu,
  /\bklima[-\s]?kompensier\p{L}*|\bkompensier\p{L}*[^.!?]{0,40}?\b(?:CO2|Klima|Emission)\p{L}*/giu,
  /\bgleich(?:en|t)\b[^.!?]{0,30}?\b(?:CO2|Klima|Emission)\p{L}*[^.!?]{0,20}?\baus\b/giu,
  /\b(?:pflanzen|pflanzt|gepflanzt)\b[^.!?]{0,30}\bB(?:aum|äume)\b|\bB(?:aum|äume)\b[^.!?]{0,20}\b(?:pflanzen|gepflanzt)\b/giu,
];

const SEALS = [
  /\b(?:Umwelt|Klima|Öko|Eco|Green|Nachhaltigkeits)[-\s]?(?:siegel|label|zertifi\p{L}*|auszeichnung)\b/giu,
];

const CREDIT_CLAIMS = [
  /\b(?:trotz|ohne|bei negativer|mit negativer)\s+(?:negativer?\s+)?Schufa\p{L}*|\bschufafrei\p{L}*|\bSchufa\s+(?:ist\s+)?(?:egal|kein Problem)\b/giu,
  /\b(?:trotz|bei|mit)\s+(?:schlechter|negativer|schwacher)\s+Bonität\b/giu,
  /\b(?:bestehende|laufende|andere|alte)\p{L}*\s+(?:Kredite?n?|Darlehen|Schulden)\b[^.!?]{0,40}\b(?:egal|keine Rolle|kein Hindernis|kein Problem|unwichtig|nicht wichtig|kaum)\b/giu,
  /\b(?:Kredit|Finanzierung|Darlehen|Rate)\p{L}*\b[^.!?]{0,60}\bverbesser\p{L}*[^.!?]{0,30}\b(?:finanz\p{L}*|Haushaltskasse|Bonität)/giu,
  /\b(?:verbessern|verbessert)\b[^.!?]{0,40}\bfinanziell\p{L}*[^.!?]{0,20}\b(?:Lage|Situation|Spielraum)/giu,
  /\b(?:ersetzt?|statt|anstelle)\b[^.!?]{0,25}\b(?:Ersparnisse\p{L}*|Erspartes|Spargeld|zu sparen)\b/giu,
  /\b(?:Kredit|Finanzier|Darlehen|Rate)\p{L}*[^.!?]{0,20}\bstatt\s+sparen\b|\bstatt\s+sparen\b[^.!?]{0,20}\b(?:Kredit|finanzier|Darlehen|Rate)\p{L}*/giu,
  /\bLebensstandard\b[^.!?]{0,40}\b(?:steiger|erhöh|verbesser|heb)\p{L}*|\b(?:mehr|höherer?n?|besserer?n?)\s+Lebensstandard\b|\b(?:steiger|erhöh|verbesser|heb)\p{L}*\s+(?:\p{L}+\s+)?Lebensstandard\b/giu,
];

const TRANSFER = [
  /\b(?:zzgl|zuzügl|exkl)\b\.?[^.!?]{0,40}?\b(?:Überführung|Bereitstellung|Fracht|Transport)\p{L}*/giu,
  /\b(?:zuzüglich|plus|exklusive)\s[^.!?]{0,40}?\b(?:Überführung|Bereitstellung|Fracht|Transport)\p{L}*/giu,
  /(?<!\p{L})(?:Überführung|Bereitstellung|Fracht|Transport)s?(?:kosten)?\b[^.!?]{0,30}\b(?:werden (?:gesondert|extra|separat|zusätzlich)|(?:kommen|kommt|fallen|fällt) (?:noch )?(?:hinzu|dazu|zusätzlich))/giu,
];

/** The transfer is in the price. */
const INCLUDES = german(/\b(?:inkl|enthalten|inbegriffen|im Preis|kostenlos|kostenfrei|gratis|frei)\p{L}*/iu);
const TRANSFER_PRICE = [
  /\+\s*(?:Überführung|Bereitstellung|Fracht)\p{L}*/giu,
  /(?<!\p{L})(?:Überführung|Bereitstellung|Fracht)(?:s?(?:kosten|pauschale|gebühr))?\s*:?\s*\d[\d.]*(?:,\d\d|,-{1,2})?\s*(?:€|EUR|Euro)/giu,
];
const WITHOUT_TRANSFER = [
  /\bnicht\s+inkl\p{L}*\.?\s+(?:der\s+)?(?:Überführung|Bereitstellung|Fracht)\p{L}*/giu,
  /(?<!\p{L})(?:Überführung|Bereitstellung|Fracht)(?:s?kosten)?\s+(?:(?:ist|sind)\s+)?nicht\s+(?:im\s+Preis\s+)?(?:enthalten|inbegriffen|inkl\p{L}*)/giu,
  /\bPreise?\s+ohne\s+(?:Überführung|Bereitstellung|Fracht)\p{L}*/giu,
];
const findTransferPrice = wordsOf(TRANSFER_PRICE, (sentence) => INCLUDES.test(sentence));
const findMissingTransfer = wordsOf([...TRANSFER, ...WITHOUT_TRANSFER]);

export const findTransfer: FindWords = (text) => [...findMissingTransfer(text), ...findTransferPrice(text)];

const PLATFORM = [
  /ec\.europa\.eu\/(?:consumers\/)?odr\S*/giu,
  /\bOS[-\s]Plattform\b|\bOnline-Streitbeilegung(?:splattform)?\b|\bOnline Dispute Resolution\b/giu,
];

const PERIOD = '(?:\\d+|ein(?:em|e)?|zwei|zwölf)[-\\s]*(?:Jahre?n?|Monate?n?)';
const DUTY = '(?:gesetzliche[rn]?\\s+)?(?:Gewährleistung|Sachmängelhaftung)';
const EXTRA =
  '(?:(?:inkl\\.?|inklusive|gratis|kostenlos\\p{L}*|geschenkt|obendrauf|extra|zusätzlich|nur bei uns|von uns|schenken (?:wir )?Ihnen|exklusiv|Bonus):?|\\+|✓|✔)';
const WARRANTY = [
  new RegExp(`${EXTRA}\\s*(?:mit\\s+)?(?:voller?n?\\s+|mindestens\\s+)?${PERIOD}\\s+${DUTY}(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d])${PERIOD}\\s+${DUTY}\\s+(?:inkl\\p{L}*|gratis|kostenlos\\p{L}*|geschenkt|obendrauf|extra|dazu|bei uns)`,
    'giu',
  ),
  /(?<!\p{L})(?:Gewährleistung|Sachmängelhaftung)\s+als\s+(?:Extra|Bonus|Geschenk)(?!\p{L})/giu,
];

const MONTHLY = german(
  /(?:\bab\s+|\bnur\s+|\bschon\s+)?\d[\d.]*(?:(?:,\d\d|,-{1,2})?\s*(?:€|EUR|Euro)|,-{1,2})\s*(?:\/\s*|pro\s+|im\s+|je\s+)?(?:Monat\b|mtl\b\.?|monatlich\p{L}*)|\b(?:(?:mtl\.?|monatl\.?|monatlich\p{L}*)[-\s]+)?(?:Monats|Finanzierungs|Leasing|Kredit)?rate\b[^.!?]{0,20}?\d[\d.,]*\s*(?:€|EUR|Euro)/giu,
);
const OF_CREDIT =
  /finanz|leas(?!ing(?:rück|fahrzeug|wagen))|kredit(?!karte)|darlehen|anzahlung|schlussrate|(?:^|[^\p{L}])(?:monats)?raten?(?!\p{L})/iu;
/** Monthly prices that are no rate. */
const OF_SERVICE = /service|versicher|wartung|garantie|inspektion|dienst|connect|abo\b|flat|stellplatz|reifen|steuer/iu;

function clauseAround(sentence: string, words: string): string {
  return sentence.split(/[,;:–|](?=\s)/).find((clause) => clause.includes(words)) ?? sentence;
}

/** Decided by its clause, else by the sentence, unless the clause names a service. */
function isRate(sentence: string, words: string): boolean {
  const clause = clauseAround(sentence, words);
  return OF_CREDIT.test(clause) || (OF_CREDIT.test(sentence) && !OF_SERVICE.test(clause));
}

const INTEREST = german(
  /\b(?:\d+(?:,\d+)?\s*%|Null\s+Prozent)\s*(?:p\.\s?a\.\s*)?(?:Finanzierung|eff\p{L}*\.?\s*(?:Jahres)?zins\p{L}*|Zins\p{L}*|Sonderzins\p{L}*)|\b(?:eff\p{L}*\.?\s*Jahres|Effektiv|Nominal|Sonder|Soll)?zins\p{L}*\s*(?:von|nur|ab|:)?\s*(?:nur\s+)?\d+(?:,\d+)?\s*%|\b(?:Null|0)[-\s]?(?:Prozent|%)[-\s]?Finanzierung/giu,
);
/** '2,99 % effektiv', in a sentence about a credit. */
const EFFECTIVE = german(/\b\d+(?:,\d+)?\s*%\s*(?:eff(?:ektiv)?\b\.?|p\.\s?a\.)/giu);
const OF_SAVINGS = /tagesgeld|festgeld|guthaben|sparkonto/iu;
const EXAMPLE = [/Nettodarlehensbetrag/iu, /effektive\p{L}* Jahreszins/iu, /Sollzins/iu, /Gesamtbetrag/iu];

export const findRates: FindWords = (text) => {
  if (EXAMPLE.every((part) => part.test(text))) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const all = (pattern: RegExp) => [...sentence.matchAll(pattern)].map(([words]) => words.trim());
    return [
      ...all(MONTHLY).filter((words) => isRate(sentence, words)),
      ...(OF_SAVINGS.test(sentence) ? [] : all(INTEREST)),
      ...(OF_CREDIT.test(sentence) ? all(EFFECTIVE) : []),
    ];
  });
};

const OLD_PRICES = [
  /\b(?:Kraftstoff|Energie|Strom|Benzin|Super|Diesel|Wasserstoff)\p{L}*[^.!?]{0,60}?\b(?:Jahresdurchschnitt|Durchschnittspreis\p{L}*|Jahresmittel|Preisstand|Basis(?:\s+der\s+Preise)?)\s*(?:von\s+)?20(?:1\d|2[0-4])\b/giu,
  /\bCO2[-\s]?(?:Kosten|Preis)\p{L}*[^.!?]{0,80}?\b20(?:1\d|2[0-6])\s*(?:bis|–|-)\s*20\d\d\b/giu,
];

const LEGAL_WARRANTY = new RegExp(`(?<![\\p{L}\\d])${PERIOD}\\s+${DUTY}(?!\\p{L})`, 'giu');

export const findGeneralClaims = wordsOf(GENERAL_CLAIMS, isNegated);
export const findCompensation = wordsOf(COMPENSATION, isNegated);
export const findSeals = wordsOf(SEALS);
export const findCreditClaims = wordsOf(CREDIT_CLAIMS);
export const findDisputePlatform = wordsOf(PLATFORM);
export const findWarrantyAsExtra = wordsOf(WARRANTY);
export const findLegalWarranty = wordsOf([LEGAL_WARRANTY]);
export const findOldPrices = wordsOf(OLD_PRICES);
