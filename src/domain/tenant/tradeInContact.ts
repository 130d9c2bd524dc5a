import type { TenantSettings } from './settings';

export function tradeInContactName(settings: Pick<TenantSettings, 'tradeInContactFullName'>): {
  firstName: string;
  lastName: string;
} {
  const [firstName = '', ...rest] = (settings.tradeInContactFullName ?? '').split(' ');
  return { firstName, lastName: rest.join(' ') };
}
