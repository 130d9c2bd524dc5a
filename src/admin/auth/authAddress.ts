import { hrefOf } from '../../domain/addresses';

/** Pages of the login area, by the last part of their address (rules/admin: login pages). */
export type AuthPageName =
  | 'start'
  | 'login'
  | 'registration'
  | 'password-forget'
  | 'password-forget-success'
  | 'password-reset'
  | 'password-reset-success';

/** Address of a page of the login area. The e-mail goes along by the link itself, and by nothing else (rules/admin: e-mail between login pages). */
export function authHref(page: AuthPageName, email = ''): string {
  const address = hrefOf('admin', { area: 'auth', page });
  return email === '' ? address : `${address}?email=${encodeURIComponent(email)}`;
}

/** The e-mail that a link of the login area brought along. */
export const emailIn = (search: string): string => new URLSearchParams(search).get('email') ?? '';
