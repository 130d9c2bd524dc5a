import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Heading } from '../../../ui/display/Heading';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ModelStart } from '../../trade-in/ModelStart';
import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';
import { tradeInTarget, type TradeInTarget } from '../../../shared/thirdParty/tradeInTarget';
import type { PanelProps } from './panel';
import css from './TradeInPanel.css?inline';

const DEFAULT_STEPS = ['Fahrzeug beschreiben', 'Wert per E-Mail erhalten', 'Beim Kauf in Zahlung geben'];

export function TradeInPanel({ vehicle }: PanelProps) {
  useStyles(css);
  const { settings } = useTenant();
  const { content } = settings;
  const target = tradeInTarget(settings);
  const steps = content?.tradeInSteps.length ? content.tradeInSteps : DEFAULT_STEPS;
  return (
    <div className="trade-in-panel flex flex-col items-start gap-24">
      <Heading
        level={3}
        size={22}
        sub={content?.tradeInSubheading ?? 'Wir rechnen den Wert Ihres Fahrzeugs auf den Kaufpreis an.'}
      >
        {content?.tradeInHeading ?? 'Geben Sie Ihr Fahrzeug in Zahlung'}
      </Heading>
      <ol className="trade-in-panel__steps flex flex-col gap-12">
        {steps.map((step) => (
          <li key={step} className="trade-in-panel__step flex items-center gap-12">
            {step}
          </li>
        ))}
      </ol>
      {target === undefined ? null : <Valuation target={target} consentPlace={vehicle.id} />}
    </div>
  );
}

function Valuation({ target, consentPlace }: { target: TradeInTarget; consentPlace: string }) {
  if (target.kind === 'internal') return <ModelStart />;
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
