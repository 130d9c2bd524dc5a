import type { Meaning } from './vocabulary';

export type UnsearchedReason =
  /** The 8 of 'Golf 8': dealers write 'Golf VIII'. */
  | 'generation'
  /** No filter of the platform knows it: range, consumption, a lower bound of the mileage. */
  | 'unfiltered'
  /** It cannot be left out: 'ohne Anhängerkupplung', 'kein VW'. */
  | 'excluded'
  /** A wish without a measure: 'sportlich'. */
  | 'vague'
  /** A later word asks for something else, and only one of the two can be asked for: 'BMW oder Audi'. */
  | 'replaced'
  /** The dealer has no location within the radius: 'im Umkreis von 20 km um 01067'. */
  | 'noLocation'
  /** A radius around a place that neither the sentence nor the visitor has named: 'Umkreis 50 km'. */
  | 'noPostcode'
  /** An 'oder' between two things of different kinds: both are asked for. */
  | 'both'
  /** Unknown words that are in no offer. */
  | 'unread'
  /** Beyond what is read of a sentence. */
  | 'tooLong';

/** No meanings: fillers; undefined: plain text. */
export interface Finding {
  length: number;
  meanings: readonly Meaning[] | undefined;
  unsearched?: UnsearchedReason;
  /** All other values: 'kein Diesel'. */
  isNegated?: true;
  /** `named` by subject or unit ('Baujahr 2020', '150 PS'), `bounded` by 'bis' or a span. */
  figure?: 'named' | 'bounded' | 'loose';
  /** Shaped like a stock number or a VIN. */
  isStockNumber?: true;
}
