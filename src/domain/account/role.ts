import type { KeyOf } from '../../lib/enumeration';
import { enumeration } from '../../lib/enumeration';

const table = enumeration({
  customer: { wire: ['CarDealerCustomer', 'Customer'], label: 'Kunde' },
  employee: { wire: ['CarDealerEmployee', 'Employee'], label: 'Mitarbeiter' },
  admin: { wire: ['CarDealerAdmin', 'Admin'], label: 'Administrator' },
  superAdmin: { wire: ['SuperAdmin'], label: 'Super-Administrator' },
});

export const roles = {
  ...table,
  parse: (value: unknown) => table.parse(typeof value === 'string' ? value.replaceAll('_', '') : undefined),
};

export type Role = KeyOf<typeof table>;

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'employee' || role === 'admin' || role === 'superAdmin');
}
