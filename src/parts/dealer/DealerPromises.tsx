import Check from 'lucide-react/icons/check';
import { useTenant } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import css from './DealerPromises.css?inline';

/** The dealer's benefits and quality promises (checkout 9). Renders nothing if the dealer has none. */
export function DealerPromises() {
  useStyles(css);
  const { companyName, uiMarketingBenefits, uiQualityPromises } = useTenant().settings;
  const promises = [...new Set([...uiMarketingBenefits, ...uiQualityPromises])];
  if (promises.length === 0) return null;
  return (
    <ul className="dealer-promises" aria-label={`Das verspricht Ihnen ${companyName}`}>
      {promises.map((promise) => (
        <li key={promise} className="dealer-promises__promise">
          <Check />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}
