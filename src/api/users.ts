import * as z from 'zod/mini';
import { asNothing, asSchema } from '../lib/http/http';
import { accountSchema, type Account, type AccountUpdate } from '../domain/person/account';
import { loginSchema } from '../domain/person/login';
import { roles, type Role } from '../domain/person/role';
import { dealerAdminPath, type Platform } from './platform';

/**
 * Accounts of customers and of staff alike (storefront 7, admin 7). Everything private travels in bodies, never in an address; but
 * for `fetchAccount`, whose address the contract fixes.
 */

/** How someone proves who they are: by a password, or by an ID token of Google or Apple. */
export type Proof = { password: string } | { googleIdToken: string } | { appleIdToken: string };

/** Who is registered by `registerUser`. */
export interface NewUser {
  email: string;
  role: Role;
  firstName?: string;
  lastName?: string;
}

/** Whether there is an account for an e-mail address; only asked where someone chose to log in or to register. */
export function isEmailKnown(platform: Platform, email: string, signal?: AbortSignal): Promise<boolean> {
  return platform.http.request('POST', '/users/checkIfExistsByEmail', {
    body: { email },
    signal,
    isRepeatable: true,
    read: asSchema(z.boolean()),
  });
}

/**
 * Opens a customer's account with a password; the platform sends a mail to confirm the address.
 *
 * @throws {HttpError} of status 400 when the address has an account already
 */
export function registerCustomer(
  platform: Platform,
  { email, password }: { email: string; password: string },
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('POST', '/users/register', {
    body: { email, password, roles: [CUSTOMER_AT_REGISTRATION], carDealerAdminId: platform.adminId },
    signal,
    read: asNothing,
  });
}

/** The one spelling of a role that differs from all others (decisions 6). */
const CUSTOMER_AT_REGISTRATION = 'CARDEALERCUSTOMER';

/**
 * Opens an account of any role: of staff with a password, of customers by Google or Apple.
 *
 * @param redirectUrl where the link of the confirmation mail leads
 * @returns the bearer token of the login that begins with it
 * @throws {HttpError} of status 400 when the address has an account already
 */
export function registerUser(
  platform: Platform,
  { role, ...user }: NewUser,
  proof: Proof,
  { redirectUrl, signal }: { redirectUrl?: string; signal?: AbortSignal } = {},
): Promise<string> {
  return platform.http.request('POST', dealerAdminPath(platform, 'users', 'register'), {
    body: { user: { ...user, roles: [roles.toWire(role)] }, ...proof, redirectUrl },
    signal,
    read: asSchema(loginSchema),
  });
}

/**
 * Logs a customer or staff in.
 *
 * @returns the bearer token, readable
 * @throws {HttpError} 'unauthorized' when e-mail and proof do not belong together
 */
export function logIn(platform: Platform, email: string, proof: Proof, signal?: AbortSignal): Promise<string> {
  return platform.http.request('POST', dealerAdminPath(platform, 'users', 'login'), {
    body: { user: { email }, ...proof },
    signal,
    read: asSchema(loginSchema),
  });
}

/** Confirms an address with the token of the mail. @throws {HttpError} 'rejected' for a token that is used, old or wrong */
export function confirmEmail(
  platform: Platform,
  { email, token }: { email: string; token: string },
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('POST', dealerAdminPath(platform, 'users', 'confirm-email'), {
    body: { token, email },
    signal,
    read: asNothing,
  });
}

/** Has a mail sent to reset a password; says nothing about whether the address has an account. */
export function forgetPassword(
  platform: Platform,
  { email, redirectUrl }: { email: string; redirectUrl: string },
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('POST', dealerAdminPath(platform, 'users', 'forget-password'), {
    body: { email, redirectUrl },
    signal,
    read: asNothing,
  });
}

/** Sets a new password with the token of the mail. @throws {HttpError} 'rejected' for a token that is used, old or wrong */
export function resetPassword(
  platform: Platform,
  { email, password, token }: { email: string; password: string; token: string },
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('POST', dealerAdminPath(platform, 'users', 'reset-password'), {
    body: { email, password, token },
    signal,
    read: asNothing,
  });
}

/** The account of who is logged in. @throws {HttpError} 'unauthorized' when the login is over */
export function fetchAccount(platform: Platform, email: string, signal?: AbortSignal): Promise<Account> {
  return platform.http.request('GET', dealerAdminPath(platform, 'users', email), {
    signal,
    isAuthorized: true,
    read: asSchema(accountSchema),
  });
}

/** Writes an account's own data: all that it holds (`accountUpdateOf`), because a PUT may replace everything. */
export function updateAccount(
  platform: Platform,
  id: string,
  update: AccountUpdate,
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('PUT', dealerAdminPath(platform, 'users', id), {
    body: update,
    signal,
    isAuthorized: true,
    read: asNothing,
  });
}

/** Deletes an account with all its data: one's own, or for staff that of a customer. */
export function deleteUser(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return platform.http.request('DELETE', dealerAdminPath(platform, 'users', id), {
    signal,
    isAuthorized: true,
    read: asNothing,
  });
}
