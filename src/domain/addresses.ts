import { safeDecode } from '../lib/safeDecode';
import { mapKeys } from '../lib/keysOf';

/** Routes by screen: `:name` is a parameter, `:name?` an optional one; the first match wins. */
export const addresses = {
  search: '/',
  withdrawal: '/widerruf',
  favourites: '/merkliste',
  comparison: '/vergleich',
  together: '/gemeinsam',
  // Has to match before the steps of the valuation.
  tradeInAuth: '/cars/trade-in/auth/:page?',
  tradeIn: '/cars/trade-in/:step?',
  checkout: '/cars/:vehicleId/checkout/:step?',
  account: '/account/:page?',
  admin: '/admin/:area?/:page?',
  vehicle: '/angebote-:offer/:vehicleId/:tab?',
} as const;

export type ScreenName = keyof typeof addresses;

export const screenNames = Object.keys(addresses) as readonly ScreenName[];

type ParamOf<Segment extends string> = Segment extends `${string}:${infer Name}?`
  ? Partial<Record<Name, string>>
  : Segment extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;

type ParamsIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsIn<Rest>
  : ParamOf<Path>;

export type ParamsOf<Name extends ScreenName> = ParamsIn<(typeof addresses)[Name]>;

export type MatchedScreen = { [Name in ScreenName]: { name: Name; params: ParamsOf<Name> } }[ScreenName];

type ParamsArgument<Name extends ScreenName> =
  Partial<ParamsOf<Name>> extends ParamsOf<Name> ? [ParamsOf<Name>?] : [ParamsOf<Name>];

const SEGMENT = /^([^:]*)(?::(\w+)(\?)?)?$/;

interface Segment {
  /** Text before the parameter; the whole segment without one. */
  fixed: string;
  param?: string;
  isOptional: boolean;
}

const segmentsOf = (path: string): Segment[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((text) => {
      const [, fixed = '', param, optional] = SEGMENT.exec(text) ?? [];
      return { fixed, param, isOptional: optional !== undefined };
    });

const segmentsByScreen = mapKeys(screenNames, (name) => segmentsOf(addresses[name]));

/** Without a hash: `hrefOf('checkout', { vehicleId: '1', step: '9-summary' })`. */
export function hrefOf<Name extends ScreenName>(name: Name, ...[params]: ParamsArgument<Name>): string {
  return pathOf(name, { ...params });
}

export const pathOfScreen = ({ name, params }: MatchedScreen) => pathOf(name, { ...params });

function pathOf(name: ScreenName, values: Partial<Record<string, string>>): string {
  const written = segmentsByScreen[name].flatMap(({ fixed, param, isOptional }) => {
    if (param === undefined) return fixed;
    const value = values[param] ?? '';
    return isOptional && value === '' ? [] : `${fixed}${encodeURIComponent(value)}`;
  });
  return `/${written.join('/')}`;
}

export const screenAt = (pathname: string): MatchedScreen | undefined =>
  screenOf(pathname.split('/').filter(Boolean).map(safeDecode));

export function screenOf(given: readonly string[]): MatchedScreen | undefined {
  for (const name of screenNames) {
    const params = paramsAt(segmentsByScreen[name], given);
    if (params) return { name, params } as MatchedScreen;
  }
  return undefined;
}

export function isAt(pathname: string, name: ScreenName): boolean {
  return screenAt(pathname)?.name === name;
}

/** Names of steps, tabs and pages have only these letters; what a sentence has appended goes. */
const readParam = (param: string, text: string) =>
  /^(?:vehicleId|offer)$/.test(param) ? text : (/^[a-z\d-]*/.exec(text.toLowerCase())?.[0] ?? '');

function paramsAt(segments: readonly Segment[], given: readonly string[]): Record<string, string> | undefined {
  if (given.length > segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, { fixed, param, isOptional }] of segments.entries()) {
    const text = given[at];
    if (text === undefined) {
      if (!isOptional) return undefined;
    } else if (param === undefined) {
      if (text.toLowerCase() !== fixed) return undefined;
    } else {
      if (!text.toLowerCase().startsWith(fixed)) return undefined;
      params[param] = readParam(param, text.slice(fixed.length));
    }
  }
  return params;
}
