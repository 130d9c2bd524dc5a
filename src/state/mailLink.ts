import { screenAt } from '../domain/addresses';
import { PRIVATE_PARAMETERS } from '../domain/queryParameters';
import type { ShopHistory } from '../lib/history/shopHistory';

/** What a link of an e-mail carries for the screen that it leads to. */
export interface MailLink {
  /** Path of that screen. */
  pathname: string;
  email?: string;
  token?: string;
}

export interface MailLinkReader {
  /** What came with the link to a path, as long as this page lives. */
  at: (pathname: string) => MailLink | undefined;
  dispose: () => void;
}

/**
 * Takes e-mail and token of a mail's link out of the address as soon as the visitor arrives, before any screen renders: nothing that
 * is shared, sent or told to the host ever holds them (decisions 2). They live in memory; a reload forgets them.
 */
export function createMailLinkReader(history: ShopHistory): MailLinkReader {
  let last: MailLink | undefined;
  function take() {
    const { pathname, search } = history.current.location;
    const query = new URLSearchParams(search);
    if (!isMailTarget(pathname) || !PRIVATE_PARAMETERS.some((name) => query.has(name))) return;
    last = { pathname, email: query.get('email') ?? undefined, token: query.get('token') ?? undefined };
    for (const name of PRIVATE_PARAMETERS) query.delete(name);
    const rest = query.toString();
    history.replace(rest === '' ? pathname : `${pathname}?${rest}`);
  }
  take();
  const stop = history.listen(take);
  return { at: (pathname) => (last?.pathname === pathname ? last : undefined), dispose: stop };
}

/** Screens that links of mails lead to: those of the account, and the new password of staff. */
function isMailTarget(pathname: string): boolean {
  const screen = screenAt(pathname);
  return screen?.name === 'account' || (screen?.name === 'admin' && screen.params.page === 'password-reset');
}
