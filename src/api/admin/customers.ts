import { ignoreBody } from '../../lib/http/http';
import { customerSchema, type Customer } from '../../domain/dealer/customer';
import { dealerAdminPath, vehicleDealerPath, type Platform } from '../platform';
import { fetchAllPages } from './crud';

/** All users of the dealer, including staff, 1,000 per page (rules/admin: how much is read). */
export function fetchCustomers(platform: Platform, signal?: AbortSignal): Promise<Customer[]> {
  const options = { query: { pageSize: 1000 }, signal, isAuthorized: true };
  return fetchAllPages(platform, vehicleDealerPath(platform, 'users'), customerSchema, options);
}

export function deleteCustomer(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  const path = dealerAdminPath(platform, 'users', id);
  return platform.http.request('DELETE', path, { signal, isAuthorized: true, read: ignoreBody });
}

/** Deletes all sales contracts of a customer. */
export function deleteCustomerContracts(platform: Platform, id: string, signal?: AbortSignal): Promise<void> {
  const path = dealerAdminPath(platform, 'users', id, 'contracts');
  return platform.http.request('DELETE', path, { signal, isAuthorized: true, read: ignoreBody });
}
