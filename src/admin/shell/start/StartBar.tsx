import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { settingsAddress } from '../../page';
import { nextStep, type StartStep } from './startSteps';
import { useStartSteps } from './useStartSteps';

/** Way through the start list on the pages of its steps: what this one still lacks, the next step, and back. */
export function StartBar() {
  const { pathname, search } = useLocation();
  const back = useRouteLink(settingsAddress({ page: 'today' }));
  const steps = useStartSteps()?.steps;
  if (steps === undefined || pathname === settingsAddress({ page: 'today' })) return null;
  const area = new URLSearchParams(search).get('bereich') ?? 'darstellung';
  const here = steps.filter(
    (step) => pathname === settingsAddress(step) && (step.area === undefined || step.area === area),
  );
  const next = nextStep(steps);
  const first = nextStep(here);
  // A section with two steps leads on after the first; the other one comes in its turn.
  const open = first === next || here.every(({ missing }) => missing !== '') ? first : undefined;
  return (
    <nav className="flex flex-wrap items-center gap-y-8 gap-x-16 pb-16 text-14" aria-label="Vor dem Start">
      {open !== undefined ? <span>{open.missing}</span> : next ? <Next step={next} /> : null}
      <Link {...back}>Zurück zur Startliste</Link>
    </nav>
  );
}

const Next = ({ step }: { step: StartStep }) => (
  <Button size="small" variant="primary" {...useRouteLink(step.to)}>
    {`Weiter: ${step.title}`}
  </Button>
);
