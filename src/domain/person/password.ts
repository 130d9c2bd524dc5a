import * as z from 'zod/mini';
import { REQUIRED, requiredLine } from './rules';

/** Fewest characters of a password. No other rule: a long one is what makes it safe (BSI, NIST SP 800-63B). */
export const PASSWORD_MIN_LENGTH = 8;

/** Told before anything is typed. */
export const PASSWORD_HINT = `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen. Ein ganzer Satz ist leichter zu merken und sicherer.`;

/** A password is never trimmed: a space is a character like another. */
const isLongEnough = z.refine<string>((value) => value === '' || value.length >= PASSWORD_MIN_LENGTH, {
  message: `mindestens ${PASSWORD_MIN_LENGTH} Zeichen erforderlich`,
});

const filled = z.refine<string>((value) => value !== '', { message: REQUIRED });

/** A new password, typed twice (rules/account: registration). */
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

/** The password of a login: any that is there, because the rule may once have been another. */
export const loginPasswordSchema = z.object({ password: z.string().check(filled) });

/** The e-mail of a login, as lenient as addresses are: an account may be older than the shop's own rule. */
export const loginEmailSchema = z.object({
  email: requiredLine().check(
    z.refine((value) => value.trim() === '' || /^\s*[^\s@]+@[^\s@]+\s*$/.test(value), { message: 'ungültig' }),
  ),
});
