import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { settingsAddress } from '../../page';
import { usePersonalMemory } from '../../personalMemory';
import { nextStartStep, type StartStep } from './startSteps';
import { useStartSteps } from './useStartSteps';

/** Way through the start list on the pages of its steps: what this one still lacks, the next step, and back. */
export function StartBar() {
  const { pathname, search } = useLocation();
  const steps = useStartSteps()?.steps;
  if (steps === undefined || pathname === settingsAddress({ page: 'today' })) return null;
  const area = new URLSearchParams(search).get('bereich') ?? 'darstellung';
  const here = steps.filter(
    (step) => pathname === settingsAddress(step) && (step.area === undefined || step.area === area),
  );
  const next = nextStartStep(steps);
  const first = nextStartStep(here);
  // A section with two steps leads on after the first.
  const open = first === next || here.every(({ missing }) => missing !== '') ? first : undefined;
  // Its overview lists them.
  const missing = open?.area === 'recht' ? '' : open?.missing;
  return <Bar key={`${pathname} ${area}`} missing={missing} next={next} />;
}

interface BarProps {
  missing: string | undefined;
  next: StartStep | undefined;
}

function Bar({ missing, next }: BarProps) {
  const host = useHost();
  const back = useRouteLink(settingsAddress({ page: 'today' }));
  const bar = useRef<HTMLElement>(null);
  const isDone = missing === undefined;
  const wasDone = useRef(isDone);
  const { start } = usePersonalMemory();
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    const { isWanted } = start.getState();
    if (isWanted) void navigate(next?.to ?? settingsAddress({ page: 'today' }));
    return isWanted;
  });
  useEffect(() => {
    const isJustDone = isDone && !wasDone.current;
    wasDone.current = isDone;
    if (isJustDone && goOn()) return;
    // A long form is saved at its end; what comes next stands at its top.
    if (!isJustDone || (bar.current?.getBoundingClientRect().top ?? 0) >= 0) return;
    host.scrollToTop();
    bar.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isDone, host]);
  useEffect(() => {
    start.setState({ isOffered: !isDone, isWanted: false });
    return () => start.setState({ isOffered: false });
  }, [start, isDone]);
  return (
    <nav ref={bar} className="flex flex-wrap items-center gap-y-8 gap-x-16 pb-16 text-14" aria-label="Vor dem Start">
      {missing ? <span>{missing}</span> : isDone && next ? <Next step={next} /> : null}
      <Link {...back}>Zurück zur Startliste</Link>
    </nav>
  );
}

const Next = ({ step }: { step: StartStep }) => (
  <Button size="small" variant="primary" {...useRouteLink(step.to)}>
    {`Weiter: ${step.title}`}
  </Button>
);
