import * as z from 'zod/mini';
import { formatDateTime } from '../../lib/dates/formatDate';
import { INVALID, requiredInput } from '../person/rules';
import type { ContactRequest } from '../bodies';
import { EMPTY_CONTACT_FORM } from '../vehicle/text/contactRequest';

/** Lenient: the form must not prevent a withdrawal (rules/account: e-mail rule). */
const ANY_EMAIL = /^\s*\S+@\S+\s*$/;

/** No reason may be asked for (§ 356a BGB). */
export const withdrawalSchema = z.object({
  firstName: requiredInput(),
  lastName: requiredInput(),
  email: requiredInput().check(z.refine((value) => value.trim() === '' || ANY_EMAIL.test(value), { message: INVALID })),
  order: requiredInput(),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

/** Begins with 'Widerruf' (rules/law: withdrawal on the wire). */
export function withdrawalText(withdrawal: Withdrawal, companyName: string, declaredAt: Date): string {
  return [
    'Widerruf',
    '',
    `Hiermit widerrufe ich den mit ${companyName} geschlossenen Vertrag.`,
    '',
    `Vertrag: ${withdrawal.order.trim()}`,
    `Name: ${withdrawal.firstName.trim()} ${withdrawal.lastName.trim()}`,
    `E-Mail: ${withdrawal.email.trim()}`,
    `Erklärt am: ${formatDateTime(declaredAt)} Uhr`,
  ].join('\n');
}

export function withdrawalRequest(
  withdrawal: Withdrawal,
  message: string,
  target: { dealerEmail: string; adminId: string; sourceUrl: string },
): ContactRequest {
  const firstName = withdrawal.firstName.trim();
  const lastName = withdrawal.lastName.trim();
  return {
    ...EMPTY_CONTACT_FORM,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: withdrawal.email.trim(),
    phone: undefined,
    message,
    carDealerAdminEmail: target.dealerEmail,
    carDealerAdminId: target.adminId,
    sourceUrl: target.sourceUrl,
  };
}
