import { SEARCH_PARAMETER } from '../queryParameters';

export type RateKind = 'financing' | 'leasing';

/** 'Mein Rahmen': how the visitor wants to pay, set once for all vehicles (rules/search: frame). */
export interface Frame {
  /** Absent: the cash price leads. */
  kind?: RateKind;
  /** Of a financing, EUR. */
  deposit?: number;
  /** Of a leasing, EUR net. */
  specialPayment?: number;
  months?: number;
  /** km a year; absent until the visitor has said so. */
  kilometres?: number;
}

export const NO_FRAME: Frame = {};

const KIND = 'prices';
const TERMS = ['deposit', 'specialPayment', 'months', 'kilometres'] as const;

/** Names within `carQueryParams`, beside `view` and `pageSize`. */
export const FRAME_NAMES: readonly string[] = [KIND, ...TERMS];

const partsOf = (carQueryParams: string, isFrame: boolean) =>
  carQueryParams.split('&').filter((part) => part !== '' && FRAME_NAMES.includes(part.split('=')[0] ?? '') === isFrame);

/** What a `carQueryParams` says of the frame, as it is written. */
export const frameText = (carQueryParams: string): string => partsOf(carQueryParams, true).join('&');

/** Reads the frame of a `carQueryParams`; `undefined` where it states none. `prices=rate` is a financing, as in links of dealers. */
export function frameOf(carQueryParams: string): Frame | undefined {
  const frame: Frame = {};
  let isStated = false;
  for (const part of partsOf(carQueryParams, true)) {
    const [name, value = ''] = part.split('=');
    const term = TERMS.find((each) => each === name);
    if (term ? !/^\d{1,6}$/.test(value) : !['cash', 'rate', 'leasing'].includes(value)) continue;
    isStated = true;
    if (term) frame[term] = Number(value);
    else if (value !== 'cash') frame.kind = value === 'rate' ? 'financing' : 'leasing';
  }
  return isStated ? frame : undefined;
}

/** The `carQueryParams` with this frame; the cash price is left out. */
export function withFrame(carQueryParams: string, frame: Frame): string {
  const { kind } = frame;
  return [
    ...partsOf(carQueryParams, false),
    ...(kind === undefined ? [] : [`${KIND}=${kind === 'financing' ? 'rate' : kind}`]),
    ...TERMS.flatMap((term) => (frame[term] === undefined ? [] : `${term}=${frame[term]}`)),
  ].join('&');
}

/** Sets the parameter in a hash query; an empty search is left out, unless the host's query has one that would then hold. */
export function hashSearchWith(hashSearch: string, carQueryParams: string, hostQuery: URLSearchParams): string {
  const parameters = new URLSearchParams(hashSearch);
  if (carQueryParams === '' && !hostQuery.has(SEARCH_PARAMETER)) parameters.delete(SEARCH_PARAMETER);
  else parameters.set(SEARCH_PARAMETER, carQueryParams);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
