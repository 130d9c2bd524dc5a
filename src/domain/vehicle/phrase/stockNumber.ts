import { asVin } from '../text/vehicleNumber';
import { compact, fold, type Word } from './normalisation';
import type { Finding } from './finding';
import type { Vocabulary } from './vocabulary';

/** 'ab2020', 'EZ2019', 'PS150'. */
const NO_PREFIX =
  /^(?:ab|bis|max|min|mind|unter|ueber|ez|bj|baujahr|ca|um|von|seit|vor|nach|km|ps|kw|rate|preis|tuev|hu|au|co|euro|jahr|leasing)$/;

function written(words: readonly Word[], at: number): readonly Word[] {
  if (words[at]?.isGlued === true) return [];
  const next = words.findIndex((word, index) => index > at && word.isGlued !== true);
  return words.slice(at, next === -1 ? undefined : next);
}

/** 'BE-10883', a VIN, or what follows 'Angebotsnummer', as text: its figures are no price. */
export function readStockNumber(words: readonly Word[], at: number, vocabulary: Vocabulary): Finding | undefined {
  const parts = written(words, at);
  const text = parts.map(({ folded }) => folded).join('');
  const [first] = parts;
  if (first === undefined) return undefined;
  const finding: Finding = { length: parts.length, meanings: undefined, isStockNumber: true };
  if (/(?:nummer|nr|fin|vin)$/.test(words[at - 1]?.folded ?? '') && /\d{2}/.test(text)) return finding;
  if (asVin(text) !== undefined) return finding;
  if (parts.length < 2 || !/^[a-z]/.test(first.folded)) return undefined;
  const isShaped = /^[a-z]{1,5}-?\d{3,}[a-z0-9]{0,4}$/.test(text);
  if (!isShaped || NO_PREFIX.test(first.folded) || vocabulary.isFiller(first.folded)) return undefined;
  return vocabulary.find(text) === undefined && vocabulary.find(first.folded) === undefined ? finding : undefined;
}

/** 'Angebotsnummer:', 'FIN', '#'. */
const LABEL =
  /^(?:(?:(?:fahrzeug|angebots?|inserats?|anzeigen|bestands?|lager|objekt|fahrgestell|auto|wagen|interne|fahrzeug-?ident(?:ifizierungs|ifikations)?)[\s-]*)?(?:nummer|nr|no|id)|fin|vin)\b[\s.:#-]*|^#\s*/i;

/** Figures of another criterion: '150PS', '3er'. */
const WITH_UNIT =
  /^[\d.,]+\s*(?:ps|kw|kwh|km|tkm|€|eur|euro|tsd|k|l|liter|er|ccm|cm|mm|m|kg|t|nm|sitzer|tuerer|zylinder|d|i|e|(?:€|eur|euro|t?km)?\/(?:monat|mtl|jahr|j|a|woche|tag))\W*$/i;
const MONTH_OR_SPAN =
  /^(?:\d{1,2}\/\d{2,4}|\d{3,}-[1-9]\d{2,}|\d+x\d+|\d+(?:k|tsd)?-\d+(?:k|tsd|ps|kw|t?km|eur|euro))$/i;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

export interface SoleStockNumber {
  from: number;
  to: number;
  text: string;
  /** Maybe a price, a mileage or a name: both are offered. */
  isAmbiguous: boolean;
}

/** Any case and grouping: 'wvw zzz 1kz-6w 123456', 'Nr. 45120', 'b 45120', 'A-4512/3'. */
export function soleStockNumber(sentence: string, vocabulary: Vocabulary): SoleStockNumber | undefined {
  const start = sentence.length - sentence.trimStart().length;
  const label = LABEL.exec(sentence.slice(start))?.[0] ?? '';
  const from = start + label.length;
  const text = sentence.slice(from).replace(/[\s.,;:!?]+$/, '');
  const number = { from, to: from + text.length, text };
  const isKnown = (words: string) => vocabulary.find(words) !== undefined || vocabulary.isFiller(words);
  const groups = fold(text).match(/[a-z]+|\d+/g) ?? [];
  const vin = asVin(text);
  const isSentence =
    /\s/.test(text) && (/^(?:\D*\d){0,4}\D*$/.test(text) || groups.some((group) => group.length > 2 && isKnown(group)));
  if (vin !== undefined && !isSentence) return { ...number, isAmbiguous: false };
  const isLabelled = label !== '' && /\d{2}/.test(text);
  const isFigure = /^(?:[1-9]\d{3,9}|[1-9]\d{0,2}(?: \d{3})+)$/.test(text);
  const isJoined = /^[a-z\d]+(?:[-_./#][a-z\d]+)*$/i.test(text);
  const isSpaced = /^[a-z]{1,3} \d{4,8}[a-z]?$/i.test(text) && !YEAR.test(groups[1] ?? '');
  if (text.length > 30 || (!isJoined && !isSpaced && !isFigure)) return undefined;
  if (isLabelled || /^0\d{3,}$/.test(text)) return { ...number, isAmbiguous: false };
  if (isFigure) return { ...number, isAmbiguous: true };
  const [first = ''] = groups;
  const digits = text.replace(/\D/g, '').length;
  const isOther = WITH_UNIT.test(text) || MONTH_OR_SPAN.test(text) || NO_PREFIX.test(first) || isKnown(compact(text));
  if (isOther || digits < (/[a-z]/i.test(text) && !/[-/_]/.test(text) ? 4 : 3) || /^[\d.,]+$/.test(text))
    return undefined;
  if (isSpaced) return isKnown(first) ? undefined : { ...number, isAmbiguous: false };
  return { ...number, isAmbiguous: isKnown(first) || !/[a-z]|\b0\d/i.test(text) };
}
