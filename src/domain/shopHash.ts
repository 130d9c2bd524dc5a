import { hashOf } from '../lib/history/hashOf';
import type { AddressCodec } from '../lib/history/shopHistory';
import { uuidIn } from '../lib/uuid';
import { pathOfScreen, screenOf, type MatchedScreen } from './addresses';
import { decodedOnce, MOST_ENCODINGS, readQuery, UNSEEN, withoutTail } from './addressQuery';
import { PRIVATE_PARAMETERS, SEARCH_PARAMETER } from './queryParameters';

interface ShopHash extends AddressCodec {
  readPath: (text: string) => string;
}

const MOST_SEGMENTS = 8;

/** Encoded like the path before it. */
const ENCODED_QUERY = /%(?:25)*(?:3F|(?:26|23)[\w%]{0,60}(?:=|%(?:25)*3D))/i;

/** Any page may have such addresses: without '#/' they need a parameter of the shop. */
const ORDINARY: ReadonlySet<MatchedScreen['name']> = new Set(['search', 'account', 'admin']);

/**
 * The one reader of addresses (rules/platform-and-wire: nearly an address): '#/' with the prefix, and what mail
 * programs, trackers and routers make of it.
 * @param prefix without slashes
 */
export function shopHash(prefix?: string): ShopHash {
  const start = prefix === undefined ? '#' : `#/${prefix}`;

  function isOwn(hash: string): boolean {
    const rest = hash.slice(start.length);
    const isBelow = prefix === undefined ? rest.startsWith('/') : /^(?:[/?&#]|$)/.test(rest);
    return isBelow && hash.toLowerCase().startsWith(start.toLowerCase());
  }

  /** The prefix may stand there twice. */
  function screenBelow(segments: readonly string[]): MatchedScreen | undefined {
    if (prefix === undefined) return screenOfVehicle(segments) ?? screenOf(segments);
    for (const at of [0, 1]) {
      if (segments[at]?.toLowerCase() !== prefix.toLowerCase()) return undefined;
      const below = segments.slice(at + 1);
      const screen = screenOfVehicle(below) ?? screenOf(below);
      if (screen) return screen;
    }
    return undefined;
  }

  /** The first decoding that leads to a screen. */
  function decode(hash: string): string | undefined {
    const isSurely = isOwn(hash) || /^#%(?:25)*2F/i.test(hash);
    let text = hash;
    for (let round = 0; round <= MOST_ENCODINGS; round += 1) {
      const [, path = '', query = ''] = /^[#!/\\\s]*([^?&#]*)(.*)$/s.exec(text) ?? [];
      const segments = path
        .replace(/(?:<|%3C)\/.*/is, '')
        .split(/[/\\]/)
        .map(readSegment)
        .filter((segment) => segment !== '');
      // A single word is an anchor.
      const isAnchor = !isSurely && segments.length < 2 && !/^[#!\s]*[/\\]/.test(text);
      const screen = isAnchor || ENCODED_QUERY.test(path) ? undefined : screenBelow(segments);
      if (screen && (isSurely || prefix !== undefined || isUnmistakable(screen, query)))
        return pathOfScreen(screen) + readQuery(query);
      const next = decodedOnce(text);
      if (next === text) return undefined;
      text = next;
    }
    return undefined;
  }

  function read(href: string): string | undefined {
    const hash = hashOf(href);
    // The shop's address may follow a whole address, or an anchor of the page.
    const inner = hashOf(hash.slice(1)) || hashOf(decodedOnce(hash).slice(1));
    return decode(hash) ?? decode(inner) ?? (isOwn(hash) ? unknownPath(hash.slice(start.length)) : undefined);
  }

  return {
    read,
    readPath(text) {
      const hash = text.startsWith('/') ? '' : hashOf(text);
      const path = hash === '' ? text : (read(hash) ?? hash);
      return read(`${start}/${path.replace(/^[#!/\\\s]+/, '')}`) ?? path;
    },
    // `readQuery` takes these signs for a sentence's.
    write: (path) => `${start}/${path.replace(/^\//, '')}`.replace(/[.!'()*]$/, encodedSign),
  };
}

const encodedSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const readSegment = (segment: string) =>
  withoutTail(
    decodedOnce(segment)
      .replace(UNSEEN, '')
      .replace(/\p{Pd}/gu, '-')
      .trim(),
  );

function isUnmistakable({ name, params }: MatchedScreen, query: string): boolean {
  if ('vehicleId' in params) return uuidIn(params.vehicleId) !== undefined;
  const parameters = new URLSearchParams(readQuery(query));
  const meant = name === 'search' ? [SEARCH_PARAMETER] : PRIVATE_PARAMETERS;
  return !ORDINARY.has(name) || meant.some((parameter) => parameters.has(parameter));
}

function screenOfVehicle(segments: readonly string[]): MatchedScreen | undefined {
  const at = segments.findIndex((segment, index) => index > 0 && uuidIn(segment) !== undefined);
  const id = uuidIn(segments[at] ?? '');
  if (id === undefined) return undefined;
  for (let from = Math.max(0, at - MOST_SEGMENTS); from < at; from += 1) {
    const before = segments.slice(from, at);
    for (const length of [2, 1, 0]) {
      const behind = segments.slice(at + 1, at + 1 + length);
      const screen = screenOf([...before, id, ...behind]) ?? screenOf([before.join('-'), id, ...behind]);
      if (screen && 'vehicleId' in screen.params) return screen;
    }
  }
  return undefined;
}

/** Path of the error page; without a query, because events tell it to the page. */
function unknownPath(rest: string): string {
  const [path = ''] = rest.split(/[?&#]|%(?:25)*(?:3F|26|23)/i);
  return `/${path.replace(/^\//, '')}${path.length === rest.search(/[?&#]|$/) ? readQuery(rest.slice(path.length)) : ''}`;
}
