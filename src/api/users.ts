import { asSchema } from '../lib/http/http';
import { accountSchema, type Account } from '../domain/person/account';
import { dealerAdminPath, type Platform } from './platform';

/** The account of who is logged in. @throws {HttpError} 'unauthorized' when the login is over */
export function fetchAccount(platform: Platform, email: string, signal?: AbortSignal): Promise<Account> {
  return platform.http.request('GET', dealerAdminPath(platform, 'users', email), {
    signal,
    isAuthorized: true,
    read: asSchema(accountSchema),
  });
}
