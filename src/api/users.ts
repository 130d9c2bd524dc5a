import * as z from 'zod/mini';
import { ignoreBody, asSchema } from '../lib/http/http';
import { accountSchema, type Account, type AccountUpdate } from '../domain/person/account';
import { loginSchema } from '../domain/person/login';
import { roles, type Role } from '../domain/person/role';
import { dealerAdminPath, type Platform } from './platform';

/**
 * Accounts of customers and of staff. Personal data is sent in bodies (rules/storage-and-privacy: personal data in addresses), except
 * by `fetchAccount`, whose address is defined by the contract.
 */

/** Credentials: a password, or an ID token of Google or Apple. */
export type Proof = { password: string } | { googleIdToken: string } | { appleIdToken: string };

/** A user to be registered by `registerUser`. */
interface NewUser {
  email: string;
  role: Role;
  firstName?: string;
  lastName?: string;
}

/** Whether there is an account for an e-mail address. Only called when someone logs in or registers. */
export function isEmailKnown(platform: Platform, email: string, signal?: AbortSignal): Promise<boolean> {
  return platform.http.request('POST', '/users/checkIfExistsByEmail', {
    body: { email },
    signal,
    isRepeatable: true,
    read: asSchema(z.boolean()),
  });
}

/**
 * Registers a customer with a password; the platform sends a mail to confirm the address.
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
    read: ignoreBody,
  });
}

/** Role of a customer in this call only; every other call spells it differently (rules/account: spelling of the customer role). */
const CUSTOMER_AT_REGISTRATION = 'CARDEALERCUSTOMER';

/**
 * Registers a user of any role: staff with a password, customers by Google or Apple.
 *
 * @param redirectUrl target of the link in the confirmation mail
 * @returns the bearer token of the new login
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
 * @returns the bearer token
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
    read: ignoreBody,
  });
}

/** Requests a mail to reset the password; the answer is the same without an account. */
export function forgetPassword(
  platform: Platform,
  { email, redirectUrl }: { email: string; redirectUrl: string },
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('POST', dealerAdminPath(platform, 'users', 'forget-password'), {
    body: { email, redirectUrl },
    signal,
    read: ignoreBody,
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
    read: ignoreBody,
  });
}

/** Account of the logged-in user. @throws {HttpError} 'unauthorized' when the login has ended */
export function fetchAccount(platform: Platform, email: string, signal?: AbortSignal): Promise<Account> {
  return platform.http.request('GET', dealerAdminPath(platform, 'users', email), {
    signal,
    isAuthorized: true,
    read: asSchema(accountSchema),
  });
}

/** Updates the account's data. Send all of it (`accountUpdateOf`), because a PUT may replace everything. */
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
    read: ignoreBody,
  });
}

/** Deletes an account with all its data: the user's own, or as staff that of a customer. */
export function deleteUser(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return platform.http.request('DELETE', dealerAdminPath(platform, 'users', id), {
    signal,
    isAuthorized: true,
    read: ignoreBody,
  });
}
