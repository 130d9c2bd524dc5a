import { DEMO_PASSWORD } from '../../platform/state';
import { EVENT_TYPES } from './eventTypes';

/** Calls with a password or token in the body: those of the login. */
const OWN_CALLS = /\/users\/(register|login|confirm-email|reset-password|forget-password|checkIfExistsByEmail)$/;
/** Calls with an e-mail in the URL by the contract: the account, and a trade-in by code and e-mail. */
const EMAIL_IN_ADDRESS = /\/users\/[^/]+$|\/v2\/trade-ins\/redeem$/;
/** Links between the login screens of staff, which contain the e-mail (rules/admin: e-mail between login pages). */
const STAFF_LOGIN = /#\/(\w+\/)?admin\/auth\//;

const EMAIL = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i;
/** Header and payload of a bearer or ID token. */
const TOKEN = /eyJ[\w-]+\.[\w-]+/;
const ADDRESS_FIELD = /"(?:sourceUrl|checkoutUrl|redirectUrl|url)":"([^"]*)"|name="sourceUrl"\r?\n\r?\n([^\r\n]*)/g;

/** Prefix of the console lines in which a page reports its events. */
export const EVENT_REPORT = { types: EVENT_TYPES, prefix: 'event for the host: ' };

export interface SeenRequest {
  method: string;
  url: string;
  body?: string;
  authorization?: string;
}

export interface LeakCheck {
  /** @param isArrival for a URL opened from outside, by a link of a mail or by typing; later ones are set by the shop */
  pageAddress: (url: string, isArrival?: boolean) => void;
  /** Checks a console line, or the detail of an event. */
  text: (place: string, text: string) => void;
  request: (request: SeenRequest) => void;
  found: () => string[];
}

interface Allowed {
  /** May contain an e-mail. */
  email?: boolean;
  /** May be the link of a mail, before the shop has processed it. */
  mailLink?: boolean;
}

interface Place extends Allowed {
  place: string;
  text: string;
}

/**
 * Detects leaks of private data: an e-mail, password or token in a URL, a console line or an event, a password or token in the
 * body of another call than the login's, a bearer token sent to another server than the platform. Passwords are read from the
 * login's calls, tokens from the mails.
 *
 * @param mailLinks links in the mails sent by the platform
 */
export function createLeakCheck(platformOrigin: string, mailLinks: () => readonly string[]): LeakCheck {
  const places: Place[] = [];
  const foreignTokens: string[] = [];
  const passwords = new Set<string>([DEMO_PASSWORD]);
  const note = (place: string, text: string, allowed: Allowed = {}) => void places.push({ place, text, ...allowed });

  return {
    pageAddress: (url, isArrival = false) => {
      if (!isArrival) note('address of the page', url, { email: STAFF_LOGIN.test(url), mailLink: true });
    },
    text: (place, text) => note(place, text),
    request: ({ method, url, body = '', authorization }) => {
      const { origin, pathname } = new URL(url);
      const call = `${method} ${url.replace(/#.*/, '')}`;
      note('address of a request', call, { email: EMAIL_IN_ADDRESS.test(pathname) });
      if (authorization !== undefined && origin !== platformOrigin) foreignTokens.push(`bearer token: ${call}`);
      for (const [, json, form] of body.matchAll(ADDRESS_FIELD))
        note(`address in the body of ${call}`, json ?? form ?? '');
      const isOwn = origin === platformOrigin && OWN_CALLS.test(pathname);
      if (!isOwn) note(`body of ${call}`, body, { email: true });
      else for (const [, password = ''] of body.matchAll(/"password":"([^"]+)"/g)) passwords.add(password);
    },
    found: () => {
      const links = mailLinks().map((link) => link.slice(link.indexOf('#')));
      const tokens = links.flatMap((link) => new URLSearchParams(link.split('?')[1]).get('token') ?? []);
      const secrets = [...passwords, ...tokens].flatMap((secret) => [secret, encodeURIComponent(secret)]);
      const isPrivate = ({ text, email, mailLink }: Place) =>
        !(mailLink && links.some((link) => text.endsWith(link))) &&
        (TOKEN.test(text) || (!email && EMAIL.test(text)) || secrets.some((secret) => text.includes(secret)));
      const leaks = places.filter(isPrivate).map(({ place, text }) => `${place}: ${text.slice(0, 400)}`);
      return [...new Set([...foreignTokens, ...leaks])].map((leak) => `private data, ${leak}`);
    },
  };
}
