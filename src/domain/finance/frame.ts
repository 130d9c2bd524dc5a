import { SEARCH_PARAMETER } from '../queryParameters';
import type { TenantSettings } from '../tenant/settings';
import type { FinancingType } from './financing';
import type { LeasingType } from './leasing';

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
  /** Kind of financing; at a bank without it the one that is like it. */
  contract?: FinancingType;
  /** Of a financing that has one, EUR. */
  finalInstallment?: number;
  /** Kind of leasing, where the bank offers several. */
  lease?: LeasingType;
  /** EUR, of the old car that prices are shown without: of the visitor, else of a link. */
  oldCar?: number;
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

/** 'Bar kaufen, finanzieren oder leasen?', of at least one kind. */
export const paymentQuestion = (kinds: readonly RateKind[]): string =>
  kinds.length > 1
    ? 'Bar kaufen, finanzieren oder leasen?'
    : `Bar kaufen oder ${kinds[0] === 'leasing' ? 'leasen' : 'finanzieren'}?`;

/** Whether a rate in this frame is another than the bank's example, by which the platform filters. */
export const differsFromExample = ({ kind, deposit, months, contract, finalInstallment }: Frame): boolean =>
  kind === 'leasing' || (kind === 'financing' && (deposit ?? months ?? contract ?? finalInstallment) !== undefined);

const AMOUNT = /^\d{1,6}$/;

/** How each part is written in an address, in this order. */
const PARTS = {
  prices: /^(cash|rate|leasing)$/,
  deposit: AMOUNT,
  specialPayment: AMOUNT,
  months: AMOUNT,
  kilometres: AMOUNT,
  contract: /^(with(out)?Balloon|(auto|classic|individual)Credit)$/,
  finalInstallment: AMOUNT,
  lease: /^(mileage|private|business)$/,
  // No old car is worth more.
  oldCar: /^[1-9]\d{0,4}$/,
};

/** Of a part of a query, 'name=value'. */
export const partName = (part: string): string => part.split('=')[0] ?? '';
const isName = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** Whether a part of `carQueryParams` is of the frame, whatever it says. */
export const isFramePart = (part: string): boolean => isName(partName(part));

/** Reads the frame of a `carQueryParams`; `undefined` where it states none. `prices=rate` is a financing, as in links of dealers. */
export function frameOf(carQueryParams: string): Frame | undefined {
  let frame: Frame | undefined;
  for (const part of carQueryParams.split('&')) {
    const name = partName(part);
    const value = part.slice(name.length + 1);
    if (!isName(name) || !PARTS[name].test(value)) continue;
    frame ??= {};
    if (name !== 'prices') Object.assign(frame, { [name]: /^\d/.test(value) ? Number(value) : value });
    else if (value !== 'cash') frame.kind = value === 'rate' ? 'financing' : 'leasing';
  }
  return frame;
}

/** The `carQueryParams` with this frame; the cash price is left out. */
export function withFrame(carQueryParams: string, { kind, ...terms }: Frame): string {
  const written: Readonly<Partial<Record<string, string | number>>> = {
    ...terms,
    prices: kind === 'financing' ? 'rate' : kind,
  };
  return [
    ...carQueryParams.split('&').filter((part) => part !== '' && !isFramePart(part)),
    ...Object.keys(PARTS).flatMap((name) => (written[name] === undefined ? [] : `${name}=${written[name]}`)),
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
