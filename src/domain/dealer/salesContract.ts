import * as z from 'zod/mini';
import { enumeration } from '../../lib/enumeration';
import { line, listOf, oneOf, optionalOf, number, requiredText, text, withUnreadable } from '../../lib/schema';

const signingSchema = z.object({
  document_signed: number(),
  invitations_delivered: number(),
  document_opened: number(),
  invitation_delivery_problem: number(),
});

/** The list shows open and signed contracts, and those of unknown state, which wait like open ones. */
const contractStates = enumeration({
  pending: { wire: ['pending'], label: 'Offen' },
  closed: { wire: ['closed'], label: 'Abgeschlossen' },
  unlisted: {
    wire: ['preparation', 'draft', 'canceled', 'cancelled', 'timedout', 'rejected', 'document_error'],
    label: 'Nicht in der Liste',
  },
});

const wireSchema = z.object({
  id: requiredText(),
  ctime: number(),
  status: oneOf(contractStates),
  car: optionalOf(z.object({ marketingTitle: line(), vin: line() })),
  description: text(),
  signingStatus: optionalOf(signingSchema),
  parties: listOf(z.object({ id: text(), role: text(), fields: listOf(z.object({ type: text(), value: text() })) })),
  customer: optionalOf(z.object({ id: text(), firstName: text(), lastName: text(), email: text(), phone: text() })),
  vehicleDealerCustomerId: text(),
});

type WireContract = z.output<typeof wireSchema>;
type WireParty = WireContract['parties'][number];

/** By severity. */
const signerTexts: Readonly<Record<string, string>> = {
  invitation_delivery_problem: 'Einladung nicht zugestellt',
  invitations_delivered: 'Eingeladen, noch nicht geöffnet',
  document_opened: 'Geöffnet, noch nicht unterschrieben',
  document_signed: 'Unterschrieben',
};

/** Without signature data. */
interface Signer {
  name: string | undefined;
  /** `undefined` if known for the contract only. */
  status: string | undefined;
}

const NAME_FIELDS = ['name', 'full_name', 'first_name', 'last_name'];

function signersOf({ status, parties, signingStatus }: WireContract): Signer[] {
  const signing = parties.filter(({ role }) => role === 'signing_party');
  const common = commonStatus(status, signingStatus, signing.length);
  return signing.map((party) => {
    const ownStatus = fieldOf(party, 'signing_status') ?? common;
    return {
      name: NAME_FIELDS.flatMap((type) => fieldOf(party, type) ?? []).join(' ') || undefined,
      status: ownStatus === undefined ? undefined : signerTexts[ownStatus],
    };
  });
}

const fieldOf = ({ fields }: WireParty, name: string) => fields.find(({ type }) => type === name)?.value;

/** Status of every signer, if the contract's counts allow to state it. */
function commonStatus(status: WireContract['status'], counts: WireContract['signingStatus'], signers: number) {
  if (status === 'closed' || (counts?.document_signed ?? 0) >= signers) return 'document_signed';
  if (counts === undefined || (counts.document_signed ?? 0) > 0) return undefined;
  return (['invitation_delivery_problem', 'document_opened', 'invitations_delivered'] as const).find(
    (each) => (counts[each] ?? 0) >= signers,
  );
}

/** Contract without signature data of its parties (rules/admin: signature data stays away). */
export const salesContractSchema = z.pipe(
  wireSchema,
  z.transform((wire) => ({ ...partsOf(wire), signers: signersOf(wire) })),
);

export const stateText = ({ status }: Pick<SalesContract, 'status'>): string =>
  status === undefined ? 'Unbekannter Stand' : contractStates.label(status);

function partsOf({ ctime, parties, vehicleDealerCustomerId, customer, ...same }: WireContract) {
  return {
    ...same,
    customer,
    createdAt: createdAt(ctime),
    signersCount: parties.filter(({ role }) => role === 'signing_party').length,
    hasNoCustomer: customer === undefined && isNoId(vehicleDealerCustomerId),
    customerId: isNoId(vehicleDealerCustomerId) ? customer?.id : vehicleDealerCustomerId,
  };
}

export type SalesContract = z.output<typeof salesContractSchema>;

/** Seconds of Unix time; 0 and impossible dates are none. */
function createdAt(seconds: number | undefined): Date | undefined {
  const date = new Date((seconds ?? 0) * 1000);
  return date.getTime() > 0 && date.getFullYear() < 2100 ? date : undefined;
}

function isNoId(id: string | undefined): boolean {
  return id === undefined || /^[0-]*$/.test(id);
}

export function listedContracts(contracts: readonly SalesContract[]): SalesContract[] {
  const listed = contracts
    .filter(({ status }) => status !== 'unlisted')
    .sort((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
  return withUnreadable(listed, contracts);
}

export function isUndelivered({ signingStatus }: SalesContract): boolean {
  return (signingStatus?.invitation_delivery_problem ?? 0) > 0;
}

export function hasDeliveryProblem(contract: SalesContract): boolean {
  return contract.status !== 'closed' && isUndelivered(contract);
}

export function isWaitingForSignature(contract: SalesContract): boolean {
  return contract.status !== 'closed' && !isUndelivered(contract);
}

/** The most severe; `undefined` for an unknown one. */
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
