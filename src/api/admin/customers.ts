import { listOf } from '../../lib/schema';
import { customerSchema, type Customer } from '../../domain/dealer/customer';
import { ask, call } from '../call';
import type { Platform } from '../platform';
import { deleteUserCall } from '../users';
import { fetchAllPages } from './crud';

export const customersCall = call('GET', '/v2/vehicle-dealer/{a}/users', {
  query: ['pageSize', 'pageNumber'],
  answer: listOf(customerSchema),
  isAuthorized: true,
  isPaged: true,
});
export const deleteContractsCall = call('DELETE', '/cardealeradmin/{a}/users/{id}/contracts', { isAuthorized: true });

/** All users with staff, 1,000 per page. */
export function fetchCustomers(platform: Platform, signal?: AbortSignal): Promise<Customer[]> {
  return fetchAllPages(platform, customersCall, { query: { pageSize: 1000 }, signal });
}

export function deleteCustomer(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return ask(platform, deleteUserCall, { parts: { user: id }, signal });
}

export function deleteCustomerContracts(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  return ask(platform, deleteContractsCall, { parts: { id }, signal });
}
