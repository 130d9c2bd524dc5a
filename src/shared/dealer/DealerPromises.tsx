import Check from 'lucide-react/icons/check';
import { textNamesCredit } from '../../domain/law/creditDuties';
import type { TenantSettings } from '../../domain/tenant/settings';
import { useTenant } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import { CreditWarning } from '../law/CreditText';
import css from './DealerPromises.css?inline';

/** Promises with a tick each. */
export function PromiseList({ promises, label }: { promises: readonly string[]; label: string }) {
  useStyles(css);
  return (
    <ul className="dealer-promises" aria-label={label}>
      {promises.map((promise) => (
        <li key={promise} className="dealer-promises__promise">
          <Check />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}

/** The dealer's benefits and quality promises (rules/platform-and-wire: benefits and promises), each once. */
export function dealerPromises({
  uiMarketingBenefits,
  uiQualityPromises,
}: Pick<TenantSettings, 'uiMarketingBenefits' | 'uiQualityPromises'>): string[] {
  return [...new Set([...uiMarketingBenefits, ...uiQualityPromises])];
}

/** At most three promises for the price box, without those that name a credit, which would need a second warning there. */
export const promisesInBox = (settings: Parameters<typeof dealerPromises>[0]): string[] =>
  dealerPromises(settings)
    .filter((promise) => !textNamesCredit(promise))
    .slice(0, 3);

/** The dealer's promises, or those of the price box. Renders nothing without any. */
export function DealerPromises({ isInBox = false }: { isInBox?: boolean }) {
  const { settings } = useTenant();
  const promises = isInBox ? promisesInBox(settings) : dealerPromises(settings);
  if (promises.length === 0) return null;
  return (
    <>
      <PromiseList promises={promises} label={`Das verspricht Ihnen ${settings.companyName}`} />
      <CreditWarning place="promises" financing={promises.some(textNamesCredit)} />
    </>
  );
}
