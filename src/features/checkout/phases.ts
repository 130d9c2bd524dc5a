import type { Step } from '../../ui/layout/StepProgress';

/** Phases of the checkout in their order, with their titles in the progress (rules/checkout: phases). */
const PHASES = {
  extras: 'Extras',
  handOver: 'Übergabe und Bezahlung',
  person: 'Ihre Daten',
} as const;

export type Phase = keyof typeof PHASES;

const NAMES = Object.keys(PHASES) as Phase[];

/** Step of the checkout with its phase. */
interface PhaseMember {
  readonly slug: string;
  readonly phase: Phase;
}

interface ShownPhase extends Step {
  /** First step of the phase. */
  slug: string;
}

/** Progress of the phases that have steps. @param current the step on the screen */
export function phaseProgress(steps: readonly PhaseMember[], current: PhaseMember): ShownPhase[] {
  const position = NAMES.indexOf(current.phase);
  return NAMES.flatMap((phase, index) => {
    const first = steps.find((step) => step.phase === phase);
    if (first === undefined) return [];
    const state = index === position ? 'current' : index < position ? 'done' : 'open';
    return [{ id: phase, title: PHASES[phase], state, slug: first.slug }];
  });
}
