import { screenAt } from '../domain/addresses';
import { PRIVATE_PARAMETERS } from '../domain/queryParameters';
import type { ShopHistory } from '../lib/history/shopHistory';

/** Query parameters of a link in an e-mail. */
export interface MailLink {
  pathname: string;
  email?: string;
  token?: string;
}

export interface MailLinks {
  latest?: MailLink;
}

export interface MailLinkReader {
  /** Until the page is reloaded. */
  at: (pathname: string) => MailLink | undefined;
  dispose: () => void;
}

/**
 * Takes parameters off before any screen renders: no shared address, request or event has them (rules/platform-and-wire: private
 * parameters).
 */
export function createMailLinkReader(history: ShopHistory, links: MailLinks): MailLinkReader {
  function extract() {
    const { pathname, search } = history.current.location;
    const query = new URLSearchParams(search);
    if (!isMailTarget(pathname) || !PRIVATE_PARAMETERS.some((name) => query.has(name))) return;
    links.latest = { pathname, email: query.get('email') ?? undefined, token: query.get('token') ?? undefined };
    for (const name of PRIVATE_PARAMETERS) query.delete(name);
    const rest = query.toString();
    history.replace(rest === '' ? pathname : `${pathname}?${rest}`);
  }
  extract();
  const stop = history.listen(extract);
  return { at: (pathname) => (links.latest?.pathname === pathname ? links.latest : undefined), dispose: stop };
}

/** The account, and the password reset of staff. */
function isMailTarget(pathname: string): boolean {
  const screen = screenAt(pathname);
  return screen?.name === 'account' || (screen?.name === 'admin' && screen.params.page === 'password-reset');
}
