import { once } from '../../lib/once';
import { isFederalState, type FederalState } from '../handover/federalState';
import { isZipCode } from '../person/zipCode';
import { digitsOf, STATE_EXCEPTIONS, STATE_OF_REGION, STATES, THREE_DIGITS } from './regions';

/** See rules/running-costs: state of a postcode. */
const IN_TWO_STATES: Readonly<Record<string, readonly FederalState[] | undefined>> = {
  '07919': ['SN', 'TH'],
  '12529': ['BB', 'BE'],
  '14715': ['BB', 'ST'],
  '17337': ['BB', 'MV'],
  '19273': ['MV', 'NI'],
  '19357': ['BB', 'MV'],
  '21039': ['HH', 'SH'],
  '22145': ['HH', 'SH'],
  '59969': ['HE', 'NW'],
  '65391': ['HE', 'RP'],
  '69434': ['BW', 'HE'],
};

const exceptions = once(
  () =>
    new Map(
      Object.entries(STATE_EXCEPTIONS).flatMap(([state, postcodes]) =>
        postcodes
          .split(' ')
          .map((postcode): [string, FederalState[]] => [postcode, isFederalState(state) ? [state] : []]),
      ),
    ),
);

const stateByRegion = once(
  () =>
    new Map(
      digitsOf(THREE_DIGITS).map((digits, index) => [
        digits,
        STATES[STATE_OF_REGION.charCodeAt(index) - 'A'.charCodeAt(0)],
      ]),
    ),
);

/** Two for eleven postcodes; none for an unknown one. */
export function federalStatesOf(postcode: string): readonly FederalState[] {
  if (!isZipCode(postcode)) return [];
  const digits = postcode.trim();
  const states = IN_TWO_STATES[digits] ?? exceptions().get(digits);
  if (states) return states;
  const state = stateByRegion().get(digits.slice(0, 3));
  return state === undefined ? [] : [state];
}
