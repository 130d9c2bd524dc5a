import type { EnvironmentType } from './environment';

const LABELS: Record<EnvironmentType, string> = {
  onboarding: 'Onboarding',
  staging: 'Staging',
  production: 'Produktion',
};

/** Environment of the shop (red, yellow or green) as a coloured label. */
export function EnvironmentBadge({ environment }: { environment: EnvironmentType }) {
  return <span className={`environment-badge environment-badge--${environment}`}>{LABELS[environment]}</span>;
}
