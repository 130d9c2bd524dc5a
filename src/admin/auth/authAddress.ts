import { hrefOf } from '../../domain/addresses';

export type AuthPageName =
  | 'start'
  | 'login'
  | 'registration'
  | 'password-forget'
  | 'password-forget-success'
  | 'password-reset'
  | 'password-reset-success';

/** Only links like this carry the e-mail (rules/admin: e-mail between login pages). */
export function authHref(page: AuthPageName, email = ''): string {
  const address = hrefOf('admin', { area: 'auth', page });
  return email === '' ? address : `${address}?email=${encodeURIComponent(email)}`;
}

export const emailIn = (search: string): string => new URLSearchParams(search).get('email') ?? '';
