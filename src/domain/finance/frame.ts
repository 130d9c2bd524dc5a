import { SEARCH_PARAMETER } from '../queryParameters';
import type { TenantSettings } from '../tenant/settings';

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

const isBank = (provider: string) => provider !== 'NONE';

/** Ways to pay by the month that the dealer offers. */
export function offeredKinds({
  financingCalculationProviderTypes: banks,
  leasingCalculationProviderTypes: lessors,
}: Pick<TenantSettings, 'financingCalculationProviderTypes' | 'leasingCalculationProviderTypes'>): RateKind[] {
  const kinds: RateKind[] = [];
  if (banks.some(isBank)) kinds.push('financing');
  if (lessors.some(isBank)) kinds.push('leasing');
  return kinds;
}

/** Whether a rate in this frame is another than the bank's example, by which the platform filters. */
export const differsFromExample = ({ kind, deposit, months }: Frame): boolean =>
  kind === 'leasing' || (kind === 'financing' && (deposit ?? months) !== undefined);

const TERMS = ['deposit', 'specialPayment', 'months', 'kilometres'] as const;

/** Whether a part of `carQueryParams` is of the frame, whatever it says. */
export const isFramePart = (part: string): boolean =>
  /^(?:prices|deposit|specialPayment|months|kilometres)=/.test(part);

/** Reads the frame of a `carQueryParams`; `undefined` where it states none. `prices=rate` is a financing, as in links of dealers. */
export function frameOf(carQueryParams: string): Frame | undefined {
  let frame: Frame | undefined;
  const stated = /(?:^|&)(?:prices=(cash|rate|leasing)|(deposit|specialPayment|months|kilometres)=(\d{1,6}))(?=&|$)/g;
  for (const [, kind, term = '', amount] of carQueryParams.matchAll(stated)) {
    frame ??= {};
    if (kind === undefined) Object.assign(frame, { [term]: Number(amount) });
    else if (kind !== 'cash') frame.kind = kind === 'rate' ? 'financing' : 'leasing';
  }
  return frame;
}

/** The `carQueryParams` with this frame; the cash price is left out. */
export function withFrame(carQueryParams: string, frame: Frame): string {
  const { kind } = frame;
  return [
    ...carQueryParams.split('&').filter((part) => part !== '' && !isFramePart(part)),
    ...(kind === undefined ? [] : [`prices=${kind === 'financing' ? 'rate' : kind}`]),
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
