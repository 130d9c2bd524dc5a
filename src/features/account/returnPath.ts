import { hrefOf, isAt } from '../../domain/addresses';
import { RETURN_PARAMETER } from '../../domain/queryParameters';
import type { SignInPage } from './sign-in/SignIn';

/** Where a login leads back to: a place of the shop that is no login itself; without one, the visitor's account. */
export function returnPathOf(search: string): string {
  const path = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  const pathname = path.replace(/\?.*/, '');
  const isPlace = /^\/[^/\\]/.test(path) && !isAt(pathname, 'account') && !isAt(pathname, 'tradeInAuth');
  return isPlace || path === '/' ? path : hrefOf('account');
}

/** Address of a step of the login, which keeps the way back. */
export function signInHref(page: SignInPage, from: { pathname: string; search: string }): string {
  const kept = new URLSearchParams(from.search).get(RETURN_PARAMETER);
  const isOwn = isAt(from.pathname, 'account') || isAt(from.pathname, 'tradeInAuth');
  const back = isOwn ? kept : from.pathname;
  const query = back === null ? '' : `?${RETURN_PARAMETER}=${encodeURIComponent(back)}`;
  return `${hrefOf('account', { page })}${query}`;
}
