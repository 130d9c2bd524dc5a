import type { SalesContract } from '../../../domain/dealer/salesContract';

/** Of a contract whose customer has no account any more (rules/admin: deleted customer). */
export const NO_ACCOUNT = '(Account gelöscht)';

export const vehicleName = ({ car, description }: SalesContract) =>
  car?.marketingTitle ?? description ?? car?.vin ?? 'Vertrag';
/** Of a contract that was made by hand. */
export const NO_CUSTOMER = 'ohne Kunde';

export const customerText = ({ customer, hasNoCustomer }: SalesContract) =>
  hasNoCustomer
    ? NO_CUSTOMER
    : [customer?.firstName, customer?.lastName].filter(Boolean).join(' ') || (customer?.email ?? NO_ACCOUNT);
export const statusText = ({ status }: SalesContract) => (status === 'closed' ? 'Abgeschlossen' : 'Offen');
