import type { TenantSettings } from '../domain/tenant/settings';

/** Environment of the dealer's shop. */
export type EnvironmentType = 'onboarding' | 'staging' | 'production';

export function environmentOf({
  environmentTypeToString,
}: Pick<TenantSettings, 'environmentTypeToString'>): EnvironmentType {
  const name = environmentTypeToString?.toLowerCase();
  return name === 'onboarding' || name === 'staging' ? name : 'production';
}
