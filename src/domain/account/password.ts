import * as z from 'zod/mini';
import { plainEmail } from '../person/emailAddress';
import { REQUIRED, requiredInput } from '../person/rules';

/** The only rule for passwords (BSI, NIST SP 800-63B). */
export const PASSWORD_MIN_LENGTH = 8;

export const PASSWORD_HINT = `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen. Ein ganzer Satz ist leichter zu merken und sicherer.`;

/** A space is a character of a password. */
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

/** It may be older than the rule. */
export const loginPasswordSchema = z.object({ password: z.string().check(filled) });

export const loginEmailSchema = z.object({
  email: requiredInput().check(
    z.overwrite(plainEmail),
    z.refine((value) => value.trim() === '' || /^\s*[^\s@]+@[^\s@]+\s*$/.test(value), { message: 'ungültig' }),
  ),
});
