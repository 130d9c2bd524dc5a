import type { EnvironmentType } from './access';

const LABELS: Record<EnvironmentType, string> = {
  onboarding: 'Onboarding',
  staging: 'Staging',
  production: 'Produktion',
};

/** Where the shop stands, in words and in its colour (admin 2: red, yellow, green). */
export function EnvironmentBadge({ environment }: { environment: EnvironmentType }) {
  return <span className={`environment-badge environment-badge--${environment}`}>{LABELS[environment]}</span>;
}
