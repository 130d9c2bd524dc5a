import { hrefOf, isAt } from '../../domain/addresses';
import { CARRIED_PARAMETERS, PRIVATE_PARAMETERS, RETURN_PARAMETER } from '../../domain/queryParameters';
import type { SignInPage } from './sign-in/SignIn';

/** Any screen but the login; default: the account. */
export function returnPathOf(search: string): string {
  const path = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  const pathname = path.replace(/\?.*/, '');
  const isPlace = /^\/[^/\\]/.test(path) && !isAt(pathname, 'account') && !isAt(pathname, 'tradeInAuth');
  return isPlace || path === '/' ? path : hrefOf('account');
}

/** With the return path and only its query parameters. */
export function signInHref(page: SignInPage, from: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(from.search);
  const carriedPath = parameters.get(RETURN_PARAMETER);
  const isOwn = isAt(from.pathname, 'account') || isAt(from.pathname, 'tradeInAuth');
  for (const name of [...CARRIED_PARAMETERS, ...PRIVATE_PARAMETERS]) parameters.delete(name);
  const back = isOwn ? carriedPath : `${from.pathname}?${parameters}`.replace(/\?$/, '');
  const query = back === null ? '' : `?${RETURN_PARAMETER}=${encodeURIComponent(back)}`;
  return `${hrefOf('account', { page })}${query}`;
}
