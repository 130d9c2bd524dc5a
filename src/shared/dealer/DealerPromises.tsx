import Check from 'lucide-react/icons/check';
import { offersCredit, textNamesCredit } from '../../domain/law/creditDuties';
import { hasFinancing } from '../../domain/finance/financing';
import { hasLeasing } from '../../domain/finance/leasing';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { TenantSettings } from '../../domain/tenant/settings';
import { useTenant } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import { CreditWarning } from '../law/CreditText';
import css from './DealerPromises.css?inline';

export function PromiseList({ promises, label }: { promises: readonly string[]; label: string }) {
  useStyles(css);
  return (
    <ul className="dealer-promises" aria-label={label}>
      {promises.map((promise) => (
        <li key={promise} className="dealer-promises__promise flex items-start gap-8">
          <Check />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}

/** If the vehicle does not please; beside its availability. */
export function returnPromise({ uiMarketingBenefits, uiQualityPromises }: TenantSettings): string | undefined {
  return [...uiMarketingBenefits, ...uiQualityPromises].find((promise) => /rückgabe|geld.zurück/i.test(promise));
}

/** Each once; none about credit where neither shop nor vehicle offers one. */
export function dealerPromises(settings: TenantSettings, vehicle?: Vehicle): string[] {
  const promises = new Set([...settings.uiMarketingBenefits, ...settings.uiQualityPromises]);
  const hasCredit =
    offersCredit(settings) ||
    hasFinancing(vehicle?.financingCalculationProviderType) ||
    hasLeasing(vehicle?.leasingCalculationProviderType);
  const beside = vehicle && returnPromise(settings);
  return [...promises].filter((promise) => promise !== beside && (hasCredit || !textNamesCredit(promise)));
}

interface DealerPromisesProps {
  vehicle?: Vehicle;
}

export function DealerPromises({ vehicle }: DealerPromisesProps) {
  const { settings } = useTenant();
  const promises = dealerPromises(settings, vehicle);
  if (promises.length === 0) return null;
  return (
    <>
      <PromiseList promises={promises} label={`Das verspricht Ihnen ${settings.companyName}`} />
      <CreditWarning place="promises" financing={promises.some(textNamesCredit)} />
    </>
  );
}
