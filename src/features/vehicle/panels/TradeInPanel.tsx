import { useLocation } from 'react-router-dom';
import { tradeInStart } from '../../../domain/trade-in/address';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Heading } from '../../../ui/display/Heading';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';
import { tradeInTarget, type TradeInTarget } from '../../../shared/thirdParty/tradeInTarget';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import type { PanelProps } from './panel';
import css from './TradeInPanel.css?inline';

const DEFAULT_STEPS = ['Fahrzeug beschreiben', 'Wert per E-Mail erhalten', 'Beim Kauf in Zahlung geben'];

/** Tab 'Inzahlungnahme': introduction and link to the valuation. */
export function TradeInPanel({ vehicle }: PanelProps) {
  useStyles(css);
  const { settings } = useTenant();
  const { content } = settings;
  const target = tradeInTarget(settings);
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
      {target === undefined ? null : <ValuationButton target={target} consentPlace={vehicle.id} />}
    </div>
  );
}

/** @param consentPlace scope of a one-time consent */
function ValuationButton({ target, consentPlace }: { target: TradeInTarget; consentPlace: string }) {
  if (target.kind === 'internal') return <InternalValuationButton />;
  if (target.kind === 'widget')
    return (
      <Button variant="primary" href={target.url} target="_blank" rel="noopener noreferrer">
        Fahrzeug bewerten
      </Button>
    );
  return (
    <ConsentGate service="valuation" place={consentPlace} url={target.url} level={4} className="trade-in-panel__module">
      <ThirdPartyFrame url={target.url} title="Fahrzeug bewerten" loadingText="Die Fahrzeugbewertung wird geladen …" />
    </ConsentGate>
  );
}

/** Link to the shop's own valuation, which returns to this vehicle. */
function InternalValuationButton() {
  const link = useRouteLink(tradeInStart(useLocation().pathname));
  return (
    <Button variant="primary" {...link}>
      Fahrzeug bewerten
    </Button>
  );
}
