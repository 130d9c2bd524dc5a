import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/Heading';
import { useStyles } from '../../../ui/styles';
import css from './TradeInPanel.css?inline';

const DEFAULT_STEPS = ['Fahrzeugdaten eingeben', 'Wert ermitteln lassen', 'Beim Kauf in Zahlung geben'];

/** Tab 'Inzahlungnahme': what it is about, and the way to the dealer's valuation (storefront 2.4). */
export function TradeInPanel() {
  useStyles(css);
  const { content, tradeInWidgetUrl } = useTenant().settings;
  const steps = content?.tradeInSteps.length ? content.tradeInSteps : DEFAULT_STEPS;
  return (
    <div className="trade-in-panel">
      <Heading
        level={3}
        size={22}
        sub={content?.tradeInSubheading ?? 'Wir rechnen den Wert Ihres Fahrzeugs auf den Kaufpreis an.'}
      >
        {content?.tradeInHeading ?? 'Geben Sie Ihr Fahrzeug in Zahlung'}
      </Heading>
      <ol className="trade-in-panel__steps">
        {steps.map((step) => (
          <li key={step} className="trade-in-panel__step">
            {step}
          </li>
        ))}
      </ol>
      {tradeInWidgetUrl === undefined ? null : (
        <Button variant="primary" href={tradeInWidgetUrl} target="_blank" rel="noopener noreferrer">
          Fahrzeug bewerten
        </Button>
      )}
    </div>
  );
}
