import type { TenantSettings } from '../domain/tenant/settings';

type EnvironmentType = 'onboarding' | 'staging' | 'production';

export function environmentOf({
  environmentTypeToString,
}: Pick<TenantSettings, 'environmentTypeToString'>): EnvironmentType {
  const name = environmentTypeToString?.toLowerCase();
  return name === 'onboarding' || name === 'staging' ? name : 'production';
}

const LABELS: Record<EnvironmentType, string> = {
  onboarding: 'Onboarding',
  staging: 'Staging',
  production: 'Produktion',
};

export function EnvironmentBadge({ environment }: { environment: EnvironmentType }) {
  return <span className={`environment-badge environment-badge--${environment}`}>{LABELS[environment]}</span>;
}
