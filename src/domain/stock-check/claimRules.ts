/** A rule about the words of a dealer's text. */
interface ClaimRule {
  id: string;
  label: string;
  /** Act behind the rule. */
  source: string;
  /** What to write instead, as a German sentence. */
  instead: string;
  /** Words found, as they stand in the text. */
  find: (text: string) => string[];
}

/** Finder that looks closer only at texts with a cue: thousands of descriptions are checked in a row. */
const onCue = (cue: RegExp, find: ClaimRule['find']): ClaimRule['find'] => {
  return (text) => (cue.test(text) ? find(text) : []);
};

/** End of a sentence; a dot after a figure or an abbreviation is none. */
const SENTENCES =
  /(?<=[!?\n•]|(?<!zzgl|zuzügl|inkl|exkl|eff|mtl|monatl|gesetzl|ggf|bzw|max|mind)(?<=[a-zäöüß)]{3})\.)\s+/i;

const sentencesOf = (text: string) => text.replace(/CO₂/g, 'CO2').split(SENTENCES);

/** `\b` of JavaScript knows no umlauts: a boundary of letters and digits in its place. */
const BOUNDARY = '(?:(?<![\\p{L}\\d])(?=[\\p{L}\\d])|(?<=[\\p{L}\\d])(?![\\p{L}\\d]))';
const german = (pattern: RegExp) => new RegExp(pattern.source.replaceAll('\\b', BOUNDARY), pattern.flags);

/** Finder of the words of patterns, without sentences that `isHarmless` knows. */
function wordsOf(written: readonly RegExp[], isHarmless: (sentence: string, words: string) => boolean = () => false) {
  const patterns = written.map(german);
  return (text: string): string[] =>
    sentencesOf(text).flatMap((sentence) =>
      patterns.flatMap((pattern) =>
        [...sentence.matchAll(pattern)].map(([words]) => words.trim()).filter((words) => !isHarmless(sentence, words)),
      ),
    );
}

const NEGATED = /\b(?:nicht|kein\w*|weder|ohne|statt)\s+(?:\p{L}+\s+)?$/iu;
const isNegated = (sentence: string, words: string) => NEGATED.test(sentence.slice(0, sentence.indexOf(words)));

/** Claims about a whole vehicle that no figure in the same place can prove. */
const GENERAL_CLAIMS = [
  /\b(?:umwelt|klima)[-\s]?(?:freundlich|schonend|gerecht|bewusst|verträglich|neutral|positiv)\p{L}*/giu,
  /\b(?:CO2|kohlenstoff|treibhausgas)[-\s]?(?:neutral|frei)\p{L}*/giu,
  /(?<!lokal[-\s])\bemissions?(?:frei|los|neutral)\p{L}*/giu,
  /\b(?:null|keine(?:rlei)?)[-\s]Emissionen\b/giu,
  /\b(?:zero[-\s]emissions?|(?:eco|environmentally|climate)[-\s]friendly|(?:climate|carbon)[-\s]neutral)\b/giu,
  /(?<![\p{L}-])ökologisch\p{L}*/giu,
  /\bnachhaltig(?:e[nmrs]?|er\p{L}*|st\p{L}*)?(?![\p{L}-])(?!\s+(?:gepflegt|gewartet|repariert|instand|behoben|beseitigt|beeindruck|überzeug|verbesser|gesenkt|erhöht|gesichert|wertstabil))/giu,
  /(?<![\p{L}-])grüne?[nmrs]?\s+(?:Mobilität|Zukunft|Antrieb\p{L}*|Technologie\p{L}*|Gewissen|Alternative|Wahl|Fahren|Fahrspaß|Auto\p{L}*|unterwegs|fahren)\b/giu,
  /(?<![\p{L}-])grüner\s+(?:fahren|unterwegs)\b/giu,
];

const COMPENSATION = [
  /\b(?:CO2|Klima|Emission)\p{L}*[^.!?]{0,50}?\b(?:kompensier|ausgeglichen|ausgleich|Zertifikat)\p{L}*/giu,
  /\b(?:pflanzen|pflanzt|gepflanzt)\b[^.!?]{0,30}\bB(?:aum|äume)\b|\bB(?:aum|äume)\b[^.!?]{0,20}\b(?:pflanzen|gepflanzt)\b/giu,
];

