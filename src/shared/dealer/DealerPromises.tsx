import Check from 'lucide-react/icons/check';
import { textNamesCredit } from '../../domain/law/creditDuties';
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

/** The dealer's benefits and quality promises (rules/platform-and-wire: benefits and promises). Renders nothing if the dealer has none. */
export function DealerPromises() {
  const { companyName, uiMarketingBenefits, uiQualityPromises } = useTenant().settings;
  const promises = [...new Set([...uiMarketingBenefits, ...uiQualityPromises])];
  if (promises.length === 0) return null;
  return (
    <>
      <PromiseList promises={promises} label={`Das verspricht Ihnen ${companyName}`} />
      <CreditWarning place="promises" financing={promises.some(textNamesCredit)} />
    </>
  );
}
