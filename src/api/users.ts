import * as z from 'zod/mini';
import type { AccountUpdate } from '../domain/bodies';
import { accountSchema, type Account } from '../domain/account/account';
import { roles, type Role } from '../domain/account/role';
import { readToken } from '../domain/account/token';
import { ask, call } from './call';
import type { Platform } from './platform';

/** Personal data is sent in bodies (rules/storage-and-privacy: personal data in addresses), except by `fetchAccount`. */

const isReadable = z.refine<string>((token) => readToken(token) !== undefined);

const loginSchema = z.pipe(
  z.object({ token: z.string().check(isReadable) }),
  z.transform(({ token }) => token),
);

const USERS = '/cardealeradmin/{a}/users';
export const emailKnownCall = call('POST', '/users/checkIfExistsByEmail', {
  sends: 'emailKnownBody',
  answer: z.boolean(),
  repeatedAs: 'read',
});
export const registerCustomerCall = call('POST', '/users/register', { sends: 'registrationBody' });
export const registerCall = call('POST', `${USERS}/register`, { sends: 'credentialsBody', answer: loginSchema });
export const loginCall = call('POST', `${USERS}/login`, { sends: 'credentialsBody', answer: loginSchema });
export const confirmEmailCall = call('POST', `${USERS}/confirm-email`, { sends: 'confirmEmailBody' });
export const forgetPasswordCall = call('POST', `${USERS}/forget-password`, { sends: 'forgetPasswordBody' });
export const resetPasswordCall = call('POST', `${USERS}/reset-password`, { sends: 'resetPasswordBody' });
export const accountCall = call('GET', `${USERS}/{user}`, { answer: accountSchema, isAuthorized: true });
export const updateAccountCall = call('PUT', `${USERS}/{user}`, { sends: 'accountBody', isAuthorized: true });
export const deleteUserCall = call('DELETE', `${USERS}/{user}`, { isAuthorized: true });

/** Credentials: a password, or an ID token of Google or Apple. */
export type Proof = { password: string } | { googleIdToken: string } | { appleIdToken: string };

interface NewUser {
  email: string;
  role: Exclude<Role, 'superAdmin'>;
  firstName?: string;
  lastName?: string;
}

/** Whether there is an account for an e-mail address. Only called when someone logs in or registers. */
export function isEmailKnown(platform: Platform, email: string, signal?: AbortSignal): Promise<boolean> {
  return ask(platform, emailKnownCall, {
    body: { email },
    signal,
  });
}

/** Registers a customer; a mail asks to confirm the address. @throws {HttpError} of status 400 when it has an account */
export function registerCustomer(
  platform: Platform,
  { email, password }: { email: string; password: string },
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, registerCustomerCall, {
    body: { email, password, roles: [CUSTOMER_AT_REGISTRATION], carDealerAdminId: platform.adminId },
    signal,
  });
}

/** Role of a customer in this call only; every other call spells it differently. */
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
  return ask(platform, registerCall, {
    body: { user: { ...user, roles: [roles.toWire(role)] }, ...proof, redirectUrl },
    signal,
  });
}

/**
 * Logs a customer or staff in.
 *
 * @returns the bearer token
 * @throws {HttpError} 'unauthorized' when e-mail and proof do not belong together
 */
export function logIn(platform: Platform, email: string, proof: Proof, signal?: AbortSignal): Promise<string> {
  return ask(platform, loginCall, {
    body: { user: { email }, ...proof },
    signal,
  });
}

/** Confirms an address with the token of the mail. @throws {HttpError} a refusal for a token that is used, old or wrong, which 'busy' is not */
export function confirmEmail(
  platform: Platform,
  { email, token }: { email: string; token: string },
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, confirmEmailCall, {
    body: { token, email },
    signal,
  });
}

/** Requests a mail to reset the password; the answer is the same without an account. */
export function forgetPassword(
  platform: Platform,
  { email, redirectUrl }: { email: string; redirectUrl: string },
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, forgetPasswordCall, {
    body: { email, redirectUrl },
    signal,
  });
}

/** Sets a new password with the token of the mail. @throws {HttpError} a refusal for a token that is used, old or wrong, which 'busy' is not */
export function resetPassword(
  platform: Platform,
  { email, password, token }: { email: string; password: string; token: string },
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, resetPasswordCall, {
    body: { email, password, token },
    signal,
  });
}

/** Account of the logged-in user. @throws {HttpError} 'unauthorized' when the login has ended */
export function fetchAccount(platform: Platform, email: string, signal?: AbortSignal): Promise<Account> {
  return ask(platform, accountCall, {
    parts: { user: email },
    signal,
  });
}

/** Updates the account's data. Send all of it (`accountUpdateOf`), because a PUT may replace everything. */
export function updateAccount(
  platform: Platform,
  id: string,
  update: AccountUpdate,
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, updateAccountCall, {
    parts: { user: id },
    body: update,
    signal,
  });
}

export function deleteUser(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return ask(platform, deleteUserCall, {
    parts: { user: id },
    signal,
  });
}