const SEALS = [
  /\b(?:Umwelt|Klima|Öko|Eco|Green|Nachhaltigkeits)[-\s]?(?:siegel|label|zertifi\p{L}*|auszeichnung)\b/giu,
];

const CREDIT_CLAIMS = [
  /\b(?:trotz|ohne)\s+(?:negativer?\s+)?Schufa\p{L}*/giu,
  /\b(?:bestehende|laufende|andere|alte)\p{L}*\s+(?:Kredite?n?|Darlehen|Schulden)\b[^.!?]{0,40}\b(?:egal|keine Rolle|kein Hindernis|kein Problem|unwichtig|nicht wichtig|kaum)\b/giu,
  /\b(?:Kredit|Finanzierung|Darlehen|Rate)\p{L}*\b[^.!?]{0,60}\bverbesser\p{L}*[^.!?]{0,30}\b(?:finanz\p{L}*|Haushaltskasse|Bonität)/giu,
  /\b(?:verbessern|verbessert)\b[^.!?]{0,40}\bfinanziell\p{L}*[^.!?]{0,20}\b(?:Lage|Situation|Spielraum)/giu,
  /\b(?:ersetzt?|statt|anstelle)\b[^.!?]{0,25}\b(?:Ersparnisse\p{L}*|Erspartes|Spargeld|zu sparen)\b/giu,
  /\bLebensstandard\b[^.!?]{0,40}\b(?:steiger|erhöh|verbesser|heb)\p{L}*|\b(?:mehr|höherer?n?|besserer?n?)\s+Lebensstandard\b/giu,
];

const TRANSFER = [
  /\b(?:zzgl|zuzügl|exkl)\b\.?[^.!?]{0,40}?\b(?:Überführung|Bereitstellung|Fracht|Transport)\p{L}*/giu,
  /\b(?:zuzüglich|plus|exklusive)\s[^.!?]{0,40}?\b(?:Überführung|Bereitstellung|Fracht|Transport)\p{L}*/giu,
  /(?<!\p{L})(?:Überführung|Bereitstellung|Fracht|Transport)s?(?:kosten)?\b[^.!?]{0,30}\b(?:werden (?:gesondert|extra|separat|zusätzlich)|(?:kommen|kommt|fallen|fällt) (?:noch )?(?:hinzu|dazu|zusätzlich))/giu,
];

const PLATFORM = [
  /ec\.europa\.eu\/(?:consumers\/)?odr\S*/giu,
  /\bOS-Plattform\b|\bOnline-Streitbeilegung(?:splattform)?\b|\bOnline Dispute Resolution\b/giu,
];

const PERIOD = '(?:\\d+|ein(?:em|e)?|zwei|zwölf)[-\\s]*(?:Jahre?n?|Monate?n?)';
const DUTY = '(?:gesetzliche[rn]?\\s+)?(?:Gewährleistung|Sachmängelhaftung)';
const EXTRA =
  '(?:inkl\\.?|inklusive|gratis|kostenlos\\p{L}*|geschenkt|obendrauf|extra|zusätzlich|nur bei uns|exklusiv|Bonus:?|\\+|✓|✔)';
const WARRANTY = [
  new RegExp(`${EXTRA}\\s*(?:mit\\s+)?(?:voller?n?\\s+|mindestens\\s+)?${PERIOD}\\s+${DUTY}(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d])${PERIOD}\\s+${DUTY}\\s+(?:inkl\\p{L}*|gratis|kostenlos\\p{L}*|geschenkt|obendrauf|extra|dazu|bei uns)`,
    'giu',
  ),
];

