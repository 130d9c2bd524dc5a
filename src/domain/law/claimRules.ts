import {
  findCompensation,
  findCreditClaims,
  findDisputePlatform,
  findGeneralClaims,
  findLegalWarranty,
  findOldPrices,
  findRates,
  findSeals,
  findTransfer,
  findWarrantyAsExtra,
  type FindWords,
} from './claimPatterns';
import { textOf } from '../../lib/text/formattedText';

interface ClaimRule {
  id: string;
  label: string;
  source: string;
  /** A German sentence. */
  instead: string;
  find: FindWords;
}

/** Looks closer only with a cue: thousands of descriptions are checked in a row. */
const onCue = (cue: RegExp, find: FindWords): FindWords => {
  return (text) => (cue.test(text) ? find(text) : []);
};

/** (rules/admin: claims in texts) */
export const claimRules: readonly ClaimRule[] = [
  {
    // (rules/law: green claims)
    id: 'green-claim',
    label: 'Allgemeine Umweltaussage',
    source: 'UWG, Richtlinie (EU) 2024/825',
    instead: 'Schreiben Sie, was genau gilt, zum Beispiel Verbrauch, CO₂-Klasse oder „Elektroantrieb“.',
    find: onCue(
      /(?:umwelt|klima)[-\s]?(?:freund|schon|gerecht|bewu|vertr|neutral|positiv)|neutral|emission|(?:CO[2₂]|gas|stoff)[-\s]?frei|friendly|öko|nachhaltig|grün|schon(?:t|en)|gut für|saubere/i,
      findGeneralClaims,
    ),
  },
  {
    id: 'green-compensation',
    label: 'Umweltaussage durch Ausgleich',
    source: 'UWG, Richtlinie (EU) 2024/825',
    instead: 'Lassen Sie die Aussage weg: Mit einem Ausgleich darf für ein Fahrzeug nicht geworben werden.',
    find: onCue(/kompensier|gleich|ausgeglichen|zertifikat|pflanz/i, findCompensation),
  },
  {
    id: 'green-seal',
    label: 'Eigenes Umweltsiegel',
    source: 'UWG, Richtlinie (EU) 2024/825',
    instead: 'Nennen Sie nur ein Siegel, das ein anerkanntes Zertifizierungssystem oder eine Behörde vergibt.',
    find: onCue(/siegel|label|zertifi|auszeichnung/i, findSeals),
  },
  {
    // (rules/law: words of credit advertising)
    id: 'credit-claim',
    label: 'Verbotene Werbung für Kredite',
    source: 'Richtlinie (EU) 2023/2225, Art. 8',
    instead: 'Nennen Sie die Finanzierung ohne Versprechen und mit „Achtung! Kreditaufnahme kostet Geld.“',
    find: onCue(
      /schufa|bonität|kredit|darlehen|schulden|verbesser|erspar|spargeld|sparen|lebensstandard/i,
      findCreditClaims,
    ),
  },
  {
    // (rules/law: no example no rate)
    id: 'rate-in-text',
    label: 'Rate oder Zins im Text',
    source: '§ 17 PAngV, Richtlinie (EU) 2023/2225, Art. 8',
    instead: 'Lassen Sie Rate und Zins weg: Der Shop zeigt sie mit dem vollständigen Beispiel.',
    find: onCue(/monat|mtl|rate|zins|prozent|%/i, findRates),
  },
  {
    // (rules/law: transfer costs)
    id: 'transfer-costs',
    label: 'Überführung neben dem Preis',
    source: '§ 3 PAngV',
    instead: 'Nehmen Sie die Überführung in den Preis auf und schreiben Sie „inkl. Überführung“.',
    find: onCue(/überführung|bereitstellung|fracht|transport/i, findTransfer),
  },
  {
    // (rules/law: no dispute platform)
    id: 'dispute-platform',
    label: 'Geschlossene Streitbeilegungs-Plattform',
    source: 'Verordnung (EU) 2024/3228',
    instead: 'Löschen Sie den Hinweis: Die Plattform ist seit 20. Juli 2025 geschlossen.',
    find: onCue(/odr|streitbeilegung|os[-\s]plattform|dispute/i, findDisputePlatform),
  },
  {
    id: 'warranty-as-extra',
    label: 'Gewährleistung als Extra',
    source: 'UWG, Anhang Nr. 10',
    instead: 'Lassen Sie es weg: Die gesetzliche Gewährleistung gilt immer. Werben dürfen Sie mit einer Garantie.',
    find: onCue(/gewährleistung|sachmängel/i, findWarrantyAsExtra),
  },
  {
    // (rules/law: yearly values of the label)
    id: 'old-energy-prices',
    label: 'Alte Energie- oder CO₂-Preise',
    source: 'Pkw-EnVKV',
    instead: 'Verwenden Sie die Werte ab 1. Oktober 2026: Preise von 2025, CO₂-Kosten für 2027–2036.',
    find: onCue(/durchschnitt|jahresmittel|basis|preisstand|co[2₂][-\s]?(?:kosten|preis)/i, findOldPrices),
  },
];

export interface Claim {
  rule: ClaimRule;
  words: string[];
}

export function claimsIn(text: string, rules = claimRules): Claim[] {
  return rules.flatMap((rule) => {
    const words = [...new Set(rule.find(text))];
    return words.length === 0 ? [] : [{ rule, words }];
  });
}

/** In a list of benefits a legal warranty always stands as an extra. */
export function claimsInBenefits(benefits: readonly string[]): Claim[] {
  const claims = claimsIn(benefits.join('\n'));
  const isNamed = claims.some(({ rule }) => rule.id === 'warranty-as-extra');
  const words = benefits.flatMap(findLegalWarranty);
  const rule = claimRules.find(({ id }) => id === 'warranty-as-extra');
  return isNamed || words.length === 0 || rule === undefined
    ? claims
    : [...claims, { rule, words: [...new Set(words)] }];
}

export const claimText = ({ rule, words }: Claim) =>
  `${words.map((each) => `„${each}“`).join(', ')}: ${rule.label} (${rule.source}). ${rule.instead}`;

/** (rules/admin: claims in texts) */
export const claimsInProduct = ({ name, description = '' }: { name: string; description?: string }): Claim[] =>
  claimsIn(`${name}\n${textOf(description)}`);
