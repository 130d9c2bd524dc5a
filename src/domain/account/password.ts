import * as z from 'zod/mini';
import { plainEmail } from '../person/emailAddress';
import { REQUIRED, requiredInput } from '../person/rules';

/** Minimum length, the only rule for passwords: length makes them safe (BSI, NIST SP 800-63B). */
export const PASSWORD_MIN_LENGTH = 8;

export const PASSWORD_HINT = `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen. Ein ganzer Satz ist leichter zu merken und sicherer.`;

/** Passwords are not trimmed: a space is a character like any other. */
const isLongEnough = z.refine<string>((value) => value === '' || value.length >= PASSWORD_MIN_LENGTH, {
  message: `mindestens ${PASSWORD_MIN_LENGTH} Zeichen erforderlich`,
});

const filled = z.refine<string>((value) => value !== '', { message: REQUIRED });

export const newPasswordSchema = z
  .object({
    password: z.string().check(filled, isLongEnough),
    passwordConfirm: z.string().check(filled),
  })
  .check(
    z.refine(({ password, passwordConfirm }) => passwordConfirm === '' || password === passwordConfirm, {
      message: 'stimmt nicht mit dem Passwort überein',
      path: ['passwordConfirm'],
    }),
  );

export type NewPassword = z.output<typeof newPasswordSchema>;

/** Password of a login: any that is not empty, because it may be older than the current rule. */
export const loginPasswordSchema = z.object({ password: z.string().check(filled) });

/** E-mail of a login, with a lenient rule: an account may be older than the current one. */
export const loginEmailSchema = z.object({
  email: requiredInput().check(
    z.overwrite(plainEmail),
    z.refine((value) => value.trim() === '' || /^\s*[^\s@]+@[^\s@]+\s*$/.test(value), { message: 'ungültig' }),
  ),
});
