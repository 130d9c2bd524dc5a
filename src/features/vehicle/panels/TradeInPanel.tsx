import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/Heading';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ThirdPartyFrame } from '../thirdParty/ThirdPartyFrame';
import { tradeInTarget, type TradeInTarget } from '../thirdParty/tradeInTarget';
import { useRouteLink } from '../../../ui/useRouteLink';
import css from './TradeInPanel.css?inline';

const DEFAULT_STEPS = ['Fahrzeugdaten eingeben', 'Wert ermitteln lassen', 'Beim Kauf in Zahlung geben'];

/** Tab 'Inzahlungnahme': what it is about, and the way to the dealer's valuation (storefront 2.4). */
export function TradeInPanel() {
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
      {target === undefined ? null : <Way target={target} />}
    </div>
  );
}

function Way({ target }: { target: TradeInTarget }) {
  if (target.kind === 'internal') return <InternalWay path={target.path} />;
  if (target.kind === 'widget')
    return (
      <Button variant="primary" href={target.url} target="_blank" rel="noopener noreferrer">
        Fahrzeug bewerten
      </Button>
    );
  return (
    <ConsentGate service="valuation" url={target.url} level={4} className="trade-in-panel__module">
      <ThirdPartyFrame url={target.url} title="Fahrzeug bewerten" loadingText="Die Fahrzeugbewertung wird geladen …" />
    </ConsentGate>
  );
}

function InternalWay({ path }: { path: string }) {
  const link = useRouteLink(path);
  return (
    <Button variant="primary" {...link}>
      Fahrzeug bewerten
    </Button>
  );
}
