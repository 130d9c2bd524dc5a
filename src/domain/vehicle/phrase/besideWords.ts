import type { Finding, UnsearchedReason } from './finding';
import { compact } from './normalisation';
import type { Meaning, Vocabulary } from './vocabulary';

/** Words of a sentence, as a rule has read them. */
export interface Piece {
  from: number;
  to: number;
  /** Undefined: unknown; empty: without a criterion. */
  meanings: readonly Meaning[] | undefined;
  unsearched?: UnsearchedReason | undefined;
  isStockNumber?: true | undefined;
  isNegated?: true | undefined;
  figure?: Finding['figure'];
}

/** Filters after a model with its trim: 'Golf Highline bis 20.000', 'A4 S line 2020'. */
const AFTER_TRIM = /^m(?:in|ax)(?:Price|InitialRegistration|MonthlyFinancingRateExample)$/;
/** Words between a figure and what it is about. */
const LINKS = /^(?:mit|bei|von|alle|nach|als|für)$/i;
/** 'Pendlerauto', 'Bastlerfahrzeug'. */
const VEHICLE = /(?:auto|wagen|fahrzeug|mobil|flitzer)s?$/i;
/** Five figures, no round price. */
const POSTCODE = /(?:^|[^\d.,])(?:0\d{4}|\d{3}(?!00|50|9[059])\d\d)$/;
/** Like figures of persons or animals: 'Hund 40 kg', '2 Meter groß', '18 Jahre'. */
const OF_PERSONS = /^m(?:in|ax)(?:WeightTotal|Length|InitialRegistration)$/;

/**
 * Figure of an unknown word beside it, so no filter: '10115 Berlin', 'Selbstbeteiligung bis 500 €', '600 km weit'. After a make, model or
 * body type unknown words are a trim.
 */
export function isOfOtherWord(sentence: string, pieces: readonly Piece[], at: number, vocabulary: Vocabulary): boolean {
  const piece = pieces[at];
  if (piece?.figure === undefined || piece.figure === 'named') return false;
  const { figure, meanings = [] } = piece;
  const text = sentence.slice(piece.from, piece.to);
  const names = meanings.flatMap(({ query }) => Object.keys(query));
  const textOf = (other: Piece) => sentence.slice(other.from, other.to);
  /** With only blanks and a word such as 'mit' between. */
  const beside = (one: Piece | undefined, step: -1 | 1): Piece | undefined => {
    const next = one && pieces[pieces.indexOf(one) + step];
    if (one === undefined || next === undefined) return undefined;
    const [left, right] = step === 1 ? [one, next] : [next, one];
    if (!/^[\s\-/]*$/.test(sentence.slice(left.to, right.from))) return undefined;
    return LINKS.test(textOf(next)) ? beside(next, step) : next;
  };
  const isUnknown = (other: Piece | undefined): boolean => {
    if (other === undefined || other.meanings !== undefined || other.isStockNumber || /^\d/.test(textOf(other)))
      return false;
    // 'TÜV neu' is followed by a price, 'Zahnriemen neu' by a mileage.
    if (/\s/.test(textOf(other))) return names.includes('maxMileAge');
    return !VEHICLE.test(textOf(other)) && !vocabulary.isEveryday(compact(textOf(other)));
  };
  const [before, after] = [beside(piece, -1), beside(piece, 1)];
  const isPlace = (other: Piece | undefined) =>
    isUnknown(other) ||
    (other?.unsearched === 'unfiltered' && /(?:umkreis|radius|entfern\w*)$/i.test(textOf(other))) ||
    other?.meanings?.some(({ query }) => query.vehicleDealerLocationIds !== undefined) === true;
  if (figure === 'loose' && POSTCODE.test(text) && (isPlace(before) || isPlace(after))) return true;
  const isVague = [before, after].some((other) => other?.unsearched === 'vague');
  if (isVague && /\D$/.test(text) && names.some((name) => OF_PERSONS.test(name))) return true;
  // '48 Monate 10.000 km' is a leasing's yearly mileage, as 'Leasing Golf 10.000 km' is.
  const isLeasing = pieces.some((one) => one.meanings?.some(({ query }) => query.hasInitialLeasingInstallment));
  const isOfContract = isLeasing || [before, after].some((other) => other && /monate?n?$/i.test(textOf(other)));
  if (figure === 'loose' && names.includes('maxMileAge') && isOfContract) return true;
  const isName = (other: Piece) =>
    vocabulary.isMake(compact(textOf(other))) ||
    other.meanings?.some(({ query }) => query.manufacturer !== undefined || query.vehicleSubTypes !== undefined) ===
      true;
  const isTrim =
    names.every((name) => AFTER_TRIM.test(name) || (figure === 'bounded' && name === 'maxMileAge')) &&
    pieces.some((one) => one.to <= piece.from && isName(one) && !/[,;]/.test(sentence.slice(one.to, piece.from)));
  // 'in Stuttgart bis 20.000': the word before is clear.
  const isWhere =
    figure === 'bounded' && before && /(?:^|\s)(?:in|aus|bei|um|nahe|raum)\s+$/i.test(sentence.slice(0, before.from));
  if (isWhere) return false;
  return !isTrim && (isUnknown(before) || (figure === 'loose' && isUnknown(after)));
}
