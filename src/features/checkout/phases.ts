import { phaseOf, type Phase } from '../../domain/order/checkoutStep';
import { orderProblems } from '../../domain/order/orderProblems';
import { sentIn } from '../../domain/order/orderState';
import type { Step } from '../../ui/layout/StepProgress';
import type { CheckoutView } from './runner/checkoutView';
import { plainTitle, type CheckoutStep } from './runner/step';

/** rules/checkout: phases */
export const PHASES: Readonly<Record<Phase, { title: string; intro?: string }>> = {
  extras: { title: 'Extras', intro: 'Alles ist freiwillig.' },
  handOver: { title: 'Übergabe und Bezahlung' },
  person: { title: 'Zusammenfassung' },
};

const NAMES = Object.keys(PHASES) as Phase[];

type Steps = readonly CheckoutStep[];

export const sectionsOf = (steps: Steps, phase: Phase): Steps => steps.filter((step) => step.phase === phase);

export const stepsFor = (steps: Steps, view: CheckoutView): Steps => steps.filter(({ when }) => when?.(view) ?? true);

const isBefore = (phase: Phase, other: Phase) => NAMES.indexOf(phase) < NAMES.indexOf(other);

const isIncomplete = (view: CheckoutView) => (step: CheckoutStep) => !step.isComplete(view);

/**
 * Step to open instead (rules/checkout: summary guard); `undefined`: reachable. An absent step leads to its screen, one behind an incomplete
 * screen to what is missing there. The summary is open to complete orders and sent ones.
 */
export function redirectOf(slug: string, steps: Steps, view: CheckoutView): CheckoutStep['slug'] | undefined {
  const step = steps.find((each) => each.slug === slug);
  if (step === undefined) {
    const phase = phaseOf(slug);
    return (steps.find((each) => each.phase === phase) ?? steps[0])?.slug;
  }
  if (step.phase !== 'person') {
    return steps.filter(({ phase }) => isBefore(phase, step.phase)).find(isIncomplete(view))?.slug;
  }
  // A sent order is sent again unchanged.
  if (sentIn(view.draft.state)) return undefined;
  if (orderProblems(view.order, view.tenant.behaviours.hasHandOverStep).length === 0) return undefined;
  const sections = sectionsOf(steps, 'handOver');
  return (sections.find(isIncomplete(view)) ?? sections.at(-1))?.slug;
}

/** Passed by (rules/checkout: nothing to choose). */
const isSettled = (step: CheckoutStep, steps: Steps, view: CheckoutView) =>
  sectionsOf(steps, step.phase).every((section) => section.isSettled?.(view));

export function missingStep(steps: Steps, view: CheckoutView, phase: Phase): CheckoutStep | undefined {
  return steps.filter((step) => !isBefore(phase, step.phase)).find(isIncomplete(view));
}

export function nextStep(steps: Steps, view: CheckoutView, phase: Phase): CheckoutStep | undefined {
  return (
    missingStep(steps, view, phase) ??
    steps.find((step) => isBefore(phase, step.phase) && !isSettled(step, steps, view))
  );
}

export function previousStep(steps: Steps, view: CheckoutView, phase: Phase): CheckoutStep | undefined {
  const last = steps.findLast((step) => isBefore(step.phase, phase) && !isSettled(step, steps, view));
  return last && sectionsOf(steps, last.phase)[0];
}

/** The current phase names the step to screen readers. */
export function phaseProgress(steps: Steps, current: CheckoutStep): Step[] {
  return NAMES.filter((phase) => sectionsOf(steps, phase).length > 0).map((phase) => ({
    id: phase,
    title: PHASES[phase].title,
    ...(phase === current.phase
      ? { state: 'current', part: phase === 'person' ? undefined : plainTitle(current) }
      : { state: isBefore(phase, current.phase) ? 'done' : 'open' }),
  }));
}
