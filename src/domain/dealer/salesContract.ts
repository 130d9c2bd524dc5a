import * as z from 'zod/mini';
import { listOf, optionalOf, number, requiredText, text } from '../../lib/schema';

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
  car: optionalOf(z.object({ marketingTitle: text(), vin: text() })),
  description: text(),
  signingStatus: optionalOf(signingSchema),
  parties: listOf(z.object({ id: text(), role: text() })),
  customer: optionalOf(z.object({ id: text(), firstName: text(), lastName: text(), email: text(), phone: text() })),
  vehicleDealerCustomerId: text(),
});

/** Sales contract without the data of its parties, which is signature data (rules/admin: signature data stays away). */
export const salesContractSchema = z.pipe(
  wireSchema,
  z.transform(({ ctime, parties, vehicleDealerCustomerId, customer, ...same }) => ({
    ...same,
    customer,
    createdAt: ctime === undefined ? undefined : new Date(ctime * 1000),
    signersCount: parties.filter(({ role }) => role === 'signing_party').length,
    /** Whether it was created manually, without a customer; false if the account of the customer was deleted. */
    hasNoCustomer: customer === undefined && isNoId(vehicleDealerCustomerId),
    /** Account of the customer; `undefined` without one or if it was deleted. */
    customerId: isNoId(vehicleDealerCustomerId) ? customer?.id : vehicleDealerCustomerId,
  })),
);

export type SalesContract = z.output<typeof salesContractSchema>;

/** Whether an id is missing or consists of zeros (rules/admin: deleted customer). */
function isNoId(id: string | undefined): boolean {
  return id === undefined || /^[0-]*$/.test(id);
}

/** Signed and open contracts, newest first (rules/admin: sales contract). */
export function listedContracts(contracts: readonly SalesContract[]): SalesContract[] {
  return contracts
    .filter(({ status }) => status === 'closed' || status === 'pending')
    .sort((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
}

/** Whether an invitation to sign was not delivered. */
export function isUndelivered({ signingStatus }: SalesContract): boolean {
  return (signingStatus?.invitation_delivery_problem ?? 0) > 0;
}

/** Whether an open contract has an undelivered invitation and needs attention. */
export function hasDeliveryProblem(contract: SalesContract): boolean {
  return contract.status === 'pending' && isUndelivered(contract);
}

/** Signature status, the most severe one; `undefined` for an unknown one (rules/admin: signature status). */
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