const MONTHLY = german(
  /(?:\bab\s+|\bnur\s+|\bschon\s+)?\d[\d.]*(?:,\d\d|,-{1,2})?\s*(?:€|EUR|Euro)\s*(?:\/\s*|pro\s+|im\s+|je\s+)?(?:Monat\b|mtl\b\.?|monatlich\p{L}*)|\b(?:mtl\.?|monatlich\p{L}*|Monats?)[-\s]*(?:Finanzierungs|Leasing)?rate\p{L}*[^.!?]{0,20}?\d[\d.,]*\s*(?:€|EUR|Euro)/giu,
);
const OF_CREDIT = /finanz|leas|kredit|darlehen|anzahlung|schlussrate|(?:^|[^\p{L}])(?:monats)?raten?(?!\p{L})/iu;
const INTEREST = german(
  /\b\d+(?:,\d+)?\s*%\s*(?:p\.\s?a\.\s*)?(?:Finanzierung|eff\p{L}*\.?\s*(?:Jahres)?zins\p{L}*|Zins\p{L}*|Sonderzins\p{L}*)|\b(?:eff\p{L}*\.?\s*Jahres|Sonder|Soll)?zins\p{L}*\s*(?:von|nur|ab|:)?\s*(?:nur\s+)?\d+(?:,\d+)?\s*%|\b(?:Null|0)[-\s]?(?:Prozent|%)[-\s]?Finanzierung/giu,
);
/** Text with a complete example. */
const EXAMPLE = [/Nettodarlehensbetrag/iu, /effektive\p{L}* Jahreszins/iu, /Sollzins/iu, /Gesamtbetrag/iu];

const OLD_PRICES = [
  /\b(?:Kraftstoff|Energie|Strom|Benzin|Super|Diesel|Wasserstoff)\p{L}*[^.!?]{0,60}?\b(?:Jahresdurchschnitt|Durchschnittspreis\p{L}*|Jahresmittel)\s*(?:von\s+)?20(?:1\d|2[0-4])\b/giu,
  /\bCO2[-\s]?(?:Kosten|Preis)\p{L}*[^.!?]{0,80}?\b20(?:1\d|2[0-6])\s*(?:bis|–|-)\s*20\d\d\b/giu,
];

