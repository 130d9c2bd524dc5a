import { hrefOf, isAt } from '../../domain/addresses';
import { RETURN_PARAMETER } from '../../domain/queryParameters';
import type { SignInPage } from './sign-in/SignIn';

/** Path to return to after a login: any screen of the shop but the login; default: the account. */
export function returnPathOf(search: string): string {
  const path = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  const pathname = path.replace(/\?.*/, '');
  const isPlace = /^\/[^/\\]/.test(path) && !isAt(pathname, 'account') && !isAt(pathname, 'tradeInAuth');
  return isPlace || path === '/' ? path : hrefOf('account');
}

/** Address of a step of the login that keeps the return path. */
export function signInHref(page: SignInPage, from: { pathname: string; search: string }): string {
  const kept = new URLSearchParams(from.search).get(RETURN_PARAMETER);
  const isOwn = isAt(from.pathname, 'account') || isAt(from.pathname, 'tradeInAuth');
  const back = isOwn ? kept : from.pathname;
  const query = back === null ? '' : `?${RETURN_PARAMETER}=${encodeURIComponent(back)}`;
  return `${hrefOf('account', { page })}${query}`;
}
