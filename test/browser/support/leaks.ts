import { DEMO_PASSWORD } from '../../platform/state';
import { EVENT_TYPES } from './eventTypes';

/** Calls whose body carries a password or a token: the login's own. */
const OWN_CALLS = /\/users\/(register|login|confirm-email|reset-password|forget-password|checkIfExistsByEmail)$/;
/** Calls whose address holds an e-mail by the contract: the account, and a valuation by code and e-mail. */
const EMAIL_IN_ADDRESS = /\/users\/[^/]+$|\/v2\/trade-ins\/redeem$/;
/** Links between the screens of the staff's login carry the e-mail (rules/admin: e-mail between login pages). */
const STAFF_LOGIN = /#\/(\w+\/)?admin\/auth\//;

const EMAIL = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i;
/** Head and payload of a bearer or ID token. */
const TOKEN = /eyJ[\w-]+\.[\w-]+/;
/** Fields of a body that hold an address of the page. */
const ADDRESS_FIELD = /"(?:sourceUrl|checkoutUrl|redirectUrl|url)":"([^"]*)"|name="sourceUrl"\r?\n\r?\n([^\r\n]*)/g;

/** What a page looks for in its events, and how it tells: a console line that begins so. */
export const EVENT_REPORT = { types: EVENT_TYPES, prefix: 'event for the host: ' };

export interface SeenRequest {
  method: string;
  url: string;
  body?: string;
  authorization?: string;
}

export interface LeakCheck {
  /** @param isArrival where the visitor has come from outside: by a link of a mail, or by typing. What follows is the shop's own doing. */
  pageAddress: (url: string, isArrival?: boolean) => void;
  /** A console line, or the detail of an event for the host. */
  text: (place: string, text: string) => void;
  request: (request: SeenRequest) => void;
  /** Each place that held something private. */
  found: () => string[];
}

interface Allowed {
  /** May hold an e-mail. */
  email?: boolean;
  /** May be the link of a mail: the address in which it is followed, before the shop has seen it. */
  mailLink?: boolean;
}

interface Place extends Allowed {
  place: string;
  text: string;
}

/**
 * Whether a visit shows something private where it does not belong: an e-mail, password or token in an address, a console line or an
 * event for the host, a password or token in a body that is not the login's own, a bearer token at anybody else than the platform.
 * What was typed as a password is learned from the login's own calls; tokens of mails from the mails.
 *
 * @param mailLinks addresses of the mails that the platform has sent
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
