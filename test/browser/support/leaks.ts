import type { BrowserContext } from 'playwright-core';

/** What must stand in no address, event, log line or foreign request. */
export interface Secrets {
  email: string;
  password: string;
}

/** Calls whose body carries a password or a token of a mail: the login's own. */
const OWN_CALLS = /\/users\/(register|login|confirm-email|reset-password|forget-password|checkIfExistsByEmail)$/;

/**
 * Watches everything that a visitor's browser shows or sends: every address of every tab, every event of the shop, every console line,
 * every request. Call before the first page is opened; `found` names each place that held something private.
 */
export async function watchLeaks(context: BrowserContext, { email, password }: Secrets, mailToken: () => string[]) {
  const places: { place: string; text: string }[] = [];
  const note = (place: string, text: string) => void places.push({ place, text });
  await context.exposeFunction('noteForLeaks', note);
  await context.addInitScript(() => {
    const tell = (place: string, text: string) => {
      const noteForLeaks: unknown = Reflect.get(window, 'noteForLeaks');
      if (typeof noteForLeaks === 'function') Reflect.apply(noteForLeaks, undefined, [place, text]);
    };
    const types = ['ready', 'navigate', 'search', 'vehicle-view', 'contact-sent', 'checkout-step', 'order-created'];
    for (const type of [...types, 'trade-in-calculated', 'error'])
      addEventListener(`webshop:${type}`, (event) => {
        tell(`event ${type}`, JSON.stringify(event instanceof CustomEvent ? event.detail : undefined));
        tell(`address at ${type}`, location.href);
      });
  });
  context.on('console', (message) => note('console', message.text()));
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const isContract = request.method() === 'GET' && /\/users\/[^/]+$/.test(path);
    if (!isContract) note('address of a request', request.url());
    const body = request.postData() ?? '';
    if (OWN_CALLS.test(path)) return;
    // What a request may name of a person stands in the contract; a password and a link with an address never do.
    note('password in a body', body.includes(password) ? password : '');
    for (const [, url = ''] of body.matchAll(/"(?:sourceUrl|checkoutUrl|redirectUrl|url)":"([^"]*)"/g))
      note('address in a body', url);
  });
  return {
    found: (): string[] => {
      const secrets = [email, encodeURIComponent(email), password, encodeURIComponent(password), ...mailToken(), 'eyJ'];
      return places
        .filter(({ text }) => secrets.some((secret) => secret !== '' && text.includes(secret)))
        .map(({ place, text }) => `${place}: ${text}`);
    },
  };
}
