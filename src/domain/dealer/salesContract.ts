import * as z from 'zod/mini';
import { listOf, maybe, number, requiredText, text } from '../../lib/schema';

const signingSchema = z.object({
  document_signed: number(),
  invitations_delivered: number(),
  document_opened: number(),
  invitation_delivery_problem: number(),
});

const wireSchema = z.object({
  id: requiredText(),
  ctime: number(),
  status: text(),
  car: maybe(z.object({ marketingTitle: text(), vin: text() })),
  description: text(),
  signingStatus: maybe(signingSchema),
  parties: listOf(z.object({ id: text(), role: text() })),
  customer: maybe(z.object({ id: text(), firstName: text(), lastName: text(), email: text(), phone: text() })),
  vehicleDealerCustomerId: text(),
});

/** A sales contract that is to be signed (rules/admin: signature data stays away). The fields of its parties are signature data, and are not kept. */
export const salesContractSchema = z.pipe(
  wireSchema,
  z.transform(({ ctime, parties, vehicleDealerCustomerId, customer, ...same }) => ({
    ...same,
    customer,
    createdAt: ctime === undefined ? undefined : new Date(ctime * 1000),
    signersCount: parties.filter(({ role }) => role === 'signing_party').length,
    /** Made by hand: it never had a customer. One whose account was deleted had. */
    hasNoCustomer: customer === undefined && isNoId(vehicleDealerCustomerId),
    /** Account of the customer; `undefined` where there is none, or none any more. */
    customerId: isNoId(vehicleDealerCustomerId) ? customer?.id : vehicleDealerCustomerId,
  })),
);

export type SalesContract = z.output<typeof salesContractSchema>;

/** An id of zeros says that there is none (rules/admin: deleted customer). */
function isNoId(id: string | undefined): boolean {
  return id === undefined || /^[0-]*$/.test(id);
}

/** Only signed and open contracts are listed, the newest first (rules/admin: sales contract). */
export function listedContracts(contracts: readonly SalesContract[]): SalesContract[] {
  return contracts
    .filter(({ status }) => status === 'closed' || status === 'pending')
    .sort((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
}

/** Whether the invitation to sign did not reach somebody. */
export function isUndelivered({ signingStatus }: SalesContract): boolean {
  return (signingStatus?.invitation_delivery_problem ?? 0) > 0;
}

/** Whether the invitation to sign did not reach somebody of a contract that is still open: somebody has to look. */
export function hasDeliveryProblem(contract: SalesContract): boolean {
  return contract.status === 'pending' && isUndelivered(contract);
}

/** How far the signatures are, in a word for the gravest thing; nothing for a state that nobody knows (rules/admin: signature status). */
export function signingText({ signingStatus, signersCount }: SalesContract): string | undefined {
  if (signingStatus === undefined) return undefined;
  const {
    document_signed: signed = 0,
    invitations_delivered: delivered = 0,
    document_opened: opened = 0,
    invitation_delivery_problem: problems = 0,
  } = signingStatus;
  if (problems > 0) return 'Zustellung fehlgeschlagen';
  if (signed > 0) return `${signed} von ${Math.max(signersCount, signed)} unterschrieben`;
  if (opened > 0) return 'Geöffnet';
  return delivered > 0 ? 'Zugestellt' : undefined;
}
