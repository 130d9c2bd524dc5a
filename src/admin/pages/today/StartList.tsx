import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../domain/addresses';
import { agencyMail } from '../../../tools/embedding/embedding';
import { snippetOf } from '../../../tools/embedding/snippet';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useStyles } from '../../../ui/styles';
import { useSnippetSource } from '../integration/useSnippetSource';
import css from './StartList.css?inline';
import { nextStartStep, requiredSteps } from '../../shell/start/startSteps';
import { useStartSteps } from '../../shell/start/useStartSteps';

/** (rules/admin: start list) */
export function StartList() {
  useStyles(css);
  const { companyName } = useTenant().settings;
  const mail = agencyMail(snippetOf('page', {}, useSnippetSource()), 'page', companyName);
  const opening = useOpeningMail();
  const start = useStartSteps();
  const shop = useRouteLink(hrefOf('search'));
  if (start === undefined) return null;
  const { steps, receivers } = start;
  const next = nextStartStep(steps);
  const required = requiredSteps(steps);
  const done = required.filter(({ missing }) => missing === '').length;
  const progress = `${done} von ${required.length} erledigt`;
  return (
    <section className="grid gap-8" aria-label="Vor dem Start">
      <h2 className="text-muted font-600 text-14 leading-heading font-heading">{`Vor dem Start: ${progress}`}</h2>
      <ProgressBar label="Vor dem Start" value={done} max={required.length} valueText={progress} />
      <ol className="m-0 p-0 list-none border rounded-card bg-surface">
        {steps.map((step) => (
          <Step key={step.title} title={step.title} to={step.to} isDone={step.missing === ''} isNext={step === next}>
            {step.missing === '' ? null : <p>{step.missing}</p>}
            {step.needsCode && step.missing !== '' ? (
              <p>
                <Link href={mail}>Code an die Agentur senden</Link>
              </p>
            ) : null}
            {step === next ? <Act to={step.to}>{step.act}</Act> : null}
          </Step>
        ))}
        <Step title="Testbestellung" isNext={next === undefined}>
          <p>
            {`Bestellen Sie ein Fahrzeug wie ein Kunde.${
              receivers.length === 0
                ? ''
                : ` Die Nachricht geht an ${receivers.join(', ')}; ob sie ankommt, ist nur dort zu sehen.`
            }`}
          </p>
          {next === undefined ? (
            <Button variant="primary" {...shop}>
              Zum Shop
            </Button>
          ) : null}
        </Step>
        <Step title="Öffnen lassen">
          <p>
            Den Shop öffnet die Plattform. Schreiben Sie Ihrem Betreuer dort, wenn die Testbestellung angekommen ist;
            danach steht im Menü „Produktion“.
          </p>
          {next === undefined ? <Button href={opening}>E-Mail an den Betreuer</Button> : null}
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  to?: string;
  isDone?: boolean;
  isNext?: boolean;
  children: ReactNode;
}

function Step({ title, to, isDone = false, isNext = false, children }: StepProps) {
  return (
    <li
      className="start-step grid gap-4 py-12 px-16 wrap-anywhere hyphens-auto"
      aria-current={isNext ? 'step' : undefined}
    >
      <span className="start-step__state text-muted" data-done={isDone || undefined}>
        {isDone ? <Check /> : <Circle />}
        <VisuallyHidden>{isDone ? 'Erledigt: ' : isNext ? 'Als Nächstes: ' : 'Offen: '}</VisuallyHidden>
      </span>
      {to === undefined ? <strong>{title}</strong> : <StepLink to={to}>{title}</StepLink>}
      <div className="grid gap-8 justify-items-start text-muted text-14">{children}</div>
    </li>
  );
}

const StepLink = ({ to, children }: { to: string; children: string }) => (
  <Link {...useRouteLink(to)} className="justify-self-start font-600">
    {children}
  </Link>
);

const Act = ({ to, children }: { to: string; children: string }) => (
  <Button variant="primary" {...useRouteLink(to)}>
    {children}
  </Button>
);

function useOpeningMail(): string {
  const {
    adminId,
    settings: { companyName, integrationWebsiteUrl: website },
  } = useTenant();
  const subject = `Shop von ${companyName} öffnen`;
  const body = `Guten Tag,\n\nunser Shop ist eingerichtet, die Testbestellung ist angekommen. Bitte stellen Sie ihn auf Produktion.\n\n${companyName}\nKennung: ${adminId}${website === undefined ? '' : `\nWebsite: ${website}`}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
