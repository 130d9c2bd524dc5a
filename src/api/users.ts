import * as z from 'zod/mini';
import type { AccountUpdate } from '../domain/bodies';
import { accountSchema, type Account } from '../domain/account/account';
import { roles, type Role } from '../domain/account/role';
import { readToken } from '../domain/account/token';
import { ask, call } from './call';
import type { Platform } from './platform';

/** Personal data goes in bodies (rules/storage-and-privacy: personal data in addresses), except in `fetchAccount`. */

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

/** Password, or ID token of Google or Apple. */
export type Proof = { password: string } | { googleIdToken: string } | { appleIdToken: string };

interface NewUser {
  email: string;
  role: Exclude<Role, 'superAdmin'>;
  firstName?: string;
  lastName?: string;
}

/** Only called when someone logs in or registers. */
export function isEmailKnown(platform: Platform, email: string, signal?: AbortSignal): Promise<boolean> {
  return ask(platform, emailKnownCall, {
    body: { email },
    signal,
  });
}

/** A mail asks to confirm the address. @throws {HttpError} of status 400 when it has an account */
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

/** Spelling of this call only; every other one differs. */
const CUSTOMER_AT_REGISTRATION = 'CARDEALERCUSTOMER';

/**
 * Staff with a password, customers by Google or Apple.
 * @param redirectUrl target of the link in the confirmation mail
 * @returns the bearer token
 * @throws {HttpError} of status 400 when the address has an account
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
 * Customer or staff.
 * @returns the bearer token
 * @throws {HttpError} 'unauthorized' when e-mail and proof do not match
 */
export function logIn(platform: Platform, email: string, proof: Proof, signal?: AbortSignal): Promise<string> {
  return ask(platform, loginCall, {
    body: { user: { email }, ...proof },
    signal,
  });
}

/** By the token of the mail. @throws {HttpError} a refusal for a used, old or wrong token; 'busy' is none */
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

/** Mails a link; the answer is the same without an account. */
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

/** By the token of the mail. @throws {HttpError} a refusal for a used, old or wrong token; 'busy' is none */
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

/** @throws {HttpError} 'unauthorized' when the login has ended */
export function fetchAccount(platform: Platform, email: string, signal?: AbortSignal): Promise<Account> {
  return ask(platform, accountCall, {
    parts: { user: email },
    signal,
  });
}

/** Send all of it (`accountUpdateOf`): a PUT may replace everything. */
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
