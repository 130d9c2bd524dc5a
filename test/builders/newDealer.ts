import type { TenantState } from '../platform/state';

/** Makes a dealer one who has not entered anything; the stock is there. */
export function emptyDealer({ settings, contacts, locations, products, admin }: TenantState): void {
  for (const list of [contacts, locations, products, admin.leadSettings]) list.length = 0;
  const { id, adminId, vehicleDealerId, companyName } = settings;
  for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name);
  Object.assign(settings, { id, adminId, vehicleDealerId, companyName, environmentTypeToString: 'Onboarding' });
}
