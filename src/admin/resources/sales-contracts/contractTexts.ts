import type { SalesContract } from '../../../domain/dealer/salesContract';

/** Of a contract whose customer has no account any more (admin 8). */
export const NO_ACCOUNT = '(Account gelöscht)';

export const vehicleName = ({ car, description }: SalesContract) =>
  car?.marketingTitle ?? description ?? car?.vin ?? 'Vertrag';
export const customerText = ({ customer }: SalesContract) =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ') || (customer?.email ?? NO_ACCOUNT);
export const statusText = ({ status }: SalesContract) => (status === 'closed' ? 'Abgeschlossen' : 'Offen');
