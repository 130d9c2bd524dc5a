import type { SalesContract } from '../../../domain/dealer/salesContract';
import { fullName } from '../../../domain/person/fullName';

export const NO_ACCOUNT = '(Account gelöscht)';

export const contractName = ({ car, description }: SalesContract) =>
  car?.marketingTitle ?? description ?? car?.vin ?? 'Vertrag';
const NO_CUSTOMER = 'ohne Kunde';

export const customerText = ({ customer, hasNoCustomer }: SalesContract) =>
  hasNoCustomer ? NO_CUSTOMER : fullName(customer) || (customer?.email ?? NO_ACCOUNT);
