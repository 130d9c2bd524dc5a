import type { SalesContract } from '../../../domain/dealer/salesContract';

export const NO_ACCOUNT = '(Account gelöscht)';

export const contractName = ({ car, description }: SalesContract) =>
  car?.marketingTitle ?? description ?? car?.vin ?? 'Vertrag';
const NO_CUSTOMER = 'ohne Kunde';

export const customerText = ({ customer, hasNoCustomer }: SalesContract) =>
  hasNoCustomer
    ? NO_CUSTOMER
    : [customer?.firstName, customer?.lastName].filter(Boolean).join(' ') || (customer?.email ?? NO_ACCOUNT);