/** Rules about words, the same for vehicles, settings and products (rules/admin: claims in texts). */
export const claimRules: readonly ClaimRule[] = [
  {
    // (rules/law: green claims)
    id: 'green-claim',
    label: 'Allgemeine Umweltaussage',
    source: 'UWG (Richtlinie (EU) 2024/825)',
    instead: 'Schreiben Sie, was genau gilt, zum Beispiel Verbrauch, CO₂-Klasse oder „Elektroantrieb“.',
    find: onCue(
      /(?:umwelt|klima)[-\s]?(?:freund|schon|gerecht|bewu|vertr|neutral|positiv)|neutral|emission|(?:CO[2₂]|gas|stoff)[-\s]?frei|friendly|ökolog|nachhaltig|grün/i,
      wordsOf(GENERAL_CLAIMS, isNegated),
    ),
  },
  {
    id: 'green-compensation',
    label: 'Umweltaussage durch Ausgleich',
    source: 'UWG (Richtlinie (EU) 2024/825)',
    instead: 'Lassen Sie die Aussage weg: Mit einem Ausgleich darf für ein Fahrzeug nicht geworben werden.',
    find: onCue(/kompensier|ausgleich|ausgeglichen|zertifikat|pflanz/i, wordsOf(COMPENSATION, isNegated)),
  },
  {
    id: 'green-seal',
    label: 'Eigenes Umweltsiegel',
    source: 'UWG (Richtlinie (EU) 2024/825)',
    instead: 'Nennen Sie nur ein Siegel, das ein anerkanntes Zertifizierungssystem oder eine Behörde vergibt.',
    find: onCue(/siegel|label|zertifi|auszeichnung/i, wordsOf(SEALS)),
  },
  {
    // (rules/law: words of credit advertising)
    id: 'credit-claim',
    label: 'Verbotene Werbung für Kredite',
    source: 'Richtlinie (EU) 2023/2225, Art. 8',
    instead: 'Nennen Sie die Finanzierung ohne Versprechen und mit „Achtung! Kreditaufnahme kostet Geld.“',
    find: onCue(
      /schufa|kredit|darlehen|schulden|verbesser|erspar|spargeld|sparen|lebensstandard/i,
      wordsOf(CREDIT_CLAIMS),
    ),
  },
  {
    // (rules/law: no example no rate)
    id: 'rate-in-text',
    label: 'Rate oder Zins im Text',
    source: '§ 17 PAngV, Richtlinie (EU) 2023/2225, Art. 8',
    instead: 'Lassen Sie Rate und Zins weg: Der Shop zeigt sie mit dem vollständigen Beispiel.',
    find: onCue(/monat|mtl|zins|prozent|%/i, (text) => {
      if (EXAMPLE.every((part) => part.test(text))) return [];
      return sentencesOf(text).flatMap((sentence) => [
        ...(OF_CREDIT.test(sentence) ? [...sentence.matchAll(MONTHLY)].map(([words]) => words.trim()) : []),
        ...[...sentence.matchAll(INTEREST)].map(([words]) => words.trim()),
      ]);
    }),
  },
  {
    // (rules/law: transfer costs)
    id: 'transfer-costs',
    label: 'Überführung neben dem Preis',
    source: '§ 3 PAngV',
    instead: 'Nehmen Sie die Überführung in den Preis auf und schreiben Sie „inkl. Überführung“.',
    find: onCue(/überführung|bereitstellung|fracht|transport/i, wordsOf(TRANSFER)),
  },
  {
    // (rules/law: no dispute platform)
    id: 'dispute-platform',
    label: 'Geschlossene Streitbeilegungs-Plattform',
    source: 'Verordnung (EU) 2024/3228',
    instead: 'Löschen Sie den Hinweis: Die Plattform ist seit 20. Juli 2025 geschlossen.',
    find: onCue(/odr|streitbeilegung|os-plattform|dispute/i, wordsOf(PLATFORM)),
  },
  {
    id: 'warranty-as-extra',
    label: 'Gewährleistung als Extra',
    source: 'UWG, Anhang Nr. 10',
    instead: 'Lassen Sie es weg: Die gesetzliche Gewährleistung gilt immer. Werben dürfen Sie mit einer Garantie.',
    find: onCue(/gewährleistung|sachmängel/i, wordsOf(WARRANTY)),
  },
  {
    // (rules/law: yearly values of the label)
    id: 'old-energy-prices',
    label: 'Alte Energie- oder CO₂-Preise',
    source: 'Pkw-EnVKV',
    instead: 'Verwenden Sie die Werte ab 1. Oktober 2026: Preise von 2025, CO₂-Kosten für 2027–2036.',
    find: onCue(/durchschnitt|jahresmittel|co[2₂][-\s]?(?:kosten|preis)/i, wordsOf(OLD_PRICES)),
  },
];

/** Words in a text that break a rule. */
export interface Claim {
  rule: ClaimRule;
  words: string[];
}

/** Broken rules of a text, each with its words once. */
export function claimsIn(text: string, rules = claimRules): Claim[] {
  return rules.flatMap((rule) => {
    const words = [...new Set(rule.find(text))];
    return words.length === 0 ? [] : [{ rule, words }];
  });
}

/** Claims of a list of benefits, where a legal warranty always stands as an extra. */
export function claimsInBenefits(benefits: readonly string[]): Claim[] {
  const claims = claimsIn(benefits.join('\n'));
  const known = claims.some(({ rule }) => rule.id === 'warranty-as-extra');
  const pattern = new RegExp(`(?<![\\p{L}\\d])${PERIOD}\\s+${DUTY}(?!\\p{L})`, 'giu');
  const words = benefits.flatMap((line) => [...line.matchAll(pattern)].map(([found]) => found));
  const rule = claimRules.find(({ id }) => id === 'warranty-as-extra');
  return known || words.length === 0 || rule === undefined ? claims : [...claims, { rule, words: [...new Set(words)] }];
}

/** '„umweltfreundlich“: Allgemeine Umweltaussage (UWG …). Schreiben Sie …' */
export const claimText = ({ rule, words }: Claim) =>
  `${words.map((each) => `„${each}“`).join(', ')}: ${rule.label} (${rule.source}). ${rule.instead}`;
